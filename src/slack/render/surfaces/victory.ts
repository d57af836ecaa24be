import { outOf, votesOf } from '../../../game/tally.ts';
import type { Press } from '../buttons.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { countWords } from '../doors.ts';
import type { Part } from '../parts.ts';
import {
  amount,
  bold,
  code,
  entry,
  joined,
  Noun,
  type Phrase,
  people,
  player,
  plural,
  under,
} from '../phrase.ts';
import type { Reader, StandingRow, VictoryView } from '../views.ts';

const DAY_MS = 86_400_000;

/** The round is over: who won, how it stood, who wishes to go on. The answers are shown, nothing is decided by them. */
export function victoryMessage(view: VictoryView, reader: Reader): Message {
  const head: Phrase = [player(view.winner), ` has won ${view.round}`];
  const what = outcome(view);
  const rows = view.standings.map(standingWords);
  const asked = view.ascended ? 'Did everyone wish to continue?' : 'Does everyone wish to continue?';
  const wishes = wishWords(view);
  const asItWas = code(`/nomic as-of E${view.before}`);
  const parts: Part[] = [
    { header: head },
    { lines: [what] },
    ...(rows.length === 0 ? [] : [{ lines: [[bold('Final standings')], ...rows], rest: andMore([asItWas]) }]),
    { lines: [[bold(asked), ' ', ...wishes]] },
    ...(view.ascended ? [] : [{ presses: presses(view) }]),
    { small: footer(view, FEW) },
  ];
  const sentences: Phrase[] = [
    [...head, '.'],
    what,
    ...(rows.length === 0 ? [] : [['Final standings: ', ...joined(rows, '; '), '.'] as Phrase]),
    [asked, ' ', ...wishes],
    footer(view),
  ];
  return compose(parts, { sentences, more: [asItWas] }, reader);
}

function outcome(view: VictoryView): Phrase {
  const deeds = view.counts.map(({ what, n }) => countWords(what, n));
  const enacted = view.enactments > 0 ? [`${view.enactments} ${plural(view.enactments, 'enactment')}`] : [];
  const counts = [...deeds, ...enacted].join(', ');
  const { tally } = view;
  const votes = `${votesOf(tally, tally.for)}–${votesOf(tally, tally.against)} of ${outOf(tally)}`;
  return [
    entry(view.matter),
    ' ',
    bold('ENACTED'),
    ' by ',
    player(view.by),
    `, ${votes}`,
    ...under(view.cite),
    view.repealed
      ? `. The rules of ${view.round} are repealed and `
      : `. The rules of ${view.round} end when the next one opens, and `,
    player(view.winner),
    ' is now ',
    Noun('emperor'),
    '. It ran ',
    ...(Math.floor(view.fromMs / DAY_MS) === Math.floor(view.toMs / DAY_MS)
      ? ['for less than a day, ', at(view.toMs, 'day')]
      : [at(view.fromMs, 'day'), ' to ', at(view.toMs, 'day')]),
    counts === '' ? '.' : `: ${counts}.`,
  ];
}

/** `*1.* Chi 1,214,700` */
function standingWords(row: StandingRow): Phrase {
  const place = row.rank === null ? '•' : `${row.rank}${row.tied ? '=' : '.'}`;
  return [
    row.rank === null ? place : bold(place),
    ' ',
    player(row.person),
    ...(row.worth === null ? [] : [' ', amount(row.worth)]),
  ];
}

function wishWords(view: VictoryView): Phrase {
  const group = (word: string, list: readonly string[]): Phrase =>
    list.length === 0 ? [`${word} 0`] : [`${word} ${list.length} (`, ...people(list, 12), ')'];
  const { yes, no, silent } = view.wishes;
  return [...joined([group('Yes', yes), group('no', no), group('silent', silent)], ', '), '.'];
}

function presses(view: VictoryView): Press[] {
  const ascend: Press = {
    id: 'round.ascend',
    label: ['Write the Ascension Address'],
    value: view.matter,
    aloud: ['Write the Ascension Address. Only ', player(view.winner), ' may'],
  };
  return [...wishPresses(), ascend];
}

export function wishPresses(): Press[] {
  return [
    { id: 'round.continue', label: ['I wish to continue'], value: 'yes' },
    { id: 'round.stop', label: ['I do not'], value: 'no', aloud: ['I do not wish to continue'] },
  ];
}

const FEW = 12;

/** Those beyond `most` are counted: the gamestate as it was before the end has them. */
function closedWords({ closed, before }: VictoryView, most: number): Phrase {
  if (closed.length === 0) return [];
  const ids = joined(
    closed.slice(0, most).map((id): Phrase => [entry(id)]),
    ', ',
  );
  const left = closed.length - most;
  const more: Phrase = left > 0 ? [` and ${left} more: `, code(`/nomic as-of E${before}`)] : [];
  return [' Closed undecided with the ', { noun: 'round' }, ': ', ...ids, ...more, '.'];
}

function footer(view: VictoryView, most = Number.POSITIVE_INFINITY): Phrase {
  const ascend: Phrase = view.ascended
    ? ['The next ', { noun: 'round' }, ' has begun.']
    : [
        'By text: reply CONTINUE or STOP. ',
        player(view.winner),
        ' opens the next ',
        { noun: 'round' },
        ' with a post that starts ',
        code('ASCENSION ADDRESS:'),
        '.',
      ];
  return [...ascend, ...closedWords(view, most), ' Archive: ', code('/nomic export'), '.'];
}
