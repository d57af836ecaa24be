import { noDice } from '../../game/luck.ts';
import { emperor, isPlaying, players } from '../../game/people.ts';
import { worldAt } from '../../game/world.ts';
import { since, weigh } from '../../ruleset/engine.ts';
import { citation, type Scene } from '../views/scene.ts';
import type { Due } from './occasion.ts';

const LEAD_MS = 6 * 3_600_000;
/** Of a shorter wait, its last quarter. */
const LEAD_SHARE = 1 / 4;

/** The rules will soon let somebody make this player an observer for having done nothing. */
export function idleDue(scene: Scene, person: string): Due[] {
  const { game, at } = scene;
  const idleAt = idleFrom(scene, person, LEAD_MS);
  if (idleAt === null) return [];
  const waitedMs = since(game.law.program, worldAt(game, idleAt, noDice), person, 'any');
  if (at < idleAt - Math.min(LEAD_MS, waitedMs * LEAD_SHARE)) return [];
  const cite = citation(game.law.program.actions.get('make_observer'));
  return [{ key: `idle/${idleAt}`, told: { is: 'idle', idleAt, cite }, untilMs: idleAt, stale: false }];
}

/**
 * The instant from which, nothing else happening, another player may make this one an observer, epoch ms; null when
 * they may already, or not within that time. Found by asking the check that refuses it.
 */
export function idleFrom(scene: Scene, person: string, withinMs: number): number | null {
  const { at } = scene;
  const test = demotable(scene, person);
  if (test === null || test(at) || !test(at + withinMs)) return null;
  let [low, high] = [at, at + withinMs];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (test(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function demotable({ game }: Scene, person: string): ((then: number) => boolean) | null {
  const action = game.law.program.actions.get('make_observer');
  const arg = action?.takes[0]?.name;
  if (!action || arg === undefined || !isPlaying(game.table, person)) return null;
  const others = players(game.table).filter((other) => other !== person);
  // Whoever may at all is either anybody or the one who holds the office.
  const asked = [...new Set([others[0], others.find((other) => other === emperor(game))])];
  const move = { action: action.name, args: { [arg]: person } };
  return (then) => {
    const world = { ...worldAt(game, then, noDice), frozen: null };
    return asked.some((by) => by !== undefined && weigh(game.law.program, world, by, move).length === 0);
  };
}
