import { createHash, createHmac } from 'node:crypto';
import { type Dice, NoDice, type Saying } from '../ruleset/types.ts';
import { MOST_DICE, MOST_SIDES } from './notation.ts';

export const SEED_BYTES = 32;

/** Where dice are thrown. `day` is a UTC day, `2021-02-03`; `stream` keeps throws of different sorts from touching. */
export interface Stream {
  readonly game: string;
  readonly day: string;
  readonly stream: string;
}

/** One die of one throw: `n` numbers the throws of the stream from 0, `die` the dice of the throw from 0. */
export interface Spot extends Stream {
  readonly n: number;
  readonly die: number;
}

export type StreamDice = Dice & {
  /** The number the next throw will have. Record it with what was thrown. */
  readonly next: number;
};

/** The UTC day of a moment in epoch ms. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** SHA-256 of the 32 bytes of the seed, 64 hex digits. Throws a RangeError on a seed of another length. */
export function commitment(seed: Uint8Array): string {
  if (seed.length !== SEED_BYTES) throw new RangeError(`a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * From 1 to `sides`. HMAC-SHA256 under the seed of game, day, stream, n, die and block, each as UTF-8 text behind
 * its length in bytes (four bytes, big-endian); numbers in decimal. The result is read as eight big-endian 32-bit
 * numbers, and the first below the greatest multiple of `sides` gives its remainder + 1. Block is 0; should all
 * eight be too high, 1, and so on.
 */
export function face(seed: Uint8Array, spot: Spot, sides: number): number {
  return working(seed, spot, sides).face;
}

/** How a face came about: the bytes that were hashed and their HMAC, in hex, and the number of the first word that was fair. */
export interface Working {
  readonly input: string;
  readonly digest: string;
  readonly block: number;
  /** From 0 to 7. */
  readonly word: number;
  readonly number: number;
  readonly face: number;
}

/** The face with its arithmetic. */
export function working(seed: Uint8Array, spot: Spot, sides: number): Working {
  const fair = 2 ** 32 - (2 ** 32 % sides);
  for (let block = 0; ; block += 1) {
    const input = framed(spot, block);
    const digest = createHmac('sha256', seed).update(input).digest();
    for (let word = 0; word < digest.length / 4; word += 1) {
      const number = digest.readUInt32BE(word * 4);
      const hex = { input: input.toString('hex'), digest: digest.toString('hex') };
      if (number < fair) return { ...hex, block, word, number, face: (number % sides) + 1 };
    }
  }
}

function framed({ game, day, stream, n, die }: Spot, block: number): Buffer {
  return Buffer.concat(
    [game, day, stream, `${n}`, `${die}`, `${block}`].flatMap((part) => {
      const bytes = Buffer.from(part, 'utf8');
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      return [length, bytes];
    }),
  );
}

/** The dice of a stream from throw `next` on: the same arguments give the same faces, so nothing can be rolled again. */
export function provableDice(
  from: Stream & { readonly seed: Uint8Array; readonly next: number },
): StreamDice {
  const { seed, game, day, stream } = from;
  commitment(seed);
  let next = from.next;
  return {
    get next() {
      return next;
    },
    roll(count, sides) {
      if (!within(count, MOST_DICE) || !within(sides, MOST_SIDES))
        throw new RangeError(`${count} dice of ${sides} sides are beyond the limits`);
      const n = next;
      next += 1;
      const faces = Array.from({ length: count }, (_, die) =>
        face(seed, { game, day, stream, n, die }, sides),
      );
      return { faces, n };
    },
  };
}

function within(number: number, most: number): boolean {
  return Number.isSafeInteger(number) && number >= 1 && number <= most;
}

/** The dice of questions, previews and dry runs. */
export const noDice: Dice = dicelessFor(null);

/** Dice of a day on which none fall, and why. */
export function dicelessFor(why: Saying | null): Dice {
  return {
    roll() {
      throw new NoDice(why);
    },
  };
}
