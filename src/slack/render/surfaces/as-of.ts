import { MOST } from '../budget.ts';
import { fits, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { escapeEntities, oneLine } from '../escape.ts';
import { plain } from '../mrkdwn.ts';
import { blocksOf } from '../parts.ts';
import { bold, code, type Phrase } from '../phrase.ts';
import type { Reader, Telling } from '../views.ts';
import { askedLine, sharing } from './answer.ts';

interface Then {
  readonly at: number;
  readonly seq: number;
  readonly version: number;
  /** Events up to then that were struck later. */
  readonly struck?: readonly number[];
}

const MOST_STRUCK = 10;

/** What was then, under a heading that says so and over the way to the rules of that time. */
export function asOfMessages(
  then: Then,
  messages: readonly Message[],
  telling: Telling,
  reader: Reader,
): Message[] {
  const head: Phrase = [bold('As of ', at(then.at, 'exact')), `, after E${then.seq}, under r${then.version}`];
  const { struck = [] } = then;
  const list = struck.slice(-MOST_STRUCK).map((seq) => `E${seq}`);
  const foot: Phrase = [
    ...(list.length === 0 ? [] : [`Struck since then: ${list.join(', ')}. `]),
    'The rules then: ',
    code(`/nomic as-of E${then.seq} rules`),
    '. What is now: ',
    code('/nomic state'),
    '.',
  ];
  const above = [{ lines: [...askedLine(telling), head] }];
  const below = [{ small: foot }, ...sharing(telling)];
  const said = (lines: readonly Phrase[]) =>
    lines.map((line) => escapeEntities(oneLine(plain(line, reader)))).join(' ');
  const first = { text: `${said([...askedLine(telling), head])}.`, blocks: blocksOf(above, reader) };
  const last = { text: said([foot]), blocks: blocksOf(below, reader) };
  return joined([first, ...messages, last]);
}

/** As few messages as it takes, in this order. */
function joined(messages: readonly Message[]): Message[] {
  const done: Message[] = [];
  for (const message of messages) {
    const before = done.at(-1);
    const together = before === undefined ? null : both(before, message);
    if (together === null) done.push(message);
    else done[done.length - 1] = together;
  }
  return done;
}

function both(one: Message, other: Message): Message | null {
  const [text, blocks] = [`${one.text} ${other.text}`, [...one.blocks, ...other.blocks]];
  return text.length <= MOST.text && fits(blocks) ? { text, blocks } : null;
}
