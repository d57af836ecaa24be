import { act } from '../../ruleset/engine.ts';
import type { Of, Ruling } from '../types.ts';
import { worldAt } from '../world.ts';
import { carriedOut } from './act.ts';
import { type Case, nothing, refused } from './drafts.ts';

/** Puts on record what was seen to happen outside of the law, where a rule has an action of the referee's for it. */
export function decideWitness(subject: Case, { key, move }: Of<'witness'>): Ruling {
  const { game, stamp } = subject;
  const spec = game.law.program.actions.get(move.action);
  if (spec?.who !== 'referee' || game.table.has(`game/witnessed/${key}`)) return nothing;
  const names = new Set(spec.takes.map(({ name }) => name));
  const args = Object.fromEntries(Object.entries(move.args).filter(([name]) => names.has(name)));
  const taken = { action: spec.name, args };
  const verdict = act(game.law.program, worldAt(game, stamp.at, stamp.dice), stamp.by, taken);
  return verdict.lawful
    ? carriedOut(subject, { move: taken, witnessed: key }, verdict)
    : refused(verdict.grounds);
}
