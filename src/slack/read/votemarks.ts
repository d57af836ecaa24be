import type { VoteWord } from '../../ruleset/types.ts';
import type { Signs } from './language.ts';
import { type Aliases, readReaction } from './reactions.ts';

export interface Token {
  readonly text: string;
  readonly at: number;
}

/** A vote word or mapped emoji among the tokens of a reply. */
export interface Mark {
  readonly vote: VoteWord;
  /** As typed. */
  readonly said: string;
  readonly emoji: boolean;
  /** In capitals, or an emoji: lower-case words inside a sentence are prose. */
  readonly loud: boolean;
  /** First token, and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** `FOR-ish`, `FOR's`, `FOR?`. */
  readonly attached: boolean;
}

const TOKEN = /:[^\s:]{1,100}:|(?<![\p{L}\p{N}])[+-]1(?![\p{L}\p{N}%]|[.,]\d)|[\p{L}\p{M}\p{N}]+|[^\s*_~]/gu;
const LONGEST_SIGN_WORDS = 4;

export function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(TOKEN), (match) => ({ text: match[0], at: match.index }));
}

function isAttached(tokens: readonly Token[], last: number): boolean {
  const word = tokens[last]!;
  const next = tokens[last + 1];
  const end = word.at + word.text.length;
  if (next === undefined || next.at !== end) return false;
  if (next.text === '?') return true;
  const after = tokens[last + 2];
  return (
    (next.text === '-' || next.text === "'") && after?.at === end + 1 && /^[\p{L}\p{N}]/u.test(after.text)
  );
}

/** What the words for votes begin with: nearly every word of a long reply is none of these. */
const beginnings = new WeakMap<Signs['words'], ReadonlySet<string>>();

function begins(word: string, { words }: Signs): boolean {
  const known = beginnings.get(words) ?? new Set([...words.keys()].map((key) => key.split(' ')[0] ?? key));
  beginnings.set(words, known);
  return known.has(word.toUpperCase());
}

function wordMark(tokens: readonly Token[], from: number, signs: Signs): Mark | null {
  if (!begins(tokens[from]!.text, signs)) return null;
  let said = '';
  let longest: Mark | null = null;
  for (let to = from + 1; to <= Math.min(tokens.length, from + LONGEST_SIGN_WORDS); to++) {
    said = said === '' ? tokens[from]!.text : `${said} ${tokens[to - 1]!.text}`;
    const vote = signs.words.get(said.toUpperCase());
    if (vote === undefined) continue;
    const loud = said === said.toUpperCase();
    longest = { vote, said, emoji: false, loud, from, to, attached: isAttached(tokens, to - 1) };
  }
  return longest;
}

function markAt(tokens: readonly Token[], from: number, signs: Signs, aliases: Aliases): Mark | null {
  const said = tokens[from]!.text;
  const name = /^:(.+):$/.exec(said)?.[1] ?? (/^[+-]1$/.test(said) ? said : null);
  if (name === null) return wordMark(tokens, from, signs);
  const vote = readReaction(name, signs, aliases);
  if (vote === null) return null;
  return { vote, said, emoji: true, loud: true, from, to: from + 1, attached: isAttached(tokens, from) };
}

export function marksOf(tokens: readonly Token[], signs: Signs, aliases: Aliases): readonly Mark[] {
  const marks: Mark[] = [];
  for (let at = 0; at < tokens.length; ) {
    const mark = markAt(tokens, at, signs, aliases);
    if (mark !== null) marks.push(mark);
    at = mark?.to ?? at + 1;
  }
  return marks;
}
