import type { ModalView } from '@slack/types';
import { type Choice, type Field, modal, radio, select, typing } from '../inputs.ts';
import { code, type Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

export interface PickView {
  readonly channelName: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly note: string }[];
  /** Whether there is more to change than a list can hold. */
  readonly more: boolean;
}

/** What shall change: the first step of writing an amendment. */
export function pickForm(view: PickView, reader: Reader): ModalView {
  const choices = view.choices.map(({ value, label, note }): Choice => {
    return { value, label: [label], ...(note === '' ? {} : { note: [note] }) };
  });
  const hint: Phrase = [
    view.more ? 'The list is cut: what' : 'What',
    ' is not in it you can write yourself, in the form of an entry or as a code block whose first line is amend.',
  ];
  return modal(
    {
      callback: 'amend.pick',
      title: ['Change the rules'],
      submit: ['Next'],
      carry: {},
      content: [
        {
          small: [
            `It becomes an entry in #${view.channelName}, to be voted on. Nothing changes before it is enacted.`,
          ],
        },
        { id: 'what', label: ['What shall change'], hint, element: select(choices, null, reader) },
        { small: ['To have a block checked: ', code('/nomic amend check'), ' and the block'] },
      ],
    },
    reader,
  );
}

/** One thing that is typed anew. */
export interface TypedView {
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly initial: string;
  readonly lines: boolean;
  readonly most: number;
  readonly optional: boolean;
}

export interface WriteView {
  /** Names what is changed. */
  readonly target: string;
  readonly title: string;
  readonly about: Phrase;
  readonly fields: readonly TypedView[];
  readonly kinds: readonly { readonly name: string; readonly label: string }[];
}

/** The new value or words; sent, it shows what would change, and then it can be posted. */
export function writeForm(view: WriteView, reader: Reader): ModalView {
  const kinds = view.kinds.map(({ name, label }): Choice => ({ label: [label], value: name }));
  const vote: Choice[] = [
    { label: ['Vote FOR it'], value: 'FOR' },
    { label: ['Do not vote yet'], value: 'NONE' },
  ];
  const content: (Field | { readonly small: Phrase })[] = [
    { small: view.about },
    ...view.fields.map((field): Field => typedField(field, reader)),
    {
      id: 'title',
      label: ['Title of the entry'],
      optional: true,
      element: typing({ most: 80, placeholder: ['Left empty, it is named after what changes'] }, reader),
    },
    { id: 'body', label: ['Why'], optional: true, element: typing({ most: 2_000, lines: true }, reader) },
    ...(kinds.length > 1
      ? [{ id: 'kind', label: ['Post it as'], element: select(kinds, kinds[0]?.value ?? null, reader) }]
      : []),
    { id: 'vote', label: ['Your own vote'], element: radio(vote, 'FOR', reader) },
  ];
  return modal(
    {
      callback: 'amend.write',
      title: [view.title],
      submit: ['Preview'],
      carry: { x: view.target, ...(kinds.length === 1 ? { k: kinds[0]?.value ?? '' } : {}) },
      content,
    },
    reader,
  );
}

function typedField({ id, label, hint, initial, lines, most, optional }: TypedView, reader: Reader): Field {
  return {
    id,
    label: [label],
    optional,
    ...(hint === null ? {} : { hint: [hint] }),
    element: typing({ most, lines, initial }, reader),
  };
}
