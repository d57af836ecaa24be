import { MOVES } from '../stocks.ts';

export interface Stock {
  readonly price: number;
  readonly shares: readonly number[];
}

export interface Roll {
  readonly stock: number;
  readonly move: (typeof MOVES)[number];
  readonly amount: number;
}

/** One turn told as the rules tell it, one stock after the other; slow, and written without a look at the engine. */
export function byTheBook(
  stocks: readonly Stock[],
  rolls: readonly Roll[],
  dividendUp: boolean,
): {
  readonly stocks: readonly Stock[];
  readonly dividends: readonly number[];
  readonly gains: readonly number[];
} {
  const seats = stocks[0]!.shares.length;
  const dividends = Array.from({ length: seats }, () => 0);
  const gains = Array.from({ length: seats }, () => 0);
  const after = stocks.map(({ price, shares }, stock): Stock => {
    const own = rolls.filter((roll) => roll.stock === stock);
    const total = (moves: readonly string[]) =>
      own.filter(({ move }) => moves.includes(move)).reduce((sum, { amount }) => sum + amount, 0);
    const moved = price + total(dividendUp ? ['UP', 'DIV'] : ['UP']) - total(['DOWN']);
    const percent = total(['DIV']);
    if (moved <= 0) {
      shares.forEach((count, seat) => {
        gains[seat]! -= count * price;
      });
      return { price: 100, shares: shares.map(() => 0) };
    }
    const isSplit = moved >= 200;
    const now = {
      price: isSplit ? 100 : moved,
      shares: shares.map((count) => (isSplit ? 2 * count : count)),
    };
    now.shares.forEach((count, seat) => {
      const dividend = moved >= 100 ? count * percent : 0;
      dividends[seat]! += dividend;
      gains[seat]! += count * now.price - shares[seat]! * price + dividend;
    });
    return now;
  });
  return { stocks: after, dividends, gains };
}

export function combination({ stock, move, amount }: Roll): number {
  return stock * 9 + MOVES.indexOf(move) * 3 + [5, 10, 20].indexOf(amount);
}
