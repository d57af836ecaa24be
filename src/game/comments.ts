import { matter } from './matters.ts';
import type { SignalIndex } from './signal-index.ts';
import { closedCount, effective } from './tally.ts';
import type { Game } from './types.ts';

/** Longest part of a reply that is kept with the vote it gave. */
const COMMENT_CHARS = 300;

/** What a reply that is a vote said, as far as it is kept. */
export function commentOf(words: string): string {
  return [...words.trim()].slice(0, COMMENT_CHARS).join('');
}

/** What those whose votes stand wrote with them, in the order of the tally. */
export function commentsOn(game: Game, id: string, signals: SignalIndex): string[] {
  const subject = matter(game, id);
  if (!subject) return [];
  const count = closedCount(game, subject) ?? effective(game, subject, { at: game.at });
  const { for: f, against, deferential, veto } = count;
  return [...f, ...against, ...deferential, ...veto].flatMap(
    (person) => signals.latest(id, person)?.words ?? [],
  );
}
