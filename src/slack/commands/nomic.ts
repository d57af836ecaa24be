import type { Desk } from '../desk.ts';
import { readSubcommand } from '../read/command.ts';
import type { Typed } from './door.ts';
import { showHelp } from './nomic/help.ts';
import { subcommands } from './nomic/list.ts';
import { inGame } from './place.ts';

/** `/nomic …`: the first word says what; alone, or with a word nobody knows, it helps. */
export async function nomic(desk: Desk, typed: Typed): Promise<void> {
  const read = readSubcommand(typed.text, Object.keys(subcommands));
  if (read.is === 'known') {
    const found = subcommands[read.name];
    if (found) return found.run(desk, { ...typed, text: read.rest, words: read.words });
  }
  const here = await inGame(desk, typed);
  if (!here) return;
  await showHelp(desk, here, read.is === 'unknown' ? { typed: read.word, meant: read.meant } : null);
}
