import type { Table, VoteWord } from '../ruleset/types.ts';
import { keysUnder, type Writing } from './cells.ts';
import type { Game, Signal } from './types.ts';

/** `void`: never counts. `held`: taken back while frozen, so it still stands. `unclear`: asked which vote it is. */
export type Standing = 'stands' | 'void' | 'held' | 'unclear';

export interface SignalRow {
  readonly id: string;
  readonly vote: VoteWord;
  readonly at: number;
  readonly standing: Standing;
  readonly order: number;
  /** Its time is that of the look which found it. */
  readonly found?: true;
  /** What a reply said, as far as it is kept. */
  readonly words?: string;
}

/** Not a row any more, but the memory of when it ceased to be one. */
const GONE = 'gone';
const FOUND = 'found';

const pathOf = (matter: string, person: string, id: string) =>
  `signal/${matter}/${person}/${encodeURIComponent(id)}`;

export function signalsOf(table: Table, matter: string, person: string): SignalRow[] {
  const prefix = `signal/${matter}/${person}`;
  return keysUnder(table, prefix).flatMap((key) => read(table, `${prefix}/${key}`, decodeURIComponent(key)));
}

/** The row that lies at a path of the table; none when it is only the memory of one. */
export function rowAt(table: Table, path: string): SignalRow[] {
  return read(table, path, decodeURIComponent(path.split('/')[3] ?? ''));
}

function read(table: Table, path: string, id: string): SignalRow[] {
  const cell = table.get(path);
  if (!Array.isArray(cell)) return [];
  const [vote, at, standing, order, found, words] = cell;
  if (standing === GONE) return [];
  return [
    {
      id,
      vote: vote as VoteWord,
      at: Number(at),
      standing: standing as Standing,
      order: Number(order),
      ...(found === FOUND ? { found: true } : {}),
      ...(words === undefined ? {} : { words }),
    },
  ];
}

/** When a signal was last taken back, or null: what was given before that instant says nothing new. */
export function takenBackAt(
  game: Game,
  where: { matter: string; person: string; signal: Signal },
): number | null {
  const cell = game.table.get(pathOf(where.matter, where.person, where.signal.id));
  return Array.isArray(cell) && cell[2] === GONE ? Number(cell[1]) : null;
}

/** What is remembered of one signal, or null when it was never seen or was withdrawn. */
export function signalOf(game: Game, matter: string, person: string, id: string): SignalRow | null {
  return signalsOf(game.table, matter, person).find((row) => row.id === id) ?? null;
}

/** Everyone who ever signalled on the matter. */
export function signallers(table: Table, matter: string): string[] {
  return keysUnder(table, `signal/${matter}`);
}

/** The latest signal that still stands is the vote (FN-V1). */
export function latestStanding(table: Table, matter: string, person: string): SignalRow | null {
  return latestOf(signalsOf(table, matter, person));
}

export function latestOf(rows: readonly SignalRow[]): SignalRow | null {
  return (
    rows
      .filter((row) => row.standing === 'stands' || row.standing === 'held')
      .sort((a, b) => b.at - a.at || b.order - a.order)[0] ?? null
  );
}

/** Whose reply could not be read as one vote, and who has said nothing clearer since. */
export function unclearOn(table: Table, matter: string): string[] {
  return signallers(table, matter).filter((person) => {
    const rows = signalsOf(table, matter, person).sort((a, b) => b.at - a.at || b.order - a.order);
    return rows[0]?.standing === 'unclear';
  });
}

export function putSignal(
  writing: Writing,
  where: { matter: string; person: string; signal: Signal },
  row: Omit<SignalRow, 'id'>,
): void {
  writing.put(pathOf(where.matter, where.person, where.signal.id), [
    row.vote,
    String(row.at),
    row.standing,
    String(row.order),
    ...lastOf(where.signal, row),
  ]);
}

/** What only some rows have, each in its place. */
function lastOf({ found, words }: Signal, row: Omit<SignalRow, 'id'>): string[] {
  const said = words ?? row.words;
  if (said === undefined) return found ? [FOUND] : [];
  return [found ? FOUND : '', said];
}

/** Nothing of the signal stands; deliveries of it from before `at` come too late to say so. */
export function dropSignal(
  writing: Writing,
  where: { matter: string; person: string; signal: Signal },
  at: number,
): void {
  writing.put(pathOf(where.matter, where.person, where.signal.id), ['', String(at), GONE, '0']);
}
