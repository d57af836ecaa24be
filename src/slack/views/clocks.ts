import { noDice } from '../../game/luck.ts';
import { players } from '../../game/people.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, windowEndMs } from '../../ruleset/engine.ts';
import type { ActionSpec } from '../../ruleset/types.ts';
import type { ActionDoor, ClockView } from '../render/views.ts';
import { citation, type Scene } from './scene.ts';

export function door(action: ActionSpec): ActionDoor {
  const { name, note, confirmedBy } = action;
  return { action: name, note, ...(confirmedBy === null ? {} : { confirmedBy }) };
}

/** When each limited action is possible again, read from the same check that refuses. */
export function clocks(scene: Scene): ClockView[] {
  return [...scene.game.law.program.actions.values()].flatMap((action) => clock(scene, action) ?? []);
}

function clock({ game, at }: Scene, action: ActionSpec): ClockView | null {
  if (action.limits.length === 0) return null;
  const world = { ...worldAt(game, at, noDice), frozen: null };
  const waits = players(game.table).map((person) => ({
    person,
    fromMs:
      openTo(game.law.program, world, person, action.name).find((g) => g.fromMs !== undefined)?.fromMs ??
      null,
  }));
  const cite = citation({ rule: action.rule, ...(action.par === undefined ? {} : { par: action.par }) });
  const limit = action.limits[0];
  if (limit?.per === 'game') {
    const last = game.past.actions.get(action.name);
    return {
      ...door(action),
      cite,
      per: 'game',
      fromMs: waits[0]?.fromMs ?? null,
      last: last ? { by: last.by, nth: last.n } : null,
    };
  }
  if (limit?.window !== 'fixed') return null;
  const untilMs = windowEndMs(game.law.program, world, action.name);
  if (untilMs === null) return null;
  const waiting = waits.filter((w) => w.fromMs === null).map((w) => w.person);
  return { ...door(action), cite, per: 'player', untilMs, waiting };
}
