import type { Ground } from '../options.ts';
import { LOT_SHARES, STOCK_COUNT, STOCKS } from '../stocks.ts';
import { counted, dollars } from '../words.ts';
import type { Order } from './commands.ts';
import { ground } from './rulings.ts';
import type { Cause, Table, Traded } from './types.ts';

/** Everything that keeps the active seat from these trades, taken together; sales pay for purchases. ST-21 to ST-23 */
export function groundsAgainstTrades(table: Table, orders: readonly Order[]): readonly Ground[] {
  const odd = orders.flatMap(oddities);
  if (orders.length === 0) return [ground('ST-21', 'There is nothing to trade.')];
  if (odd.length > 0) return odd;
  const { cashCents, shares } = table.holdings[table.active]!;
  const short = STOCKS.flatMap((name, stock) => {
    const sold = -sum(orders.filter((one) => one.stock === stock && one.shares < 0));
    const held = shares[stock]!;
    if (sold <= held) return [];
    const has = held === 0 ? `none of ${name}` : `${counted(held)} of ${name}`;
    return [ground('ST-23', `You hold ${has}, not ${counted(sold)}.`)];
  });
  const cost = orders.reduce((total, one) => total + one.shares * table.pricesCents[one.stock]!, 0);
  if (cost <= cashCents) return short;
  const costs = `That costs ${dollars(cost)} and you have ${dollars(cashCents)}: ${dollars(cost - cashCents)} short.`;
  const one = orders.length === 1 ? ` ${affordable(table, orders[0]!.stock)}` : '';
  return [...short, ground('ST-23', `${costs}${one}`)];
}

/** What would work instead. */
function affordable(table: Table, stock: number): string {
  const most = mostShares(table, stock);
  const name = STOCKS[stock];
  return most === 0 ? `It buys no lot of ${name}.` : `It buys ${counted(most)} ${name} at most.`;
}

/** As many shares as the active seat's cash buys, in whole lots. */
export function mostShares({ holdings, active, pricesCents }: Table, stock: number): number {
  const { cashCents } = holdings[active]!;
  return Math.floor(cashCents / (pricesCents[stock]! * LOT_SHARES)) * LOT_SHARES;
}

function oddities({ stock, shares }: Order): readonly Ground[] {
  if (!Number.isInteger(stock) || stock < 0 || stock >= STOCK_COUNT) {
    return [ground('ST-19', `The stocks are ${STOCKS.join(', ')}.`)];
  }
  if (Number.isSafeInteger(shares) && shares !== 0 && shares % LOT_SHARES === 0) return [];
  return [
    ground('ST-21', `Shares are traded in lots of ${LOT_SHARES}: write ${lotsNear(Math.abs(shares))}.`),
  ];
}

/** The whole lots on both sides of a number: `500 or 1,000`. */
function lotsNear(shares: number): string {
  const below = Math.floor(shares / LOT_SHARES) * LOT_SHARES;
  if (!Number.isSafeInteger(below) || below === 0) return counted(LOT_SHARES);
  return `${counted(below)} or ${counted(below + LOT_SHARES)}`;
}

function sum(orders: readonly Order[]): number {
  return orders.reduce((total, { shares }) => total + shares, 0);
}

/** The trades as they are recorded: what is sold comes first, so that no prefix owes money. */
export function trades(table: Table, orders: readonly Order[], cause: Cause): readonly Traded[] {
  const { round, active: seat, pricesCents } = table;
  return [...orders]
    .sort((a, b) => Number(a.shares > 0) - Number(b.shares > 0))
    .map(({ stock, shares }) => ({
      type: 'traded',
      round,
      seat,
      stock,
      shares,
      priceCents: pricesCents[stock]!,
      cause,
    }));
}

/** ST-15: a lot has to be owned when the setup turn ends, unless none could be paid. AM-15 */
export function mustBuy({ round, holdings, active, pricesCents }: Table): boolean {
  const { cashCents, shares } = holdings[active]!;
  if (round > 0 || shares.some((count) => count >= LOT_SHARES)) return false;
  return cashCents >= LOT_SHARES * Math.min(...pricesCents);
}
