import { callsOf, textsOf } from './syntax.ts';
import { tests, textOf } from './tree.ts';

/** One row of `docs/rules.md`; `made` empty for what comes in a later milestone. */
export interface Row {
  readonly id: string;
  readonly made: readonly string[];
  readonly later: boolean;
  readonly line: string;
}

export const PAGE = 'docs/rules.md';
const ID = /\b(?:FN-[A-Z]\d+|ST-\d\d|S\d\d)\b/g;
const CASE = /^(?:FN-[A-Z]\d+|ST-\d\d|S\d\d) · /;
const ROW = /^\| (FN-[A-Z]\d+|ST-\d\d|S\d\d) \| (.+?) \| (.+?) \| ?(.*?) ?\|$/;

export function rows(page = textOf(PAGE)): Row[] {
  return page.split('\n').flatMap((line): Row[] => {
    const [, id, , made] = ROW.exec(line) ?? [];
    if (id === undefined || made === undefined) return [];
    return [{ id, made: quoted(made), later: made === 'later milestone', line }];
  });
}

/** The test files with a test whose name carries each id. */
export function proofs(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of tests) {
    for (const id of idsIn(path)) found.set(id, [...(found.get(id) ?? []), path]);
  }
  return found;
}

/** The page with its last column as the tests have it. */
export function withProofs(page = textOf(PAGE)): string {
  const proved = proofs();
  return page
    .split('\n')
    .map((line) => {
      const [, id, what, made] = ROW.exec(line) ?? [];
      if (id === undefined) return line;
      const column = (proved.get(id) ?? []).map((path) => `\`${path}\``).join(', ');
      return `| ${id} | ${what} | ${made} | ${column === '' ? '' : `${column} `}|`;
    })
    .join('\n');
}

/** Test names are the first argument of a call; a case in a table may carry one too, as `FN-R3 · …`. */
function idsIn(path: string): Set<string> {
  const names = callsOf(path).flatMap(({ of, first }) =>
    first !== null && (/^(test|it|describe)\b/.test(of) || first.search(ID) === 0) ? [first] : [],
  );
  const cases = textsOf(path).filter((text) => CASE.test(text));
  return new Set([...names, ...cases].flatMap((name) => name.match(ID) ?? []));
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path as string);
}
