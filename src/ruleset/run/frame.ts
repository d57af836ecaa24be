import { reader } from '../expr/beings.ts';
import type { Frame } from '../expr/expression.ts';
import type { Vocabulary } from '../expr/vocabulary.ts';
import type { Scope } from '../types.ts';

const ROLES = ['matters', 'rules', 'players', 'observers', 'emperor', 'now', 'noun'];

const grounds = new WeakMap<Vocabulary, Record<Scope, Frame>>();

/** A new frame for locals. Behind it stand the declared names, read only when an expression asks for them. */
export function frameFor(words: Vocabulary, scope: Scope): Frame {
  let both = grounds.get(words);
  if (!both) {
    both = { core: backdrop(words, 'core'), round: backdrop(words, 'round') };
    grounds.set(words, both);
  }
  return Object.create(both[scope]) as Frame;
}

function backdrop(words: Vocabulary, scope: Scope): Frame {
  const frame = Object.create(null) as Frame;
  for (const name of [
    ...words.parameters.keys(),
    ...words.globals.keys(),
    ...words.plurals.keys(),
    ...ROLES,
  ]) {
    Object.defineProperty(frame, name, { get: () => reader().named(scope, name) });
  }
  return frame;
}
