import type { Environment } from '@marcbachmann/cel-js';
import { environmentOf } from './environment.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A name that only holds in one place: an argument, a local, `player`, `matter`, the thing of a trigger. */
export interface Local {
  /** As CEL names it. */
  readonly type: string;
  readonly options?: readonly string[];
  /** Its name is that of its kind, or its values are names of actions: they are renamed along. */
  readonly follows?: 'kind' | 'actions';
}

/** What may be said at one place in the rules. */
export interface Scope {
  readonly words: Vocabulary;
  readonly world: World;
  readonly locals: ReadonlyMap<string, Local>;
}

/** The environments of one vocabulary, one for each set of locals in use. */
export class World {
  readonly words: Vocabulary;
  readonly #base: Environment;
  readonly #known = new Map<string, Environment>();

  constructor(words: Vocabulary) {
    this.words = words;
    this.#base = environmentOf(words);
  }

  environment(locals: ReadonlyMap<string, Local>): Environment {
    const key = [...locals].map(([name, { type }]) => `${name}:${type}`).join();
    const known = this.#known.get(key);
    if (known) return known;
    const made = this.#base.clone();
    for (const [name, { type }] of locals) made.registerVariable(name, type);
    this.#known.set(key, made);
    return made;
  }
}

const worlds = new WeakMap<Vocabulary, World>();

/** The world of a vocabulary, made once: building one costs more than most rules. */
export function worldOf(words: Vocabulary): World {
  const known = worlds.get(words);
  if (known) return known;
  const made = new World(words);
  worlds.set(words, made);
  return made;
}

export function scopeOf(world: World, locals: ReadonlyMap<string, Local> = new Map()): Scope {
  return { words: world.words, world, locals };
}

export function within(scope: Scope, name: string, local: Local): Scope {
  return { ...scope, locals: new Map([...scope.locals, [name, local]]) };
}

/** Every word that stands for a value here, for suggestions. */
export function namesIn({ words, locals }: Scope): string[] {
  return [
    ...locals.keys(),
    ...words.parameters.keys(),
    ...words.globals.keys(),
    ...words.plurals.keys(),
    'matters',
    'rules',
    'players',
    'observers',
    'emperor',
    'now',
    'noun',
  ];
}
