import type { Desk } from '../desk.ts';
import { readSubcommand } from '../read/command.ts';
import { tickerSubcommands } from '../ticker/commands/list.ts';
import { lobby } from '../ticker/commands/look.ts';
import { tellGuest } from '../ticker/guest.ts';
import type { Typed } from './door.ts';

/** `/ticker …`: the first word says what; alone, the tables of the channel. */
export async function ticker(desk: Desk, typed: Typed): Promise<void> {
  const { asker, channel, at, cause, triggerId } = typed;
  const guest = { asker, channel, at, cause, triggerId };
  const read = readSubcommand(typed.text, Object.keys(tickerSubcommands));
  if (read.is === 'known') {
    await tickerSubcommands[read.name]?.run(desk, { ...guest, words: read.words });
  } else if (read.is === 'none') await lobby(desk, guest);
  else {
    const meant = read.meant === null ? '' : ` Did you mean \`/ticker ${read.meant}\`?`;
    await tellGuest(desk, guest, [
      `I do not know "${read.word}".${meant} Nothing was done. \`/ticker help\``,
    ]);
  }
}
