import { restsAt, sharesLeft } from '../market.ts';
import { turnLaw } from '../minds/turn-law.ts';
import { PAR_CENTS, RESTING_CENTS, STEP_CENTS, STOCK_COUNT } from '../stocks.ts';

/** What one stock does on average in a game that begins at par, without cards. */
export interface Frequency {
  readonly splits: number;
  readonly crashes: number;
  readonly anySplit: number;
  readonly anyCrash: number;
}

/** After `rolls` rolls of the whole table, `batch` of them at a time. */
export function frequency(rolls: number, batch: number, dividendUp: boolean): Frequency {
  const law = turnLaw({ seats: 2, rolls: batch, dividendUp, bonus: 0 }, -1);
  const counts = { splits: 0, crashes: 0 };
  const all = { split: atPar(), crash: atPar(), either: atPar() };
  for (let turn = 0; turn < rolls / batch; turn += 1) {
    const next = { split: nowhere(), crash: nowhere(), either: nowhere() };
    for (const price of RESTING_CENTS) {
      law.spent.forEach((chance, at) => {
        const moved = price + (at - law.reach) * STEP_CENTS;
        const left = sharesLeft(moved);
        const [from, to] = [price / STEP_CENTS, restsAt(moved) / STEP_CENTS];
        const here = all.either[from]! * chance;
        next.either[to]! += here;
        if (left === 2) counts.splits += here;
        else next.split[to]! += all.split[from]! * chance;
        if (left === 0) counts.crashes += here;
        else next.crash[to]! += all.crash[from]! * chance;
      });
    }
    Object.assign(all, next);
  }
  return { ...counts, anySplit: 1 - sum(all.split), anyCrash: 1 - sum(all.crash) };
}

/** The mean number of splits or crashes on the whole board, from that of one stock. */
export function onBoard(perStock: number): number {
  return STOCK_COUNT * perStock;
}

function nowhere(): number[] {
  return Array.from({ length: RESTING_CENTS.length + 1 }, () => 0);
}

function atPar(): number[] {
  return nowhere().with(PAR_CENTS / STEP_CENTS, 1);
}

function sum(chances: readonly number[]): number {
  return chances.reduce((total, one) => total + one, 0);
}
