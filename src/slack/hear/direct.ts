import type { Game } from '../../game/types.ts';
import { commandList } from '../commands/list.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { msOf } from '../desk.ts';
import { membersOf } from '../forms/people.ts';
import { gameMeant } from '../home/games.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import type { Said } from './event.ts';
import { once } from './once.ts';
import { saidId } from './said.ts';

/** A direct message is the text-only way to the commands: `nomic docket` or `/nomic docket`, for the game that is meant. */
export async function hearDirect(desk: Desk, said: Said): Promise<void> {
  await once(desk, saidId(said.channel, said.ts), said, async (cause) => {
    const games = desk.referee.games().filter((game) => game.team === desk.who.team);
    const game = gameMeant(desk, said.user);
    const read = /^\s*\/?([a-z]+)\b\s*([\s\S]*)$/i.exec(said.text);
    const name = `/${read?.[1]?.toLowerCase()}`;
    const asker = { person: said.user, channel: said.channel };
    if (!game) return tell(desk, asker, games.length === 0 ? NO_GAME : MANY);
    if (!(await isThere(desk, game, said.user))) return tell(desk, asker, NOT_THERE);
    const known = commandList[name];
    const run = known ?? commandList['/nomic'];
    const text = known ? (read?.[2] ?? '') : said.text.trim();
    await run?.(desk, { asker, channel: game.channel, text, triggerId: '', at: msOf(said.ts), cause });
  });
}

/** A game is played by those in its channel; where that cannot be asked, nobody is kept out. */
async function isThere(desk: Desk, { channel }: Game, person: string): Promise<boolean> {
  const members = await membersOf(desk, channel).catch((): readonly string[] => []);
  return members !== null && (members.length === 0 || members.includes(person));
}

const NOT_THERE = 'You are not in the channel where the game is played. Join it first; nothing was done.';
const NO_GAME =
  'No game is played in this workspace yet. In an empty channel: `/invite @Fast Nomic`, then `/nomic setup`.';
const MANY =
  'Several games are on. Type the command in the channel of the one you mean, or choose one under Home first.';

async function tell(desk: Desk, asker: { person: string; channel: string }, words: string): Promise<void> {
  const draft = privately(asker, noteMessage([[words]], noReader(desk)));
  await desk.store.transact((tx) => tx.outbox.queue([draft], null));
}
