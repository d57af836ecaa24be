import { nearest } from '../../ruleset/names.ts';
import { fold, plain } from './normalise.ts';
import { looksNumeric, type QuantityFault, readQuantity, refusedQuantity } from './quantities.ts';

export type TradeFault =
  | QuantityFault
  | 'one stock per command'
  | 'no such stock'
  | 'two quantities'
  | 'extra word';

export type Trade =
  /** `again`: the person repeats an act on purpose. */
  | {
      readonly is: 'trade';
      readonly count: number | 'max' | 'all';
      readonly key: string;
      readonly again: boolean;
    }
  /** No thing named: a form is wanted, with the quantity filled in. */
  | { readonly is: 'form'; readonly count: number | 'max' | 'all' | null }
  /** `meant` is what may have been meant: offered, never applied. */
  | {
      readonly is: 'refused';
      readonly reason: TradeFault;
      readonly saying: string;
      readonly meant: { readonly key: string; readonly count: number | 'max' | 'all' } | null;
      /** What the person did name, to be used in what is said to work; null for nothing. */
      readonly key: string | null;
      /** The number without the sign that made it wrong. */
      readonly unsigned: number | null;
    };

/** A word of the command: what it may be the key of, and whether it may be a quantity. */
interface Word {
  readonly typed: string;
  readonly key: string | null;
  readonly counts: boolean;
}

/** No command has so many; what is read of a longer one is refused all the same. */
const MOST_WORDS = 20;

function refused(reason: TradeFault, saying: string, key: string | null = null): Trade {
  return { is: 'refused', reason, saying, meant: null, key, unsigned: null };
}

function misnumbered(reason: QuantityFault, saying: string, key: string | null, typed: string): Trade {
  const unsigned = readQuantity(fold(typed).replace(/^-/, ''));
  return {
    ...{ is: 'refused', reason, saying, meant: null, key },
    unsigned: reason === 'negative' && unsigned.is === 'count' ? unsigned.count : null,
  };
}

function unknown(typed: string, keys: Iterable<string>, count: number | 'max' | 'all' | null): Trade {
  const key = nearest(fold(typed).replace(/^\$/, ''), keys);
  const hint = key === null ? '' : ` Did you mean ${key}?`;
  return {
    is: 'refused',
    reason: 'no such stock',
    saying: `Nothing in play is called "${typed.slice(0, 40)}".${hint}`,
    meant: key === null ? null : { key, count: count ?? 1 },
    ...{ key, unsigned: null },
  };
}

function wordsOf(text: string, keys: ReadonlyMap<string, string>): readonly Word[] {
  const words = plain(text)
    .split(/[\s\p{Zs}]+/u)
    .filter((word) => fold(word) !== '');
  return words.slice(0, MOST_WORDS).map((typed) => {
    const bare = fold(typed).replace(/^\$/, '').toUpperCase();
    const counts = looksNumeric(typed) || readQuantity(typed).is === 'word';
    return { typed, key: keys.get(bare) ?? null, counts };
  });
}

/** Parts the words that may be both, a stock called MAX: it is the quantity when another word names the thing. */
function sort(words: readonly Word[]): {
  named: readonly Word[];
  counts: readonly Word[];
  other: readonly Word[];
} {
  const sure = words.filter((word) => word.key !== null && !word.counts);
  const both = words.filter((word) => word.key !== null && word.counts);
  const loud = (word: Word) => word.typed !== word.typed.toLowerCase();
  let named = [...sure, ...both.filter(loud)];
  if (named.length === 0 && both.length > 0) named = [both.at(-1)!];
  else if (sure.length === 0 && both.length > 1 && both.every(loud)) named = both.slice(1);
  const rest = words.filter((word) => !named.includes(word));
  return { named, counts: rest.filter((word) => word.counts), other: rest.filter((word) => !word.counts) };
}

function quantityOf(words: readonly Word[], all: readonly Word[]) {
  if (words.length === 0) return null;
  if (words.length === 1) return readQuantity(words[0]!.typed);
  const first = all.indexOf(words[0]!);
  const together = words.every((word, at) => all[first + at] === word && looksNumeric(word.typed));
  return together ? refusedQuantity('space in number') : 'two';
}

/**
 * Reads what follows `/buy` or `/sell`: a quantity and a key in either order, case-blind. `keys` are those in play.
 * A key alone means one. Whether it can be afforded is for the game to say.
 */
export function readTrade(text: string, keys: Iterable<string>): Trade {
  const inPlay = new Map(Array.from(keys, (key) => [key.toUpperCase(), key] as const));
  const typed = wordsOf(text, inPlay);
  const again =
    typed.length > 1 && typed.at(-1)?.typed.toLowerCase() === 'again' && typed.at(-1)?.key === null;
  const words = again ? typed.slice(0, -1) : typed;
  const { named, counts, other } = sort(words);
  if (named.length > 1) {
    return refused('one stock per command', 'One at a time: send one command for each.');
  }
  const quantity = quantityOf(counts, words);
  const key = named[0]?.key ?? null;
  if (quantity === 'two') return refused('two quantities', 'Write one quantity, such as 50.', key);
  if (quantity?.is === 'refused')
    return misnumbered(quantity.reason, quantity.saying, key, counts[0]?.typed ?? '');
  const stray = other[0];
  if (stray !== undefined && key !== null) {
    return refused(
      'extra word',
      `I do not know what "${stray.typed.slice(0, 40)}" is for: a quantity is a number, max or all.`,
      key,
    );
  }
  const count = quantity === null ? null : quantity.is === 'count' ? quantity.count : quantity.word;
  if (stray !== undefined) return unknown(stray.typed, inPlay.values(), count);
  return key === null ? { is: 'form', count } : { is: 'trade', count: count ?? 1, key, again };
}
