import type { Limit, Need, Place, Step } from '../mechanism.ts';
import type { Page } from './page.ts';
import { readSteps } from './steps.ts';

/** Steps with names of their own: nothing else of their declaration has any. */
export function namedSteps(page: Page, at: Place, raw: readonly unknown[]): Step[] {
  const steps = readSteps(page, at, raw);
  checkNames(page, steps);
  return steps;
}

interface Named {
  readonly name: string | null;
  readonly at: Place;
}

/** Amendments find a step, need or limit by its name at any depth, so within one declaration each name stands once. */
export function checkNames(
  page: Page,
  steps: readonly Step[],
  needs: readonly Need[] = [],
  limits: readonly Limit[] = [],
): void {
  const seen = new Set<string>();
  for (const { name, at } of [...needs, ...limits, ...allSteps(steps)]) {
    if (name === null) continue;
    if (seen.has(name))
      page.complain([...at, 'name'], `the name ${name} stands here already; choose another`);
    seen.add(name);
  }
}

function allSteps(steps: readonly Step[]): Named[] {
  return steps.flatMap((step): Named[] => {
    if (step.do === 'if') return [step, ...allSteps(step.then), ...allSteps(step.else)];
    return step.do === 'each' ? [step, ...allSteps(step.steps)] : [step];
  });
}
