import { evolve, unopened } from '../../ticker/table/evolve.ts';
import { patienceMs } from '../../ticker/table/patience.ts';
import { isRunning } from '../../ticker/table/turns.ts';
import type { Resolution, Table, TableEvent, Traded } from '../../ticker/table/types.ts';

/** How a table goes on at which no human sits: a round at a time, to be watched, or to the end at once. */
export const PACES = ['watch', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** A table was put up: the first thing on its record. */
export interface Placed {
  readonly type: 'placed';
  readonly team: string;
  readonly channel: string;
  /** `T2`: tables are numbered by channel. */
  readonly name: string;
  readonly pace: Pace;
  /** The table that this one is the rematch of. */
  readonly after: string | null;
}

/** A table that is over was told to the game of its channel: the event it became there, null where it became none. */
export interface Reported {
  readonly type: 'reported';
  readonly event: number | null;
}

export type TickerFact = Placed | Reported | TableEvent;

/** One finished turn, as it is told. */
export interface Turn {
  readonly round: number;
  readonly seat: number;
  readonly trades: readonly Traded[];
  /** What the dice did; null in the setup round. */
  readonly dice: Resolution | null;
  readonly isLate: boolean;
}

/** A table where it stands: the game, and whose time has run since when. */
export interface TickerTable {
  readonly id: string;
  readonly team: string;
  readonly channel: string;
  readonly name: string;
  readonly pace: Pace;
  readonly after: string | null;
  readonly table: Table;
  /** Of the newest event, epoch ms. */
  readonly at: number;
  /** When the turn at hand began, pauses taken off, and the version of the table it began with. */
  readonly turn: { readonly at: number; readonly version: number };
  readonly pausedAt: number | null;
  /** Of all pauses that are over, ms. */
  readonly pausedMs: number;
  readonly isReported: boolean;
  /** Trades of the turn at hand. */
  readonly trades: readonly Traded[];
  /** The last turns, newest last; as many as there are seats. */
  readonly told: readonly Turn[];
}

export function unplaced(id: string): TickerTable {
  return {
    ...{ id, team: '', channel: '', name: '', pace: 'watch', after: null, table: unopened },
    ...{
      at: 0,
      turn: { at: 0, version: 0 },
      pausedAt: null,
      pausedMs: 0,
      isReported: false,
      trades: [],
      told: [],
    },
  };
}

/** The table after something happened at an instant. */
export function placedAfter(before: TickerTable, fact: TickerFact, at: number): TickerTable {
  if (fact.type === 'placed') {
    const { team, channel, name, pace, after } = fact;
    return { ...before, team, channel, name, pace, after, at };
  }
  if (fact.type === 'reported') return { ...before, isReported: true };
  const table = evolve(before.table, fact);
  const now = { ...before, table, at };
  return timed(before, { ...now, ...tellable(before, table, fact) }, at);
}

/** The trades and turns to be told of. */
function tellable(
  { trades, told }: TickerTable,
  table: Table,
  fact: TableEvent,
): Pick<TickerTable, 'trades' | 'told'> {
  if (fact.type === 'traded') return { trades: [...trades, fact], told };
  if (fact.type === 'undone') return { trades: [], told };
  if (fact.type !== 'passed' && fact.type !== 'rolled') return { trades, told };
  const { round, seat, cause } = fact;
  const dice = fact.type === 'rolled' ? table.last : null;
  const turn: Turn = { round, seat, trades, dice, isLate: cause === 'deadline' };
  return { trades: [], told: [...told, turn].slice(-table.seats.length) };
}

/** A turn has its time from when it began, or from when somebody else took its seat; a pause does not count. */
function timed(before: TickerTable, now: TickerTable, at: number): TickerTable {
  const { table } = now;
  const { round, active, phase } = before.table;
  if (table.paused && !before.table.paused) return { ...now, pausedAt: at };
  if (!table.paused && before.pausedAt !== null) {
    const lasted = at - before.pausedAt;
    const turn = { ...now.turn, at: now.turn.at + lasted };
    return { ...now, turn, pausedAt: null, pausedMs: before.pausedMs + lasted };
  }
  const isNew =
    table.round !== round ||
    table.active !== active ||
    table.phase !== phase ||
    table.seats[active]?.person !== before.table.seats[active]?.person ||
    table.seats[active]?.ai !== before.table.seats[active]?.ai;
  return isNew ? { ...now, turn: { at, version: table.version } } : now;
}

/** The human whose turn it is, by id; null for an AI player or none. */
export function humanToMove(placed: TickerTable): string | null {
  const seat = placed.table.seats[placed.table.active];
  return isRunning(placed.table) && seat !== undefined && seat.ai === null ? seat.person : null;
}

/** Until when the human to move has time, epoch ms; null when none is. */
export function deadlineOf(placed: TickerTable): number | null {
  return humanToMove(placed) === null ? null : placed.turn.at + patienceMs(placed.table);
}
