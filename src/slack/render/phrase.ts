import type { Hole, Saying } from '../../ruleset/types.ts';
import type { Instant } from './dates.ts';
import type { Citation } from './views.ts';

/** A sentence before it has markup. Strings are literal words, whoever wrote them; they are escaped when printed, once. */
export type Phrase = readonly Piece[];
export type Piece = string | Hole | Mark;

export type Mark =
  | { readonly bold: Phrase }
  | { readonly italic: Phrase }
  | { readonly code: string }
  /** Words that lead somewhere; just words when there is nowhere. */
  | { readonly words: Phrase; readonly url: string | null }
  /** People's text as Slack delivered it: `&amp;`, `<@U…>`. */
  | { readonly typed: string }
  | { readonly when: Instant }
  /** `rule 2.4.1` */
  | { readonly cited: Citation }
  /** `2.4.1 Trading` */
  | { readonly law: Citation }
  /** `P7 Trends`, leading to its post. */
  | { readonly entry: string }
  | { readonly noun: string; readonly capital?: boolean; readonly article?: boolean }
  | { readonly emoji: string }
  /** A line of the law, set off. */
  | { readonly quote: Phrase }
  /** One wording for the eye, another for the ear. */
  | { readonly shown: Phrase; readonly said: Phrase }
  /** A channel; who may not see it reads of a private one. Only for the eye. */
  | { readonly room: string }
  /** Notifies: only for somebody who must act. */
  | { readonly mention: string };

export const ARROW: Piece = { shown: ['→'], said: ['to'] };

export const bold = (...words: Phrase): Piece => ({ bold: words });
export const italic = (...words: Phrase): Piece => ({ italic: words });
export const code = (words: string): Piece => ({ code: words });
export const typed = (text: string): Piece => ({ typed: text });
export const noun = (word: string): Piece => ({ noun: word });
export const Noun = (word: string): Piece => ({ noun: word, capital: true });
/** `a player`, `an observer`. */
export const aNoun = (word: string): Piece => ({ noun: word, article: true });
export const entry = (matter: string): Piece => ({ entry: matter });
export const amount = (n: number): Piece => ({ amount: n });
export const player = (person: string): Piece => ({ player: person });

export function joined(phrases: readonly Phrase[], between = ' · '): Phrase {
  return phrases.flatMap((phrase, i) => (i === 0 ? phrase : [between, ...phrase]));
}

/** ` (rule 2.4.1)`, or nothing. */
export function under(cite: Citation | null | undefined): Phrase {
  return cite ? [' (', { cited: cite }, ')'] : [];
}

/** Ana, Ben, Chi. Over `most`: Ana, Ben and 9 more. */
export function people(list: readonly string[], most = Number.POSITIVE_INFINITY): Phrase {
  if (list.length <= most)
    return joined(
      list.map((p) => [player(p)]),
      ', ',
    );
  const head = list.slice(0, 2);
  return [
    ...joined(
      head.map((p) => [player(p)]),
      ', ',
    ),
    ` and ${list.length - head.length} more`,
  ];
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return n === 1 ? one : many;
}

/** What stands between backticks in words of the bot's own is typed as it is. */
export function withCode(words: Phrase | Saying): Phrase {
  return words.flatMap((piece): Phrase => {
    if (typeof piece !== 'string') return [piece];
    const parts = piece.split('`');
    if (parts.length % 2 === 0) return [piece];
    return parts.flatMap((part, i) => (part === '' ? [] : [i % 2 === 0 ? part : code(part)]));
  });
}

/** `Ben voted FOR`, `Ben: buy 50 CHAR`. */
export function byWhom(by: string | null, words: Phrase): Phrase {
  if (by === null) return words;
  const [first] = words;
  return [player(by), ...(typeof first === 'string' && first.startsWith(':') ? [] : [' ']), ...words];
}

/** A sentence ends once. */
export function sentence(words: Phrase | Saying): Phrase {
  return isEnded(words) ? words : [...words, '.'];
}

function isEnded(words: Phrase): boolean {
  const last = words.at(-1);
  if (typeof last === 'string') return /[.!?]\s*$/.test(last);
  if (last === undefined) return false;
  if ('typed' in last) return isEnded([last.typed]);
  if ('words' in last) return isEnded(last.words);
  if ('bold' in last) return isEnded(last.bold);
  return 'italic' in last && isEnded(last.italic);
}

/** Small print as a sentence: ` · ` divides only for the eye, and a sentence begins with a capital. */
export function footAloud(foot: Phrase): Phrase {
  const [first, ...rest] = begun(foot.map((piece): Piece => (piece === ' · ' ? '; ' : piece)));
  if (first === undefined) return [];
  return sentence([...(typeof first !== 'string' && 'cited' in first ? ['By '] : []), first, ...rest]);
}

/** With a capital. */
export function begun([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return [];
  return [typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first, ...rest];
}

/** With an empty line between any two, as paragraphs are read. */
export function spread(paragraphs: readonly Phrase[]): Phrase[] {
  return paragraphs.flatMap((one, i) => (i === 0 ? [one] : [[''], one]));
}
