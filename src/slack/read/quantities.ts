import { fold } from './normalise.ts';

/** Why a quantity cannot be taken, in words the cases of the specification use. */
export type QuantityFault =
  | 'space in number'
  | 'dot'
  | 'fraction'
  | 'part of a thousand'
  | 'zero'
  | 'negative'
  | 'sign'
  | 'digits'
  | 'grouping'
  | 'too large'
  | 'not a number';

export type Quantity =
  | { readonly is: 'count'; readonly count: number }
  | { readonly is: 'word'; readonly word: 'max' | 'all' }
  /** `saying` says what would work. */
  | { readonly is: 'refused'; readonly reason: QuantityFault; readonly saying: string };

export const LARGEST = 1_000_000_000_000;
const MULTIPLES: Readonly<Record<string, bigint>> = { k: 1_000n, m: 1_000_000n };

const SAYINGS: Readonly<Record<QuantityFault, string>> = {
  'space in number': 'A number has no spaces: write 1000 or 1,000.',
  dot: 'A dot could mean two things: write 1000 or 1,000 for a thousand, 1 for one.',
  fraction: 'Only whole numbers count: write 1 or 2.',
  'part of a thousand': 'Before k or m stands a whole number: write 1500 or 1,500 for 1.5k.',
  zero: 'The least is 1.',
  negative: 'A quantity is never negative: write it without the minus sign, and use the opposite command.',
  sign: 'Write the number without a sign, such as 5.',
  digits: 'Write the number with the digits 0 to 9.',
  grouping: 'Commas group three digits: write 1000 or 1,000.',
  'too large': 'The most is 1,000,000,000,000 at a time.',
  'not a number': 'That is not a number here: write 50, 1,000 or 5k, or max or all.',
};

export function refusedQuantity(reason: QuantityFault): Quantity & { readonly is: 'refused' } {
  return { is: 'refused', reason, saying: SAYINGS[reason] };
}

function counted(digits: string, times: bigint): Quantity {
  const bare = digits.replace(/^0+/, '');
  if (bare === '') return refusedQuantity('zero');
  if (bare.length > 13) return refusedQuantity('too large');
  const count = BigInt(bare) * times;
  return count > BigInt(LARGEST) ? refusedQuantity('too large') : { is: 'count', count: Number(count) };
}

function faultOf(word: string): QuantityFault {
  if (/^-[\d.,]/.test(word)) return 'negative';
  if (/^\+\d/.test(word)) return 'sign';
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(word)) return 'dot';
  if (/^\d*[.\u2044]\d+$/.test(word)) return 'fraction';
  if (/^\d+(?:[,_]\d+)+$/.test(word)) return 'grouping';
  return /(?![0-9])\p{Nd}/u.test(word) ? 'digits' : 'not a number';
}

/** What `1.5k` comes to is clear, but whoever means it spells it out: the dot may be a slip. */
function spelledOut(digits: string, times: bigint): Quantity {
  const read = counted(digits, times);
  if (read.is !== 'count') return read;
  const ways = [...new Set([`${read.count}`, read.count.toLocaleString('en-US')])].join(' or ');
  return {
    ...refusedQuantity('part of a thousand'),
    saying: `Before k or m stands a whole number: write ${ways}.`,
  };
}

/**
 * Reads one word as a quantity from 1 to 10^12: plain digits, groups of three with `,` or `_`, `5k`, `2m`, `max`,
 * `all`. Full-width digits are digits; raised, circled and foreign ones are not.
 */
export function readQuantity(typed: string): Quantity {
  if (/\p{No}/u.test(typed)) return refusedQuantity(/[¼-¾⅐-⅞↉]/.test(typed) ? 'fraction' : 'digits');
  const word = fold(typed).trim().toLowerCase();
  if (word === 'max' || word === 'all') return { is: 'word', word };
  if (/^\d+$/.test(word)) return counted(word, 1n);
  if (/^\d{1,3}(?:,\d{3})+$/.test(word) || /^\d{1,3}(?:_\d{3})+$/.test(word)) {
    return counted(word.replace(/[,_]/g, ''), 1n);
  }
  const multiple = /^(\d+)([km])$/.exec(word);
  if (multiple !== null) return counted(multiple[1]!, MULTIPLES[multiple[2]!]!);
  const [, whole, part, unit] = /^(\d*)[.,](\d{1,2})([km])$/.exec(word) ?? [];
  if (part && unit) return spelledOut(`${whole}${part}`, MULTIPLES[unit]! / 10n ** BigInt(part.length));
  return refusedQuantity(faultOf(word));
}

/** Whether a word was meant as a number at all, a good one or not. */
export function looksNumeric(typed: string): boolean {
  return /\p{No}/u.test(typed) || /^[+-]?[.,]?\p{Nd}/u.test(fold(typed));
}
