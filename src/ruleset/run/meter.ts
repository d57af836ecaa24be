import type { Price } from '../expr/price.ts';
import type { Source } from '../expr/ranges.ts';

/** A move or a trigger asked for more work than it is given. */
export class Exhausted extends Error {
  override readonly name = 'Exhausted';
}

/** What `work` comes to, or `spent` where it takes more work than is given for it. */
export function asFarAsPaid<T, E>(work: () => T, spent: () => E): T | E {
  try {
    return work();
  } catch (error) {
    if (error instanceof Exhausted) return spent();
    throw error;
  }
}

/** Counts work down. Work is charged before it is done. */
export class Meter {
  #left: number;
  #over: Exhausted | null = null;
  readonly #given: number;

  constructor(units: number) {
    this.#given = units;
    this.#left = units;
  }

  charge(units: number): void {
    this.#left -= units;
    if (this.#left >= 0) return;
    // Loops of expressions swallow it and go on to their end, so it is made but once.
    this.#over ??= new Exhausted('it takes more work than a move is given');
    throw this.#over;
  }

  get spent(): number {
    return this.#given - this.#left;
  }
}

/** Nodes times what the loops inside one another go through; setting one up is as much as two turns. */
export function units({ nodes, loops }: Price, sizeOf: (source: Source) => number): number {
  let most = 1;
  for (const nest of loops) {
    let turns = 1;
    for (const range of nest)
      turns *= 2 + range.reduce<number>((size, one) => Math.max(size, sizeOf(one)), 0);
    most = Math.max(most, turns);
  }
  return nodes * most;
}
