import type { Table } from '../ruleset/types.ts';
import { latestOf, rowAt, type SignalRow } from './signals.ts';

/** The signals of a table that stays as it is, found in one look through it. */
export class SignalIndex {
  readonly #table: Table;
  #paths: Map<string, string[]> | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The signal that a person's vote on a matter stands on. */
  latest(matter: string, person: string): SignalRow | null {
    this.#paths ??= gathered(this.#table);
    const paths = this.#paths.get(`${matter}/${person}`) ?? [];
    return latestOf(paths.flatMap((path) => rowAt(this.#table, path)));
  }
}

function gathered(table: Table): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const path of table.keys()) {
    const [head, matter, person] = path.split('/', 3);
    if (head !== 'signal') continue;
    const key = `${matter}/${person}`;
    const paths = found.get(key);
    if (paths) paths.push(path);
    else found.set(key, [path]);
  }
  return found;
}
