import { compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { clockWords, queueWords } from '../docket-words.ts';
import { paged } from '../paged.ts';
import type { Part } from '../parts.ts';
import { bold, code, joined, type Phrase, people, player } from '../phrase.ts';
import type { CardView, Reader } from '../views.ts';
import { kindName } from '../words.ts';
import { cardSentences, frozenWords, posted } from './card-aloud.ts';
import { cardNotes } from './card-notes.ts';
import { cardPresses, howToVote, resolvable } from './card-presses.ts';
import { recordMessage } from './card-record.ts';
import { sideFields } from './sides.ts';

/** The bot's first reply in a matter's thread, edited for the life of the matter. */
export function cardMessage(view: CardView, reader: Reader): Message {
  if (view.record !== null) return recordMessage(view, view.record, reader);
  return compose(cardParts(view, false), aloud(view), reader);
}

/** `/nomic docket P7`: the card with everybody named and, when its post is gone, the whole of its text. */
export function wholeCard(view: CardView, reader: Reader): Message[] {
  if (view.record !== null) return [recordMessage(view, view.record, reader)];
  return paged(cardParts(view, true), aloud(view), reader);
}

function aloud(view: CardView) {
  return { sentences: cardSentences(view), more: [code(`/nomic docket ${view.id}`)] };
}

function cardParts(view: CardView, whole: boolean): Part[] {
  return [
    { lines: [headline(view)] },
    { fields: sideFields(view, whole) },
    { lines: cardNotes(view) },
    { small: origin(view) },
    { presses: cardPresses(view) },
    { small: view.standing.frozenBy === null ? howToVote(view) : frozenWords(view) },
    ...textOfDeleted(view),
  ];
}

/** `*P7 Trends* · Proposal by Ben · slot 1 of 2 · *next in queue*` */
export function headline(view: CardView): Phrase {
  return joined([
    [bold({ entry: view.id })],
    [`${kindName(view.opens)} by `, player(view.author)],
    ...(view.slot === null ? [] : [[`slot ${view.slot.nth} of ${view.slot.of}`] as Phrase]),
    ...state(view),
  ]);
}

function state(view: CardView): Phrase[] {
  const out: Phrase[] = [];
  if (view.final !== null) {
    const how = view.final.how === 'vetoed' ? 'vetoed by ' : 'self-killed by ';
    out.push([bold(how, player(view.final.by)), ' ', at(view.final.at)]);
  }
  if (view.standing.frozenBy !== null)
    out.push([bold('frozen while ', { matter: view.standing.frozenBy }, ' is open')]);
  const outcome = resolvable(view);
  if (outcome !== null) out.push([bold(outcome === 'enact' ? 'may be enacted now' : 'may be failed now')]);
  else if (queueWords(view).length > 0) out.push(queueWords(view));
  return out;
}

function origin(view: CardView): Phrase {
  const clock = clockWords(view);
  return joined([
    posted(view),
    ...(clock.length === 0 ? [] : [clock]),
    [
      'text sealed ',
      code(view.seal),
      view.edited ? ', edited since: the text first posted stands' : ', unchanged since posting',
    ],
    ...(view.secondPrefix
      ? [['a second prefix further down opens nothing: one post is one matter'] as Phrase]
      : []),
    ...(view.unclear.length === 0
      ? []
      : [['unclear reply: ', ...people(view.unclear), ' (answer with one word)'] as Phrase]),
  ]);
}

function textOfDeleted(view: CardView): Part[] {
  if (view.deletedText === null) return [];
  const lines = view.deletedText.split('\n').map((line): Phrase => [{ typed: line }]);
  return [
    {
      lines: [[bold('The post was deleted; its text, as first posted:')], ...lines],
      rest: (left) => [`and ${left} more lines: `, code(`/nomic docket ${view.id}`)],
    },
  ];
}
