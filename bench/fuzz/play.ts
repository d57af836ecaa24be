import type { Door } from './door.ts';
import { doorOf } from './doors/list.ts';
import { Luck } from './luck.ts';
import { type Find, MOST_MS, smallest, tryInput } from './try.ts';
import type { Json } from './values.ts';

/** What is known of one door so far. `slowest` is the number of the input that took longest. */
export interface Count {
  readonly door: string;
  inputs: number;
  ms: number;
  slowestMs: number;
  slowest: number;
}

export interface Found extends Find {
  readonly door: string;
  readonly n: number;
  /** The smallest that comes to the same. */
  readonly input: Json;
}

/** The inputs of one seed, told apart by their numbers: each is made anew from its number alone. */
export class Play {
  readonly counts = new Map<string, Count>();
  readonly #seed: number;
  readonly #mostMs: number;

  /** `mostMs` is how long an input may take. */
  constructor(seed: number, mostMs: number = MOST_MS) {
    this.#seed = seed;
    this.#mostMs = mostMs;
  }

  /** Gives the input of this number to its door. */
  once(n: number): Found | null {
    const door = doorOf(n);
    const input = door.make(new Luck(this.#seed, n));
    const { ms, find } = tryInput(door, input, this.#mostMs);
    this.#note(door, n, ms);
    return find === null
      ? null
      : { ...find, door: door.name, n, input: smallest(door, input, find, this.#mostMs) };
  }

  #note({ name }: Door, n: number, ms: number): void {
    const count = this.counts.get(name) ?? { door: name, inputs: 0, ms: 0, slowestMs: 0, slowest: n };
    count.inputs += 1;
    count.ms += ms;
    if (ms > count.slowestMs) [count.slowestMs, count.slowest] = [ms, n];
    this.counts.set(name, count);
  }
}
