import type { Cell, Change, Table } from './types.ts';

export type Sort =
  | 'parameter'
  | 'global'
  | 'player field'
  | 'kind'
  | 'plural'
  | 'field'
  | 'relation'
  | 'action'
  | 'procedure'
  | 'matter field';

/** A word that the rules declare. `of` is the kind that a field belongs to, as it was called then; else empty. */
export interface Word {
  readonly what: Sort;
  readonly of: string;
  readonly name: string;
}

/** A word that got another name. Several in a row are read one after the other. */
export interface Renamed extends Word {
  readonly to: string;
}

/** Renamings of a game in order: `renamed/1` holds what it is, of which kind, its name, its new name. */
const RENAMINGS = 'renamed/';

export function isRenaming(path: string): boolean {
  return /^renamed\/\d+$/.test(path);
}

export function cellOf({ what, of, name, to }: Renamed): Cell {
  return [what, of, name, to];
}

function renamingIn(cell: Cell | null | undefined): Renamed[] {
  if (!Array.isArray(cell)) return [];
  const [what, of, name, to] = cell as readonly string[] as readonly [Sort, string, string, string];
  return [{ what, of, name, to }];
}

/** Every renaming that a gamestate remembers, oldest first. */
export function renamingsOf(table: Table): readonly Renamed[] {
  const found: Renamed[] = [];
  for (let n = 1; table.has(`${RENAMINGS}${n}`); n += 1)
    found.push(...renamingIn(table.get(`${RENAMINGS}${n}`)));
  return found;
}

/** The renamings that these changes set down. */
export function renamingsAmong(changes: readonly Change[]): readonly Renamed[] {
  return changes.flatMap(({ path, to }) => (isRenaming(path) ? renamingIn(to) : []));
}

/** These changes without those that only move values to the new names of their words. */
export function unmoved(changes: readonly Change[]): readonly Change[] {
  const renamed = renamingsAmong(changes);
  if (renamed.length === 0) return changes;
  const left = new Set<string>();
  const arriving = new Set<string>();
  return changes.filter(({ path, from, to }) => {
    const after = pathAfter(path, renamed);
    if (to === null && after !== path && !left.has(path)) {
      left.add(path);
      arriving.add(after);
      return false;
    }
    return !(from === null && arriving.delete(path));
  });
}

/** What undoes them. */
export function undoing(renamed: readonly Renamed[]): readonly Renamed[] {
  return renamed.map((one) => ({ ...one, name: one.to, to: one.name })).reverse();
}

/** Without those that the one right after them takes back. */
export function settled(renamed: readonly Renamed[]): readonly Renamed[] {
  const left: Renamed[] = [];
  for (const one of renamed) {
    const last = left.at(-1);
    const back =
      last?.what === one.what && last.of === one.of && last.name === one.to && last.to === one.name;
    if (back) left.pop();
    else left.push(one);
  }
  return left;
}

/** Which part of a path is this word, from 0; -1 when none is. */
function partOf(parts: readonly string[], { what, of, name }: Word): number {
  const [head = '', a, b] = parts;
  const at = (found: boolean, part: number) => (found ? part : -1);
  switch (what) {
    case 'global':
      return at(head === 'global' && a === name, 1);
    case 'player field':
      return at(head === 'player' && b === name, 2);
    case 'kind':
      return head === name ? 0 : at(BY_KIND.has(head) && a === name, 1);
    case 'field':
      return at(head === of && b === name, 2);
    case 'relation':
      return at(head === 'rel' && a === name, 1);
    case 'action':
      return head === 'did' ? at(b === name, 2) : at(head === 'used' && a === name, 1);
    case 'matter field':
      return at(head === 'matter_field' && b === name, 2);
    case 'parameter':
    case 'plural':
    case 'procedure':
      return -1;
  }
}

const BY_KIND: ReadonlySet<string> = new Set(['is', 'next', 'note', 'note_post']);

export function pathAfter(path: string, renamed: readonly Renamed[]): string {
  if (!renamed.some(({ name }) => path.includes(name))) return path;
  let parts = path.split('/');
  for (const one of renamed) {
    const part = partOf(parts, one);
    if (part >= 0) parts = parts.with(part, one.to);
  }
  return parts.join('/');
}

/** Cells that hold the name of what is to be done. */
const NAMING: readonly (readonly [path: RegExp, what: Sort])[] = [
  [/^later\/\d+\/call$/, 'procedure'],
  [/^attest\/[^/]+\/action$/, 'action'],
];

export function cellAfter(path: string, cell: Cell, renamed: readonly Renamed[]): Cell {
  const sort = NAMING.find(([of]) => of.test(path))?.[1];
  return renamed.reduce((held, { what, name, to }) => (what === sort && held === name ? to : held), cell);
}

/** What moves the values of a gamestate along, in the order they stand in; the renamings are set down first. */
export function movesOf(
  table: Table,
  renamed: readonly Renamed[],
): readonly (readonly [path: string, to: Cell | null])[] {
  if (renamed.length === 0) return [];
  const known = renamingsOf(table).length;
  const records = renamed.map((one, i) => [`${RENAMINGS}${known + i + 1}`, cellOf(one)] as const);
  const moved = [...table].map(([path, cell]) => {
    return { path, to: pathAfter(path, renamed), was: cell, cell: cellAfter(path, cell, renamed) };
  });
  const leaving = moved.filter(({ path, to }) => path !== to).map(({ path }) => [path, null] as const);
  const arriving = moved.filter(({ path, to, was, cell }) => path !== to || was !== cell);
  // All leave before any arrives: two may trade their names.
  return [...records, ...leaving, ...arriving.map(({ to, cell }) => [to, cell] as const)];
}

/** The gamestate in the new words; in the order of the old one. */
export function tableAfter(table: Table, renamed: readonly Renamed[]): Map<string, Cell> {
  return new Map(
    [...table].map(([path, cell]) => [pathAfter(path, renamed), cellAfter(path, cell, renamed)]),
  );
}

/** A word as it is called after these; a field is followed through the names of its kind. */
export function wordAfter<W extends Word>(word: W, renamed: readonly Renamed[]): W {
  let { of, name } = word;
  for (const one of renamed) {
    if (one.what === word.what && one.of === of && one.name === name) name = one.to;
    else if (one.what === 'kind' && one.name === of) of = one.to;
  }
  return { ...word, of, name };
}

export function actionAfter(name: string, renamed: readonly Renamed[]): string {
  return renamed.reduce((so, one) => (one.what === 'action' && one.name === so ? one.to : so), name);
}

/** A text of the law in the new words, wherever an old one stands by itself. */
export function wordsAfter(text: string, renamed: readonly Renamed[]): string {
  return renamed.reduce(
    (words, { name, to }) => words.replace(/[A-Za-z][A-Za-z0-9_]*/g, (word) => (word === name ? to : word)),
    text,
  );
}
