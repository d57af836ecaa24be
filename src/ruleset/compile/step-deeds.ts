import type { Being, DiceValue } from '../expr/beings.ts';
import { DICE, INT, kindOfType, PLAYER, TEXT, typeWords } from '../expr/kinds-of-value.ts';
import type { Scope } from '../expr/scope.ts';
import { labelOf } from '../run/draw.ts';
import { roll } from '../run/luck.ts';
import { make } from '../run/make.ts';
import { remove } from '../run/remove.ts';
import type { Doing } from './machine.ts';
import { addLocal, expression, type Site } from './site.ts';
import type { Compiled, Of } from './steps.ts';

export function rollStep(site: Site, scope: Scope, step: Of<'roll'>): Compiled {
  site.effects.rolls = true;
  const dice = expression(site, scope, step.dice, DICE);
  const label = step.label && expression({ ...site, orText: true }, scope, step.label, null);
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

export function removeStep(site: Site, scope: Scope, step: Of<'remove'>): Doing | null {
  const thing = expression(site, scope, step.thing, null);
  const kind = thing && kindOfType(thing.type);
  if (thing && kind === null) {
    const advice = thing.type === PLAYER ? '; make them an observer instead' : '';
    site.complain(step.thing.at, `${typeWords(thing.type)} cannot be removed${advice}`);
  }
  if (!thing || kind === null) return null;
  site.removes?.add(kind);
  return (run, frame) => remove(run, kind, (run.ask(thing, frame) as Being).$key, site.home.rule);
}

export function makeStep(site: Site, scope: Scope, step: Of<'make'>): Doing | null {
  const person = expression(site, scope, step.player, PLAYER);
  return (
    person && ((run, frame) => make(run, (run.ask(person, frame) as Being).$key, step.role, site.home.rule))
  );
}
