import type { Price } from '../expr/barred.ts';
import { LIMITS } from '../limits.ts';

/** A move or a trigger asked for more work than it is given. */
export class Exhausted extends Error {
  override readonly name = 'Exhausted';
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

/** Nodes times the largest collection once for every loop inside another, in units. */
export function units({ nodes, loops, longest = 0 }: Price, largest: () => number): number {
  return loops === 0 ? nodes : nodes * Math.max(LIMITS.listItems, longest, largest()) ** loops;
}
