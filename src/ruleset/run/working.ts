import { LIMITS } from '../limits.ts';
import type { Cell, Change, Table } from '../types.ts';
import { Paths } from './paths.ts';

/** Whether two values at rest are the same; lists by their items. */
export function sameCell(a: Cell | null, b: Cell | null): boolean {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => item === b[i]);
  return a === b;
}

/** The gamestate while a move is tried: the table underneath stays as it is, writes lie on top, each is journalled. */
export class Working {
  readonly #base: Table;
  readonly #over = new Map<string, Cell | null>();
  readonly #journal: Change[] = [];
  #index: Map<string, string[]> | null = null;
  #paths: Paths | null = null;
  #edition = 0;
  #whole: { readonly edition: number; readonly table: Table } | null = null;

  constructor(base: Table) {
    this.#base = base;
  }

  get(path: string): Cell | undefined {
    const over = this.#over.get(path);
    if (over === undefined) return this.#base.get(path);
    return over ?? undefined;
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  /** Writes and journals; writing what is there already is no change. */
  put(path: string, to: Cell | null, rule: string): void {
    const from = this.get(path) ?? null;
    if (sameCell(from, to)) return;
    this.#over.set(path, to);
    this.#edition += 1;
    this.#journal.push({ path, from, to, rule });
    if (this.#index !== null) follow(this.#index, path, from === null, to === null);
    if ((from === null) !== (to === null)) this.#paths?.follow(path, to !== null);
  }

  get changes(): readonly Change[] {
    return this.#journal;
  }

  /** How many changes have been made: a place to return to. */
  mark(): number {
    return this.#journal.length;
  }

  /** Another number after every write or undoing: what was read under the same one still holds. */
  get edition(): number {
    return this.#edition;
  }

  undo(to: number): void {
    this.#edition += 1;
    while (this.#journal.length > to) {
      const { path, from } = this.#journal.pop()!;
      this.#over.set(path, from);
    }
    this.#index = null;
    this.#paths = null;
  }

  /** Keys of the things of a kind, in order of creation; for `player`, everybody who ever played. */
  keys(kind: string): readonly string[] {
    this.#index ??= this.#indexed();
    return this.#index.get(kind) ?? [];
  }

  /** The table as it stands now. `copying` is told the size when it has to be put together anew. */
  whole(copying: (size: number) => void): Table {
    if (this.#journal.length === 0) return this.#base;
    if (this.#whole?.edition === this.#edition) return this.#whole.table;
    copying(this.#base.size);
    const table = new Map(this.#base);
    for (const [path, to] of this.#over) {
      if (to === null) table.delete(path);
      else table.set(path, to);
    }
    this.#whole = { edition: this.#edition, table };
    return table;
  }

  /** Size of the largest collection a loop may visit. */
  largest(): number {
    this.#index ??= this.#indexed();
    let most = 0;
    for (const [kind, keys] of this.#index) {
      most = Math.max(most, kind === 'matter' ? Math.min(keys.length, LIMITS.mattersListed) : keys.length);
    }
    return most;
  }

  /** All paths under a prefix of one part or two that hold something, in the order in which they came. */
  under(prefix: string): string[] {
    return this.#grouped().under(prefix);
  }

  /** Rows of a relation with this key on one side; `sorting` is told how many have to be sorted first. */
  rows(relation: string, side: number, key: string, sorting: (rows: number) => void): string[] {
    return this.#grouped().rows(relation, side, key, sorting);
  }

  /** How many paths with this first part hold something. */
  count(first: string): number {
    return this.#grouped().count(first);
  }

  /** How many paths may hold something, at most. */
  get size(): number {
    return this.#base.size + this.#journal.length;
  }

  #grouped(): Paths {
    if (this.#paths !== null) return this.#paths;
    const paths = new Paths(this.#base);
    for (const { path, from, to } of this.#journal)
      if ((from === null) !== (to === null)) paths.follow(path, to !== null);
    this.#paths = paths;
    return paths;
  }

  #indexed(): Map<string, string[]> {
    const index = new Map<string, string[]>();
    for (const path of this.#base.keys()) follow(index, path, true, false);
    for (const { path, from, to } of this.#journal) follow(index, path, from === null, to === null);
    return index;
  }
}

/** Keeps the lists of things as folding the same changes over the table would. */
function follow(index: Map<string, string[]>, path: string, begins: boolean, ends: boolean): void {
  if (begins === ends || !path.startsWith('is/')) return;
  const slash = path.indexOf('/', 3);
  const kind = path.slice(3, slash);
  const key = path.slice(slash + 1);
  const keys = index.get(kind);
  if (begins) {
    if (keys) keys.push(key);
    else index.set(kind, [key]);
  } else if (keys) keys.splice(keys.indexOf(key), 1);
}
