import type { Holding, Table } from './types.ts';

/** Cash and the value of all shares, by seat, in cents. ST-36 */
export function fortunes({
  holdings,
  pricesCents,
}: Pick<Table, 'pricesCents'> & {
  readonly holdings: readonly Pick<Holding, 'cashCents' | 'shares'>[];
}): readonly number[] {
  return holdings.map(({ cashCents, shares }) =>
    shares.reduce((sum, count, stock) => sum + count * pricesCents[stock]!, cashCents),
  );
}

/** Every seat with the highest fortune. ST-37 */
export function winnersOf(fortunesCents: readonly number[]): readonly number[] {
  const most = Math.max(...fortunesCents);
  return fortunesCents.flatMap((fortune, seat) => (fortune === most ? [seat] : []));
}

export interface Rank {
  /** 1, 1, 3: equal fortunes share a rank. */
  readonly rank: number;
  readonly seat: number;
  readonly fortuneCents: number;
}

/** All seats, the richest first; equals in the order of play. ST-50, AM-24 */
export function ranked(fortunesCents: readonly number[]): readonly Rank[] {
  return fortunesCents
    .map((fortuneCents, seat) => ({
      seat,
      fortuneCents,
      rank: 1 + fortunesCents.filter((other) => other > fortuneCents).length,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}
