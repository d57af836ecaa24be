import type { Opening } from './language.ts';
import { allQuoted } from './marks.ts';
import { afterOpening } from './openings.ts';

/** Why a post that was surely meant as an entry is none. */
export type MissReason = 'form' | 'quote' | 'code' | 'lead' | 'empty' | 'thread' | 'direct' | 'slash';

/** `what` as in `Opening`; `begins` is how the post starts, folded, and `opens` what it should start with. */
export interface Miss {
  readonly is: 'miss';
  readonly what: string;
  readonly reason: MissReason;
  readonly begins: string;
  readonly opens: string;
}

const LEAD = /^(?:[\s*_~>`"'()[\]{}#.•·-]|:[^\s:]{1,100}:|<@\w+>|\p{Extended_Pictographic})+/u;
const HEAD = /^([\p{L}\p{N} '*_~]{2,60}?)([ *_~]*)([:;\n-])([^\n]?)/u;

/** What kind of thing stands before the words; `form` when only marks that are allowed do. */
function leadReason(lead: string): MissReason {
  const shown = lead.replace(/<@\w+>/g, '@');
  if (shown.includes('`')) return 'code';
  if (/[>"']/.test(shown)) return 'quote';
  return /[^\s*_~]/.test(shown) ? 'lead' : 'form';
}

function initials(stem: string): string | null {
  const words = stem.split(' ');
  return words.length < 3 ? null : words.map((word) => word[0]).join('');
}

/** One letter put in, left out or changed, or two neighbours swapped. */
function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === `${right[1]}${right[0]}`);
}

function isMeant(said: string, { what, stem: words }: Opening): boolean {
  const stem = words.toUpperCase();
  if (said === stem || said === initials(stem) || said === what.toUpperCase()) return true;
  return stem.length >= 6 && said !== `${stem}S` && oneSlip(said, stem);
}

/** `Proposal - Trends`, `CFJ: …`, `PROPOSAL` alone on its line: anything that would be read as one by a person. */
function looseOpening(
  rest: string,
  openings: readonly Opening[],
): { opening: Opening; begins: string } | null {
  const match = HEAD.exec(rest);
  if (match === null) return null;
  const [, words = '', gap = '', sign = '', next = ''] = match;
  const typed = words.replace(/[*_~]/g, '').replace(/ +/g, ' ').trim();
  const loud = typed === typed.toUpperCase();
  const opening = openings.find((one) => isMeant(typed.toUpperCase(), one));
  if (opening === undefined) return null;
  if (sign === '\n' && !(loud && typed === opening.stem)) return null;
  if (sign === '-' && !gap.includes(' ') && next.trim() !== '' && !loud) return null;
  return { opening, begins: `${words}${gap}${sign}`.trim() };
}

/** A post that is no entry but looks meant as one. A quotation with an answer under it is only talk. */
export function nearMiss(folded: string, openings: readonly Opening[]): Miss | null {
  const lead = LEAD.exec(folded)?.[0] ?? '';
  const rest = folded.slice(lead.length);
  const reason = leadReason(lead);
  const exact = openings.find((opening) => afterOpening(rest, opening) !== null);
  if (exact !== undefined) {
    if (reason === 'quote' && lead.includes('>') && !allQuoted(folded)) return null;
    return told(exact, reason, folded.slice(0, lead.length + exact.opens.length));
  }
  if (reason === 'quote' || reason === 'code') return null;
  const loose = looseOpening(rest, openings);
  return loose === null ? null : told(loose.opening, reason, `${lead}${loose.begins}`);
}

function told({ what, opens }: Opening, reason: MissReason, start: string): Miss {
  const begins = start.trim().slice(-100);
  return {
    is: 'miss',
    what,
    reason,
    begins: reason === 'form' ? begins.replace(/[*_~]/g, '') : begins,
    opens,
  };
}
