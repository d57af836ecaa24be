import type { PublicView } from '../../../ticker/panels/views.ts';
import { printCombination, STOCKS } from '../../../ticker/stocks.ts';
import type { Moment, Summary } from '../../../ticker/summary.ts';
import { ranked } from '../../../ticker/table/standing.ts';
import { dollars } from '../../../ticker/words.ts';
import { bold, code, type Phrase } from '../../render/phrase.ts';
import { nameList, placeWords, sharesWords } from './words.ts';

/** How a game ended; with its summary also what was earned and what was luck. Personalities and cards are told now. */
export function endLines(view: PublicView, told: Summary | null): readonly Phrase[] {
  const { result, seats } = view;
  if (result === null) return [];
  const names = seats.map(({ name }) => name);
  const winners = result.winners.map((seat) => names[seat] ?? '');
  const won = winners.length > 1 ? `${nameList(winners)} share the victory.` : `${winners[0]} wins.`;
  const all = ranked(result.fortunesCents);
  const ranks = all.map(({ rank, seat, fortuneCents }): Phrase => {
    const { personality, person } = seats[seat]!;
    const { cashCents = 0, shares = [] } = view.holdings[seat] ?? {};
    const ai = person === null ? 'AI' : 'AI in the end';
    const who = personality === null ? '' : ` (${ai}, ${personality})`;
    const has = `cash ${dollars(cashCents)}, ${sharesWords(shares)}`;
    return [
      `${placeWords(rank, all)} `,
      bold(names[seat] ?? ''),
      `${who} ${dollars(fortuneCents)}: ${has}.`,
      ...luck(told, seat),
    ];
  });
  return [
    [bold(won)],
    ...ranks,
    ...(told === null ? [] : moments(told, names)),
    ...cards(view),
    ...seedLine(view),
  ];
}

/** `+$2,050 earned by the holdings (71 % of the best available), +$1,075 luck.` */
function luck(told: Summary | null, seat: number): Phrase {
  const one = told?.seats[seat];
  if (one === undefined) return [];
  const share = one.share === null ? '' : ` (${one.share} % of the best available)`;
  return [` ${signed(one.earnedCents)} earned by the holdings${share}, ${signed(one.luckCents)} luck.`];
}

function moments(
  { splits, crashes, bestTrade, largestDividend, largestLoss }: Summary,
  names: readonly string[],
): Phrase[] {
  const tell = (what: string, found: Moment | null): Phrase[] =>
    found === null
      ? []
      : [[`${what}: ${names[found.seat]}, ${STOCKS[found.stock]}, ${dollars(found.cents)}.`]];
  return [
    [`${splits} ${splits === 1 ? 'split' : 'splits'}, ${crashes} ${crashes === 1 ? 'crash' : 'crashes'}.`],
    ...tell('Best trade, over its cost', bestTrade),
    ...tell('Largest dividend', largestDividend),
    ...tell('Largest loss in a crash', largestLoss),
  ];
}

function cards({ revealed, seats }: PublicView): Phrase[] {
  const held = (revealed ?? []).flatMap((card, seat) =>
    card === null ? [] : [`${seats[seat]?.name} ${printCombination(card)}`],
  );
  return held.length === 0 ? [] : [[`Cards left: ${held.join(', ')}.`]];
}

function seedLine({ seed, commitment }: PublicView): Phrase[] {
  if (seed === null || commitment === null) return [];
  return [['Seed of the dice: ', code(seed), ', whose SHA-256 is the fingerprint told at the start.']];
}

function signed(cents: number): string {
  return cents < 0 ? dollars(cents) : `+${dollars(cents)}`;
}
