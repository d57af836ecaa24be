import type { Renamed } from './renamed.ts';
import type { Cell, Scope, Table } from './types.ts';

/** A title that a rule of this round once had. A rule stays the same by its number. */
export interface Retitled {
  readonly title: string;
  readonly scope: Scope;
  readonly number: number;
}

/** What has got another name since an amendment was written. */
export interface Since {
  readonly words: readonly Renamed[];
  readonly titles: readonly Retitled[];
}

/** Titles given up, in order: `renamed/rule/1` holds the title, and the section, number and round of its rule. */
const RETITLINGS = 'renamed/rule/';

function cellsIn(table: Table): readonly (readonly [string, Scope, string, string])[] {
  const found: (readonly [string, Scope, string, string])[] = [];
  for (let n = 1; table.has(`${RETITLINGS}${n}`); n += 1)
    found.push(table.get(`${RETITLINGS}${n}`) as unknown as readonly [string, Scope, string, string]);
  return found;
}

export function retitlings(table: Table): number {
  return cellsIn(table).length;
}

/** Those after the first so many, oldest first. The rules of another round are other ones. */
export function retitledSince(table: Table, first = 0): readonly Retitled[] {
  return cellsIn(table)
    .slice(first)
    .filter(([, scope, , round]) => scope === 'core' || round === roundIn(table))
    .map(([title, scope, number]) => ({ title, scope, number: Number(number) }));
}

/** What remembers them. */
export function retitlingsToKeep(
  table: Table,
  retitled: readonly Retitled[],
): readonly (readonly [path: string, cell: Cell])[] {
  const known = retitlings(table);
  return retitled.map(({ title, scope, number }, i) => [
    `${RETITLINGS}${known + i + 1}`,
    [title, scope, String(number), roundIn(table)],
  ]);
}

function roundIn(table: Table): string {
  return String(table.get('game/round') ?? 1);
}
