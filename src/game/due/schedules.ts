import { comesRound, Exhausted, Meter, type Timetable, timetables } from '../../ruleset/engine.ts';
import { LIMITS } from '../../ruleset/limits.ts';
import { MINUTE_MS } from '../../ruleset/timing.ts';
import { type Freeze, freezes } from '../clocks.ts';
import type { Due } from '../due.ts';
import { noDice } from '../luck.ts';
import type { Command, Game } from '../types.ts';
import { worldAt } from '../world.ts';
import { thawed } from './thaw.ts';

/** How far one has come. */
export interface Seen {
  /** Until when everything was looked at. */
  readonly lookedMs: number;
  /** How often each schedule ran in this settlement. */
  readonly struck: ReadonlyMap<string, number>;
  /** How often conditions were found to be otherwise by time alone, in this settlement. */
  readonly looks: number;
  /** The minute that was looked at as often as one is: only what comes after it is looked at. */
  readonly through: number;
  /** Whether that was found to have to wait. */
  waits(command: Command): boolean;
}

export const NOTHING_SEEN: Seen = {
  lookedMs: Number.NEGATIVE_INFINITY,
  struck: new Map(),
  looks: 0,
  through: Number.NEGATIVE_INFINITY,
  waits: () => false,
};

/**
 * The next run of each schedule, those but for the first only as far as `until`: what comes later is looked at again.
 * Whatever came round until the latest event was dealt with then, so nothing has to be remembered of a schedule: not
 * when it last ran, not since when its rule is in force.
 */
export function dueSchedules(game: Game, now: number, until: number, seen: Seen): Due[] {
  const tables = open(game);
  if (tables.length === 0) return [];
  const spans = freezes(game);
  const world = worldAt(game, now, noDice);
  const given = LIMITS.workPerLook / tables.length;
  const all = [...seen.struck.values()].reduce((sum, n) => sum + n, 0);
  let end = until;
  return tables.flatMap((table): Due[] => {
    const often = all >= LIMITS.missedRunsInAll || (seen.struck.get(table.name) ?? 0) >= LIMITS.missedRuns;
    const work = new Meter(given);
    const holds = (at: number) => comesRound(game.law.program, { ...world, now: at }, table.name, work);
    const span = { after: startOf(game, table, seen), end: often ? now : end };
    const rounds = roundsIn(span, (after) => next(table, after, spans), holds, often);
    const at = rounds.at(-1);
    const missed = rounds.length > 1 ? { missed: rounds.length - 1 } : {};
    if (at === undefined) return [];
    // Of one instant, those that come later in rule order are looked at when it is their turn.
    end = Math.min(end, at - 1);
    return [{ at, command: { do: 'strike', schedule: table.name, ...missed } }];
  });
}

interface Span {
  readonly after: number;
  readonly end: number;
}

/** The first round that takes place, or all. Where they are too many to be looked at, the newest counts: running it tells. */
function roundsIn(
  { after, end }: Span,
  nextAfter: (at: number) => number | null,
  ...[holds, all]: readonly [holds: (at: number) => boolean, all: boolean]
): number[] {
  const found: number[] = [];
  try {
    for (let at = nextAfter(after); at !== null && at <= end; at = nextAfter(at)) {
      if (!holds(at)) continue;
      found.push(at);
      if (!all) break;
    }
    return found;
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return newest({ after, end }, nextAfter);
  }
}

function newest({ after, end }: Span, nextAfter: (at: number) => number | null): number[] {
  for (let backMs = MINUTE_MS; end - backMs / 2 > after; backMs *= 2) {
    let last: number | null = null;
    for (let at = nextAfter(Math.max(after, end - backMs)); at !== null && at <= end; at = nextAfter(at))
      last = at;
    if (last !== null) return [last];
  }
  return [];
}

/** When schedules come round next, whether or not their conditions will hold then. */
export function nextRounds(game: Game, lookedMs: number): number[] {
  const tables = open(game);
  const spans = tables.length === 0 ? [] : freezes(game);
  const seen = { ...NOTHING_SEEN, lookedMs };
  return tables.flatMap((table) => next(table, startOf(game, table, seen), spans) ?? []);
}

function open(game: Game): readonly Timetable[] {
  return timetables(game.law.program, worldAt(game, game.history.reached, noDice));
}

/** Rounds that fall in a freeze do not take place, unless the rules have them go on. */
function next(table: Timetable, after: number, spans: readonly Freeze[]): number | null {
  let at = table.next(after);
  while (at !== null && !table.whileFrozen) {
    const open = thawed(spans, at);
    if (open === null || open === at) return open;
    at = table.next(open - 1);
  }
  return at;
}

/** Schedules of one instant run in rule order: those after the one that just ran are still to come. */
function startOf(game: Game, table: Timetable, { lookedMs }: Seen): number {
  const { reached, struck } = game.history;
  const order = [...game.law.program.schedules.keys()];
  const ran = Math.max(-1, ...struck.map((name) => order.indexOf(name)));
  const here = ran >= 0 && order.indexOf(table.name) > ran ? reached - 1 : reached;
  return Math.max(here, lookedMs);
}
