import type { Scope } from '../types.ts';
import type { MatterValue } from './matter-value.ts';
import type { Log } from './past.ts';
import type { RuleValue } from './rule-value.ts';

/** An optional value that has none was looked at; only `is_set` may. */
export class Unset extends Error {
  override readonly name = 'Unset';
}

/** What expressions read from. Values are CEL's own: bigint, string, boolean, Duration, Date, or the classes below. */
export interface Reader {
  /** A field of a thing, or of a player when `kind` is `player`. Throws `Unset`, or an Error for a thing that is gone. */
  field(kind: string, key: string, name: string): unknown;
  relation(name: string, a: string, b: string): bigint;
  find(kind: string, words: string): Being;
  /** Throws `Unset`, or an Error for a field that matters of its kind do not have. */
  matterField(matter: MatterValue, name: string): unknown;
  matter(id: string): MatterValue;
  /** By number, title or id. Throws an Error when there is none. */
  rule(words: string): RuleValue;
  since(person: string, verb: string): unknown;
  readonly log: Log;
  noun(name: string): string;
  /** A parameter, global, plural or role, as it stands for rules of this scope. */
  named(scope: Scope, name: string): unknown;
}

let current: Reader | null = null;

/** CEL hands functions no context, so the reader in use is held here while `ask` runs; everything is synchronous. */
export function reading<T>(reader: Reader, ask: () => T): T {
  const outer = current;
  current = reader;
  try {
    return ask();
  } finally {
    current = outer;
  }
}

export function reader(): Reader {
  if (current === null) throw new Error('an expression was asked outside of a run');
  return current;
}

/** A player or a thing, by its key. `$` cannot begin a field's name, so no field hides the key. An empty key is an unset reference. */
export class Being {
  readonly $kind: string;
  readonly $key: string;

  constructor(kind: string, key: string) {
    this.$kind = kind;
    this.$key = key;
  }
}

export type BeingClass = new (key: string) => Being;

const classes = new Map<string, BeingClass>();

/** CEL tells types apart by class, so each kind has one, for good; fields only ever become readable, never stale. */
export function beingClass(kind: string): BeingClass {
  const known = classes.get(kind);
  if (known) return known;
  const made = class extends Being {
    constructor(key: string) {
      super(kind, key);
    }
  };
  classes.set(kind, made);
  return made;
}

export function readable(made: BeingClass, names: Iterable<string>): void {
  for (const name of names) {
    if (Object.hasOwn(made.prototype, name)) continue;
    Object.defineProperty(made.prototype, name, {
      get(this: Being) {
        return reader().field(this.$kind, this.$key, name);
      },
    });
  }
}

export function being(kind: string, key: string): Being {
  return new (beingClass(kind))(key);
}

/** Dice as a value: only ever rolled, compared or printed. */
export class DiceValue {
  readonly $notation: string;

  constructor(notation: string) {
    this.$notation = notation;
  }
}

/** The role words. Its getters are made as nouns are declared. */
export class NounValue {
  readonly $nouns = true;
}

export function readableNouns(names: Iterable<string>): void {
  for (const name of names) {
    if (Object.hasOwn(NounValue.prototype, name)) continue;
    Object.defineProperty(NounValue.prototype, name, { get: () => reader().noun(name) });
  }
}

export const NOUNS = new NounValue();
