import type { Turn } from '../../../referee/ticker/placed.ts';
import { rollLines } from '../../../ticker/panels/board.ts';
import type { PublicView } from '../../../ticker/panels/views.ts';
import { printCombination, STOCKS } from '../../../ticker/stocks.ts';
import type { Traded } from '../../../ticker/table/types.ts';
import { counted, dollars, price } from '../../../ticker/words.ts';
import type { Phrase } from '../../render/phrase.ts';
import { bold } from '../../render/phrase.ts';

/** `1,000 Grain, 500 Oil`, or `no shares`. */
export function sharesWords(shares: readonly number[]): string {
  const held = STOCKS.flatMap((name, stock) => {
    const count = shares[stock] ?? 0;
    return count === 0 ? [] : [`${counted(count)} ${name}`];
  });
  return held.length === 0 ? 'no shares' : held.join(', ');
}

function tradeWords({ stock, shares, priceCents }: Traded): string {
  const what = `${counted(Math.abs(shares))} ${STOCKS[stock]}`;
  return `${shares > 0 ? 'bought' : 'sold'} ${what} at ${price(priceCents)}`;
}

/** One turn in one line: what was traded, what the dice showed, what came of them. */
export function turnLine(turn: Turn, { seats }: Pick<PublicView, 'seats'>): Phrase {
  const names = seats.map(({ name }) => name);
  const traded = turn.trades.map(tradeWords).join(', ');
  const late = turn.isLate ? 'out of time; ' : '';
  const did = traded === '' ? (turn.isLate ? 'no trades of their own' : 'no trades') : traded;
  const rolled = turn.dice === null ? [] : [` Dice: ${rollLines(turn.dice, names).join(', ')}.`];
  return [bold(names[turn.seat] ?? ''), `: ${late}${did}.`, ...rolled, ...outcome(turn, names)];
}

function outcome({ dice }: Turn, names: readonly string[]): Phrase {
  if (dice === null) return [];
  const paid = dice.dividendCents.flatMap((cents, seat) =>
    cents > 0 ? [`${names[seat]} ${dollars(cents)}`] : [],
  );
  return [
    ...dice.triggered.map(({ seat, card }) => ` ${names[seat]} held the card ${printCombination(card)}.`),
    ...dice.split.map((stock) => ` ${STOCKS[stock]} splits: its shares double.`),
    ...dice.crashed.map((stock) => ` ${STOCKS[stock]} crashes: its shares are gone.`),
    ...(paid.length > 0 ? [` Dividends: ${paid.join(', ')}.`] : []),
  ];
}

/** `4 seats, 10 rounds, 2 rolls a turn, Dividend-Up, insider cards +20` */
export function optionWords({ options }: Pick<PublicView, 'options'>): string {
  const { humans, ais, length, rolls, dividendUp, insider, dividendTiming, deadline } = options;
  return [
    `${humans} ${humans === 1 ? 'human' : 'humans'} and ${ais} AI`,
    `${length} ${length === 1 ? 'round' : 'rounds'}`,
    `${rolls} ${rolls === 1 ? 'roll' : 'rolls'} a turn`,
    ...(dividendUp ? ['Dividend-Up'] : []),
    ...(insider > 0 ? [`insider cards +${insider}`] : []),
    ...(dividendTiming === 'at-roll' ? ['dividends paid at the roll'] : []),
    ...(humans > 0 ? [`${deadline} a turn`] : []),
  ].join(', ');
}

export function nameList(names: readonly string[]): string {
  const [last = '', ...rest] = [...names].reverse();
  return rest.length === 0 ? last : `${rest.reverse().join(', ')} and ${last}`;
}

/** `2.`, or `2=` of a rank that several share. */
export function placeWords(rank: number, all: readonly { readonly rank: number }[]): string {
  return `${rank}${all.filter((other) => other.rank === rank).length > 1 ? '=' : '.'}`;
}
