import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

let program: Promise<string> | undefined;

/** One file of all that the bot is made of, made once: it starts in half the time, and is never older than its source. */
export function botProgram(): Promise<string> {
  program ??= bundled();
  return program;
}

async function bundled(): Promise<string> {
  const outDir = join(process.cwd(), 'dist/simulation', String(process.pid));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  await build({
    ...{ configFile: false, logLevel: 'error' },
    ssr: {
      noExternal: true,
      external: ['better-sqlite3', 'bufferutil', 'utf-8-validate', '@resvg/resvg-js'],
    },
    build: {
      ...{ ssr: 'scenarios/simulation/bot/entry.ts', outDir, target: 'node20' },
      rollupOptions: { output: { entryFileNames: 'bot.mjs' } },
    },
  });
  return join(outDir, 'bot.mjs');
}
