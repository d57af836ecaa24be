import { cutPlain } from '../budget.ts';
import type { Press } from '../buttons.ts';
import { cellWords, spaced } from '../cells.ts';
import { endings } from '../changes.ts';
import { compose, type Message } from '../compose.ts';
import { at, from } from '../dates.ts';
import { eventName } from '../doors.ts';
import { asRead, tidied } from '../escape.ts';
import { nameOf } from '../mrkdwn.ts';
import type { Part } from '../parts.ts';
import { bold, code, footAloud, joined, type Phrase, player, sentence, under } from '../phrase.ts';
import { rollRows, rollSentences } from '../rolls.ts';
import type { NewsState, NewsView, Reader } from '../views.ts';
import { endingLines } from './action.ts';

const MOST_TEXT = 2_500;

/** A News Post: who, about what, the text, the roll that belongs to it or the button for it. */
export function newsMessage(view: NewsView, reader: Reader): Message {
  const words = textLines(view, reader);
  const after = rolled(view.state, view, reader);
  const foot = footer(view);
  const parts: Part[] = [
    { lines: [title(view), ...words] },
    ...after.parts,
    ...(view.state.is === 'open' ? [{ presses: [rollPress(view)] }] : []),
    { small: foot },
  ];
  const sentences: Phrase[] = [
    [...head(view), ' by ', player(view.by), ` on ${view.key}`, ...factsOf(view), ': '],
    ...words.map((line, i) => (i < words.length - 1 ? line : sentence(line))),
    ...after.sentences,
    footAloud(foot),
  ];
  return compose(parts, { sentences, more: [code(`/news roll ${view.id}`)] }, reader);
}

function head(view: NewsView): Phrase {
  return [`NEWS ${view.id}`];
}

/** `*NEWS* · by Chi · on *CHAR* (Charlie Rail, high, 215)`; what the roll moved is told by the roll. */
function title(view: NewsView): Phrase {
  return joined([[bold(...head(view))], ['by ', player(view.by)], ['on ', bold(view.key), ...factsOf(view)]]);
}

function factsOf(view: NewsView): Phrase {
  const moved = new Set(view.state.is === 'rolled' ? view.state.changes.map(({ path }) => path) : []);
  const facts = view.fields
    .filter((field) => field.value !== null && field.value !== view.key)
    .filter((field) => !moved.has(`${view.kind}/${view.key}/${field.name}`))
    .map((field): Phrase => cellWords(field.type, field.value));
  return facts.length === 0 ? [] : [' (', ...joined(facts, ', '), ')'];
}

/** The author's words, unless they stand in a post of their own right above. */
function textLines(view: NewsView, reader: Reader): Phrase[] {
  if (view.reply) return [];
  const read = tidied(asRead(view.text, (person) => nameOf(person, reader)));
  const cut = cutPlain(read, MOST_TEXT);
  const note: Phrase[] =
    cut === read
      ? []
      : [[`(cut: the whole post has ${read.length} characters: `, code('/nomic export'), ' has them all)']];
  return [...cut.split('\n').map((line): Phrase => [line]), ...note];
}

function rollPress(view: NewsView): Press {
  const label = `Roll ${view.dice === null ? '' : `${view.dice} `}for ${view.key}`;
  return {
    id: 'news.roll',
    label: [label],
    value: `${view.id}|${view.key}`,
    aloud: [`${label}, ${view.id}. Only `, player(view.by), ' may roll'],
  };
}

function rolled(state: NewsState, view: NewsView, reader: Reader): { parts: Part[]; sentences: Phrase[] } {
  if (state.is !== 'rolled') return { parts: [], sentences: [] };
  const rows = rollRows(state.rolls, state.changes, view.shapes, reader);
  const notes = [
    ...state.said.map((saying) => sentence(saying)),
    ...endings(state.changes, view.shapes)
      .filter((ending) => ending.kind === view.kind)
      .flatMap(endingLines),
  ];
  return {
    parts: [{ table: rows }, ...(notes.length === 0 ? [] : [{ lines: notes }])],
    sentences: [...rollSentences(state.rolls, state.changes, view.shapes), ...notes],
  };
}

function footer(view: NewsView): Phrase {
  const { state } = view;
  switch (state.is) {
    case 'rolled':
      return joined([['Rolled by ', player(view.by), ' ', at(state.at, 'second')], [`event ${state.event}`]]);
    case 'lapsed':
      return [`${view.key} is no longer a ${spaced(view.kind)}; the roll lapsed`];
    case 'frozen':
      return ['The roll waits until ', { matter: state.by }, ' is resolved'];
    case 'open':
      return joined([
        [`One ${eventName({ action: 'news', note: '' })} each per cycle`, ...under(view.cite)],
        ...(view.nextMs === null
          ? []
          : [[player(view.by), "'s next: from ", from(view.nextMs, 'minute')] as Phrase]),
        [
          'the roll belongs to this post and may be made later: reply ROLL here or type ',
          code(`/news roll ${view.id}`),
        ],
        ['not rolled yet'],
      ]);
  }
}
