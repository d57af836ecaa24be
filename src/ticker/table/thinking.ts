import { Sfc32 } from '../../dice/sfc32.ts';
import type { Luck } from '../../dice/stir.ts';
import { minds, type Personality } from '../minds/list.ts';
import type { Sight } from '../minds/sight.ts';
import { STOCK_COUNT } from '../stocks.ts';
import type { Order } from './commands.ts';
import type { Table } from './types.ts';

/** What the seat can see of the table, and nothing else. */
function sightOf(table: Table, seat: number, luck: Luck): Sight {
  const { options, holdings } = table;
  return {
    seats: table.seats.length,
    length: options.length,
    rolls: options.rolls,
    dividendUp: options.dividendUp,
    bonus: options.insider,
    seat,
    round: table.round,
    prices: table.pricesCents,
    cash: holdings.map(({ cashCents }) => cashCents),
    shares: holdings.flatMap(({ shares }) => shares),
    net: table.last?.netCents ?? table.pricesCents.map(() => 0),
    card: table.hands[seat] ?? -1,
    whim: luckOf(luck, 0, seat).int(STOCK_COUNT),
  };
}

/** The net trades that take the active seat to what its personality wants. */
export function thought(table: Table, personality: Personality, luck: Luck): readonly Order[] {
  const { active: seat, round } = table;
  const { shares } = table.holdings[seat]!;
  const target = Float64Array.from(shares);
  minds[personality](sightOf(table, seat, luck), luckOf(luck, round, seat), target);
  return shares.flatMap((held, stock): Order[] => {
    const more = target[stock]! - held;
    return more === 0 ? [] : [{ stock, shares: more }];
  });
}

/** Apart from the dice, and the same for the same decision, whoever asks again. */
function luckOf(luck: Luck, round: number, seat: number): Sfc32 {
  const words = luck(`ai|${round}|${seat}`);
  return new Sfc32([words.word(), words.word(), words.word(), words.word()]);
}
