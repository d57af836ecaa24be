import { compose, type Message } from '../compose.ts';
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
  const rows = lineDiff(readable(view.before, reader), readable(view.after, reader));
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

/** Above this many pairs of lines the difference is told whole, all that went before all that came. */
const MOST_PAIRS = 250_000;

/** Lines that went (`- `) and came (`+ `), in order; what both have is left out. */
export function lineDiff(before: readonly string[], after: readonly string[]): string[] {
  if (before.length * after.length > MOST_PAIRS) {
    return [...before.map((line) => `- ${line}`), ...after.map((line) => `+ ${line}`)];
  }
  const lengths = common(before, after);
  const out: string[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      i += 1;
      j += 1;
    } else if (i < before.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? -1)) {
      out.push(`- ${before[i]}`);
      i += 1;
    } else {
      out.push(`+ ${after[j]}`);
      j += 1;
    }
  }
  return out;
}

/** Longest common run of lines from each pair of places on. */
function common(a: readonly string[], b: readonly string[]): number[][] {
  const table = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const same = a[i] === b[j] ? 1 + (table[i + 1]?.[j + 1] ?? 0) : 0;
      const row = table[i];
      if (row) row[j] = Math.max(same, table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}
