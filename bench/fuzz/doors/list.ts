import type { Door } from '../door.ts';
import * as commands from './commands.ts';
import * as exports from './exports.ts';
import * as law from './law.ts';
import * as payloads from './payloads.ts';
import * as posts from './posts.ts';
import * as asked from './questions.ts';
import * as typed from './typed.ts';
import * as votes from './votes.ts';

export const doors: readonly Door[] = [posts, votes, typed, asked, commands, law, payloads, exports].flatMap(
  (of) => Object.values(of),
);

/** Each door as often as its share says, spread over all. */
const turns: readonly Door[] = doors
  .flatMap((door) => Array.from({ length: door.share }, (_, i) => ({ door, when: (i + 0.5) / door.share })))
  .sort((a, b) => a.when - b.when)
  .map(({ door }) => door);

/** Whose input number `n` is. */
export function doorOf(n: number): Door {
  return turns[n % turns.length] as Door;
}
