import { createHash, createHmac } from 'node:crypto';
import { commitment } from './provable.ts';
import { Sfc32 } from './sfc32.ts';

/** What luck can be asked for. */
export interface Draw {
  /** An unsigned 32-bit number. */
  word(): number;
  /** From 0 to `below` - 1, all equally likely. */
  int(below: number): number;
}

/** A stream of luck with dice in it. */
export interface Stream extends Draw {
  /** One face of a six-sided die, 0 to 5. */
  face(): number;
}

/** The luck of one table: one stream for each label, so that a draw left out or repeated shifts no other. */
export type Luck = (label: string) => Stream;

const VERSION = 'stir/1';

/**
 * Luck that a seed of 32 bytes decides and its commitment binds. Bytes of a stream: HMAC-SHA256 under the seed of
 * `stir/1|label|b` for b = 0, 1, …, one after the other. A face is the next byte below 252, modulo 6; a number the
 * next big-endian 32-bit word below the greatest multiple. Throws a RangeError on a seed of another length.
 */
export function stirred(seed: Uint8Array): Luck {
  commitment(seed);
  return (label) => {
    let block = 0;
    let bytes = Buffer.alloc(0);
    const take = (count: number): Buffer => {
      while (bytes.length < count) {
        const more = createHmac('sha256', seed).update(`${VERSION}|${label}|${block}`).digest();
        bytes = Buffer.concat([bytes, more]);
        block += 1;
      }
      const taken = bytes.subarray(0, count);
      bytes = bytes.subarray(count);
      return taken;
    };
    return streamOf(
      () => take(1).readUInt8(0),
      () => take(4).readUInt32BE(0),
    );
  };
}

/** Luck for simulations, from a number: quick, the same every time, and provable to nobody. */
export function seeded(seed: number): Luck {
  return (label) => {
    const words = createHash('sha256').update(`${seed}|${label}`).digest();
    const at = (i: number) => words.readUInt32BE(i * 4);
    const source = new Sfc32([at(0), at(1), at(2), at(3)]);
    return streamOf(
      () => source.word() & 255,
      () => source.word(),
    );
  };
}

function streamOf(byte: () => number, word: () => number): Stream {
  return {
    word,
    int(below) {
      const fair = 2 ** 32 - (2 ** 32 % below);
      for (;;) {
        const drawn = word();
        if (drawn < fair) return drawn % below;
      }
    },
    face() {
      for (;;) {
        const drawn = byte();
        if (drawn < 252) return drawn % 6;
      }
    },
  };
}
