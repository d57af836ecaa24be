import { Being, type DiceValue } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import { DICE, FLAG, INT, itemOf, kindOfType, PLAYER, TEXT, typeWords } from '../expr/kinds-of-value.ts';
import { notAmong } from '../expr/literals.ts';
import type { Scope } from '../expr/scope.ts';
import { say } from '../expr/sentence.ts';
import { LIMITS } from '../limits.ts';
import type { Source, Step } from '../mechanism.ts';
import { roll } from '../run/luck.ts';
import { make } from '../run/make.ts';
import { Refusal } from '../run/refusal.ts';
import type { Run } from '../run/run.ts';
import { remove } from '../run/things.ts';
import { unset, write } from '../run/write.ts';
import type { Doing } from './machine.ts';
import { callStep, createStep } from './makers.ts';
import { type CompiledPlace, place } from './places.ts';
import { addLocal, expression, type Site, sentence } from './site.ts';

/** What a step compiles to: the doing, and the names that hold from there on. */
export interface Compiled {
  readonly doing: Doing | null;
  readonly scope: Scope;
}

type Of<W extends Step['do']> = Extract<Step, { readonly do: W }>;
type Compiler<W extends Step['do']> = (site: Site, scope: Scope, step: Of<W>) => Doing | Compiled | null;

/** Compiles a list of steps. Every step is paid for, and what breaks in it is laid to the rule it stands in. */
export function compileSteps(site: Site, scope: Scope, steps: readonly Step[]): Doing {
  const doings: Doing[] = [];
  let here = scope;
  for (const step of steps) {
    const compiled = compileStep(site, here, step);
    here = compiled.scope;
    if (compiled.doing !== null) doings.push(compiled.doing);
  }
  const { rule } = site.home;
  return (run, frame) => {
    for (const doing of doings) {
      run.meter.charge(LIMITS.workPerStep);
      run.at = rule;
      doing(run, frame);
    }
  };
}

function compileStep(site: Site, scope: Scope, step: Step): Compiled {
  const compile = COMPILERS[step.do] as Compiler<Step['do']>;
  const compiled = compile(site, scope, step);
  if (compiled === null || typeof compiled === 'function') return { doing: compiled, scope };
  return compiled;
}

const COMPILERS: { readonly [W in Step['do']]: Compiler<W> } = {
  set: setStep,
  change: changeStep,
  clear: clearStep,
  let: letStep,
  roll: rollStep,
  if: ifStep,
  each: eachStep,
  call: callStep,
  create: createStep,
  remove: removeStep,
  make: makeStep,
  ensure: ensureStep,
  announce: announceStep,
};

function setStep(site: Site, scope: Scope, step: Of<'set'>): Doing | null {
  const at = place(site, scope, step.place);
  const to = at && expression(site, scope, step.to, at.type);
  if (!at || !to) return null;
  if (at.options) complainOfOptions(site, step.to, to.root, at);
  return (run, frame) => write(run, at.target(run, frame), run.ask(to, frame), site.home.rule);
}

function complainOfOptions(
  site: Site,
  source: Source,
  root: Parameters<typeof notAmong>[0],
  at: CompiledPlace,
): void {
  for (const { at: offset, saying } of notAmong(root, at.name, at.options ?? [])) {
    site.complain(source.at, `in "${source.source}": ${saying}`, offset);
  }
}

function changeStep(site: Site, scope: Scope, step: Of<'change'>): Doing | null {
  const at = place(site, scope, step.place);
  if (at && at.type !== INT) {
    site.complain(
      step.place.at,
      `${step.place.source} is ${typeWords(at.type)}; only a whole number can be changed by an amount`,
    );
    return null;
  }
  const current = expression(site, scope, step.place, INT);
  const by = expression(site, scope, step.by, INT);
  if (!at || !current || !by) return null;
  return (run, frame) => {
    const sum = (run.ask(current, frame) as bigint) + (run.ask(by, frame) as bigint);
    write(run, at.target(run, frame), sum, site.home.rule);
  };
}

