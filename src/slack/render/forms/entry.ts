import type { ModalView } from '@slack/types';
import { MOST } from '../budget.ts';
import { fitted } from '../compose.ts';
import { asRead } from '../escape.ts';
import { type Field, modal, radio, typing } from '../inputs.ts';
import { nameOf } from '../mrkdwn.ts';
import type { Part } from '../parts.ts';
import { bold, joined, Noun, type Phrase, under } from '../phrase.ts';
import { draftParts } from '../surfaces/drafted.ts';
import { formValue } from '../surfaces/nudge.ts';
import type { EntryFormView, EntryPreviewView, Reader } from '../views.ts';
import { kindName } from '../words.ts';
import { type Asked, argField } from './args.ts';

/** Writes an entry; it is previewed, then posted by the bot in the author's name. */
export function entryForm(view: EntryFormView, reader: Reader): ModalView {
  const slots: Phrase =
    view.slots === null
      ? []
      : [` You have ${view.slots.left} of ${view.slots.of} slots left`, ...under(view.slots.cite), '.'];
  const read = (text: string) => asRead(text, (person) => nameOf(person, reader));
  return modal(
    {
      callback: 'entry.submit',
      title: [formTitle(view.opens)],
      submit: ['Preview'],
      carry: { k: formValue(view), ...(view.from === null ? {} : { p: view.from }) },
      content: [
        { small: [`Posted in #${view.channelName} as "${view.opens} …", with your name.`, ...slots] },
        ...(view.freezes ? [{ lines: [[bold('This freezes play for everyone')]] }] : []),
        { id: 'title', label: ['Title'], element: typing({ most: 80, initial: read(view.title) }, reader) },
        {
          id: 'body',
          label: ['What it says'],
          element: typing({ most: 2_800, lines: true, initial: read(view.body) }, reader),
        },
        ...view.fields.map((field) => argField(field, DECLARED, reader)),
        ...(view.amendment === null ? [] : [amendmentField(view.amendment, reader)]),
        {
          id: 'vote',
          label: ['Your own vote'],
          element: radio(
            [
              { label: ['Vote FOR it'], value: 'FOR' },
              {
                label: ['Do not vote yet'],
                value: 'NONE',
                note: ['There is no implicit vote by the author'],
              },
            ],
            'FOR',
            reader,
          ),
        },
      ],
    },
    reader,
  );
}

/** Prefix of the block ids of declared fields: `of.weight`. */
export const OF = 'of.';
const DECLARED: Asked = { prefix: OF, most: null, word: '', dispatch: false };

const MOST_AMENDMENT = 3_000;

function amendmentField(begun: string, reader: Reader): Field {
  return {
    id: 'amendment',
    label: ['Amendment that the referee carries out'],
    optional: true,
    hint: [
      'The operations alone, or a whole ruleset that begins with "# Title". Preview checks them. Longer than this field? Post the entry with a .md or .txt file.',
    ],
    element: typing(
      {
        most: MOST_AMENDMENT,
        lines: true,
        placeholder: ['Such as - { set_parameter: name, to: value }'],
        ...(begun === '' ? {} : { initial: begun }),
      },
      reader,
    ),
  };
}

/** `New Proposal`; a long name of a kind stands alone. */
function formTitle(opens: string): string {
  const title = `New ${kindName(opens)}`;
  return title.length <= MOST.modalTitle ? title : kindName(opens);
}

/** The post as it will stand, before it is made. */
export function entryPreview(view: EntryPreviewView, reader: Reader): ModalView {
  const words: Phrase[] = [
    [bold(`${view.opens} `, { typed: view.title })],
    ...view.body.split('\n').map((line): Phrase => [{ typed: line }]),
  ];
  const { amendment } = view;
  const notes = joined([
    [view.vote === 'for' ? 'Your FOR is cast with it' : 'Without a vote of yours'],
    ...(view.byHand && amendment === null
      ? [['no executable part: once enacted, the ', Noun('emperor'), ' carries it out by hand'] as Phrase]
      : []),
    ...(view.freezes ? [['it freezes play for everyone'] as Phrase] : []),
  ]);
  const content: Part[] = [
    { lines: words },
    ...(amendment === null ? [] : draftParts(amendment, reader)),
    { small: notes },
  ];
  const carry = { k: formValue(view), d: view.draft };
  const form = { callback: 'entry.post', title: ['Preview'], submit: ['Post'], carry, content: [] } as const;
  return { ...modal(form, reader), blocks: fitted(content, reader) };
}
