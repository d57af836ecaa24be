import { normalForm } from '../../ruleset/normal-form.ts';
import { nameEmoji } from './emoji.ts';

/** A run of words as the person typed them, or somebody named from the list Slack shows after `@`. */
export type Piece = { readonly words: string } | { readonly person: string };

const BRACKETS = /<([^<>\n]*)>/g;
const PERSON = /^@([A-Z0-9]+)(?:\|.*)?$/s;
const ENTITY = /&(amp|lt|gt);/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>' };

/** Once, and once only: `&amp;lt;` was typed as `&lt;` and must not turn into a bracket. */
function decode(text: string): string {
  return text.replace(ENTITY, (_, name: string) => ENTITIES[name] ?? '');
}

function bracketed(inside: string): string {
  const bar = inside.indexOf('|');
  const target = bar < 0 ? inside : inside.slice(0, bar);
  const label = bar < 0 ? null : inside.slice(bar + 1);
  if (target.startsWith('#')) return `#${decode(label ?? target.slice(1))}`;
  if (target.startsWith('!')) return decode(label ?? `@${target.slice(1)}`);
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return decode(label ?? target);
  return decode(`<${inside}>`);
}

/**
 * Takes Slack's `<…>` apart before any entity is decoded, so that a mention typed by hand as `&lt;@U1&gt;`
 * never turns into a mention.
 */
export function pieces(text: string): readonly Piece[] {
  const found: Piece[] = [];
  let words = '';
  let from = 0;
  for (const match of text.matchAll(BRACKETS)) {
    words += decode(text.slice(from, match.index));
    from = match.index + match[0].length;
    const person = PERSON.exec(match[1] ?? '')?.[1];
    if (person === undefined) {
      words += bracketed(match[1] ?? '');
      continue;
    }
    if (words !== '') found.push({ words });
    found.push({ person });
    words = '';
  }
  words += decode(text.slice(from));
  return words === '' ? found : [...found, { words }];
}

/** Slack's text as its reader sees it: labels for links, characters for entities, people as `<@U…>`. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) => ('words' in piece ? piece.words : `<@${piece.person}>`))
    .join('');
}

// Everything that vanishes does so before NFKC, which joins what then stands together.
const UNPAIRED = /\p{Surrogate}/gu;
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u{1F3FB}-\u{1F3FF}]/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
const SINGLE_QUOTES = /[\u00B4\u1FFD\u2018-\u201B\u2032\u2035\u2039\u203A]/g;
const DOUBLE_QUOTES = /[\u00AB\u00BB\u201C-\u201F\u2033\u2034\u2036\u2037\u2057\u301D-\u301F]/g;
const BLANKS = /[\t\v\f\p{Zs}]/gu;
const DASHES = /[\u058A\u2010-\u2015\u2043\u2212\u2E3A\u2E3B]/g;
/** Of these nothing is folded: they are what the others are folded to. */
const FOLDED = /^[\n\u0020-\u007e]*$/;
/** What a name ends with may be what the next begins with: it is looked back at, and stays. */
const TONES = /(?<=:[^\s:]{1,100}:)(?::skin-tone-[2-6]:)+/g;

/**
 * Folds decoded text for recognition: NFKC, nothing invisible, one kind of space, quote and dash, emoji by name
 * without skin tones. Folding twice is folding once. What a person wrote is stored and quoted unfolded.
 */
export function fold(text: string): string {
  if (last.text !== text) {
    last = { text, folded: (FOLDED.test(text) ? text : folded(text)).replace(TONES, '') };
  }
  return last.folded;
}

/** What was folded last: a post is read by several hands in turn. */
let last = { text: '', folded: '' };

function folded(text: string): string {
  const seen = text
    .replace(UNPAIRED, '\uFFFD')
    .replace(BREAKS, '\n')
    .replace(CONTROLS, '')
    .replace(UNSEEN, '')
    .replace(DOUBLE_QUOTES, '"')
    .replace(SINGLE_QUOTES, "'");
  return nameEmoji(normalForm(seen, 'NFKC').replace(BLANKS, ' ').replace(DASHES, '-'));
}

/** Slack's text, ready to be recognised. */
export function normalise(text: string): string {
  return fold(plain(text));
}

/** Whether an edit changed nothing that anybody reads: link unfurls arrive as edits. */
export function sameWords(before: string, after: string): boolean {
  return normalise(before) === normalise(after);
}
