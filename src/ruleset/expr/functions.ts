import type { Environment } from '@marcbachmann/cel-js';
import { Duration } from '@marcbachmann/cel-js/evaluator';
import { registerAggregates } from './aggregates.ts';
import { Being, reader, Unset } from './beings.ts';
import { registerCalendar } from './calendar.ts';
import { DURATION, PLAYER } from './kinds-of-value.ts';
import { registerPast } from './past.ts';
import { registerTexts } from './texts.ts';

export function registerFunctions(env: Environment): void {
  env.registerFunction('max(int, int): int', (a: bigint, b: bigint) => (a > b ? a : b), SYNC);
  env.registerFunction('min(int, int): int', (a: bigint, b: bigint) => (a < b ? a : b), SYNC);
  env.registerFunction('abs(int): int', (n: bigint) => (n < 0n ? -n : n), SYNC);
  registerAggregates(env);
  registerTexts(env);
  env.registerFunction(`minutes(int): ${DURATION}`, (n: bigint) => seconds(n * 60n), SYNC);
  env.registerFunction(`hours(int): ${DURATION}`, (n: bigint) => seconds(n * 3_600n), SYNC);
  env.registerFunction(`days(int): ${DURATION}`, (n: bigint) => seconds(n * 86_400n), SYNC);
  env.registerFunction(
    `since(${PLAYER}, string): ${DURATION}`,
    (person: Being, verb: string) => reader().since(person.$key, verb),
    SYNC,
  );
  registerPast(env);
  registerCalendar(env);
  // A macro, so that an unset value can be looked at without that being an error.
  // biome-ignore lint/suspicious/noExplicitAny: the library does not type its macro hooks
  env.registerFunction('is_set(ast): bool', ({ args }: any) => isSet(args[0]));
}

function inRange(n: bigint): bigint {
  if (n > 9_223_372_036_854_775_807n || n < -9_223_372_036_854_775_808n)
    throw new RangeError('integer overflow');
  return n;
}

function seconds(n: bigint): Duration {
  return new Duration(inRange(n), 0);
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

export const SYNC = { async: false };
