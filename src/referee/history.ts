import { z } from 'zod';
import type { History, Shelf } from '../ruleset/history/history.ts';
import { chunked } from '../ruleset/history/track.ts';

const shelves = <E extends z.ZodType>(entry: E) =>
  z.array(z.tuple([z.string(), z.array(z.tuple([z.string(), z.array(entry)]))]));

/** A history as JSON can hold it. */
export const keptHistory = z.object({
  deeds: shelves(z.number()),
  values: shelves(z.tuple([z.number(), z.number()])),
  reached: z.number(),
  struck: z.array(z.string()),
  standing: z.array(z.tuple([z.string(), z.number()])),
});

export function frozenHistory(history: History): z.input<typeof keptHistory> {
  const { deeds, values, reached, struck, standing } = history;
  return {
    deeds: laidOut(deeds, (at) => at),
    values: laidOut(values, ([at, value]): [number, number] => [at, value]),
    reached,
    struck: [...struck],
    standing: [...standing],
  };
}

export function thawedHistory(kept: z.output<typeof keptHistory>): History {
  const { reached, struck, standing } = kept;
  const [deeds, values] = [shelved(kept.deeds), shelved(kept.values)];
  return { deeds, values, reached, struck, standing: new Map(standing) };
}

function laidOut<T, E>(all: ReadonlyMap<string, Shelf<T>>, as: (entry: T) => E) {
  return [...all].map(([name, shelf]): [string, [string, E[]][]] => [
    name,
    [...shelf].map(([key, track]): [string, E[]] => [key, track.flat().map((entry) => as(entry as T))]),
  ]);
}

function shelved<T>(kept: readonly [string, [string, T[]][]][]): ReadonlyMap<string, Shelf<T>> {
  return new Map(
    kept.map(([name, shelf]) => [name, new Map(shelf.map(([key, entries]) => [key, chunked(entries)]))]),
  );
}
