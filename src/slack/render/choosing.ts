import type { StaticSelect } from '@slack/types';
import { MOST } from './budget.ts';
import { type Choice, fitting, flat, option } from './choice.ts';
import type { ActionId } from './ids.ts';
import type { Phrase } from './phrase.ts';
import type { Reader } from './views.ts';

/** A list outside of any form, from which one thing is chosen: what is chosen is done at once. */
export interface Choosing {
  readonly id: ActionId;
  readonly prompt: Phrase;
  readonly choices: readonly Choice[];
  /** Value of the choice that holds now; null for none. */
  readonly chosen: string | null;
}

/** Lists are as long as Slack takes them; who calls says what is left out. */
export function choosing({ id, prompt, choices, chosen }: Choosing, reader: Reader): StaticSelect {
  const options = choices.slice(0, MOST.options).map((choice) => option(choice, reader));
  const first = options.find(({ value }) => chosen !== null && value === fitting(chosen));
  return {
    type: 'static_select',
    action_id: id,
    placeholder: flat(prompt, reader, MOST.placeholder),
    options,
    ...(first ? { initial_option: first } : {}),
  };
}
