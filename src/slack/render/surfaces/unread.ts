import type { Saying } from '../../../ruleset/types.ts';
import { compose, type Message } from '../compose.ts';
import { bold, code, entry, Noun, type Phrase, sentence } from '../phrase.ts';
import type { Reader } from '../views.ts';

export interface UnreadView {
  readonly matter: string;
  readonly why: Saying;
  /** Whether another try may succeed. */
  readonly again: boolean;
}

/** In the thread: the entry is registered, but an amendment that was meant to come with it is not. */
export function unreadMessage({ matter, why, again }: UnreadView, reader: Reader): Message {
  const lines: Phrase[] = [
    [bold(entry(matter), ' stands as text.'), ' ', ...sentence(why)],
    ['Once enacted it is carried out by hand, by the ', Noun('emperor'), '.'],
  ];
  const typed: Phrase = ['Once it can be read, by text: ', code(`/nomic amend attach ${matter}`), '.'];
  const press = { id: 'amend.again', label: ['Read the file again'], value: matter } as const;
  return compose(
    [{ lines }, ...(again ? [{ presses: [press] }, { small: typed }] : [])],
    { sentences: again ? [...lines, typed] : lines, more: [code('/nomic help')] },
    reader,
  );
}
