import { STOCKS } from '../../ticker/stocks.ts';
import type { Moment, Summary } from '../../ticker/summary.ts';
import { fortunes, ranked, winnersOf } from '../../ticker/table/standing.ts';
import type { Table } from '../../ticker/table/types.ts';
import { dollars } from '../../ticker/words.ts';
import { columns } from './columns.ts';
import type { Paint } from './paint.ts';

/** The end of a game: who won, the ranks, and how much of each fortune was luck. */
export function ending(table: Table, told: Summary, paint: Paint): string {
  const all = fortunes(table);
  const names = table.seats.map(({ name }) => name);
  const winners = winnersOf(all).map((seat) => names[seat]);
  const rows = ranked(all).map(({ rank, seat, fortuneCents }) => {
    const { earnedCents, luckCents, share } = told.seats[seat]!;
    return [
      `${rank}. ${names[seat]}${personality(table, seat)}`,
      dollars(fortuneCents),
      signed(earnedCents),
      share === null ? '' : `${share} %`,
      signed(luckCents),
    ];
  });
  const seed = table.seed === null ? [] : [`The seed of the dice was ${table.seed}.`];
  return [
    '',
    paint('bold', winners.length > 1 ? `${winners.join(' and ')} share the victory.` : `${winners[0]} wins.`),
    ...columns(['', 'Fortune', 'Earned', 'of possible', 'Luck'], rows),
    `${told.splits} splits, ${told.crashes} crashes.`,
    ...moment('Best trade, over its cost', told.bestTrade, names),
    ...moment('Largest dividend', told.largestDividend, names),
    ...moment('Largest loss in a crash', told.largestLoss, names),
    ...seed,
  ].join('\n');
}

function personality({ seats }: Table, seat: number): string {
  const { ai } = seats[seat]!;
  return ai === null ? '' : ` (${ai})`;
}

function moment(what: string, found: Moment | null, names: readonly string[]): readonly string[] {
  return found === null
    ? []
    : [`${what}: ${names[found.seat]}, ${STOCKS[found.stock]}, ${dollars(found.cents)}.`];
}

function signed(cents: number): string {
  return cents < 0 ? dollars(cents) : `+${dollars(cents)}`;
}
