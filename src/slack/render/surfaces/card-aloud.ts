import { capital } from '../cells.ts';
import { at } from '../dates.ts';
import { clockWords, isOver } from '../docket-words.ts';
import { entry, type Phrase, people, player, under } from '../phrase.ts';
import { tallyAloud } from '../tally-words.ts';
import type { CardView } from '../views.ts';
import { kindName, voteName } from '../words.ts';
import { cardNotes } from './card-notes.ts';
import { howToVote, resolvable } from './card-presses.ts';

/** The card in sentences. */
export function cardSentences(view: CardView): Phrase[] {
  const { tally, frozenBy } = view.standing;
  const clock = clockWords(view);
  const queue: Phrase = view.next ? ['Next in the queue'] : view.queued ? [] : ['No queue'];
  return [
    [entry(view.id), `, ${kindName(view.opens)} by `, player(view.author), ...nowWords(view), '.'],
    ...(view.final === null
      ? []
      : [
          [
            view.final.how === 'vetoed' ? 'Vetoed by ' : 'Self-killed by ',
            player(view.final.by),
            isOver(view) ? '; it can only be failed.' : '.',
          ] as Phrase,
        ]),
    ...tallyAloud(tally),
    ...(tally.silent.length === 0 ? [] : [['Not voted: ', ...people(tally.silent), '.'] as Phrase]),
    ...tally.uncounted.map((v): Phrase => ['Not counted: ', player(v.by), ` ${voteName(v.vote)}.`]),
    ...cardNotes(view),
    ...(queue.length === 0 ? [] : [[...queue, '.'] as Phrase]),
    [...posted(view), '.', ...(clock.length === 0 ? [] : [' ', ...capitalised(clock), '.'])],
    ...(view.slot === null ? [] : [[`Slot ${view.slot.nth} of ${view.slot.of}.`]]),
    [`Text sealed ${view.seal}${view.edited ? '; edited since, but the text first posted stands' : ''}.`],
    ...(view.secondPrefix ? [['A second prefix further down opens nothing.']] : []),
    ...(view.unclear.length === 0 ? [] : [['Unclear reply: ', ...people(view.unclear), '.'] as Phrase]),
    frozenBy === null ? howToVote(view) : frozenWords(view),
    ...(view.deletedText === null
      ? []
      : [['The post was deleted; its text as first posted: ', { typed: view.deletedText }] as Phrase]),
  ];
}

function capitalised([first, ...rest]: Phrase): Phrase {
  return first === undefined ? [] : [typeof first === 'string' ? capital(first) : first, ...rest];
}

/** When it became an entry: its clocks and its place in the queue count from there. */
export function posted(view: CardView): Phrase {
  return [view.sinceEdit ? 'An entry since its edit ' : 'Posted ', at(view.opened)];
}

function nowWords(view: CardView): Phrase {
  const outcome = resolvable(view);
  if (outcome === null) return [];
  return [outcome === 'enact' ? ', may be enacted now' : ', may be failed now'];
}

export function frozenWords(view: CardView): Phrase {
  return [
    'No votes and no resolution until ',
    { matter: view.standing.frozenBy ?? '' },
    ' is resolved',
    ...under(view.cites.freeze),
    '. Signals given or taken back meanwhile do not count.',
  ];
}
