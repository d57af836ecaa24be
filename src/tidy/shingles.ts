import { createHash } from 'node:crypto';

/** The length of a run of words that counts as copied; shorter runs are common idiom. */
export const RUN_WORDS = 8;
const HASH_DIGITS = 10;

/** Every run of words in a text by its hash, so that texts can be compared without keeping them. */
export function shinglesOf(text: string): Map<string, string> {
  const words = wordsOf(text);
  const runs = words
    .slice(0, Math.max(0, words.length - RUN_WORDS + 1))
    .map((_, at) => words.slice(at, at + RUN_WORDS));
  return new Map(runs.map((run) => [hashOf(run.join(' ')), run.join(' ')]));
}

/** Letters and digits only, in small letters: marks, quotes and line ends make no difference. An address is nobody's sentence. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/https?:\/\/\S+/g, '')
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function hashOf(run: string): string {
  return createHash('sha256').update(run).digest('hex').slice(0, HASH_DIGITS);
}
