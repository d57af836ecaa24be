import type { Table } from '../types.ts';

/** Paths that hold something, by their first two parts: `egg/5`, `rel/shares`, `later/3`. */
export class Paths {
  readonly #of = new Map<string, Map<string, Set<string>>>();
  readonly #counts = new Map<string, number>();
  /** Relation -> side and key, `1/AAA` -> its rows; made when first asked for. */
  readonly #sides = new Map<string, Map<string, Set<string>>>();

  constructor(table: Table) {
    for (const path of table.keys()) this.follow(path, true);
  }

  /** A path begins to hold something, or ends to. */
  follow(path: string, holds: boolean): void {
    const [first, second] = parts(path);
    const seconds = this.#of.get(first) ?? new Map<string, Set<string>>();
    const group = seconds.get(second) ?? new Set<string>();
    this.#counts.set(first, this.count(first) + (holds ? 1 : -1));
    if (holds) group.add(path);
    else group.delete(path);
    seconds.set(second, group);
    this.#of.set(first, seconds);
    const sides = first === 'rel' ? this.#sides.get(second) : undefined;
    if (sides) sort(sides, path, holds);
  }

  /** How many have this first part. */
  count(first: string): number {
    return this.#counts.get(first) ?? 0;
  }

  /** All under a prefix of one part or two, `later/` or `egg/5/`, in the order in which they came. */
  under(prefix: string): string[] {
    const [first, second] = parts(prefix);
    const seconds = this.#of.get(first);
    if (second === '') return [...(seconds?.values() ?? [])].flatMap((group) => [...group]);
    return [...(seconds?.get(second) ?? [])].filter((path) => path.startsWith(prefix));
  }

  /** Rows of a relation with this key on one side. `sorting` is told how many there are when they have to be sorted first. */
  rows(relation: string, side: number, key: string, sorting: (rows: number) => void): string[] {
    let sides = this.#sides.get(relation);
    if (!sides) {
      const all = this.under(`rel/${relation}/`);
      sorting(all.length);
      sides = new Map();
      for (const path of all) sort(sides, path, true);
      this.#sides.set(relation, sides);
    }
    return [...(sides.get(`${side}/${key}`) ?? [])];
  }
}

function sort(sides: Map<string, Set<string>>, path: string, holds: boolean): void {
  const [, , a, b] = path.split('/');
  for (const side of [`0/${a}`, `1/${b}`]) {
    const rows = sides.get(side) ?? new Set<string>();
    if (holds) rows.add(path);
    else rows.delete(path);
    sides.set(side, rows);
  }
}

function parts(path: string): [first: string, second: string] {
  const one = path.indexOf('/');
  const two = path.indexOf('/', one + 1);
  return [path.slice(0, one), path.slice(one + 1, two < 0 ? path.length : two)];
}
