import { AMOUNT_OF, MOVE_OF, MOVES, PAR_CENTS, STOCK_OF, STOCKS, TOP_CENTS } from '../stocks.ts';
import type { Resolution, Table } from '../table/types.ts';
import { counted, dollars, price } from '../words.ts';

type Shown = Pick<Table, 'last' | 'pricesCents'>;

/** One track of the board: where the token lies, and the arrow of the last resolution. ST-46 */
export interface Track {
  readonly name: string;
  readonly priceCents: number;
  /** Where the arrow starts and ends, in cents from 0 to 200; null where nothing moved. */
  readonly arrow: { readonly fromCents: number; readonly toCents: number } | null;
  readonly netCents: number;
  readonly event: 'crash' | 'split' | null;
  /** Percent paid in the last resolution; 0 for none. */
  readonly paid: number;
}

export function tracks({ last, pricesCents }: Shown): readonly Track[] {
  return STOCKS.map((name, stock): Track => {
    const priceCents = pricesCents[stock]!;
    if (last === null) return { name, priceCents, arrow: null, netCents: 0, event: null, paid: 0 };
    const event = last.crashed.includes(stock) ? 'crash' : last.split.includes(stock) ? 'split' : null;
    const netCents = last.netCents[stock]!;
    const fromCents = last.fromCents[stock]!;
    const toCents = event === 'crash' ? 0 : event === 'split' ? TOP_CENTS : priceCents;
    const arrow = event === null && netCents === 0 ? null : { fromCents, toCents };
    return { name, priceCents, arrow, netCents, event, paid: last.paid[stock]! };
  });
}

/** `Oil $1.10 ▲ +15 (div 10 %)`: nothing in it needs a colour. */
export function trackLine({ name, priceCents, netCents, event, paid }: Track): string {
  const moved =
    event === 'crash'
      ? '✖ crashed, all shares gone'
      : event === 'split'
        ? '✦ split, shares doubled'
        : netCents > 0
          ? `▲ +${netCents}`
          : netCents < 0
            ? `▼ −${-netCents}`
            : '';
  return [name, price(priceCents), moved, paid > 0 ? `(div ${paid} %)` : ''].filter(Boolean).join(' ');
}

/** Each roll as thrown: `Grain UP 10`, `Bonds DIV 5→25 (card of Ada)`. ST-47 */
export function rollLines(last: Resolution, names: readonly string[]): readonly string[] {
  return last.rolls.map(({ roll, amount, card }) => {
    const dice = `${STOCKS[STOCK_OF[roll]!]} ${MOVES[MOVE_OF[roll]!]} ${AMOUNT_OF[roll]}`;
    return card === null ? dice : `${dice}→${amount} (card of ${names[card]})`;
  });
}

/** `1,000 Grain × $1.25 = $1,250; cash $3,100 → $1,850` */
export function receipt(
  stock: number,
  shares: number,
  at: { priceCents: number; cashCents: number },
): string {
  const cost = Math.abs(shares) * at.priceCents;
  const after = at.cashCents - shares * at.priceCents;
  const what = `${counted(Math.abs(shares))} ${STOCKS[stock]} × ${price(at.priceCents)} = ${dollars(cost)}`;
  return `${what}; cash ${dollars(at.cashCents)} → ${dollars(after)}`;
}

export const SCALE = { bottomCents: 0, parCents: PAR_CENTS, topCents: TOP_CENTS } as const;
