import { compose, type Message } from '../compose.ts';
import { bold, code, entry, Noun, type Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

export interface DraftView {
  readonly matter: string;
  /** The amendment, as its block would have it. */
  readonly source: string;
  /** Names this very draft. */
  readonly seal: string;
}

/** To the author alone: what their words would be as an amendment. Nothing is attached before they say so. */
export function draftMessage({ matter, source, seal }: DraftView, reader: Reader): Message {
  const head: Phrase[] = [
    [
      bold('Your words as an amendment?'),
      ' ',
      entry(matter),
      ' carries none, so once enacted it is carried out by hand.',
    ],
    ['This is what they seem to say. Attached, it is put into force by the enactment itself:'],
  ];
  const foot: Phrase = [
    'Attach it before others vote, by text: ',
    code(`/nomic amend attach ${matter} ${seal}`),
    '. Not what you mean? Leave it: your entry stands as it is.',
  ];
  const press = {
    id: 'amend.attach',
    label: ['Attach'],
    value: `${matter}|${seal}`,
    style: 'primary',
  } as const;
  const rows = source.split('\n');
  return compose(
    [
      { lines: head },
      { table: rows, rest: (left) => [`… ${left} more lines`] },
      { presses: [press] },
      { small: foot },
    ],
    { sentences: [...head, ...rows.map((row): Phrase => [row]), foot], more: [code('/nomic amend')] },
    reader,
  );
}

/** Where the draft was shown, once it is attached. */
export function attachedMessage(matter: string, reader: Reader): Message {
  const line: Phrase = [
    bold('Attached.'),
    ' ',
    entry(matter),
    ' carries this amendment now; what it would do is told in its thread.',
  ];
  return compose([{ lines: [line] }], { sentences: [line], more: [code('/nomic amend')] }, reader);
}

/** To whoever is about to enact words alone: what they would be as an amendment, and what becomes of them. */
export function textOnlyMessage({ matter, source, seal }: DraftView, reader: Reader): Message {
  const head: Phrase[] = [
    [bold(entry(matter), ' carries no amendment.'), ' This is what its words seem to say:'],
  ];
  const foot: Phrase[] = [
    [
      'Enacted as it stands it is text: the ',
      Noun('emperor'),
      ' carries it out by hand, and finds this ready in the form of a record.',
    ],
    ['By text: ', code(`/nomic resolve ${matter} enact ${seal}`), '. Nothing was resolved.'],
  ];
  const press = {
    id: 'resolve.seen',
    label: [`Enact ${matter} as text`],
    value: `${matter}|${seal}`,
    style: 'primary',
  } as const;
  const rows = source.split('\n');
  return compose(
    [
      { lines: head },
      { table: rows, rest: (left) => [`… ${left} more lines`] },
      { lines: foot },
      { presses: [press] },
    ],
    { sentences: [...head, ...rows.map((row): Phrase => [row]), ...foot], more: [code('/nomic amend')] },
    reader,
  );
}
