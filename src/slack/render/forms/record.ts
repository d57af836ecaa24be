import type { ModalView } from '@slack/types';
import type { Authority } from '../../../game/types.ts';
import { modal, select, typing } from '../inputs.ts';
import { titleWords } from '../mrkdwn.ts';
import { code, noun, type Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

export interface RecordFormView {
  readonly choices: readonly Authority[];
  /** How many more there are than a list takes. */
  readonly left?: number;
  readonly chosen: Authority | null;
  readonly effects: string;
  readonly reason: string;
}

/** `matter:P5`, `rule:roster`. */
export function authorityValue(on: Authority): string {
  return 'matter' in on ? `matter:${on.matter}` : `rule:${on.rule}`;
}

export function authorityFrom(value: string): Authority | null {
  const [, is, id = ''] = /^(matter|rule):(.+)$/s.exec(value) ?? [];
  if (is === undefined) return null;
  return is === 'matter' ? { matter: id } : { rule: id };
}

/** FN-L5: does by hand what the law has laid down already; told to all, and may be contested. */
export function recordForm(view: RecordFormView, reader: Reader): ModalView {
  const label = (on: Authority): Phrase =>
    'matter' in on ? [titleWords(on.matter), ', still due'] : [{ law: { rule: on.rule } }];
  return modal(
    {
      callback: 'record.submit',
      title: ['Record by hand'],
      submit: ['Record'],
      carry: {},
      content: [
        {
          small: [
            'Posted in the channel with your name and every value as it was and is. Any ',
            noun('player'),
            ' may contest it.',
          ],
        },
        {
          id: 'on',
          label: ['On what it stands'],
          ...(view.left ? { hint: [`${view.left} more have no room here: name one by text.`] } : {}),
          element: select(
            view.choices.map((on) => ({ label: label(on), value: authorityValue(on) })),
            view.chosen === null ? null : authorityValue(view.chosen),
            reader,
          ),
        },
        {
          id: 'effects',
          label: ['What changes'],
          hint: [
            'One a line: set cash @ben 800000 · set price CHAR to 12 · set shares @ben CHAR 5. Or the operations of an amendment, beginning with a dash.',
          ],
          element: typing({ most: 3_000, lines: true, initial: view.effects }, reader),
        },
        {
          id: 'reason',
          label: ['What happened, and why'],
          element: typing({ most: 500, lines: true, initial: view.reason }, reader),
        },
        { small: ['By text: ', code('/nomic record P5 set cash @ben 800000 because …')] },
      ],
    },
    reader,
  );
}

/** Any player has a record reversed, with a reason for all to read. */
export function contestForm(record: number, reader: Reader): ModalView {
  return modal(
    {
      callback: 'record.contest.submit',
      title: ['Contest a record'],
      submit: ['Contest'],
      carry: { r: record },
      content: [
        {
          lines: [
            [
              `The record of event ${record} is reversed at once and stays so until a CALL FOR JUDGEMENT decides.`,
            ],
          ],
        },
        {
          id: 'reason',
          label: ['What is wrong with it'],
          element: typing({ most: 500, lines: true }, reader),
        },
      ],
    },
    reader,
  );
}
