import type { Environment } from '@marcbachmann/cel-js';
import { normalForm } from '../normal-form.ts';
import { Impossible } from './impossible.ts';
import { markOf, same } from './same.ts';

/** Functions over lists; those that walk the whole list cost as a loop does. */
export const WALKS: ReadonlySet<string> = new Set(
  'sum largest least mean most fewest ranked count without index distinct'.split(' '),
);
export const AGGREGATES: readonly string[] = [...WALKS, 'first', 'last', 'only'];

const SYNC = { async: false };
type Numbers = readonly bigint[];
type Items = readonly unknown[];

export function registerAggregates(env: Environment): void {
  const define = (signature: string, of: (...args: never[]) => unknown) =>
    env.registerFunction(signature, of as (...args: unknown[]) => unknown, SYNC);
  define('sum(list<int>): int', total);
  define('mean(list<int>): int', (list: Numbers) => total(some(list, 'mean')) / BigInt(list.length));
  define('largest(list<int>): int', (list: Numbers) => some(list, 'largest number').reduce(greater));
  define('least(list<int>): int', (list: Numbers) => some(list, 'least number').reduce(smaller));
  define('most(list<T>, list<int>): list<T>', (list: Items, numbers: Numbers) => at(list, numbers, greater));
  define('fewest(list<T>, list<int>): list<T>', (list: Items, numbers: Numbers) =>
    at(list, numbers, smaller),
  );
  define('ranked(list<T>, list<int>): list<T>', (list: Items, numbers: Numbers) =>
    ranked(list, numbers, (a, b) => a > b),
  );
  define('ranked(list<T>, list<string>): list<T>', (list: Items, texts: readonly string[]) =>
    ranked(list, texts.map(folded), (a, b) => a < b),
  );
  define('first(list<T>): T', (list: Items) => some(list, 'first')[0]);
  define('first(list<T>, int): list<T>', (list: Items, n: bigint) => list.slice(0, upTo(list, n)));
  define('last(list<T>): T', (list: Items) => some(list, 'last').at(-1));
  define('last(list<T>, int): list<T>', (list: Items, n: bigint) => list.slice(list.length - upTo(list, n)));
  define('only(list<T>): T', only);
  define('distinct(list<T>): list<T>', distinct);
  define('index(list<T>, T): int', (list: Items, item: unknown) =>
    BigInt(list.findIndex((one) => same(one, item))),
  );
  define('count(list<T>, T): int', (list: Items, item: unknown) =>
    BigInt(list.filter((one) => same(one, item)).length),
  );
  define('without(list<T>, T): list<T>', (list: Items, item: unknown) =>
    list.filter((one) => !same(one, item)),
  );
}

const greater = (a: bigint, b: bigint): bigint => (a > b ? a : b);
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b);

function total(list: Numbers): bigint {
  const sum = list.reduce((a, b) => a + b, 0n);
  if (BigInt.asIntN(64, sum) !== sum) throw new RangeError('integer overflow');
  return sum;
}

function some<T>(list: readonly T[], what: string): readonly T[] {
  if (list.length === 0) throw new Impossible(`there is no ${what} where the list is empty`);
  return list;
}

/** Those of the list whose number is the best; all of them where several share it. */
function at(list: Items, numbers: Numbers, better: (a: bigint, b: bigint) => bigint): Items {
  paired(list, numbers);
  if (numbers.length === 0) return [];
  const best = numbers.reduce(better);
  return list.filter((_, i) => numbers[i] === best);
}

/** Numbers from the largest, texts from A to Z; those that are equal stay in their order. */
function ranked<N>(list: Items, by: readonly N[], before: (a: N, b: N) => boolean): Items {
  paired(list, by);
  const order = list.map((_, i) => i);
  order.sort((a, b) => (before(by[a]!, by[b]!) ? -1 : before(by[b]!, by[a]!) ? 1 : 0));
  return order.map((i) => list[i]);
}

const folded = (text: string): string => normalForm(text, 'NFKC').toLowerCase();

/** How many of a list `n` of them are: none when it is negative, all when there are fewer. */
function upTo(list: Items, n: bigint): number {
  return n < 0n ? 0 : n > BigInt(list.length) ? list.length : Number(n);
}

/** Each item once, where it stands first. */
function distinct(list: Items): Items {
  const seen = new Set<unknown>();
  return list.filter((item) => {
    const mark = markOf(item);
    return !seen.has(mark) && seen.add(mark);
  });
}

function paired(list: Items, values: Items): void {
  if (list.length === values.length) return;
  throw new Error(`it has ${values.length} values for a list of ${list.length}`);
}

function only(list: Items): unknown {
  if (list.length === 1) return list[0];
  throw new Impossible(`there would have to be exactly one, but there are ${list.length || 'none'}`);
}
