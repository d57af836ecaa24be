import { asFarAsPaid, Exhausted, hasLapsed, Meter, type Sunset, sunsets } from '../../ruleset/engine.ts';
import { LIMITS } from '../../ruleset/limits.ts';
import { MINUTE_MS, wholeMinute } from '../../ruleset/timing.ts';
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
  const given = LIMITS.workPerLook / Math.max(1, ends.filter((end) => 'when' in end).length);
  return ends.flatMap((end): Due[] => {
    const ready =
      'when' in end
        ? whenDue(game, end, { until, lookedMs, given })
        : standingSince(game, end.rule) + end.afterMs;
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
    return end.when.ofTime ? [...looks, wholeMinute(Math.max(reached, lookedMs) + 1)] : looks;
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

/** Each look is charged, and all of them are given so much; where that is too little for a long time, its end is looked at. */
function whenDue(
  game: Game,
  { rule, when }: Conditional,
  span: { readonly until: number; readonly lookedMs: number; readonly given: number },
): number | null {
  const { reached } = game.history;
  const world = worldAt(game, reached, noDice);
  const holds = (at: number, work: Meter) => hasLapsed(game.law.program, { ...world, now: at }, rule, work);
  const last = wholeMinute(span.until + 1) - MINUTE_MS;
  const from = wholeMinute(Math.max(reached, span.lookedMs) + 1);
  const work = new Meter(span.given);
  try {
    if (holds(reached, work)) return reached;
    for (let at = from; when.ofTime && at <= last; at += MINUTE_MS) if (holds(at, work)) return at;
    return null;
  } catch (error) {
    if (!(error instanceof Exhausted)) throw error;
    return from <= last &&
      asFarAsPaid(
        () => holds(last, new Meter(span.given)),
        () => false,
      )
      ? last
      : null;
  }
}
