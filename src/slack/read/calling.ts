import type { Saying } from '../../ruleset/types.ts';
import { fold, plain } from './normalise.ts';
import { personIn, type Word } from './words.ts';

/** Everybody of the game who goes by a name as it is typed without choosing from Slack's list. */
export type Calling = (name: string) => readonly string[];

/** By id, by the whole name or, where nobody goes by that, by the first word of it; case and a leading @ are nothing. */
export function callingOf(people: readonly string[], nameOf: (person: string) => string): Calling {
  return (name) => {
    const word = folded(name.trim().replace(/^@/, ''));
    if (word === '') return [];
    const byId = people.filter((person) => folded(person) === word);
    if (byId.length > 0) return byId;
    const whole = people.filter((person) => folded(nameOf(person)) === word);
    return whole.length > 0
      ? whole
      : people.filter((person) => folded(nameOf(person)).split(' ')[0] === word);
  };
}

function folded(name: string): string {
  return fold(plain(name)).trim().toLowerCase().replace(/\s+/gu, ' ');
}

/** Who was chosen in a word, or alone goes by it. */
export function whoIn(word: Word | undefined, call: Calling): string | null {
  if (word === undefined) return null;
  const chosen = personIn(word);
  if (chosen !== null) return chosen;
  const meant = call(word.text);
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

const MOST_NAMED = 8;

/** Which of several is meant has to be said; null where a name is not that of several. */
export function whichOne(name: string, call: Calling): Saying | null {
  const people = call(name);
  if (people.length < 2) return null;
  const shown = people
    .slice(0, MOST_NAMED)
    .flatMap((person, i): Saying => [i === 0 ? '' : ', ', { player: person }]);
  const more = people.length > MOST_NAMED ? ` and ${people.length - MOST_NAMED} more` : '';
  return [
    `${people.length} people here go by "${name.trim().slice(0, 40)}": `,
    ...shown,
    `${more}. Nothing was done. Type @ and choose the one you mean from the list Slack shows.`,
  ];
}