function clearStep(site: Site, scope: Scope, step: Of<'clear'>): Doing | null {
  const at = place(site, scope, step.place);
  if (at && !at.optional) {
    site.complain(step.place.at, `${step.place.source} is not optional, so it cannot be cleared`);
    return null;
  }
  return at && ((run, frame) => unset(run, at.target(run, frame), site.home.rule));
}

function letStep(site: Site, scope: Scope, step: Of<'let'>): Compiled {
  const be = expression(site, scope, step.be, null);
  const after = addLocal(site, scope, step.local, { type: be?.type ?? INT, at: [...step.at, 'let'] });
  const doing: Doing | null =
    be &&
    ((run, frame) => {
      frame[step.local] = bounded(run.ask(be, frame));
    });
  return { doing, scope: after };
}

/** Text that is put together in one local and again in the next would double without end. */
function bounded(value: unknown): unknown {
  if (typeof value === 'string' && value.length > LIMITS.textValueChars) {
    throw new Error(`text of more than ${LIMITS.textValueChars} characters was put together`);
  }
  return value;
}

function rollStep(site: Site, scope: Scope, step: Of<'roll'>): Compiled {
  site.effects.rolls = true;
  const dice = expression(site, scope, step.dice, DICE);
  const label = step.label && expression(site, scope, step.label, null);
  if (label && label.type !== TEXT && kindOfType(label.type) === null && label.type !== PLAYER) {
    site.complain(step.label!.at, `a label is text or a thing, not ${typeWords(label.type)}`);
  }
  const after = addLocal(site, scope, step.as, { type: INT, at: [...step.at, 'as'] });
  const doing: Doing | null =
    dice &&
    ((run, frame) => {
      const { $notation } = run.ask(dice, frame) as DiceValue;
      const words = label ? labelOf(run, run.ask(label, frame)) : '';
      frame[step.as] = roll(run, $notation, words, site.home.rule);
    });
  return { doing, scope: after };
}

function labelOf(run: Run, value: unknown): string {
  if (!(value instanceof Being)) return String(value);
  return value.$kind === 'player' ? run.label(value.$key) : value.$key;
}

function ifStep(site: Site, scope: Scope, step: Of<'if'>): Doing | null {
  const test = expression(site, scope, step.test, FLAG);
  const yes = compileSteps(site, scope, step.then);
  const no = compileSteps(site, scope, step.else);
  return test && ((run, frame) => (run.ask(test, frame) === true ? yes : no)(run, frame));
}

function eachStep(site: Site, scope: Scope, step: Of<'each'>): Doing | null {
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

function removeStep(site: Site, scope: Scope, step: Of<'remove'>): Doing | null {
  const thing = expression(site, scope, step.thing, null);
  const kind = thing && kindOfType(thing.type);
  if (thing && kind === null) {
    const advice = thing.type === PLAYER ? '; make them an observer instead' : '';
    site.complain(step.thing.at, `${typeWords(thing.type)} cannot be removed${advice}`);
  }
  if (!thing || kind === null) return null;
  return (run, frame) => remove(run, kind, (run.ask(thing, frame) as Being).$key, site.home.rule);
}

function makeStep(site: Site, scope: Scope, step: Of<'make'>): Doing | null {
  const person = expression(site, scope, step.player, PLAYER);
  return (
    person && ((run, frame) => make(run, (run.ask(person, frame) as Being).$key, step.role, site.home.rule))
  );
}

function ensureStep(site: Site, scope: Scope, step: Of<'ensure'>): Doing | null {
  const test = expression(site, scope, step.test, FLAG);
  const wording = sentence(site, scope, step.otherwise);
  return (
    test &&
    ((run, frame) => {
      if (run.ask(test, frame) !== true) throw new Refusal(site.home.rule, say(wording, run.asker, frame));
    })
  );
}

function announceStep(site: Site, scope: Scope, step: Of<'announce'>): Doing {
  const wording = sentence(site, scope, step.sentence);
  return (run: Run, frame: Frame) => {
    if (run.said.length >= LIMITS.announcementsPerMove) {
      throw new Refusal(site.home.rule, [
        `One move may announce at most ${LIMITS.announcementsPerMove} things.`,
      ]);
    }
    run.said.push(say(wording, run.asker, frame));
  };
}
