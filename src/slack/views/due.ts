import type { Fact, GameEvent } from '../../game/types.ts';
import type { DueView } from '../render/views/due.ts';
import { shapes } from './market.ts';
import { citation, type Scene } from './scene.ts';

type Happened = GameEvent & { readonly fact: Extract<Fact, { type: 'FellDue' }> };

export function dueView({ game }: Scene, { fact, at, seq, changes, under }: Happened): DueView {
  const { of, name, rolls, said, notices } = fact;
  const { rules, schedules, lapses } = game.law.program;
  const rule = of === 'lapse' ? rules.find(({ id }) => id === name) : undefined;
  const words = of === 'schedule' ? schedules.get(name)?.words : lapses.get(rule?.id ?? '');
  return {
    of,
    name: rule?.title ?? name,
    words: words ?? null,
    at,
    event: seq,
    cite: citation(under.rule),
    rolls,
    changes,
    said,
    notices,
    shapes: shapes(game),
  };
}
