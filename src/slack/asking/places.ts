import { keysUnder } from '../../game/cells.ts';
import type { Game } from '../../game/types.ts';
import type { Saying } from '../../ruleset/types.ts';
import { type Calling, whoIn } from '../read/calling.ts';
import { personIn, type Word } from '../read/words.ts';
import { findMade } from '../views/made.ts';

/** A place of the gamestate that somebody asks about: what was last written there tells why it is as it is. */
export interface Place {
  readonly path: string;
  readonly called: Saying;
}

/** `@eli observer`, `@eli cash`, `CHAR`, `CHAR price`, `N9`, `noma`; null for what is no place. */
export function readPlace(game: Game, words: readonly Word[], call: Calling): Place | null {
  const [first, second] = words;
  if (first === undefined) return null;
  const person = personIn(first);
  const field = second?.text.toLowerCase().replace(/-/g, '_') ?? null;
  if (person !== null) return ofPerson(game, person, field);
  const place = ofThing(game, first.text, field) ?? ofGlobal(game, words);
  const called = place === null ? whoIn(first, call) : null;
  return called === null ? place : ofPerson(game, called, field);
}

function ofPerson(game: Game, person: string, field: string | null): Place | null {
  const { program } = game.law;
  const who = { player: person };
  const roles = ['player', 'observer', 'role'].flatMap((word) => [
    word,
    program.nouns.get(word)?.toLowerCase(),
  ]);
  if (field === null || roles.includes(field)) {
    const plays = game.table.get(`player/${person}/playing`) === true;
    const role = program.nouns.get(plays ? 'player' : 'observer') ?? (plays ? 'player' : 'observer');
    return {
      path: `player/${person}/playing`,
      called: [who, ` is ${/^[aeiou]/i.test(role) ? 'an' : 'a'} ${role}`],
    };
  }
  if (!program.playerFields.has(field)) return null;
  return {
    path: `player/${person}/${field}`,
    called: [who, ` has the ${field.replaceAll('_', ' ')} they have`],
  };
}

function ofThing(game: Game, word: string, field: string | null): Place | null {
  const made = /^[a-z]\d+$/i.test(word) ? findMade(game, word) : null;
  if (made !== null)
    return { path: `is/${made.kind.name}/${made.key}`, called: [`${word.toUpperCase()} is there`] };
  for (const kind of game.law.program.kinds.values()) {
    const key = keysUnder(game.table, `is/${kind.name}`).find(
      (one) => one.toLowerCase() === word.toLowerCase(),
    );
    if (key === undefined) continue;
    const number = kind.fields.find(({ type }) => type === 'integer')?.name;
    const wanted = field ?? number ?? null;
    const known = kind.fields.some(({ name }) => name === wanted);
    if (wanted === null || !known)
      return field === null ? { path: `is/${kind.name}/${key}`, called: [`${key} is there`] } : null;
    return {
      path: `${kind.name}/${key}/${wanted}`,
      called: [`${wanted.replaceAll('_', ' ')} of ${key} is what it is`],
    };
  }
  return null;
}

function ofGlobal(game: Game, words: readonly Word[]): Place | null {
  const name = words.map(({ text }) => text.toLowerCase()).join('_');
  return game.law.program.globals.has(name)
    ? { path: `global/${name}`, called: [`${name.replaceAll('_', ' ')} is what it is`] }
    : null;
}
