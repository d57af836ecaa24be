import { Environment } from '@marcbachmann/cel-js';
import { Duration } from '@marcbachmann/cel-js/evaluator';
import { LIMITS } from '../limits.ts';
import {
  Being,
  type BeingClass,
  beingClass,
  DiceValue,
  MatterValue,
  NounValue,
  readable,
  readableNouns,
  reader,
  Unset,
} from './beings.ts';
import { celType, DICE, DURATION, kindType, listOf, MATTER, MOMENT, NOUN, PLAYER } from './kinds-of-value.ts';
import { nounNames, PLAYER_BUILT_IN, type Vocabulary } from './vocabulary.ts';

const SYNC = { async: false };

/** Expressions over everything the rules declare, before any local is added. */
export function environmentOf(words: Vocabulary): Environment {
  const env = new Environment({
    limits: {
      maxAstNodes: LIMITS.expressionNodes,
      maxDepth: LIMITS.expressionDepth,
      maxListElements: LIMITS.expressionNodes,
      maxMapEntries: 1,
      maxCallArguments: 8,
    },
  });
  registerTypes(env, words);
  registerNames(env, words);
  registerFunctions(env);
  registerLookups(env, words);
  return env;
}

function registerTypes(env: Environment, words: Vocabulary): void {
  registerBeing(
    env,
    PLAYER,
    beingClass('player'),
    fieldTypes([...PLAYER_BUILT_IN, ...typed(words.playerFields)]),
  );
  for (const [kind, { fields }] of words.kinds) {
    const types = fieldTypes(fields.map((field) => [field.name, field.type] as const));
    registerBeing(env, kindType(kind), beingClass(kind), types);
  }
  env.registerType(DICE, { ctor: DiceValue, fields: {} });
  env.registerOperator(
    `${DICE} == ${DICE}: bool`,
    (a: DiceValue, b: DiceValue) => a.$notation === b.$notation,
  );
  readableNouns(nounNames(words));
  env.registerType(NOUN, {
    ctor: NounValue,
    fields: Object.fromEntries(nounNames(words).map((name) => [name, 'string'])),
  });
  env.registerType(MATTER, {
    ctor: MatterValue,
    fields: {
      kind: 'string',
      author: PLAYER,
      for_votes: 'int',
      against_votes: 'int',
      deferential: 'int',
      open_for: DURATION,
      killed: 'bool',
      vetoed: 'bool',
    },
  });
}

function typed(definitions: Vocabulary['playerFields']): (readonly [string, string])[] {
  return [...definitions].map(([name, definition]) => [name, definition.type]);
}

function fieldTypes(fields: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(fields.map(([name, type]) => [name, celType(type)]));
}

function registerBeing(
  env: Environment,
  type: string,
  made: BeingClass,
  fields: Record<string, string>,
): void {
  readable(made, Object.keys(fields));
  env.registerType(type, { ctor: made, fields });
  // Without its own overload a type cannot be compared with itself.
  env.registerOperator(`${type} == ${type}: bool`, (a: Being, b: Being) => a.$key === b.$key);
}

function registerNames(env: Environment, words: Vocabulary): void {
  for (const [name, { type }] of words.parameters) env.registerVariable(name, celType(type));
  for (const [name, { type }] of words.globals) env.registerVariable(name, celType(type));
  for (const [plural, kind] of words.plurals) env.registerVariable(plural, listOf(kindType(kind)));
  env.registerVariable('players', listOf(PLAYER));
  env.registerVariable('observers', listOf(PLAYER));
  env.registerVariable('emperor', PLAYER);
  env.registerVariable('now', MOMENT);
  env.registerVariable('noun', NOUN);
}

function registerLookups(env: Environment, words: Vocabulary): void {
  env.registerFunction(`player(string): ${PLAYER}`, (name: string) => reader().find('player', name), SYNC);
  for (const kind of words.kinds.keys()) {
    const type = kindType(kind);
    env.registerFunction(`${kind}(string): ${type}`, (key: string) => reader().find(kind, key), SYNC);
  }
  for (const [name, { of }] of words.relations) {
    const [a, b] = of.map(celType);
    const read = (x: Being, y: Being) => reader().relation(name, x.$key, y.$key);
    env.registerFunction(`${name}(${a}, ${b}): int`, read, SYNC);
  }
}

function registerFunctions(env: Environment): void {
  const most = (a: bigint, b: bigint) => (a > b ? a : b);
  env.registerFunction('max(int, int): int', most, SYNC);
  env.registerFunction('min(int, int): int', (a: bigint, b: bigint) => (a < b ? a : b), SYNC);
  env.registerFunction('abs(int): int', (n: bigint) => (n < 0n ? -n : n), SYNC);
  env.registerFunction(
    'sum(list<int>): int',
    (list: bigint[]) => inRange(list.reduce((a, b) => a + b, 0n)),
    SYNC,
  );
  env.registerFunction('largest(list<int>): int', (list: bigint[]) => largest(list, most), SYNC);
  env.registerFunction(`hours(int): ${DURATION}`, (n: bigint) => seconds(n * 3_600n), SYNC);
  env.registerFunction(`days(int): ${DURATION}`, (n: bigint) => seconds(n * 86_400n), SYNC);
  env.registerFunction(
    `since(${PLAYER}, string): ${DURATION}`,
    (person: Being, verb: string) => reader().since(person.$key, verb),
    SYNC,
  );
  // A macro, so that an unset value can be looked at without that being an error.
  // biome-ignore lint/suspicious/noExplicitAny: the library does not type its macro hooks
  env.registerFunction('is_set(ast): bool', ({ args }: any) => isSet(args[0]));
}

function inRange(n: bigint): bigint {
  if (n > 9_223_372_036_854_775_807n || n < -9_223_372_036_854_775_808n)
    throw new RangeError('integer overflow');
  return n;
}

function largest(list: readonly bigint[], most: (a: bigint, b: bigint) => bigint): bigint {
  const [first, ...rest] = list;
  if (first === undefined) throw new Error('the largest of an empty list was asked');
  return rest.reduce(most, first);
}

function seconds(n: bigint): Duration {
  return new Duration(inRange(n), 0);
}

/** Milliseconds as CEL's duration, exact to the millisecond at any length. */
export function durationOf(ms: number): Duration {
  const whole = Math.floor(ms / 1_000);
  return new Duration(BigInt(whole), (ms - whole * 1_000) * 1_000_000);
}

// biome-ignore lint/suspicious/noExplicitAny: nodes and evaluators are internals of the library
function isSet(argument: any) {
  return {
    async: false,
    // biome-ignore lint/suspicious/noExplicitAny: as above
    typeCheck(checker: any, _macro: unknown, context: unknown) {
      checker.check(argument, context);
      return checker.getType('bool');
    },
    // biome-ignore lint/suspicious/noExplicitAny: as above
    evaluate(evaluator: any, _macro: unknown, context: unknown) {
      try {
        const value = evaluator.run(argument, context);
        return !(value instanceof Being && value.$key === '');
      } catch (error) {
        if (error instanceof Unset) return false;
        throw error;
      }
    },
  };
}
