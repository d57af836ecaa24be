const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;
const TAB_WIDTH = 2;
/** Seen by nobody, or turning round what is seen: what is read must be what stands there. */
const UNSEEN = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;
const UNPAIRED = /\p{Surrogate}/gu;
const BLANKS = /[\p{Zs}]/gu;
const MINUS = /[\u2212\uFE63\uFF0D]/g;
const DASHED_ITEM = /^( *)[\u2010-\u2015\u2022\u2043](?=\s)/gm;
const SINGLE = /[\u2018-\u201B\u2032]/g;
const DOUBLE = /[\u201C-\u201F\u2033]/g;
const APOSTROPHE = /(?<=[\p{L}\p{N}])\u2019(?=\p{L})/gu;
const KEPT = '\uE000';

/**
 * What clients and keyboards put into typed code, undone: one kind of line break and blank, no tabs, nothing
 * invisible, a list's dash as a dash. No line is added or lost. Quotes are left as they are.
 */
export function cleaned(typed: string): string {
  return typed
    .replace(BREAKS, '\n')
    .replace(UNPAIRED, '\uFFFD')
    .replace(CONTROLS, '')
    .replace(UNSEEN, '')
    .replace(/\t/g, ' '.repeat(TAB_WIDTH))
    .replace(BLANKS, ' ')
    .replace(MINUS, '-')
    .replace(DASHED_ITEM, '$1-')
    .replace(/(?<! ) +$/gm, '')
    .trimEnd();
}

/**
 * The readings of a text whose quotes a keyboard may have curled, likeliest first: all straight; all but
 * apostrophes inside words, which would end a quotation; as it stands.
 */
export function straightenings(text: string): readonly string[] {
  const straight = text.replace(SINGLE, "'").replace(DOUBLE, '"');
  const kept = text.replace(APOSTROPHE, KEPT);
  const inWords = kept.replace(SINGLE, "'").replace(DOUBLE, '"').replaceAll(KEPT, '\u2019');
  return [...new Set([straight, inWords, text])];
}
