import { freezes, stopsWhileFrozen } from './clocks.ts';
import { pendingMatters } from './matters.ts';
import { ripeningAt } from './standing.ts';
import type { Command, Game } from './types.ts';

/** Something that falls due by itself, and the instant it is dated at. */
export interface Due {
  readonly at: number;
  readonly command: Command;
}

/** What fell due by `now`, oldest first, each at its own instant: no late timer changes the law. */
export function due(game: Game, now: number): Due[] {
  return ripenings(game).filter((next) => next.at <= now);
}

/** When to look again, epoch ms; null when no clock runs. */
export function nextDue(game: Game): number | null {
  return ripenings(game)[0]?.at ?? null;
}

/**
 * What a vote or a leaver made resolvable after the clock had run out fell due with that, not before.
 * Clocks are counted from the end of the last freeze, since one that stood still cannot be read from its start alone.
 */
function ripenings(game: Game): Due[] {
  const ends = freezes(game).flatMap((f) => f.to ?? []);
  const frozenFrom = Math.min(...freezes(game).flatMap((f) => (f.to === null ? f.from : [])));
  return pendingMatters(game)
    .filter((m) => !m.ripened)
    .flatMap((m): Due[] => {
      const ripe = ripeningAt(game, m, Math.max(m.opened, ...ends));
      const stopped = ripe !== null && ripe > frozenFrom && stopsWhileFrozen(game, m.kind);
      if (ripe === null || stopped) return [];
      return [{ at: Math.max(ripe, game.at), command: { do: 'ripen', matter: m.id } }];
    })
    .sort((a, b) => a.at - b.at);
}
