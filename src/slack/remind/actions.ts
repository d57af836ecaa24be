import { noDice } from '../../game/luck.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, reopenedMs, windowEndMs } from '../../ruleset/engine.ts';
import type { ActionSpec } from '../../ruleset/types.ts';
import { door } from '../views/clocks.ts';
import { hasObject } from '../views/examples.ts';
import { citation, type Scene } from '../views/scene.ts';
import { isCyclic, kindOfAction } from './kinds.ts';
import { type Due, STALE_MS } from './occasion.ts';

/** Limited actions that became possible again, by the check that refuses them. */
export function actionsDue(scene: Scene, person: string, kinds: ReadonlySet<string>): Due[] {
  const chosen = [...scene.game.law.program.actions.values()].filter(
    ({ name, limits }) => limits.length > 0 && kinds.has(kindOfAction(name)),
  );
  return chosen.flatMap((action) => dueOf(scene, person, action));
}

function dueOf(scene: Scene, person: string, action: ActionSpec): Due[] {
  const { game, at } = scene;
  const { program } = game.law;
  const world = worldAt(game, at, noDice);
  const fromMs = reopenedMs(program, world, person, action.name);
  if (fromMs === null || openTo(program, world, person, action.name).length > 0) return [];
  if (!hasObject(scene, person, action)) return [];
  const cyclic = isCyclic(action);
  const untilMs = windowEndMs(program, world, action.name);
  const rule = { rule: action.rule, ...(action.par === undefined ? {} : { par: action.par }) };
  return [
    {
      key: `${kindOfAction(action.name)}/${fromMs}`,
      told: { is: cyclic ? 'cycle' : 'again', door: door(action), fromMs, untilMs, cite: citation(rule) },
      untilMs: Math.min(fromMs + STALE_MS, untilMs ?? Number.POSITIVE_INFINITY),
      stale: at - fromMs > STALE_MS,
    },
  ];
}
