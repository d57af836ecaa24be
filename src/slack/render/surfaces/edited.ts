import { cutPlain, MOST } from '../budget.ts';
import { compose, type Message } from '../compose.ts';
import { lineDiff } from '../diff/lines.ts';
import { asRead, tidied } from '../escape.ts';
import { nameOf } from '../mrkdwn.ts';
import { bold, code, entry, type Phrase, player, plural } from '../phrase.ts';
import type { EditedView, Reader } from '../views.ts';

/** In the thread, updated in place: the text first posted stands, and this is what changed. */
export function editedMessage(view: EditedView, reader: Reader): Message {
  const votes = `${view.votes} ${plural(view.votes, 'vote')}`;
  const more: Phrase = [code(`/nomic docket ${view.matter}`)];
  if (view.after === null) {
    const gone: Phrase = [
      bold('The post of ', entry(view.matter), ' was deleted'),
      ' by ',
      player(view.by),
      '. The entry was made: text and votes are kept, and the card carries the text.',
    ];
    return compose([{ lines: [gone] }], { sentences: [gone], more }, reader);
  }
  const head: Phrase = [
    bold(entry(view.matter), ` was edited after ${votes}.`),
    ' The text as first posted stands (seal ',
    code(view.seal),
    '); votes are kept.',
  ];
  const rows = lineDiff(readable(view.before, reader), readable(view.after, reader)).map((row) =>
    cutPlain(row, MOST.section),
  );
  const foot: Phrase = [
    view.selfKill
      ? 'Want the new text? Vote AGAINST your own (self-kill) and post again, or propose the change after enactment.'
      : 'Want the new text? Post it anew.',
  ];
  return compose(
    [
      { lines: [head] },
      ...(rows.length === 0
        ? []
        : [{ table: rows, rest: (left: number): Phrase => [`and ${left} more lines: `, ...more] }]),
      { small: foot },
    ],
    { sentences: [head, ...rows.map(diffAloud), foot], more },
    reader,
  );
}

function readable(text: string, reader: Reader): string[] {
  return tidied(asRead(text, (person) => nameOf(person, reader))).split('\n');
}

function diffAloud(row: string): Phrase {
  return [row.startsWith('-') ? `Was: "${row.slice(2)}".` : `Is now: "${row.slice(2)}".`];
}
