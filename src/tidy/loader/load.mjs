import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const TYPESCRIPT = /^file:[^?#]*\.(tsx?)(?:[?#]|$)/;
const JSX = { runtime: 'automatic', importSource: 'preact' };

/**
 * TypeScript as JavaScript, with the way back to its lines; anything else as it is. For Node's thread of loaders. The
 * loaders to be had give every function its name anew each time that it is made, which slows all the code down.
 */
export async function load(url, context, next) {
  const lang = TYPESCRIPT.exec(url)?.[1];
  if (lang === undefined || url.includes('/node_modules/')) return next(url, context);
  const path = fileURLToPath(url);
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), {
    ...{ lang, jsx: JSX, sourcemap: true, tsconfig: false },
    typescript: { onlyRemoveTypeImports: true },
  });
  if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const way = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${way}`;
  return { format: 'module', source, shortCircuit: true };
}
