import { freezes, openForMs, runsWhileFrozen } from '../../game/clocks.ts';
import { kindOf, matter, pendingMatters } from '../../game/matters.ts';
import type { FreezeView } from '../render/views.ts';
import { votingS } from './docket.ts';
import { citation, type Scene } from './scene.ts';

/** The freeze that a matter began; null when it freezes nothing. */
export function freezeView(scene: Scene, id: string): FreezeView | null {
  const { game, at } = scene;
  const all = freezes(game);
  const freeze = all.find((f) => f.matter === id);
  const subject = matter(game, id);
  if (!freeze || !subject) return null;
  const kind = kindOf(game, subject.kind);
  const kinds = [...game.law.program.matters.values()];
  const stopped = (name: string) => !runsWhileFrozen(game, name);
  const open = all.filter((f) => f.to === null).map((f) => f.matter);
  return {
    by: open,
    since: freeze.from,
    allowed: kinds.filter((k) => !stopped(k.name)).map((k) => k.opens),
    stopped: kinds.filter((k) => stopped(k.name)).map((k) => k.opens),
    paused: pendingMatters(game)
      .filter((m) => stopped(m.kind))
      .map((m) => ({ matter: m.id, openMs: openForMs(game, m, at), votingS: votingS(game) })),
    cite: citation({ rule: kind.rule, ...(kind.par.freezes === undefined ? {} : { par: kind.par.freezes }) }),
    ended:
      freeze.to === null
        ? null
        : { matter: id, at: freeze.to, outcome: subject.state === 'enacted' ? 'enacted' : 'failed' },
  };
}

/** The freeze that lasts now, told by its oldest matter. */
export function openFreeze(scene: Scene): FreezeView | null {
  const first = freezes(scene.game).find((f) => f.to === null);
  return first ? freezeView(scene, first.matter) : null;
}
