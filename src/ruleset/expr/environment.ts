import { Environment } from '@marcbachmann/cel-js';
import { LIMITS } from '../limits.ts';
import type { Definition } from '../types.ts';
import {
  type Being,
  type BeingClass,
  beingClass,
  DiceValue,
  NounValue,
  readable,
  readableNouns,
  reader,
} from './beings.ts';
import { registerFunctions, SYNC } from './functions.ts';
import {
  celType,
  DICE,
  definedType,
  kindType,
  listOf,
  MATTER,
  MOMENT,
  NOUN,
  PLAYER,
} from './kinds-of-value.ts';
import { MATTER_BUILT_IN, MatterValue, readableMatters } from './matter-value.ts';
import { registerWas } from './past.ts';
import { registerRules } from './rule-value.ts';
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
  registerBeing(env, PLAYER, beingClass('player'), {
    ...builtIn(),
    ...fieldTypes(words.playerFields.values()),
  });
  for (const [kind, { fields }] of words.kinds) {
    registerBeing(env, kindType(kind), beingClass(kind), fieldTypes(fields));
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
  registerMatters(env, words);
  registerRules(env);
}

function registerMatters(env: Environment, words: Vocabulary): void {
  const fields = { ...Object.fromEntries(MATTER_BUILT_IN), ...fieldTypes(words.matterFields.values()) };
  readableMatters(Object.keys(fields));
  env.registerType(MATTER, { ctor: MatterValue, fields });
  env.registerOperator(`${MATTER} == ${MATTER}: bool`, (a: MatterValue, b: MatterValue) => a.$id === b.$id);
  env.registerVariable('matters', listOf(MATTER));
  env.registerFunction(`matter(string): ${MATTER}`, (id: string) => reader().matter(id), SYNC);
  env.registerFunction(`pending(${MATTER}): bool`, isPending, SYNC);
}

function isPending(matter: MatterValue): boolean {
  return reader().matterField(matter, 'state') === 'pending';
}

function builtIn(): Record<string, string> {
  return Object.fromEntries([...PLAYER_BUILT_IN].map(([name, type]) => [name, celType(type)]));
}

function fieldTypes(fields: Iterable<Definition>): Record<string, string> {
  return Object.fromEntries([...fields].map((field) => [field.name, definedType(field)]));
}

function registerBeing(
  env: Environment,
  type: string,
  made: BeingClass,
  fields: Record<string, string>,
): void {
  readable(made, Object.keys(fields));
  env.registerType(type, { ctor: made, fields });
  registerWas(env, type);
  // Without its own overload a type cannot be compared with itself.
  env.registerOperator(`${type} == ${type}: bool`, (a: Being, b: Being) => a.$key === b.$key);
}

function registerNames(env: Environment, words: Vocabulary): void {
  for (const [name, one] of words.parameters) env.registerVariable(name, definedType(one));
  for (const [name, one] of words.globals) env.registerVariable(name, definedType(one));
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
