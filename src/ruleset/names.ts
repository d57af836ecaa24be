import { LIMITS } from './limits.ts';

const NAME = /^[a-z](?:_?[a-z0-9])*$/;
const KEY = /^[A-Za-z0-9_-]{1,40}$/;

/** Words of CEL, and the two property names that reach out of an object. No name of any sort may be one. */
export const RESERVED: ReadonlySet<string> = new Set(
  (
    'as break const continue else for function if import in let loop package namespace return var void ' +
    'while true false null prototype constructor'
  ).split(' '),
);

/** What the language itself says in expressions. Declarations, arguments and locals may not be called so. */
export const TAKEN: ReadonlySet<string> = new Set(
  (
    'player dice players observers emperor now matter matters rule rules noun person pending ' +
    'submitted voted enacted failed vetoed killed joined left round_began ' +
    'max min abs sum largest is_set hours days size string int since contains all exists exists_one filter map'
  ).split(' '),
);

export type Naming = 'field' | 'declaration' | 'kind';

/** What is wrong with a name, or null. Fields need only stay clear of CEL's own words. */
export function misnamed(name: string, naming: Naming): string | null {
  if (RESERVED.has(name) || name === '__proto__') return `${name} is a reserved word; choose another name`;
  if (!NAME.test(name)) {
    return `${quoted(name)} is not a name: use small letters, digits and single underscores, a letter first`;
  }
  if (name.length > LIMITS.nameChars) return `a name has at most ${LIMITS.nameChars} characters`;
  if (naming === 'kind' && name.length < LIMITS.kindNameChars) {
    return `the name of a kind has at least ${LIMITS.kindNameChars} characters`;
  }
  if (naming !== 'field' && TAKEN.has(name))
    return `${name} has a meaning of its own in rules; choose another name`;
  return null;
}

/** Whether a text can be the key of a thing, and so a part of a path. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** A word as quoted in a complaint: shortened, on one line. */
export function quoted(word: string): string {
  const line = word.replace(/\s+/g, ' ');
  return `"${line.length > 40 ? `${line.slice(0, 39)}…` : line}"`;
}

/** The candidate that a misspelt or unfinished word most likely meant, or null. Case is ignored. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const sought = word.slice(0, LIMITS.nameChars).toLowerCase();
  let best: string | null = null;
  let least = sought.length < 5 ? 2 : 3;
  for (const candidate of candidates) {
    if (candidate.toLowerCase().split(/[_ ]/).includes(sought)) return candidate;
    const apart = editsBetween(sought, candidate.toLowerCase());
    if (apart < least) {
      least = apart;
      best = candidate;
    }
  }
  return best;
}

/** `; did you mean stock?`, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const meant = nearest(word, candidates);
  return meant === null ? '' : `; did you mean ${meant}?`;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 3) return 4;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}
