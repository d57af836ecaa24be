import { noDice } from '../../dice/provable.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { openTo, parameter, players, since, weigh } from '../../ruleset/engine.ts';
import type { IdleView } from '../render/views.ts';
import { effects } from './people.ts';
import { quorum } from './quorum.ts';
import { citation, lasting, type Scene } from './scene.ts';

/** Players whom the rules let `by` make observers now. */
export function idlePlayers(scene: Scene, by: string): string[] {
  const { game, at } = scene;
  const world = worldAt(game, at, noDice);
  const action = game.law.program.actions.get('make_observer');
  const arg = action?.takes[0]?.name;
  if (!action || arg === undefined || openTo(game.law.program, world, by, action.name).length > 0) return [];
  const lawful = (person: string) =>
    weigh(game.law.program, world, by, { action: action.name, args: { [arg]: person } }).length === 0;
  return players(game.table).filter((person) => person !== by && lawful(person));
}

export function idleView(scene: Scene, person: string): IdleView {
  const { game, at } = scene;
  const without: Game = { ...game, table: new Map(game.table).set(`player/${person}/playing`, false) };
  return {
    person,
    idleMs: since(game.law.program, worldAt(game, at, noDice), person, 'any'),
    last: lastDeed(game, person),
    now: quorum(game, at),
    after: quorum(without, at),
    effects: effects(game, without, at),
    returnWaitS: lasting(game, 'return_wait'),
    cite: citation(game.law.program.actions.get('make_observer')),
  };
}

/** What they last did that counts, and when. */
export function lastDeed(game: Game, person: string): { did: string; at: number } | null {
  const counts = parameter(game.law.program, 'counts_as_action');
  const general = new Set(Array.isArray(counts) ? (counts as readonly string[]) : []);
  let last: { did: string; at: number } | null = null;
  for (const [path, cell] of game.table) {
    const verb = path.startsWith(`did/${person}/`) ? path.slice(`did/${person}/`.length) : null;
    if (verb === null || typeof cell !== 'number' || verb === 'action') continue;
    const is = general.has(verb) || (general.has('action') && game.law.program.actions.has(verb));
    if (is && (last === null || cell > last.at)) last = { did: verb, at: cell };
  }
  return last;
}
