import { keysUnder } from '../../game/cells.ts';
import { lawIn } from '../../game/evolve.ts';
import type { Fact, Game, GameEvent } from '../../game/types.ts';
import { nearest } from '../../ruleset/names.ts';
import { rollsOf } from '../../verify/throws.ts';
import type { LogFilter } from '../read/log-filter.ts';
import { QUIET, SORTS, sortOf } from '../views/asked/log-sorts.ts';

type Fits = (event: GameEvent) => boolean;

/** What fits a filter, or the word in it that names nothing. */
export type Wanted =
  | { readonly is: 'wanted'; readonly fits: Fits; readonly types: readonly Fact['type'][] | null }
  | { readonly is: 'unknown'; readonly word: string; readonly meant: string | null };

/** People, matters and names each narrow it; several of one sort widen it. */
export function wantedOf(game: Game, { people, ids, names }: LogFilter): Wanted {
  const tried = new Map<string, Fits>();
  for (const name of new Set(names)) {
    const fits = fitsName(game, name);
    if (fits === null) return unknown(game, name);
    tried.set(name, fits);
  }
  const tests: Fits[] = [
    ...(people.length === 0 ? [] : [(event: GameEvent) => people.some((person) => concerns(event, person))]),
    ...(ids.length === 0 ? [] : [(event: GameEvent) => ids.some((id) => isOf(event, id))]),
    ...(tried.size === 0 ? [] : [(event: GameEvent) => [...tried.values()].some((fits) => fits(event))]),
  ];
  const loud = names.length > 0 || people.length > 0 || ids.length > 0;
  return {
    is: 'wanted',
    fits: (event) =>
      (loud
        ? event.fact.type !== 'Talked' && event.fact.type !== 'SettingChanged'
        : !QUIET.has(event.fact.type)) && tests.every((test) => test(event)),
    types: null,
  };
}

function unknown(game: Game, word: string): Wanted {
  const words = [
    ...Object.keys(SORTS),
    ...game.law.program.actions.keys(),
    ...keys(game).map((key) => key.toLowerCase()),
  ];
  return { is: 'unknown', word, meant: nearest(word, words) };
}

/** Who did it, and whom it changed. */
function concerns({ by, changes, fact }: GameEvent, person: string): boolean {
  if (
    by === person ||
    changes.some(({ path }) => /^(?:player|rel\/[^/]+)\/([^/]+)/.exec(path)?.[1] === person)
  )
    return true;
  return 'args' in fact && Object.values(fact.args).includes(person);
}

function isOf({ fact, under, changes }: GameEvent, id: string): boolean {
  if (under.matter === id || ('matter' in fact && fact.matter === id)) return true;
  if ('claim' in fact && fact.claim === id) return true;
  const number = id.slice(1);
  return changes.some(({ path }) => {
    const [head = '', kind = '', key] = path.split('/');
    return head === 'is' && key === number && kind.charAt(0).toUpperCase() === id.charAt(0);
  });
}

/** A sort of event, an action, or a thing by its key; null for what is none of them. */
function fitsName(game: Game, typed: string): Fits | null {
  const name = typed.toLowerCase();
  const sort = sortOf(name);
  if (sort !== null) return ofSort(sort);
  const action = name.replace(/-/g, '_');
  if (game.law.program.actions.has(action)) {
    return ({ fact }) =>
      (fact.type === 'ActionTaken' || fact.type === 'ClaimOpened') && fact.action === action;
  }
  const key = keys(game).find((one) => one.toLowerCase() === name);
  return key === undefined ? null : ofThing(key);
}

function ofThing(key: string): Fits {
  return ({ fact, changes }) =>
    ('args' in fact && Object.values(fact.args).includes(key)) ||
    // A throw that came to nothing was for it all the same.
    ('rolls' in fact && fact.rolls?.some(({ label }) => label === key)) ||
    changes.some(({ path }) => path.split('/').slice(1).includes(key));
}

function keys(game: Game): string[] {
  return [...game.law.program.kinds.keys()].flatMap((kind) => keysUnder(game.table, `is/${kind}`));
}

function ofSort(sort: string): Fits {
  const types: ReadonlySet<string> = new Set(SORTS[sort] ?? []);
  const of: Fits = ({ fact }) => types.has(fact.type);
  if (sort === 'law') return (event) => of(event) && lawIn(event.fact) !== null;
  if (sort === 'dice') return (event) => of(event) && hasRolled(event);
  if (sort === 'people') return (event) => of(event) && movesPeople(event);
  return of;
}

function hasRolled({ fact }: GameEvent): boolean {
  return rollsOf(fact).length > 0;
}

function movesPeople({ fact, changes }: GameEvent): boolean {
  return (
    fact.type === 'PersonNamed' ||
    changes.some(({ path }) => /^player\/[^/]+\/playing$|^game\/emperor$/.test(path))
  );
}
