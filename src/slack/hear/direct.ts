import type { Game } from '../../game/types.ts';
import { placed } from '../commands/direct.ts';
import { commandIn, typedCommand } from '../commands/words.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { calledWith } from '../read/called.ts';
import { readEntry } from '../read/entries.ts';
import type { Miss } from '../read/misses.ts';
import type { Said } from './event.ts';
import { nudge } from './nudges.ts';
import { once } from './once.ts';
import { saidId } from './said.ts';

/** A direct message is the text-only way to the commands: `nomic docket` or `/nomic docket`, for the game that is meant. */
export async function hearDirect(desk: Desk, said: Said): Promise<void> {
  await once(desk, saidId(said.channel, said.ts), said, async (cause) => {
    const { channel, user: person } = said;
    const text = calledWith(said.text, desk.who.botUserId) ?? said.text;
    const at = msOf(said.ts);
    const asked = { asker: { person, channel }, channel, text, triggerId: '', cause, at };
    const typed = await placed(desk, asked, commandIn(text).name);
    if (typed === null) return;
    const game = gameAt(desk, typed.channel);
    const entry = game && entryIn(game, typed.text);
    if (!entry) return typedCommand(desk, typed);
    await nudge(desk, game, { ...said, at, cause, sinceEdit: false }, entry);
  });
}

/** An official entry that nobody else would see; what is a command as well is taken as one. */
function entryIn(game: Game, text: string): Miss | null {
  if (commandIn(text).name !== '/nomic') return null;
  const read = readEntry(text, { thread: false, byBot: false, direct: true }, languageIn(game));
  if (read.is !== 'miss' || read.reason !== 'direct') return null;
  return read.what === 'join' || read.what === 'observe' ? null : read;
}
