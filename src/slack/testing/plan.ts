import fc from 'fast-check';
import { nasty } from '../render/testing/hostile.ts';

/** What a random game is made of; every word of it may be hostile. */
export interface Plan {
  /** Names, one for each player; the first is the Emperor. */
  readonly names: readonly string[];
  /** Names of stocks. */
  readonly stocks: readonly string[];
  readonly titles: readonly string[];
  /** Texts of rules beyond the shipped ones, and of entries, reasons and news. */
  readonly texts: readonly string[];
  readonly pending: number;
}

export interface Most {
  readonly people: number;
  readonly stocks: number;
  readonly pending: number;
  readonly rules: number;
  readonly textChars: number;
}

export const MOST: Most = { people: 60, stocks: 40, pending: 100, rules: 48, textChars: 20_000 };

/** Sizes lie anywhere up to the most, and often at it. */
export const plans = (most: Most): fc.Arbitrary<Plan> =>
  fc.record({
    names: many(nasty, 3, most.people),
    stocks: many(nasty, 1, most.stocks),
    titles: many(nasty, 1, 12),
    texts: many(textOf(most.textChars), 1, most.rules),
    pending: fc.oneof(fc.constant(most.pending), fc.nat(most.pending)),
  });

function many<T>(one: fc.Arbitrary<T>, least: number, most: number): fc.Arbitrary<T[]> {
  const [few, full] = [least, most].map((minLength) =>
    fc.array(one, { minLength, maxLength: most, size: 'max' }),
  );
  return fc.oneof(few as fc.Arbitrary<T[]>, full as fc.Arbitrary<T[]>);
}

/** Hostile words over and over, with or without line breaks, exactly as long as they are meant to be. */
function textOf(most: number): fc.Arbitrary<string> {
  const words = fc.array(nasty, { minLength: 1, maxLength: 12 });
  const long = fc.oneof(fc.constant(most), fc.nat(most), fc.nat(200));
  return fc.tuple(words, long, fc.constantFrom('\n', '\n\n', ' ', '')).map(([parts, length, between]) => {
    const once = `${parts.join(between)}${between}. `;
    return once.repeat(Math.ceil(length / once.length)).slice(0, length);
  });
}
