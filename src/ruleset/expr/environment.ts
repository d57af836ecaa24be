import { Environment } from '@marcbachmann/cel-js';
import { LIMITS } from '../limits.ts';
import {
  type Being,
  type BeingClass,
  beingClass,
  DiceValue,
  MatterValue,
  NounValue,
  readable,
  readableNouns,
  reader,
} from './beings.ts';
import { registerFunctions, SYNC } from './functions.ts';
import { celType, DICE, DURATION, kindType, listOf, MATTER, MOMENT, NOUN, PLAYER } from './kinds-of-value.ts';
import { nounNames, PLAYER_BUILT_IN, type Vocabulary } from './vocabulary.ts';

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
