import type { WordChange } from '../../../ruleset/amend/types.ts';
import { typedDoor } from '../doors.ts';
import { ARROW, bold, code, joined, type Phrase } from '../phrase.ts';

/** `New: action dividend (/act dividend), parameter dividend_every 1 day`; `Parameter adjust_wait: 1 hour → 30 minutes`. */
export function wordLines(words: readonly WordChange[]): Phrase[] {
  const of = (how: WordChange['how']) => words.filter((word) => word.how === how && !isRevalued(word));
  return [
    ...words.filter(isRevalued).map(revalued),
    ...list('New:', of('added')),
    ...list('Changed:', of('changed')),
    ...list('No more:', of('removed')),
  ];
}

function isRevalued({ how, from, to }: WordChange): boolean {
  return how === 'changed' && from !== null && to !== null;
}

function revalued({ what, name, from, to }: WordChange): Phrase {
  const value = (words: string | null) => (what === 'criterion' ? code(words ?? '') : `${words}`);
  // The plural of a kind and the like have no sort that a player would know.
  const sort: Phrase = what === 'other' ? [] : [capital(called(what)), ' '];
  return [bold(...sort, code(name)), ': ', value(from), ' ', ARROW, ' ', value(to)];
}

function list(head: string, words: readonly WordChange[]): Phrase[] {
  if (words.length === 0) return [];
  const shown = words.map(
    ({ what, name, how, to }): Phrase => [
      ...(what === 'other' ? section(name) : [`${called(what)} `, code(name)]),
      ...(to === null ? [] : [` ${to}`]),
      ...(what === 'action' && how === 'added' ? usedBy(name) : []),
    ],
  );
  return [[bold(head), ' ', ...joined(shown, ', ')]];
}

/** A new action is taken at once by whoever reads of it. */
function usedBy(action: string): Phrase {
  return [' (', code(typedDoor({ action, note: '' })), ')'];
}

/** What a rule says without giving it a name, by the key of its block. */
const UNNAMED: ReadonlyMap<string, string> = new Map([
  ['by_hand', 'a part that people carry out by hand'],
  ['lapses', 'when the rule lapses'],
  ['victory', 'a way to victory'],
  ['tracker', 'where else the gamestate is shown'],
]);

function section(name: string): Phrase {
  const words = UNNAMED.get(name);
  return [words ?? code(name)];
}

/** A noun is the word that a role goes by. */
function called(what: WordChange['what']): string {
  return what === 'noun' ? 'word for' : what;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
