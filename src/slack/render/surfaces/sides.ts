import { votesOf } from '../../../game/tally.ts';
import { bold, code, Noun, type Phrase, people, player } from '../phrase.ts';
import { sideWords } from '../tally-words.ts';
import type { CardView } from '../views.ts';
import { voteName } from '../words.ts';

/** Silent voters named on a card; of more, the number. */
const MOST_SILENT = 10;

/** Who is on which side, who defers, who has not voted, whose vote does not count. */
export function sideFields(view: CardView, whole: boolean): Phrase[][] {
  const { tally } = view.standing;
  return [
    [[bold(`FOR ${votesOf(tally, tally.for)}`)], sideWords(tally.for, tally, 'FOR')],
    [[bold(`AGAINST ${votesOf(tally, tally.against)}`)], sideWords(tally.against, tally, 'AGAINST')],
    ...(tally.deferential.length === 0
      ? []
      : [[[bold(`DEFERENTIAL ${tally.deferential.length}, unresolved`)], deferring(view)]]),
    ...(tally.veto.length === 0
      ? []
      : [
          [
            [bold(`VETO ${tally.veto.length}`)],
            [...people(tally.veto), view.veto ? '' : ' (no effect here)'],
          ],
        ]),
    ...(tally.silent.length === 0 ? [] : [[[bold('Not voted')], silent(view, whole)]]),
    ...(tally.uncounted.length === 0 ? [] : [[[bold('Not counted')], uncounted(view)]]),
  ];
}

function deferring(view: CardView): Phrase {
  const list = view.standing.tally.deferential;
  const others = list.filter((person) => person !== view.emperor);
  const own: Phrase =
    list.length > others.length && view.emperor !== null
      ? [player(view.emperor), ' (counts as neither)']
      : [];
  if (others.length === 0) return own;
  const follows: Phrase =
    view.emperor === null
      ? []
      : [
          others.length === 1 ? ' (follows ' : ' (follow ',
          player(view.emperor),
          ' once ',
          player(view.emperor),
          ' votes FOR or AGAINST)',
        ];
  return [...people(others), ...follows, ...(own.length === 0 ? [] : ['; ', ...own])];
}

function silent(view: CardView, whole: boolean): Phrase {
  const list = view.standing.tally.silent;
  if (!whole && list.length > MOST_SILENT)
    return [...people(list, MOST_SILENT), ' (', code(`/nomic docket ${view.id}`), ')'];
  return list.flatMap(
    (person, i): Phrase => [
      i === 0 ? '' : ', ',
      player(person),
      ...(person === view.emperor ? [' (', Noun('emperor'), ')'] : []),
    ],
  );
}

function uncounted(view: CardView): Phrase {
  return view.standing.tally.uncounted.flatMap(
    (vote, i): Phrase => [
      i === 0 ? '' : ', ',
      player(vote.by),
      ` (${voteName(vote.vote)}, no `,
      { noun: 'player' },
      ' now)',
    ],
  );
}
