import { averageCents, profitTenths } from '../basis.ts';
import { STOCKS } from '../stocks.ts';
import { fortunes, type Rank, ranked } from '../table/standing.ts';
import type { Holding, Table } from '../table/types.ts';

/** A row of the panel of one seat's shares; blank is null. ST-48 */
export interface HoldingRow {
  readonly name: string;
  /** `10 %`, `✖` after a crash, blank without a dividend. AM-06 */
  readonly div: string | null;
  readonly priceCents: number;
  readonly avgCents: number | null;
  readonly qty: number;
  readonly valueCents: number | null;
  /** Tenths of a percent. */
  readonly profitTenths: number | null;
}

export function holdingRows(
  { pricesCents, last }: Pick<Table, 'pricesCents' | 'last'>,
  { shares, basisCents }: Holding,
): readonly HoldingRow[] {
  return STOCKS.map((name, stock) => {
    const qty = shares[stock]!;
    const basis = basisCents[stock]!;
    const priceCents = pricesCents[stock]!;
    const paid = last?.paid[stock] ?? 0;
    const crashed = last?.crashed.includes(stock) ?? false;
    return {
      name,
      div: crashed ? '✖' : paid > 0 ? `${paid} %` : null,
      priceCents,
      avgCents: averageCents(basis, qty),
      qty,
      valueCents: qty === 0 ? null : qty * priceCents,
      profitTenths: profitTenths(basis, qty, priceCents),
    };
  });
}

/** Everyone by fortune. ST-50 */
export function rankings(
  table: Pick<Table, 'pricesCents'> & {
    readonly holdings: readonly Pick<Holding, 'cashCents' | 'shares'>[];
    readonly seats: readonly { readonly name: string }[];
  },
): readonly (Rank & { readonly name: string; readonly cashCents: number })[] {
  return ranked(fortunes(table)).map((one) => ({
    ...one,
    name: table.seats[one.seat]!.name,
    cashCents: table.holdings[one.seat]!.cashCents,
  }));
}

/** Who holds what: seat × stock, for all to see. ST-51 */
export function grid(table: {
  readonly holdings: readonly Pick<Holding, 'shares'>[];
  readonly seats: readonly { readonly name: string }[];
}): readonly { readonly name: string; readonly shares: readonly number[] }[] {
  return table.seats.map(({ name }, seat) => ({ name, shares: table.holdings[seat]!.shares }));
}
