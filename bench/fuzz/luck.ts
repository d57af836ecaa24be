import { Sfc32 } from '../../src/dice/sfc32.ts';

/** All that is chosen for one input. The same seed and number choose the same. */
export class Luck {
  readonly #words = new Sfc32();

  constructor(seed: number, n: number) {
    this.#words.derive(seed, n);
  }

  below(n: number): number {
    return this.#words.int(Math.max(1, n));
  }

  /** From `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  oneIn(n: number): boolean {
    return this.below(n) === 0;
  }

  /** Throws on an empty list. */
  of<T>(list: readonly T[]): T {
    const i = this.below(list.length);
    if (i >= list.length) throw new RangeError('nothing to choose from');
    return list[i] as T;
  }

  /** So many of them, each chosen anew. */
  many<T>(least: number, most: number, make: () => T): T[] {
    return Array.from({ length: this.between(least, most) }, make);
  }
}
