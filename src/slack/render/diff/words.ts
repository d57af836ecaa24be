import { type Edit, edits } from './lines.ts';

/** Words that stay beside each change, so that its place can be found. */
const BESIDE = 4;
/** A paragraph shorter than this is shown whole. */
const SHORT = 90;

/** A paragraph as it was and as it is, each cut to what differs and a few words around it; `…` stands for words that stay. */
export function abridged(before: string, after: string): { readonly was: string; readonly is: string } {
  const words = edits(split(before), split(after));
  if (words.every(({ mark }) => mark !== ' ')) return { was: before, is: after };
  const near = nearChange(words);
  return { was: side(before, words, near, '-'), is: side(after, words, near, '+') };
}

/** Each word with the blanks after it. */
function split(text: string): string[] {
  return text.match(/\s*\S+/g) ?? [];
}

function nearChange(words: readonly Edit[]): boolean[] {
  const near = words.map(() => false);
  words.forEach(({ mark }, i) => {
    if (mark === ' ') return;
    for (let j = Math.max(0, i - BESIDE); j <= Math.min(words.length - 1, i + BESIDE); j += 1) near[j] = true;
  });
  return near;
}

function side(whole: string, words: readonly Edit[], near: readonly boolean[], mine: '-' | '+'): string {
  if (whole.length <= SHORT) return whole;
  let out = '';
  let gap = false;
  words.forEach(({ mark, text }, i) => {
    if (mark !== ' ' && mark !== mine) return;
    if (near[i] !== true) {
      gap = true;
      return;
    }
    out += gap ? ` …${text}` : text;
    gap = false;
  });
  return (gap ? `${out} …` : out).trim();
}
