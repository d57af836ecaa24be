import { outOf, votesOf } from '../../../game/tally.ts';
import { barredWords } from '../bars.ts';
import { fieldWords } from '../cells.ts';
import { isOver } from '../docket-words.ts';
import { ARROW, bold, joined, Noun, noun, type Phrase, player, under } from '../phrase.ts';
import { tallyWords } from '../tally-words.ts';
import type { CardView, Forecast } from '../views.ts';
import { moreWords } from '../words.ts';
import { resolvable } from './card-presses.ts';

/** What is still missing, what would happen, what makes this matter special. */
export function cardNotes(view: CardView): Phrase[] {
  return [
    joined((view.fields ?? []).map((field) => fieldWords(field))),
    needs(view),
    forecasts(view),
    standingNow(view),
    finality(view),
    authorNote(view),
    ...(view.freezes ? [ownVeto(view)] : []),
    ...(view.lock === null
      ? []
      : [
          [
            'If this fails, ',
            player(view.author),
            ' may not post another for ',
            { lastingS: view.lock.lastingS },
            ...under(view.lock.cite),
            '.',
          ] as Phrase,
        ]),
    byHand(view),
  ].filter((phrase) => phrase.length > 0);
}

function needs(view: CardView): Phrase {
  const { enact, fail, tally, forNeeded, againstNeeded } = view.standing;
  if (enact || fail || isOver(view)) return [];
  const line = (n: number | null, side: 'for' | 'against'): Phrase => {
    if (n === null) return [];
    const have = votesOf(tally, tally[side]);
    const sum = have === 0 || tally.weights ? '.' : ` (needs ${have + n}).`;
    return [bold(moreWords(n, tally, side)), sum];
  };
  const lines = [line(forNeeded, 'for'), line(againstNeeded, 'against')];
  return [
    `N = ${tally.players}. `,
    ...joined(
      lines.filter((phrase) => phrase.length > 0),
      ' ',
    ),
  ];
}

/** If Ana votes FOR: 5–1, enactable. If Ana votes AGAINST: 3–3, failable. Where neither vote would matter, nothing. */
function forecasts(view: CardView): Phrase {
  if (view.emperor === null || isOver(view) || view.safe) return [];
  const deferring = view.standing.tally.deferential.length + view.standing.tally.followed.length > 0;
  if (!deferring && view.forecasts.every((f) => f.makes === null)) return [];
  const emperor = view.emperor;
  return joined(
    view.forecasts.map(
      (f): Phrase => [
        'If ',
        player(emperor),
        ` votes ${f.vote === 'for' ? 'FOR' : 'AGAINST'}: ${forecastWords(f)}.`,
      ],
    ),
    ' ',
  );
}

export function forecastWords(forecast: Forecast): string {
  const makes =
    forecast.makes === null ? 'not yet decided' : forecast.makes === 'enact' ? 'enactable' : 'failable';
  return `${forecast.for}–${forecast.against}, ${makes}`;
}

/** Why it may be resolved, or that it could be but for the queue. */
function standingNow(view: CardView): Phrase {
  const { standing } = view;
  if (isOver(view))
    return [
      'It can only be failed',
      ...under(view.cites.fail),
      '.',
      ...waits(view),
      ...barredWords(view.standing),
    ];
  if (!standing.enact && !standing.fail) return [];
  const cite = standing.enact ? view.cites.enact : view.cites.fail;
  const enough: Phrase = [
    `${tallyWords(standing.tally)} of ${outOf(standing.tally)}: ${standing.enact ? 'enough to enact' : 'enough to fail'}`,
    ...under(cite),
    '.',
  ];
  if (resolvable(view) === null) return [...enough, ...waits(view), ...barredWords(view.standing)];
  return [
    ...enough,
    view.safe ? ' No vote still to come can alter that; a change of vote or of N could.' : '',
    ...barredWords(view.standing),
  ];
}

function waits(view: CardView): Phrase {
  if (view.standing.waitsFor === null) return [];
  return [
    ' It waits for ',
    { entry: view.standing.waitsFor },
    ', which is older',
    ...under(view.cites.queue),
    '.',
  ];
}

function finality(view: CardView): Phrase {
  if (view.final === null) return [];
  const what = view.final.how === 'vetoed' ? 'A veto' : "An author's AGAINST on their own matter";
  const slot: Phrase =
    view.slot === null
      ? []
      : [' It still uses one of ', player(view.author), `'s ${view.slot.of} slots until it is failed.`];
  return [`${what} cannot be changed`, ...under(view.final.cite), '.', ...slot];
}

/** No vote is implied: the author is told, on the card, that theirs is missing. */
function authorNote(view: CardView): Phrase {
  const { tally } = view.standing;
  if (view.final !== null) return [];
  if (tally.silent.includes(view.author))
    return [player(view.author), ' has not voted on it; an author has no vote unless they cast it.'];
  if (!view.selfKill && tally.against.includes(view.author)) {
    return ['AGAINST by the author is an ordinary vote here.'];
  }
  return [];
}

function ownVeto(view: CardView): Phrase {
  const who: Phrase = view.resolvers === 'emperor' ? ['the ', Noun('emperor')] : ['any ', noun('player')];
  return [
    'Play is frozen while it is open; ',
    ...who,
    ' may resolve it',
    ...under(view.cites.resolve),
    '.',
    view.veto ? '' : ' A veto has no effect on it.',
  ];
}

/** What enactment brings into force, or that people carry it out. */
function byHand(view: CardView): Phrase {
  if (!view.byHand || view.final !== null || view.emperor === null) return [];
  const hand: Phrase = ['the ', Noun('emperor'), ' carries it out by hand.'];
  switch (view.amendment?.is) {
    case undefined:
      return ['No executable part: once enacted, ', ...hand];
    case 'several':
      return [
        bold(`Its post brings ${view.amendment.count} amendments`),
        ', and one is the most, so none of them is taken: once enacted, ',
        ...hand,
      ];
    case 'unreadable':
      return [bold('Its amendment cannot be read'), ', so it is text: once enacted, ', ...hand];
    case 'misfits':
      return [
        bold('Its amendment does not fit the rules as they are now'),
        ': it is tried again when enacted; if it does not fit then, ',
        ...hand,
      ];
    case 'fits':
      return carries(view.amendment);
  }
}

function carries({ differs, from, to }: Extract<CardView['amendment'], { is: 'fits' }>): Phrase {
  const versions: Phrase = from === to ? [] : [` (r${from} `, ARROW, ` r${to})`];
  return [
    bold('Carries an amendment'),
    ', in force the moment it is enacted',
    ...versions,
    '; what it would do is told in its thread.',
    differs
      ? ' It does something else now than when it was posted; whoever enacts it is shown that first.'
      : '',
  ];
}
