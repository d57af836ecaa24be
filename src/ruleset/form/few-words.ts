import { LIMITS } from '../limits.ts';
import type { Mechanism, Place, Sentence } from '../mechanism.ts';
import { misnamed } from '../names.ts';
import { readShape } from './check.ts';
import type { Page } from './page.ts';
import { dutyShape } from './shapes.ts';

const NOUN_CHARS = 40;
const ADDRESS_CHARS = 500;

export function readNouns(page: Page, at: Place, raw: unknown): Mechanism['nouns'] {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    page.complain(at, 'names with words are needed here, such as player: participant');
    return [];
  }
  const nouns: [string, string][] = [];
  for (const [name, word] of Object.entries(raw)) {
    const wrong = misnamed(name, 'field');
    if (wrong !== null) page.complain([...at, name], wrong, 'key');
    if (typeof word === 'string' && word.trim() !== '' && word.length <= NOUN_CHARS) nouns.push([name, word]);
    else page.complain([...at, name], `a word of at most ${NOUN_CHARS} characters is needed here`);
  }
  return nouns;
}

/** A duty is a word, or `{ duty: word, par: 1 }`. */
export function readDuty(page: Page, at: Place, raw: unknown): Mechanism['duties'][number] | null {
  const long = typeof raw === 'string' ? { duty: raw } : raw;
  const read = readShape(page, at, long, dutyShape);
  return read && { duty: read.duty, par: read.par ?? null };
}

/** A clause of the rule, as a sentence, that the referee does not carry out. */
export function readClause(page: Page, at: Place, raw: unknown): Sentence | null {
  if (typeof raw === 'string' && raw.trim() !== '' && raw.length <= LIMITS.textValueChars)
    return page.sentence(at);
  page.complain(at, `a sentence of at most ${LIMITS.textValueChars} characters is needed here`);
  return null;
}

export function readTracker(page: Page, at: Place, raw: unknown): string | null {
  if (typeof raw === 'string' && raw.length <= ADDRESS_CHARS && /^https?:\/\/[^\s<>|"]+$/.test(raw))
    return raw;
  page.complain(at, 'an address that starts with https:// is needed here');
  return null;
}
