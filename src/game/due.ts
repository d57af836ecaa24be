import { Meter, players } from '../ruleset/engine.ts';
import { LIMITS } from '../ruleset/limits.ts';
import { expiresAt, openClaims } from './claims.ts';
import { freezes, stopsWhileFrozen } from './clocks.ts';
import { putOffCalls } from './due/calls.ts';
import { dueLapses, nextLooks } from './due/lapses.ts';
import { dueSchedules, NOTHING_SEEN, nextRounds } from './due/schedules.ts';
import { dueLooks, nextMinutes } from './due/triggers.ts';
import { pendingMatters } from './matters.ts';
import { isAccepted } from './people.ts';
import { ripeningAt } from './standing.ts';
import type { Command, Game } from './types.ts';

/** Something that falls due by itself, and the instant it is dated at. */
export interface Due {
  readonly at: number;
  readonly command: Command;
}

/** What fell due by `now`, oldest first, each at its own instant: no late timer changes the law. */
export function due(game: Game, now: number, seen = NOTHING_SEEN): Due[] {
  const fell = [...(isAccepted(game) ? putOffCalls(game) : []), ...ripenings(game), ...expiries(game)].filter(
    ({ at, command }) => at <= now && !seen.waits(command),
  );
  if (!isAccepted(game)) return fell.sort(byInstant);
  const rounds = dueSchedules(game, now, firstOf(fell, now), seen);
  const ends = dueLapses(game, firstOf([...fell, ...rounds], now), seen.lookedMs);
  const looks = dueLooks(game, firstOf([...fell, ...rounds, ...ends], now), seen);
  return [...rounds, ...fell, ...ends, ...looks]
    .filter(({ command }) => !seen.waits(command))
    .sort(byInstant);
}

const byInstant = (a: Due, b: Due) => a.at - b.at;

function firstOf(found: readonly Due[], now: number): number {
  return Math.min(now, ...found.map(({ at }) => at));
}

/** When to look again, epoch ms, everything until `lookedMs` having been looked at; null when no clock runs. */
export function nextDue(game: Game, lookedMs = NOTHING_SEEN.lookedMs): number | null {
  const bySelf = isAccepted(game)
    ? [
        ...nextRounds(game, lookedMs),
        ...putOffCalls(game).map(({ at }) => at),
        ...nextLooks(game, lookedMs),
        ...nextMinutes(game, lookedMs),
      ]
    : [];
  const first = Math.min(
    ...bySelf,
    ...ripenings(game).map(({ at }) => at),
    ...expiries(game).map(({ at }) => at),
  );
  return Number.isFinite(first) ? first : null;
}

function expiries(game: Game): Due[] {
  return openClaims(game).map((claim) => ({
    at: Math.max(expiresAt(game, claim), game.at),
    command: { do: 'expire', claim: claim.id },
  }));
}

/**
 * What a vote or a leaver made resolvable after the clock had run out fell due with that, not before.
 * Clocks are counted from the end of the last freeze, since one that stood still cannot be read from its start alone.
 */
function ripenings(game: Game): readonly Due[] {
  const known = ripe.get(game);
  if (known) return known;
  const found = lookForRipe(game);
  ripe.set(game, found);
  return found;
}

/** A state never changes, and what is ripe in it is asked for again and again. */
const ripe = new WeakMap<Game, readonly Due[]>();

function lookForRipe(game: Game): Due[] {
  const spans = freezes(game);
  const ends = spans.flatMap((f) => f.to ?? []);
  const frozenFrom = Math.min(...spans.flatMap((f) => (f.to === null ? f.from : [])));
  const shared = { work: new Meter(LIMITS.workPerForesight), spans, people: players(game.table) };
  return pendingMatters(game)
    .filter((m) => !m.ripened)
    .flatMap((m): Due[] => {
      const ripe = ripeningAt(game, m, Math.max(m.opened, ...ends), shared);
      const stopped = ripe !== null && ripe > frozenFrom && stopsWhileFrozen(game, m.kind);
      if (ripe === null || stopped) return [];
      return [{ at: Math.max(ripe, game.at), command: { do: 'ripen', matter: m.id } }];
    });
}
