import { stringify } from 'yaml';
import { cleaned, straightenings } from '../amendment/clean.ts';
import { withoutCode } from '../amendment/codeblocks.ts';
import { plain } from '../normalise.ts';
import type { Drafted, Lawbook } from './law.ts';
import { aboutRules } from './rules.ts';
import { aboutValues } from './values.ts';

const FORMS = [...aboutRules, ...aboutValues].map(({ pattern, make }) => ({
  pattern: new RegExp(pattern, `${pattern.flags}g`),
  make,
}));
/** The forms are looked for from every place on: in longer words that takes too long. */
const MOST_CHARS = 6000;
const MOST_OPERATIONS = 20;

/**
 * An amendment that says what these words seem to say, for somebody to confirm; null where none of the known forms
 * of words is in them. Nothing is guessed: a rule, parameter or value that the law does not know drafts nothing.
 * @param text as Slack delivered it
 */
export function draftFrom(text: string, law: Lawbook): string | null {
  const words = straightenings(cleaned(plain(withoutCode(text))))[0] ?? '';
  if (words.length > MOST_CHARS) return null;
  const drafted: Drafted[] = [];
  let from = 0;
  while (from < words.length && drafted.length < MOST_OPERATIONS) {
    const next = firstIn(words, from, law);
    if (next === null) break;
    drafted.push(next.operation);
    from = next.end;
  }
  return drafted.length === 0 ? null : stringify(drafted, { lineWidth: 0 }).trimEnd();
}

function firstIn(words: string, from: number, law: Lawbook) {
  let best: { readonly at: number; readonly end: number; readonly operation: Drafted } | null = null;
  for (const { pattern, make } of FORMS) {
    pattern.lastIndex = from;
    for (let match = pattern.exec(words); match !== null; match = pattern.exec(words)) {
      if (best !== null && match.index >= best.at) break;
      const operation = make(match, law);
      if (operation !== null) best = { at: match.index, end: match.index + match[0].length, operation };
      if (operation !== null) break;
      pattern.lastIndex = match.index + 1;
    }
  }
  return best;
}
