import type { Saying } from '../../ruleset/types.ts';
import { fold, pieces } from './normalise.ts';

/** One word of a command, or what stands between quotes. */
export interface Word {
  /** As typed, without quotes; people stand as `<@U…>`. */
  readonly text: string;
  /** Lower-case `key` of `key=value`, of which `text` is the value. */
  readonly key: string | null;
  readonly quoted: boolean;
  /** Who was chosen from Slack's list in it; a `<@U…>` typed by hand is nobody. */
  readonly people: readonly string[];
}

const BLANK = /[\s\p{Zs}]/u;
const QUOTE = /["\u201C-\u201F\u00AB\u00BB\u2033\uFF02]/;
const EQUALS = /[=\uFF1D]/;
const KEY = /^[a-z][a-z0-9_-]*$/;
const LONGEST_KEY = 40;

interface Line {
  readonly text: string;
  readonly people: readonly { readonly at: number; readonly person: string }[];
}

function lineOf(slackText: string): Line {
  let text = '';
  const people: { at: number; person: string }[] = [];
  for (const piece of pieces(slackText)) {
    if ('person' in piece) people.push({ at: text.length, person: piece.person });
    text += 'words' in piece ? piece.words : `<@${piece.person}>`;
  }
  return { text, people };
}

function until(text: string, from: number, stop: RegExp, end = text.length): number {
  let at = from;
  while (at < end && !stop.test(text[at]!)) at++;
  return at;
}

function keyAt(
  text: string,
  from: number,
  end: number,
): { readonly key: string; readonly value: number } | null {
  const equals = until(text, from, EQUALS, Math.min(end, from + LONGEST_KEY + 1));
  if (!EQUALS.test(text[equals] ?? '')) return null;
  const key = fold(text.slice(from, equals)).toLowerCase();
  return KEY.test(key) ? { key, value: equals + 1 } : null;
}

/**
 * Splits what follows a slash command: at blanks, keeping together what stands between double quotes of any shape
 * at the start of a word or after `key=`. A quote that is never closed runs to the end.
 */
export function splitWords(slackText: string): readonly Word[] {
  const { text, people } = lineOf(slackText);
  const words: Word[] = [];
  let named = 0;
  let blank = -1;
  for (let at = until(text, 0, /[^\s\p{Zs}]/u); at < text.length; at = until(text, at, /[^\s\p{Zs}]/u)) {
    if (blank < at) blank = until(text, at, BLANK);
    const pair = keyAt(text, at, blank);
    const start = pair?.value ?? at;
    const quoted = QUOTE.test(text[start] ?? '');
    const from = quoted ? start + 1 : start;
    const to = quoted ? until(text, from, QUOTE) : blank;
    const here: string[] = [];
    for (; named < people.length && people[named]!.at < to; named++) here.push(people[named]!.person);
    words.push({ text: text.slice(from, to), key: pair?.key ?? null, quoted, people: here });
    at = quoted ? to + 1 : to;
  }
  return words;
}

/** `key=value` words by key, the other words, and the keys that came twice. */
export interface Pairs {
  readonly pairs: ReadonlyMap<string, Word>;
  readonly loose: readonly Word[];
  readonly twice: readonly string[];
}

export function pairsOf(words: readonly Word[]): Pairs {
  const pairs = new Map<string, Word>();
  const twice = new Set<string>();
  for (const word of words) {
    if (word.key === null) continue;
    if (pairs.has(word.key)) twice.add(word.key);
    else pairs.set(word.key, word);
  }
  return { pairs, loose: words.filter((word) => word.key === null), twice: [...twice] };
}

/** A word to be said again: people chosen in it as people, all else as typed. */
export function asSaid({ text, people }: Word): Saying {
  const parts = text.split(/<@([A-Z0-9]+)>/);
  return parts.flatMap((part, i): Saying => {
    if (i % 2 === 0) return part === '' ? [] : [part];
    return people.includes(part) ? [{ player: part }] : [`<@${part}>`];
  });
}

/** The one person a word names, or null. */
export function personIn(word: Word): string | null {
  const [person] = word.people;
  return person !== undefined && word.text.trim() === `<@${person}>` ? person : null;
}
