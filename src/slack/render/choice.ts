import { createHash } from 'node:crypto';
import type { PlainTextElement, PlainTextOption } from '@slack/types';
import { MOST } from './budget.ts';
import { plainText } from './mrkdwn.ts';
import type { Phrase } from './phrase.ts';
import type { Reader } from './views.ts';

/** One choice of a list. `value` goes back to the app, see `fitting`; it is an id or a number. */
export interface Choice {
  readonly label: Phrase;
  readonly value: string;
  readonly note?: Phrase;
}

const BEGINNING = 48;
const PRINT_DIGITS = 16;

/** As Slack takes it: a value too long for it goes by how it begins and by its fingerprint. */
export function fitting(value: string): string {
  if (value.length <= MOST.option) return value;
  const beginning = value.slice(0, BEGINNING).replace(/[\ud800-\udbff]$/, '');
  return `${beginning}~${createHash('sha256').update(value).digest('hex').slice(0, PRINT_DIGITS)}`;
}

export function flat(phrase: Phrase, reader: Reader, most: number): PlainTextElement {
  return { type: 'plain_text', text: plainText(phrase, reader, most) || ' ' };
}

export function option(choice: Choice, reader: Reader): PlainTextOption {
  return {
    text: flat(choice.label, reader, MOST.option),
    value: fitting(choice.value),
    ...(choice.note === undefined ? {} : { description: flat(choice.note, reader, MOST.option) }),
  };
}
