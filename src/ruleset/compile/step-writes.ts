import { INT, itemOf, typeWords } from '../expr/kinds-of-value.ts';
import { notAmong } from '../expr/literals.ts';
import type { Scope } from '../expr/scope.ts';
import { LIMITS } from '../limits.ts';
import type { Source } from '../mechanism.ts';
import { unset, write } from '../run/write.ts';
import type { Doing } from './machine.ts';
import { type CompiledPlace, place } from './places.ts';
import { addLocal, expression, type Site } from './site.ts';
import type { Compiled, Of } from './steps.ts';

export function setStep(site: Site, scope: Scope, step: Of<'set'>): Doing | null {
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

export function changeStep(site: Site, scope: Scope, step: Of<'change'>): Doing | null {
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

export function clearStep(site: Site, scope: Scope, step: Of<'clear'>): Doing | null {
  const at = place(site, scope, step.place);
  // A list is emptied; anything else must be allowed to have no value.
  if (at && !at.optional && itemOf(at.type) !== null)
    return (run, frame) => write(run, at.target(run, frame), [], site.home.rule);
  if (at && !at.optional) {
    site.complain(step.place.at, `${step.place.source} is not optional, so it cannot be cleared`);
    return null;
  }
  return at && ((run, frame) => unset(run, at.target(run, frame), site.home.rule));
}

export function letStep(site: Site, scope: Scope, step: Of<'let'>): Compiled {
  const be = expression({ ...site, orText: true }, scope, step.be, null);
  const after = addLocal(site, scope, step.local, { type: be?.type ?? INT, at: [...step.at, 'let'] });
  const doing: Doing | null =
    be &&
    ((run, frame) => {
      frame[step.local] = run.holding(bounded(run.ask(be, frame)));
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
