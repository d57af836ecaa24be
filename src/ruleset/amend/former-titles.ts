import { ruleId } from '../document.ts';
import { type Retitled, retitledSince } from '../retitled.ts';
import type { Saying } from '../types.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import type { Circumstances } from './types.ts';

/** Titles that rules once had: since the amendment was written, and ever in this round. Oldest first. */
export interface Titles {
  readonly since: readonly Retitled[];
  readonly ever: readonly Retitled[];
}

export function titlesIn({ since, world }: Circumstances): Titles {
  return { since: since?.titles ?? [], ever: retitledSince(world.table) };
}

export interface Formerly {
  readonly draft: Draft;
  /** As it was called. */
  readonly title: string;
}

/** The rule that had this title, the first of these to do so. */
export function formerly(
  drafts: readonly Draft[],
  titles: readonly Retitled[],
  words: string,
): Formerly | null {
  const id = ruleId(words);
  const was = titles.find(({ title }) => ruleId(title) === id);
  if (!was) return null;
  const draft = drafts.find(({ scope, number }) => scope === was.scope && number === was.number);
  return draft ? { draft, title: was.title } : null;
}

/** Rules that the amendment calls by former titles. */
export function readByTitle({ readAs }: Desk): Saying[] {
  return [...readAs].map(([title, now]) => [
    `It was written when ${now} was still called ${title}, and is read so.`,
  ]);
}
