import { hasLapsed, type Sunset, sunsets } from '../../ruleset/engine.ts';
import { MINUTE_MS } from '../../ruleset/timing.ts';
import { freezes } from '../clocks.ts';
import type { Due } from '../due.ts';
import { noDice } from '../luck.ts';
import type { Game } from '../types.ts';
import { worldAt } from '../world.ts';
import { thawed } from './thaw.ts';

/**
 * Rules whose end has come: so long after they came to stand as they do, or once their condition holds. Conditions are
 * looked at after every event and, where time enters into them, on every whole minute.
 */
export function dueLapses(game: Game, until: number, lookedMs: number): Due[] {
  const ends = open(game);
  const spans = ends.length === 0 ? [] : freezes(game);
  return ends.flatMap((end): Due[] => {
    const ready =
      'when' in end ? whenDue(game, end, until, lookedMs) : standingSince(game, end.rule) + end.afterMs;
    const at = ready === null ? null : thawed(spans, ready);
    return at === null || at > until ? [] : [{ at, command: { do: 'lapse', rule: end.rule } }];
  });
}

/** When to look again at the ends of rules. */
export function nextLooks(game: Game, lookedMs: number): number[] {
  const { reached } = game.history;
  return open(game).flatMap((end) => {
    if (!('when' in end)) return thawed(freezes(game), standingSince(game, end.rule) + end.afterMs) ?? [];
    const looks = lookedMs < reached ? [reached] : [];
    return end.when.ofTime ? [...looks, minuteAfter(Math.max(reached, lookedMs))] : looks;
  });
}

function open(game: Game): Sunset[] {
  if (game.law.program.lapses.size === 0) return [];
  return sunsets(game.law.program, worldAt(game, game.history.reached, noDice)).filter(
    ({ rule }) => !game.table.has(`lapse/${rule}`),
  );
}

function standingSince(game: Game, rule: string): number {
  return game.history.standing.get(rule) ?? game.history.reached;
}

type Conditional = Extract<Sunset, { when: unknown }>;

function whenDue(game: Game, { rule, when }: Conditional, until: number, lookedMs: number): number | null {
  const { reached } = game.history;
  const world = worldAt(game, reached, noDice);
  const holds = (at: number) => hasLapsed(game.law.program, { ...world, now: at }, rule);
  if (holds(reached)) return reached;
  if (!when.ofTime) return null;
  for (let at = minuteAfter(Math.max(reached, lookedMs)); at <= until; at += MINUTE_MS)
    if (holds(at)) return at;
  return null;
}

function minuteAfter(at: number): number {
  return (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS;
}
