import type { Program, Scope, Verdict, World } from '../types.ts';
import { notice } from './judge.ts';
import { framed } from './judging.ts';
import { make } from './make.ts';
import { Refusal } from './refusal.ts';
import { isPlaying, players } from './roles.ts';
import { Run } from './run.ts';
import { settleRun } from './settle.ts';

/** What people who do not play do to play. */
export const JOIN = 'join';

/** The floor: while nobody plays, nothing of the rules stands before whoever comes in, or the game would be over for good. */
export function isLastDoor(world: World, action: string): boolean {
  return action === JOIN && players(world.table).length === 0;
}

/** Whoever comes in where nobody plays is a player, whatever the rules made of the act; null where they have let them in. */
export function letIn(program: Program, world: World, by: string, verdict: Verdict): Verdict | null {
  const path = `player/${by}/playing`;
  if (verdict.lawful && verdict.changes.findLast((change) => change.path === path)?.to === true) return null;
  const spec = program.actions.get(JOIN);
  if (!spec) return null;
  const run = new Run(program, world, by);
  return run.within(() => {
    try {
      run.at = spec.rule;
      make(run, by, 'player', spec.rule);
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
    const who = { player: by };
    run.notices.push(
      notice(spec.rule, 'Nobody was playing, so ', who, ` is a ${run.noun('player')} whatever bars the way.`),
    );
    const frame = (scope: Scope) => framed(run, spec, new Map(), scope);
    settleRun(run, [{ what: JOIN, kind: null, known: null, frame }]);
    if (!isPlaying(run.table, by)) return null;
    const { rolls, said, notices } = run;
    return { lawful: true, changes: [...run.table.changes], rolls, said, notices, args: {} };
  });
}
