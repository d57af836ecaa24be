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

const LONGEST_NAME = 80;
/** Names as long as they may be: of any letters, wide ones, ones that run from right to left, ones made of several. */
const longest = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: LONGEST_NAME, maxLength: LONGEST_NAME }),
    fc.constantFrom('株式会社'.repeat(20), 'شركة '.repeat(16), 'שלום (5)'.repeat(10), 'क्षि'.repeat(20)),
  )
  .map((all) => [...all].slice(0, LONGEST_NAME).join(''));
const name = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: longest });

/** In every third game all is as many as there may be, at once; in the rest sizes lie anywhere up to that. */
export const plans = (most: Most): fc.Arbitrary<Plan> =>
  fc.oneof({ weight: 1, arbitrary: sized(most, true) }, { weight: 2, arbitrary: sized(most, false) });

function sized(most: Most, full: boolean): fc.Arbitrary<Plan> {
  const many = <T>(one: fc.Arbitrary<T>, least: number, maxLength: number) =>
    fc.array(one, { minLength: full ? maxLength : least, maxLength, size: 'max' });
  return fc.record({
    names: many(name, 3, most.people),
    stocks: many(name, 1, most.stocks),
    titles: many(name, 1, 12),
    texts: many(textOf(most.textChars), 1, most.rules),
    pending: full ? fc.constant(most.pending) : fc.integer({ min: 1, max: most.pending }),
  });
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
