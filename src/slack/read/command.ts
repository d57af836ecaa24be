import { nearest } from '../../ruleset/names.ts';
import { fold, plain } from './normalise.ts';
import { splitWords, type Word } from './words.ts';

/** What follows a slash command that has subcommands. */
export type Subcommand =
  | { readonly is: 'none' }
  /** `words` are the arguments; `rest` is Slack's own text after the name, for a reader that wants it whole. */
  | { readonly is: 'known'; readonly name: string; readonly words: readonly Word[]; readonly rest: string }
  /** Nothing is done; `meant` is only offered. */
  | { readonly is: 'unknown'; readonly word: string; readonly meant: string | null };

/** Reads a subcommand in any case. `names` are those there are, in lower case. */
export function readSubcommand(text: string, names: Iterable<string>): Subcommand {
  const match = /^\s*(\S+)/u.exec(text);
  if (match === null || fold(plain(text)).trim() === '') return { is: 'none' };
  const known = new Set(names);
  const word = fold(plain(match[1]!)).toLowerCase();
  if (!known.has(word)) return { is: 'unknown', word: word.slice(0, 40), meant: nearest(word, known) };
  const rest = text.slice(match[0].length).trim();
  return { is: 'known', name: word, words: splitWords(rest), rest };
}

/** `P7` from `p7`, `#P7` or `P07`; null for anything else. */
export function readNumbered(typed: string): string | null {
  const match = /^#?([a-z])0*(\d{1,9})$/i.exec(fold(typed).trim());
  return match === null ? null : `${match[1]!.toUpperCase()}${match[2]}`;
}
