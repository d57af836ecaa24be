import { Sfc32 } from '../../src/dice/sfc32.ts';

/** Everything a run leaves to chance, out of its seed: the same seed, the same people, acts, faults and places. */
export class Chance {
  readonly #words = new Sfc32();
  readonly #seed: number;

  /** `stream` sets streams of one seed apart; both are unsigned 32-bit numbers. */
  constructor(seed: number, stream = 0) {
    this.#seed = seed;
    this.#words.derive(seed >>> 0, stream);
  }

  stream(n: number): Chance {
    return new Chance(this.#seed, n);
  }

  /** From 0 up to, not with, 1. */
  part(): number {
    return this.#words.word() / 2 ** 32;
  }

  /** A whole number, both ends included. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.part() * (to - from + 1));
  }

  happens(likelihood: number): boolean {
    return this.part() < likelihood;
  }

  /** @throws RangeError when there is nothing to pick from. */
  pick<T>(from: readonly T[]): T {
    const found = from[this.whole(0, from.length - 1)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  }

  /** One of the names, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const all = Object.entries<number>(weights) as [K, number][];
    let left = this.part() * all.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [name, weight] of all) {
      left -= weight;
      if (left < 0) return name;
    }
    return this.pick(all.map(([name]) => name));
  }

  shuffled<T>(all: readonly T[]): T[] {
    return all
      .map((one) => ({ one, at: this.part() }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
  }
}
