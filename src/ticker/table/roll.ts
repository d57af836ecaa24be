import { counted } from '../cards.ts';
import { type Market, openMarket, resolve } from '../market.ts';
import { combinationOf, STOCK_COUNT } from '../stocks.ts';
import { turnAfter } from './turns.ts';
import type { Holding, Resolution, Rolled, Table } from './types.ts';

/** The table after a turn's dice: everything follows from the faces and the cards held. */
export function afterRolls(table: Table, { faces, round, seat }: Rolled): Table {
  const { options, hands } = table;
  const rolls = counted(faces.map(combinationOf), hands, options.insider);
  const market = marketOf(table);
  resolve(
    market,
    {
      count: rolls.length,
      rolls: Uint8Array.from(rolls, ({ roll }) => roll),
      amounts: Uint8Array.from(rolls, ({ amount }) => amount),
    },
    { dividendUp: options.dividendUp, atRoll: options.dividendTiming === 'at-roll' },
  );
  const triggered = rolls.flatMap(({ roll, card }) => (card === null ? [] : [{ seat: card, card: roll }]));
  const last: Resolution = {
    round,
    seat,
    rolls,
    fromCents: table.pricesCents,
    toCents: [...market.prices],
    netCents: [...market.net],
    paid: [...market.paid],
    crashed: stocksThat(market, -1),
    split: stocksThat(market, 1),
    dividendCents: table.holdings.map(({ cashCents }, at) => market.cash[at]! - cashCents),
    triggered,
  };
  const used = new Set(triggered.map((one) => one.seat));
  return turnAfter({
    ...table,
    pricesCents: last.toCents,
    holdings: table.holdings.map((held, at) => holdingAfter(held, market, at)),
    hands: hands.map((card, at) => (used.has(at) ? null : card)),
    discarded: [...table.discarded, ...triggered.map(({ card }) => card)],
    last,
  });
}

/** A table's prices and holdings as the engine takes them; a copy. */
export function marketOf({ pricesCents, holdings }: Pick<Table, 'pricesCents' | 'holdings'>): Market {
  const market = openMarket(holdings.length);
  market.prices.set(pricesCents);
  holdings.forEach(({ cashCents, shares }, seat) => {
    market.cash[seat] = cashCents;
    market.shares.set(shares, seat * STOCK_COUNT);
  });
  return market;
}

function holdingAfter({ shares, basisCents }: Holding, market: Market, seat: number): Holding {
  const from = seat * STOCK_COUNT;
  const after = [...market.shares.subarray(from, from + STOCK_COUNT)];
  const cashCents = market.cash[seat]!;
  for (const amount of [cashCents, ...after]) {
    if (!Number.isSafeInteger(amount)) throw new RangeError('a fortune has outgrown the whole numbers');
  }
  return {
    cashCents,
    shares: after,
    basisCents: basisCents.map((basis, stock) => (after[stock] === 0 && shares[stock] !== 0 ? 0 : basis)),
  };
}

function stocksThat({ happened }: Market, what: number): number[] {
  return [...happened].flatMap((one, stock) => (one === what ? [stock] : []));
}
