import type { Mechanism, Step } from '../../mechanism.ts';
import type { Renamed } from '../../renamed.ts';
import type { Mention } from './mentions.ts';

/** Where the steps of a block name a word outside of their expressions. */
export function stepMentions(mechanism: Mechanism, by: Renamed): Mention[] {
  const { actions, procedures, triggers, schedules, instead, matters } = mechanism;
  const lists = [...actions, ...procedures, ...triggers, ...schedules, ...instead].map(({ does }) => does);
  return [...lists, ...matters.map((kind) => kind.then)].flatMap((steps) => inSteps(steps, by));
}

function inSteps(steps: readonly Step[], by: Renamed): Mention[] {
  return steps.flatMap((step): Mention[] => {
    if (step.do === 'if') return [...inSteps(step.then, by), ...inSteps(step.else, by)];
    if (step.do === 'each') return inSteps(step.steps, by);
    if (step.do === 'call') return inCall(step, by);
    return step.do === 'create' ? inCreate(step, by) : [];
  });
}

type Of<W extends Step['do']> = Extract<Step, { readonly do: W }>;

function inCall({ at, procedure }: Of<'call'>, by: Renamed): Mention[] {
  const named = (by.what === 'procedure' || by.what === 'action') && procedure === by.name;
  return named ? [{ at: [...at, 'call'], is: 'value', by }] : [];
}

function inCreate(step: Of<'create'>, by: Renamed): Mention[] {
  const { at, kind } = step;
  if (by.what === 'kind') return kind === by.name ? [{ at: [...at, 'create'], is: 'value', by }] : [];
  if (by.what !== 'field' || by.of !== kind) return [];
  const given = [
    ...step.values.map(([field]) => ['values', field] as const),
    ...step.with.map(([field]) => ['with', field] as const),
  ];
  return given
    .filter(([, field]) => field === by.name)
    .map(([part, field]) => ({ at: [...at, part, field], is: 'key', by }));
}
