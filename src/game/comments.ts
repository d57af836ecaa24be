import { matter } from './matters.ts';
import { latestStanding } from './signals.ts';
import { countOf } from './tally.ts';
import type { Game } from './types.ts';

/** Longest part of a reply that is kept with the vote it gave. */
const COMMENT_CHARS = 300;

/** What a reply that is a vote said, as far as it is kept. */
export function commentOf(words: string): string {
  return [...words.trim()].slice(0, COMMENT_CHARS).join('');
}

/** What those whose votes stand wrote with them, in the order of the tally. */
export function commentsOn(game: Game, id: string): string[] {
  const subject = matter(game, id);
  if (!subject) return [];
  const { for: f, against, deferential, veto } = countOf(game, subject);
  return [...f, ...against, ...deferential, ...veto].flatMap(
    (person) => latestStanding(game.table, id, person)?.words ?? [],
  );
}
