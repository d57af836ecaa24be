import { graphemes } from '../graphemes.ts';
import type { Opening } from './language.ts';
import { fold } from './normalise.ts';

/**
 * What follows the opening in folded text, or null when the text does not start with exactly that. White space and
 * formatting marks before it are skipped, and marks before its end sign: Slack puts them there when the word is bold.
 */
export function afterOpening(folded: string, { stem, end }: Opening): string | null {
  const head = folded.replace(/^[\s*_~]+/, '');
  if (stem === '' || !head.startsWith(stem)) return null;
  const tail = head.slice(stem.length);
  if (end === '') return /^[\p{L}\p{N}]/u.test(tail) ? null : tail;
  const ended = tail.replace(/^[*_~]+/, '');
  return ended.startsWith(end) ? ended.slice(end.length) : null;
}

/**
 * The same cut in the words as typed. Folding changes lengths, so the shortest beginning that folds to the opening
 * is looked for, in steps that double and then halve.
 */
export function bodyAfter(typed: string, opening: Opening): string {
  const opensBy = (length: number) => afterOpening(fold(typed.slice(0, length)), opening) !== null;
  let enough = 1;
  while (enough < typed.length && !opensBy(enough)) enough *= 2;
  let tooFew = 0;
  while (enough - tooFew > 1) {
    const middle = Math.floor((tooFew + enough) / 2);
    if (opensBy(middle)) enough = middle;
    else tooFew = middle;
  }
  return typed
    .slice(enough)
    .replace(/^[*_~]{1,3}(?=\s)/, '')
    .trim();
}

/** Whether anything but white space and formatting marks is there. */
export function saysSomething(text: string): boolean {
  return /[^\s*_~`]/.test(text);
}

const TITLE_LENGTH = 60;

/** A full stop is left out, other signs that end a sentence are kept. */
function upToStop(line: string): string {
  const stop = /[.!?]{1,9}(?=\s|$)/.exec(line);
  if (stop === null || stop.index === 0) return line;
  return line.slice(0, stop.index) + (stop[0].startsWith('.') ? '' : stop[0]);
}

/** A matter's short name: its first line up to the first full stop, or 60 characters cut at a word. */
export function titleOf(body: string): string {
  const line = body.trimStart().split('\n', 1)[0]!.slice(0, 1000);
  const bare = line.replace(/[*~`]|(?<![\p{L}\p{N}:])_|_(?![\p{L}\p{N}_:])/gu, '').trim();
  const said = upToStop(bare);
  const letters = [...graphemes(said)];
  if (letters.length <= TITLE_LENGTH) return said;
  const cut = letters.slice(0, TITLE_LENGTH - 1).join('');
  const word = cut.lastIndexOf(' ');
  return `${(word > TITLE_LENGTH / 2 ? cut.slice(0, word) : cut).trimEnd()}…`;
}
