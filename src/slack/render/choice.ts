import type { PlainTextElement, PlainTextOption } from '@slack/types';
import { MOST } from './budget.ts';
import { plainText } from './mrkdwn.ts';
import type { Phrase } from './phrase.ts';
import type { Reader } from './views.ts';

/** One choice of a list. `value` goes back to the app; it is an id or a number. */
export interface Choice {
  readonly label: Phrase;
  readonly value: string;
  readonly note?: Phrase;
}

export function flat(phrase: Phrase, reader: Reader, most: number): PlainTextElement {
  return { type: 'plain_text', text: plainText(phrase, reader, most) || ' ' };
}

export function option(choice: Choice, reader: Reader): PlainTextOption {
  return {
    text: flat(choice.label, reader, MOST.option),
    value: choice.value,
    ...(choice.note === undefined ? {} : { description: flat(choice.note, reader, MOST.option) }),
  };
}
