import type { Draw } from './stir.ts';

const LARGEST_54 = 2 ** 32 - (2 ** 32 % 54);

/**
 * The small fast counter generator of 32 bits: a stream of words that its four seeds decide wholly. For simulations
 * and for what an AI player fancies; dice that people must be able to check come from `stir`.
 */
export class Sfc32 implements Draw {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  constructor(seeds: readonly [number, number, number, number] = [0, 0, 0, 1]) {
    this.reseed(...seeds);
  }

  reseed(a: number, b: number, c: number, d: number): void {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
  }

  /** Sets out the stream of game `game` of the simulation `seed`, both unsigned 32-bit numbers. */
  derive(seed: number, game: number): void {
    this.reseed(mixed(seed), mixed(game ^ 0x9e3779b9), mixed(seed ^ mixed(game)), 1);
    for (let i = 0; i < 16; i += 1) this.word();
  }

  word(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  int(below: number): number {
    for (;;) {
      const word = this.word();
      // Most words are fair without asking where exactly the greatest multiple lies.
      if (word < 2 ** 32 - below || word < 2 ** 32 - (2 ** 32 % below)) return word % below;
    }
  }

  /** The next `count` words; much faster than one call for each. */
  words(into: Uint32Array, count: number): void {
    let { a, b, c, d } = this;
    for (let at = 0; at < count; at += 1) {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      into[at] = t;
    }
    this.reseed(a, b, c, d);
  }

  /** As many of the next `int(54)` as there is room for. */
  fill54(into: Uint8Array): void {
    let { a, b, c, d } = this;
    for (let at = 0; at < into.length; ) {
      const t = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + t) | 0;
      if (t >>> 0 >= LARGEST_54) continue;
      into[at] = (t >>> 0) % 54;
      at += 1;
    }
    this.reseed(a, b, c, d);
  }

  /** `int(54)`, with the divisor known beforehand. */
  of54(): number {
    for (;;) {
      const word = this.word();
      if (word < LARGEST_54) return word % 54;
    }
  }
}

/** A 32-bit number in which every bit of the given one has a say (the finalizer of MurmurHash3). */
function mixed(word: number): number {
  let h = word | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
