import type { Change, ExchangeSpec } from '../ruleset/types.ts';
import type { Past } from './types.ts';

type Costs = Pick<Past, 'paid' | 'earned'>;

/** What one person's holdings did in one event. */
interface Moved {
  readonly grown: { readonly path: string; readonly money: number }[];
  readonly shrunk: { readonly path: string; readonly left: number; readonly money: number }[];
}

/**
 * What left one's own money while a holding grew is its cost; a part that goes takes its part of the cost along, and
 * what came in for it beyond that is earned. `traded`: an act, so that money that moved is the price of what moved.
 * What counts as money the rules' own trades say; where they say nothing, every number of a person's does.
 */
export function reckoned(
  costs: Costs,
  changes: readonly Change[],
  { traded, exchanges }: { readonly traded: boolean; readonly exchanges: readonly ExchangeSpec[] },
): Costs {
  const whole = wholes(changes);
  const purses = pursesIn(whole);
  const people = new Map<string, Moved>();
  for (const [path, { from, to }] of whole) {
    const [, relation = '', person] = /^rel\/([^/]+)\/([^/]+)\//.exec(path) ?? [];
    if (person === undefined || from === to) continue;
    const moved = people.get(person) ?? { grown: [], shrunk: [] };
    const money = traded ? flow(purses, person, monies(exchanges, relation)) : 0;
    if (to > from) moved.grown.push({ path, money });
    else moved.shrunk.push({ path, left: Math.max(0, to / from), money });
    people.set(person, moved);
  }
  if (people.size === 0) return { paid: costs.paid, earned: costs.earned };
  const [paid, earned] = [new Map(costs.paid), new Map(costs.earned)];
  for (const [person, moved] of people) {
    const gain = settle(paid, moved);
    if (gain !== 0) earned.set(person, (earned.get(person) ?? 0) + gain);
  }
  return { paid, earned };
}

/** Writes down the new costs; what was earned. Things given for others hand their cost on to them. */
function settle(paid: Map<string, number>, { grown, shrunk }: Moved): number {
  let gone = 0;
  for (const { path, left } of shrunk) {
    const before = paid.get(path) ?? 0;
    const after = Math.round(before * left);
    gone += before - after;
    if (left === 0) paid.delete(path);
    else paid.set(path, after);
  }
  const money = grown[0]?.money ?? shrunk[0]?.money ?? 0;
  for (const { path } of grown) {
    const cost = Math.round((gone + Math.max(0, -money)) / grown.length);
    paid.set(path, (paid.get(path) ?? 0) + cost);
  }
  if (grown.length === 0) return money - gone;
  return shrunk.length === 0 ? 0 : Math.max(0, money);
}

/** Every number that moved, from its first value to its last. */
function wholes(changes: readonly Change[]): ReadonlyMap<string, { from: number; to: number }> {
  const whole = new Map<string, { from: number; to: number }>();
  for (const { path, from, to } of changes) {
    if (typeof (from ?? to) !== 'number') continue;
    const first = whole.get(path)?.from ?? Number(from ?? 0);
    whole.set(path, { from: first, to: Number(to ?? 0) });
  }
  return whole;
}

/** Null where no trade of this holding is known. */
function monies(exchanges: readonly ExchangeSpec[], relation: string): ReadonlySet<string> | null {
  const known = exchanges.filter((one) => one.relation === relation).map(({ money }) => money);
  return known.length === 0 ? null : new Set(known);
}

type Purses = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Person -> field -> by how much it moved. */
function pursesIn(whole: ReadonlyMap<string, { from: number; to: number }>): Purses {
  const purses = new Map<string, Map<string, number>>();
  for (const [path, { from, to }] of whole) {
    const [, person, field] = /^player\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    if (person === undefined || field === undefined) continue;
    const purse = purses.get(person) ?? new Map<string, number>();
    purses.set(person, purse.set(field, to - from));
  }
  return purses;
}

function flow(purses: Purses, person: string, fields: ReadonlySet<string> | null): number {
  let sum = 0;
  for (const [field, moved] of purses.get(person) ?? [])
    if (fields === null || fields.has(field)) sum += moved;
  return sum;
}
