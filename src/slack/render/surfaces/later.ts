import { compose, type Message } from '../compose.ts';
import { code, entry, type Phrase } from '../phrase.ts';
import type { Reader } from '../views.ts';

/** In place of a preview when its author's posts ask for many at once. */
export function laterMessage(matter: string, reader: Reader): Message {
  const line: Phrase = [
    'Three previews a minute are the most for one person, so what ',
    entry(matter),
    ' would do is told on request: ',
    code(`/nomic rules diff ${matter}`),
  ];
  const press = { id: 'rules.diff', label: ['See it'], value: matter } as const;
  return compose(
    [{ lines: [line] }, { presses: [press] }],
    { sentences: [[...line, '.']], more: [code('/nomic help')] },
    reader,
  );
}
