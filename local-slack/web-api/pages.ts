import { Refusal } from '../workspace/world.ts';

export interface PageAsked {
  cursor?: string | undefined;
  limit: number;
}

/** One page of a list and the cursor of the next, empty at the end. @throws Refusal `invalid_cursor`, `invalid_limit` */
export function page<T>(all: T[], asked: PageAsked, keyOf: (one: T) => string): { items: T[]; next: string } {
  if (asked.limit < 1 || asked.limit > 1000) throw new Refusal('invalid_limit');
  const from = asked.cursor ? startOf(all, asked.cursor, keyOf) : 0;
  const items = all.slice(from, from + asked.limit);
  const following = all[from + asked.limit];
  const next = following === undefined ? '' : Buffer.from(`next:${keyOf(following)}`).toString('base64');
  return { items, next };
}

function startOf<T>(all: T[], cursor: string, keyOf: (one: T) => string): number {
  const key = /^next:(.*)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1];
  const at = key === undefined ? -1 : all.findIndex((one) => keyOf(one) === key);
  if (at < 0) throw new Refusal('invalid_cursor');
  return at;
}
