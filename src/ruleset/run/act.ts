import type { ActionSpec, Cell, Ground, Move, Program, Scope, Verdict, World } from '../types.ts';
import { isLastDoor, letIn } from './door.ts';
import { broken } from './judge.ts';
import { type Args, actionOf, conditions, framed, frozenGrounds, judge, unknownAction } from './judging.ts';
import { noteUse } from './limits.ts';
import { perform } from './perform.ts';
import { Refusal } from './refusal.ts';
import { Run } from './run.ts';
import { settleRun } from './settle.ts';
import { whoFails, whoGrounds } from './who.ts';

/** An action, start to end: judged, done on a working table, its triggers settled. Unlawful changes nothing. */
export function act(program: Program, world: World, by: string, move: Move): Verdict {
  const verdict = carryOut(new Run(program, world, by), move);
  return (isLastDoor(world, move.action) ? letIn(program, world, by, verdict) : null) ?? verdict;
}

export function carryOut(run: Run, move: Move): Verdict {
  return run.within(() => {
    const { grounds, args } = judge(run, move);
    if (grounds.length > 0) return { lawful: false, grounds, notices: run.notices };
    const spec = run.program.actions.get(move.action)!;
    const stopped = takeSteps(run, spec, args);
    if (stopped !== null) return { lawful: false, grounds: [stopped], notices: run.notices };
    const frame = (scope: Scope) => framed(run, spec, args, scope);
    settleRun(run, [{ what: spec.name, kind: null, known: null, frame }]);
    const { rolls, said, notices } = run;
    return { lawful: true, changes: [...run.table.changes], rolls, said, notices, args: given(args) };
  });
}

/** Every ground on which this move would be refused now, before any step. Rolls nothing and changes nothing. */
export function weigh(program: Program, world: World, by: string, move: Move): readonly Ground[] {
  if (isLastDoor(world, move.action) && program.actions.has(move.action)) return [];
  const run = new Run(program, world, by);
  return run.within(() => judge(run, move).grounds);
}

/** Whether somebody could act so with some arguments: for help and buttons, asked before there are any. */
export function openTo(program: Program, world: World, by: string, name: string): readonly Ground[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    const spec = program.actions.get(name);
    if (!spec) return [unknownAction(program, name)];
    if (isLastDoor(world, name)) return [];
    const barred = [...whoGrounds(run, spec), ...frozenGrounds(run, spec)];
    if (whoFails(run, spec)) return barred;
    return [...barred, ...conditions(run, spec, new Map(), (need) => !need.ofArguments)];
  });
}

function takeSteps(run: Run, spec: ActionSpec, args: Args): Ground | null {
  const action = actionOf(run, spec.name);
  try {
    run.at = spec.rule;
    if (!run.confirmed) noteUse(run, spec.name, action);
    if (spec.who !== 'referee') noteDeeds(run, spec);
    run.acting = true;
    perform(run, spec.name, action, (scope) => framed(run, spec, args, scope));
    return null;
  } catch (error) {
    const stopped = error instanceof Refusal ? withParagraph(error.ground, spec) : broken(run, error);
    run.table.undo(0);
    return stopped;
  } finally {
    run.acting = false;
  }
}

function withParagraph(stopped: Ground, spec: ActionSpec): Ground {
  if (stopped.par !== undefined || stopped.rule !== spec.rule || spec.par === undefined) return stopped;
  return { ...stopped, par: spec.par };
}

export function given(args: Args): Record<string, Cell> {
  return Object.fromEntries([...args].flatMap(([name, cell]) => (cell === null ? [] : [[name, cell]])));
}

export function noteDeeds(run: Run, spec: ActionSpec): void {
  for (const verb of [spec.name, 'action']) noteDeed(run, verb, spec.rule);
}

/** What is heard late does not make its author look idle for longer. */
function noteDeed(run: Run, verb: string, rule: string): void {
  run.deeds.add(verb);
  const path = `did/${run.by}/${verb}`;
  run.table.put(path, Math.max(Number(run.table.get(path) ?? 0), run.world.now), rule);
}
