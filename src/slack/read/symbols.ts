import { fold, pieces } from './normalise.ts';

export type NewsReading =
  | { readonly is: 'news'; readonly key: string }
  /** Several: which one? */
  | { readonly is: 'ask'; readonly keys: readonly string[] }
  | { readonly is: 'refused'; readonly reason: 'no symbol' };

const LONGEST_KEY = 100;

/** Keys in play that stand in a text as whole words, letter for letter, each once, in the order they come. */
export function symbolsIn(text: string, keys: Iterable<string>): readonly string[] {
  const inPlay = new Set(keys);
  const found = new Set<string>();
  for (const piece of pieces(text)) {
    if (!('words' in piece)) continue;
    for (const [word] of fold(piece.words).matchAll(/[\p{L}\p{M}\p{N}_]+/gu)) {
      if (word.length > LONGEST_KEY) continue;
      const bare = word.replace(/^_+|_+$/g, '');
      if (inPlay.has(bare)) found.add(bare);
    }
  }
  return [...found];
}

/** Which one thing in play a news text is about. */
export function readNews(text: string, keys: Iterable<string>): NewsReading {
  const found = symbolsIn(text, keys);
  const [key] = found;
  if (key === undefined) return { is: 'refused', reason: 'no symbol' };
  return found.length === 1 ? { is: 'news', key } : { is: 'ask', keys: found };
}
