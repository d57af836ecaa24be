import type { Duration } from '@marcbachmann/cel-js/evaluator';
import { machineOf } from '../compile/machine.ts';
import type { ActionSpec, Ground, Move, Program, Verdict, World } from '../types.ts';
import { carryOut, given, noteDeeds } from './act.ts';
import { actionOf, frozenGrounds, judge } from './judging.ts';
import { noteUse } from './limits.ts';
import { ground } from './refusal.ts';
import { isWho, players } from './roles.ts';
import { Run } from './run.ts';

/** How long a claim waits where its action does not say. */
const CLAIM_MS = 2 * 86_400_000;

/** Puts an act before others: judged as if it were done, it counts as a use now, and nothing else comes of it yet. */
export function claim(program: Program, world: World, by: string, move: Move): Verdict {
  const run = new Run(program, world, by);
  return run.within(() => {
    const { grounds, args } = judge(run, move);
    if (grounds.length > 0) return { lawful: false, grounds, notices: run.notices };
    const spec = program.actions.get(move.action)!;
    noteUse(run, spec.name, actionOf(run, spec.name));
    noteDeeds(run, spec);
    const { rolls, said, notices } = run;
    return { lawful: true, changes: [...run.table.changes], rolls, said, notices, args: given(args) };
  });
}

/** Carries out what was claimed and confirmed. Its needs are asked again; its limits were when it was claimed. */
export function confirmed(program: Program, world: World, by: string, move: Move): Verdict {
  const run = new Run(program, world, by);
  run.confirmed = true;
  return carryOut(run, move);
}

/** Every ground on which somebody cannot confirm such a claim of another's. */
export function mayConfirm(
  program: Program,
  world: World,
  by: string,
  { action, claimant }: { readonly action: string; readonly claimant: string },
): readonly Ground[] {
  const spec = program.actions.get(action);
  if (!spec?.confirmedBy) return [ground('engine', ['There is nothing to confirm in this any more.'])];
  const run = new Run(program, world, by);
  const grounds = frozenGrounds(run, spec);
  if (by === claimant)
    return [...grounds, ground(spec.rule, ['Nobody confirms what they claim themselves.'], spec.par)];
  return counts(run, spec, { person: by, claimant }) ? grounds : [...grounds, notTheirs(run, spec)];
}

/** Whether somebody's word counts. Where nobody else is who the rule names, any other player is. */
function counts(
  run: Run,
  { name, confirmedBy }: ActionSpec,
  { person, claimant }: { readonly person: string; readonly claimant: string },
): boolean {
  const { scope } = actionOf(run, name).home;
  const who = confirmedBy!.who;
  if (isWho(run, person, who, scope)) return true;
  const others = run.table.keys('player').filter((id) => id !== claimant);
  return !others.some((id) => isWho(run, id, who, scope)) && players(run.table).includes(person);
}

function notTheirs(run: Run, spec: ActionSpec): Ground {
  const who = spec.confirmedBy!.who;
  const noun =
    who === 'emperor' ? `the ${run.noun('emperor')}` : `a ${run.noun(who === 'observer' ? who : 'player')}`;
  const saying = [`Only ${noun} can confirm this; `, { player: run.by }, ' is not.'];
  return ground(spec.rule, saying, spec.par);
}

/** How many more have to confirm it, of those who have. */
export function confirmationsLeft(
  program: Program,
  world: World,
  { action, claimant }: { readonly action: string; readonly claimant: string },
  confirmers: readonly string[],
): number {
  const spec = program.actions.get(action);
  if (!spec?.confirmedBy) return 0;
  const run = new Run(program, world, '');
  const counted = confirmers.filter((person) => counts(run, spec, { person, claimant }));
  return Math.max(0, spec.confirmedBy.count - counted.length);
}

/** How long a claim to this action waits, ms; null when the rules know no such claim any more. */
export function claimMs(program: Program, world: World, name: string): number | null {
  const action = machineOf(program).actions.get(name);
  if (!action?.confirmation) return null;
  const { within } = action.confirmation;
  if (within === null) return CLAIM_MS;
  const run = new Run(program, world, '');
  return run.within(() => {
    try {
      return Math.max(0, (run.ask(within, run.frame(action.home.scope)) as Duration).valueOf());
    } catch {
      return CLAIM_MS;
    }
  });
}
