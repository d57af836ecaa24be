import { itemOf, typeWords } from '../expr/kinds-of-value.ts';
import { notAmong } from '../expr/literals.ts';
import { same } from '../expr/same.ts';
import type { Scope } from '../expr/scope.ts';
import type { Source } from '../mechanism.ts';
import { write } from '../run/write.ts';
import type { Doing } from './machine.ts';
import { type CompiledPlace, place } from './places.ts';
import { expression, type Site } from './site.ts';
import type { Of } from './steps.ts';

export function addStep(site: Site, scope: Scope, step: Of<'add'>): Doing | null {
  const { first } = step;
  return changed(site, scope, step, (list, item) => (first ? [item, ...list] : [...list, item]));
}

/** Takes the first item that is equal; where there is none, nothing. */
export function takeStep(site: Site, scope: Scope, step: Of<'take'>): Doing | null {
  return changed(site, scope, step, (list, item) => {
    const at = list.findIndex((one) => same(one, item));
    return at < 0 ? list : list.toSpliced(at, 1);
  });
}

function changed(
  site: Site,
  scope: Scope,
  step: { readonly item: Source; readonly place: Source },
  change: (list: readonly unknown[], item: unknown) => readonly unknown[],
): Doing | null {
  const at = place(site, scope, step.place);
  const holds = at && itemOf(at.type);
  if (at && holds === null)
    site.complain(step.place.at, `${step.place.source} is ${typeWords(at.type)}; a list is needed here`);
  if (!at || holds === null) return null;
  const current = expression(site, scope, step.place, at.type);
  const item = expression(site, scope, step.item, holds);
  if (!current || !item) return null;
  complainOfItem(site, step.item, item.root, at);
  return (run, frame) => {
    const list = run.ask(current, frame) as readonly unknown[];
    write(run, at.target(run, frame), change(list, run.ask(item, frame)), site.home.rule);
  };
}

function complainOfItem(
  site: Site,
  source: Source,
  root: Parameters<typeof notAmong>[0],
  { name, options }: CompiledPlace,
): void {
  for (const { at, saying } of options === null ? [] : notAmong(root, name, options)) {
    site.complain(source.at, `in "${source.source}": ${saying}`, at);
  }
}
