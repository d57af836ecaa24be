import type { CompiledAction, CompiledNeed } from '../compile/machine.ts';
import { being } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import { didYouMean } from '../names.ts';
import type { ActionSpec, Cell, Ground, Move, Program, Verdict, World } from '../types.ts';
import { place } from './arguments.ts';
import { broken, needGrounds } from './judge.ts';
import { limitGrounds, noteUse } from './limits.ts';
import { readArguments } from './move.ts';
import { ground, Refusal } from './refusal.ts';
import { isWho } from './roles.ts';
import { Run } from './run.ts';
import { settleRun } from './settle.ts';

type Args = ReadonlyMap<string, Cell | null>;

/** An action, start to end: judged, done on a working table, its triggers settled. Unlawful changes nothing. */
export function act(program: Program, world: World, by: string, move: Move): Verdict {
  const run = new Run(program, world, by);
  return run.within(() => {
    const { grounds, args } = judge(run, move);
    if (grounds.length > 0) return { lawful: false, grounds, notices: run.notices };
    const spec = program.actions.get(move.action)!;
    const stopped = carryOut(run, spec, args);
    if (stopped !== null) return { lawful: false, grounds: [stopped], notices: run.notices };
    settleRun(run, { action: spec.name, frame: (scope) => framed(run, spec, args, scope) });
    const { rolls, said, notices } = run;
    return { lawful: true, changes: [...run.table.changes], rolls, said, notices, args: given(args) };
  });
}

/** Every ground on which this move would be refused now, before any step. Rolls nothing and changes nothing. */
export function weigh(program: Program, world: World, by: string, move: Move): readonly Ground[] {
  const run = new Run(program, world, by);
  return run.within(() => judge(run, move).grounds);
}

/** Whether somebody could act so with some arguments: for help and buttons, asked before there are any. */
export function openTo(program: Program, world: World, by: string, name: string): readonly Ground[] {
  const run = new Run(program, world, by);
  return run.within(() => {
    const spec = program.actions.get(name);
    if (!spec) return [unknown(program, name)];
    const barred = [...whoGrounds(run, spec), ...frozenGrounds(run, spec)];
    if (whoFails(run, spec)) return barred;
    return [...barred, ...conditions(run, spec, new Map(), (need) => !need.ofArguments)];
  });
}

function carryOut(run: Run, spec: ActionSpec, args: Args): Ground | null {
  const action = actionOf(run, spec.name);
  try {
    run.at = spec.rule;
    noteUse(run, spec.name, action);
    run.table.put(`did/${run.by}/${spec.name}`, run.world.now, spec.rule);
    run.table.put(`did/${run.by}/action`, run.world.now, spec.rule);
    action.does(run, framed(run, spec, args, action.home.scope));
    return null;
  } catch (error) {
    const stopped = error instanceof Refusal ? withParagraph(error.ground, spec) : broken(run, error);
    run.table.undo(0);
    return stopped;
  }
}

function withParagraph(stopped: Ground, spec: ActionSpec): Ground {
  if (stopped.par !== undefined || stopped.rule !== spec.rule || spec.par === undefined) return stopped;
  return { ...stopped, par: spec.par };
}

function judge(run: Run, move: Move): { grounds: Ground[]; args: Args } {
  const spec = run.program.actions.get(move.action);
  if (!spec) return { grounds: [unknown(run.program, move.action)], args: new Map() };
  const barred = [...whoGrounds(run, spec), ...frozenGrounds(run, spec)];
  const { args, grounds } = readArguments(run, spec, move.args);
  barred.push(...grounds);
  // Conditions are for those who may act at all; to others they would be noise.
  if (whoFails(run, spec)) return { grounds: barred, args };
  const complete = grounds.length === 0;
  return {
    grounds: [...barred, ...conditions(run, spec, args, (need) => complete || !need.ofArguments)],
    args,
  };
}

function unknown(program: Program, name: string): Ground {
  const actions = [...program.actions.keys()];
  return ground('engine', [
    `The rules in force know no action called ${name}${didYouMean(name, actions) || '.'}`,
  ]);
}

function whoFails(run: Run, spec: ActionSpec): boolean {
  return !isWho(run, run.by, spec.who, actionOf(run, spec.name).home.scope);
}

function whoGrounds(run: Run, spec: ActionSpec): Ground[] {
  const grounds: Ground[] = [];
  if (whoFails(run, spec)) grounds.push(ground(spec.rule, whoSaying(run, spec), spec.par));
  for (const { allows, verb, what, who, home, par } of run.machine.permissions) {
    if (allows || verb !== 'act' || (what.length > 0 && !what.includes(spec.name))) continue;
    if (isWho(run, run.by, who, home.scope))
      grounds.push(ground(home.rule, [{ player: run.by }, ` may not ${words(spec.name)}.`], par));
  }
  return grounds;
}

function whoSaying(run: Run, { who, name }: ActionSpec) {
  const [player, emperor, observer] = ['player', 'emperor', 'observer'].map((noun) => run.noun(noun)) as [
    string,
    string,
    string,
  ];
  const person = { player: run.by };
  switch (who) {
    case 'emperor':
      return [`Only the ${emperor} may ${words(name)}; `, person, ' is not.'];
    case 'observer':
      return [`Only an ${observer} may ${words(name)}; `, person, ` is a ${player} already.`];
    case 'subject':
      return [`Any ${player} but the ${emperor} may ${words(name)}; `, person, ' is not one of them.'];
    default:
      return [person, ` is not a ${player} here; only a ${player} may ${words(name)}.`];
  }
}

function frozenGrounds(run: Run, spec: ActionSpec): Ground[] {
  const { frozen } = run.world;
  return frozen === null || spec.whileFrozen ? [] : [frozen];
}

function conditions(
  run: Run,
  spec: ActionSpec,
  args: Args,
  judged: (need: CompiledNeed) => boolean,
): Ground[] {
  const action = actionOf(run, spec.name);
  const needs = [...action.needs, ...(run.machine.guards.get(spec.name) ?? [])].filter(judged);
  const grounds = needGrounds(run, needs, (need) => framed(run, spec, args, need.home.scope), spec);
  run.at = spec.rule;
  try {
    return [...grounds, ...limitGrounds(run, spec.name, action)];
  } catch (error) {
    return [...grounds, broken(run, error)];
  }
}

/** A frame for a rule of this scope with the actor and the arguments in it. */
function framed(run: Run, spec: ActionSpec, args: Args, scope: CompiledAction['home']['scope']): Frame {
  const frame = run.frame(scope);
  frame.player = being('player', run.by);
  for (const definition of spec.takes) {
    const cell = args.get(definition.name);
    if (cell !== undefined) place(run, frame, definition, cell);
  }
  return frame;
}

function actionOf(run: Run, name: string): CompiledAction {
  return run.machine.actions.get(name)!;
}

function given(args: Args): Record<string, Cell> {
  return Object.fromEntries([...args].flatMap(([name, cell]) => (cell === null ? [] : [[name, cell]])));
}

function words(name: string): string {
  return name.replaceAll('_', ' ');
}
