import type { CompiledAction, CompiledNeed } from '../compile/machine.ts';
import { being } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import { didYouMean } from '../names.ts';
import type { ActionSpec, Cell, Ground, Move, Program, Scope } from '../types.ts';
import { place } from './arguments.ts';
import { broken, needGrounds } from './judge.ts';
import { limitGrounds } from './limits.ts';
import { readArguments } from './move.ts';
import { ground } from './refusal.ts';
import type { Run } from './run.ts';
import { whoFails, whoGrounds } from './who.ts';

export type Args = ReadonlyMap<string, Cell | null>;

export function judge(run: Run, move: Move): { grounds: Ground[]; args: Args } {
  const spec = run.program.actions.get(move.action);
  if (!spec) return { grounds: [unknownAction(run.program, move.action)], args: new Map() };
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

export function unknownAction(program: Program, name: string): Ground {
  const actions = [...program.actions.keys()];
  return ground('engine', [
    `The rules in force know no action called ${name}${didYouMean(name, actions) || '.'}`,
  ]);
}

export function frozenGrounds(run: Run, spec: ActionSpec): Ground[] {
  const { frozen } = run.world;
  return frozen === null || spec.whileFrozen ? [] : [frozen];
}

export function conditions(
  run: Run,
  spec: ActionSpec,
  args: Args,
  judged: (need: CompiledNeed) => boolean,
): Ground[] {
  const action = actionOf(run, spec.name);
  const grounds = needGrounds(run, needsOf(run, spec.name).filter(judged), framing(run, spec, args), spec);
  if (run.confirmed) return grounds;
  run.at = spec.rule;
  try {
    return [...grounds, ...limitGrounds(run, spec.name, action)];
  } catch (error) {
    return [...grounds, broken(run, error)];
  }
}

/** Its own needs and the guards before it. */
export function needsOf(run: Run, name: string): readonly CompiledNeed[] {
  return [...actionOf(run, name).needs, ...(run.machine.guards.get(name) ?? [])];
}

/** The frame that each of them is asked in. */
export function framing(run: Run, spec: ActionSpec, args: Args): (need: CompiledNeed) => Frame {
  return ({ home, gate }) => (gate ? gateFrame(run, spec, home.scope) : framed(run, spec, args, home.scope));
}

function gateFrame(run: Run, spec: ActionSpec, scope: Scope): Frame {
  const frame = run.frame(scope);
  frame.player = being('player', run.by);
  if (!run.machine.words.names.has('action')) frame.action = spec.name;
  return frame;
}

/** A frame for a rule of this scope with the actor and the arguments in it. */
export function framed(
  run: Run,
  spec: ActionSpec,
  args: Args,
  scope: CompiledAction['home']['scope'],
): Frame {
  const frame = run.frame(scope);
  frame.player = being('player', run.by);
  for (const definition of spec.takes) {
    const cell = args.get(definition.name);
    if (cell !== undefined) place(run, frame, definition, cell);
  }
  return frame;
}

export function actionOf(run: Run, name: string): CompiledAction {
  return run.machine.actions.get(name)!;
}
