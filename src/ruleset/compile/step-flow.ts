import { Being } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import { FLAG, itemOf, typeWords } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import { say } from '../expr/sentence.ts';
import { LIMITS } from '../limits.ts';
import { Refusal } from '../run/refusal.ts';
import type { Run } from '../run/run.ts';
import type { Doing } from './machine.ts';
import { addLocal, expression, type Site, sentence } from './site.ts';
import { compileSteps, type Of } from './steps.ts';

export function ifStep(site: Site, scope: Scope, step: Of<'if'>): Doing | null {
  const test = expression(site, scope, step.test, FLAG);
  const yes = compileSteps(site, scope, step.then);
  const no = compileSteps(site, scope, step.else);
  return test && ((run, frame) => (run.ask(test, frame) === true ? yes : no)(run, frame));
}

export function eachStep(site: Site, scope: Scope, step: Of<'each'>): Doing | null {
  const over = expression(site, scope, step.in, null);
  const item = over && itemOf(over.type);
  if (over && item === null)
    site.complain(step.in.at, `${step.in.source} is ${typeWords(over.type)}; each needs a list`);
  if (!over || !item) return null;
  const inside = addLocal(site, scope, step.local, { type: item, at: [...step.at, 'each'] });
  const where = step.where && expression(site, inside, step.where, FLAG);
  const steps = compileSteps(site, inside, step.steps);
  return (run, frame) => {
    for (const value of run.ask(over, frame) as readonly unknown[]) {
      run.meter.charge(LIMITS.workPerStep);
      if (value instanceof Being && !run.exists(value.$kind, value.$key)) continue;
      frame[step.local] = value;
      run.at = site.home.rule;
      if (!where || run.ask(where, frame) === true) steps(run, frame);
    }
  };
}

export function ensureStep(site: Site, scope: Scope, step: Of<'ensure'>): Doing | null {
  const test = expression(site, scope, step.test, FLAG);
  const wording = sentence(site, scope, step.otherwise);
  return (
    test &&
    ((run, frame) => {
      if (run.ask(test, frame) !== true) throw new Refusal(site.home.rule, say(wording, run.asker, frame));
    })
  );
}

export function announceStep(site: Site, scope: Scope, step: Of<'announce'>): Doing {
  const wording = sentence(site, scope, step.sentence);
  return (run: Run, frame: Frame) => {
    const room = LIMITS.announcementsPerMove - run.said.length;
    if (room > 0) run.said.push(say(wording, run.asker, frame));
    else if (run.acting) throw new Refusal(site.home.rule, [`One move may announce ${MOST}.`]);
    // What the law does by itself is never undone for words.
    else if (room === 0) run.said.push([`And more: one move may announce ${MOST}.`]);
  };
}

const MOST = `at most ${LIMITS.announcementsPerMove} things`;
