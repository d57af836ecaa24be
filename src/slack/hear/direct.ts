import { placed } from '../commands/direct.ts';
import { commandIn, typedCommand } from '../commands/words.ts';
import { type Desk, msOf } from '../desk.ts';
import { calledWith } from '../read/called.ts';
import type { Said } from './event.ts';
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
    if (typed) await typedCommand(desk, typed);
  });
}
