import { asFarAsPaid, hasTimed, Meter, stirs } from '../../ruleset/engine.ts';
import { LIMITS } from '../../ruleset/limits.ts';
import { MINUTE_MS, wholeMinute } from '../../ruleset/timing.ts';
import { type Freeze, freezes } from '../clocks.ts';
import type { Due } from '../due.ts';
import { noDice } from '../luck.ts';
import type { Game } from '../types.ts';
import { worldAt } from '../world.ts';
import type { Seen } from './schedules.ts';
import { thawed } from './thaw.ts';

/**
 * The first whole minute at which a condition that time enters into is otherwise than it was: of what events bring about
 * they are settled themselves. Minutes in a freeze are not looked at. Nothing of this has to be remembered, since the
 * gamestate tells which conditions hold.
 */
export function dueLooks(game: Game, until: number, seen: Seen): Due[] {
  if (!hasTimed(game.law.program, game.table)) return [];
  const spans = freezes(game);
  const first = openMinute(spans, startOf(game, Math.max(seen.lookedMs, seen.through)));
  const last = Math.floor(until / MINUTE_MS) * MINUTE_MS;
  if (first === null || first > last) return [];
  const look = (at: number, work: Meter) => stirs(game.law.program, worldAt(game, at, noDice), work);
  const span = { first, last, spans };
  const at = seen.looks < LIMITS.missedRuns ? firstIn(span, look) : newestIn(span, look);
  return at === null ? [] : [{ at, command: { do: 'look' } }];
}

/** When to look again. */
export function nextMinutes(game: Game, lookedMs: number): number[] {
  if (!hasTimed(game.law.program, game.table)) return [];
  const at = openMinute(freezes(game), startOf(game, lookedMs));
  return at === null ? [] : [at];
}

/** Not everything that happens at an instant is settled, so that of the latest event counts. */
function startOf(game: Game, lookedMs: number): number {
  return Math.max(wholeMinute(game.history.reached), wholeMinute(lookedMs + 1));
}

function openMinute(spans: readonly Freeze[], from: number): number | null {
  let at = from;
  for (;;) {
    const open = thawed(spans, at);
    if (open === null || open === at) return open;
    at = wholeMinute(open);
  }
}

interface Span {
  readonly first: number;
  readonly last: number;
  readonly spans: readonly Freeze[];
}

/** Throws `Exhausted` when `work` does not pay for it. */
type Look = (at: number, work: Meter) => boolean;

/** Where it takes too much to look at every minute, so many as can be paid for, at even distances, tell of the rest. */
function firstIn(span: Span, look: Look): number | null {
  let paid = 0;
  const counted: Look = (at, work) => {
    const found = look(at, work);
    paid += 1;
    return found;
  };
  const minutes = (span.last - span.first) / MINUTE_MS + 1;
  const further = () => scanned(span, Math.ceil((2 * minutes) / (paid + 1)) * MINUTE_MS, look);
  return asFarAsPaid(
    () => scanned(span, MINUTE_MS, counted),
    () => asFarAsPaid(further, () => newestIn(span, look)),
  );
}

function scanned({ first, last, spans }: Span, stepMs: number, look: Look): number | null {
  const work = new Meter(LIMITS.workPerSearch);
  let from = first;
  for (let at: number | null = first; at !== null && at <= last; ) {
    if (look(at, work)) return halved({ first: from, last: at, spans }, look);
    from = at + MINUTE_MS;
    at = at === last ? null : openMinute(spans, Math.min(at + stepMs, last));
  }
  return null;
}

/** It is so at the last of these, and was not before the first: since when. */
function halved({ first, last, spans }: Span, look: Look): number {
  const work = new Meter(LIMITS.workPerLook);
  let [low, high] = [first, last];
  return asFarAsPaid(
    () => {
      while (low < high) {
        const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
        if (thawed(spans, middle) === middle && look(middle, work)) high = middle;
        else low = middle + MINUTE_MS;
      }
      return high;
    },
    () => high,
  );
}

/** Only where it stands. What cannot be paid for at all counts: settling switches it off. */
function newestIn({ last, spans }: Span, look: Look): number | null {
  if (thawed(spans, last) !== last) return null;
  return asFarAsPaid(
    () => (look(last, new Meter(LIMITS.workPerTrigger)) ? last : null),
    () => last,
  );
}
