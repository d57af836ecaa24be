import type { ActionSpec, Ground } from '../types.ts';
import { actionOf } from './judging.ts';
import { ground } from './refusal.ts';
import { isWho } from './roles.ts';
import type { Run } from './run.ts';
import { deed } from './spoken.ts';

export function whoFails(run: Run, spec: ActionSpec): boolean {
  if (spec.who === 'referee') return run.by !== 'referee';
  return !isWho(run, run.by, spec.who, actionOf(run, spec.name).home.scope);
}

export function whoGrounds(run: Run, spec: ActionSpec): Ground[] {
  const grounds: Ground[] = [];
  if (whoFails(run, spec)) grounds.push(ground(spec.rule, whoSaying(run, spec), spec.par));
  for (const { allows, verb, what, who, home, par } of run.machine.permissions) {
    if (allows || verb !== 'act' || (what.length > 0 && !what.includes(spec.name))) continue;
    if (isWho(run, run.by, who, home.scope))
      grounds.push(ground(home.rule, [{ player: run.by }, ` may not ${deed(spec)}.`], par));
  }
  return grounds;
}

function whoSaying(run: Run, spec: ActionSpec) {
  const act = deed(spec);
  const [player, emperor, observer] = ['player', 'emperor', 'observer'].map((noun) => run.noun(noun)) as [
    string,
    string,
    string,
  ];
  const person = { player: run.by };
  switch (spec.who) {
    case 'emperor':
      return [`Only the ${emperor} may ${act}; `, person, ' is not.'];
    case 'observer':
      return [`Only an ${observer} may ${act}; `, person, ` is a ${player} already.`];
    case 'referee':
      return [`Nobody may ${act}: the referee does, once it has seen that it happened.`];
    case 'subject':
      return [`Any ${player} but the ${emperor} may ${act}; `, person, ' is not one of them.'];
    default:
      return [person, ` is not a ${player} here; only a ${player} may ${act}.`];
  }
}
