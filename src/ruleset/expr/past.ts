import type { Environment } from '@marcbachmann/cel-js';
import type { Duration } from '@marcbachmann/cel-js/evaluator';
import { type Being, reader } from './beings.ts';
import { DURATION, listOf, MOMENT, PLAYER } from './kinds-of-value.ts';

/** A stretch of time up to now: the last so long, its beginning left out, or everything from a moment on. */
export type Stretch = { readonly lastMs: number } | { readonly fromMs: number };

/** Questions to the log. Moments in ms. */
export interface Log {
  times(person: string, verb: string, within: Stretch): number;
  /** 0 when they never did. */
  last(person: string, verb: string): number;
  /** Everybody who did it in that time, who did it last at the end. */
  doers(verb: string, within: Stretch): readonly Being[];
  /** A whole number as it stood at a moment; a global has no thing. */
  was(thing: Being | null, name: string, at: number): bigint;
  wasPlaying(person: string, at: number): boolean;
}

/** Functions of the log -> which of their arguments is the verb. */
export const VERB_AT: ReadonlyMap<string, number> = new Map([
  ['since', 1],
  ['times', 1],
  ['last', 1],
  ['did', 1],
  ['doers', 0],
]);

export const LOG = 'times last did doers was was_playing'.split(' ');

const SYNC = { async: false };

export function registerPast(env: Environment): void {
  for (const [type, stretch] of STRETCHES) {
    const times = (who: Being, verb: string, within: never) =>
      reader().log.times(who.$key, verb, stretch(within));
    env.registerFunction(
      `times(${PLAYER}, string, ${type}): int`,
      (who: Being, verb: string, within: never) => BigInt(times(who, verb, within)),
      SYNC,
    );
    env.registerFunction(
      `did(${PLAYER}, string, ${type}): bool`,
      (who: Being, verb: string, within: never) => times(who, verb, within) > 0,
      SYNC,
    );
    env.registerFunction(
      `doers(string, ${type}): ${listOf(PLAYER)}`,
      (verb: string, within: never) => [...reader().log.doers(verb, stretch(within))],
      SYNC,
    );
  }
  env.registerFunction(
    `last(${PLAYER}, string): ${MOMENT}`,
    (who: Being, verb: string) => new Date(reader().log.last(who.$key, verb)),
    SYNC,
  );
  env.registerFunction(
    `was(string, ${MOMENT}): int`,
    (name: string, at: Date) => reader().log.was(null, name, at.getTime()),
    SYNC,
  );
  env.registerFunction(
    `was_playing(${PLAYER}, ${MOMENT}): bool`,
    (who: Being, at: Date) => reader().log.wasPlaying(who.$key, at.getTime()),
    SYNC,
  );
}

/** `was(thing, "field", moment)` for players and the things of a kind. */
export function registerWas(env: Environment, type: string): void {
  env.registerFunction(
    `was(${type}, string, ${MOMENT}): int`,
    (thing: Being, field: string, at: Date) => reader().log.was(thing, field, at.getTime()),
    SYNC,
  );
}

const STRETCHES: readonly (readonly [type: string, stretch: (within: never) => Stretch])[] = [
  [DURATION, (within: Duration) => ({ lastMs: within.valueOf() })],
  [MOMENT, (within: Date) => ({ fromMs: within.getTime() })],
];
