import type { Game } from '../../game/types.ts';
import { type Desk, msOf } from '../desk.ts';
import { within } from '../forms/within.ts';
import { hearDirect } from './direct.ts';
import { hearDeletion, hearEdit } from './edits.ts';
import { readMessage, type Said } from './event.ts';
import { once } from './once.ts';
import { hearPost } from './posts.ts';
import { hearReply } from './replies.ts';

/** Everything that a message event may mean in a game's channel, or to the referee directly. */
export async function hearMessage(desk: Desk, event: unknown): Promise<void> {
  const heard = readMessage(event);
  if (heard === null || heard.user === desk.who.botUserId) return;
  const game = desk.referee.gameIn(desk.who.team, heard.channel);
  if (heard.channel.startsWith('D')) return heard.is === 'said' ? hearDirect(desk, heard) : undefined;
  if (game === null) return;
  if (heard.is === 'edited') return hearEdit(desk, game, heard);
  if (heard.is === 'deleted') return hearDeletion(desk, game, heard);
  await hearSaid(desk, game, heard);
}

/** A message by a person, whether delivered or found when reconciling. */
export async function hearSaid(desk: Desk, game: Game, said: Said): Promise<void> {
  await once(desk, `said:${said.channel}:${said.ts}`, said, async (cause) => {
    await meet(desk, game, said.user);
    const spoken = { ...said, at: msOf(said.ts), cause, sinceEdit: false };
    if (said.thread === null) await hearPost(desk, game, spoken);
    else await hearReply(desk, game, spoken);
  });
  await desk.store.transact((tx) => tx.cursors.move(said.channel, said.ts));
}

const NAMED_WITHIN_MS = 2000;

/** Learns a person's name before their first act, so that boards show it; a slow Slack does not hold the act up. */
export async function meet(desk: Desk, game: Game, person: string): Promise<void> {
  if (!desk.names.knows(person)) await within(desk.names.lookUp(person), NAMED_WITHIN_MS);
  const label = desk.names.of(person);
  if (label === person || game.table.get(`player/${person}/label`) === label) return;
  await desk.referee.hear({
    game: game.id,
    command: { do: 'name', person, label },
    by: 'referee',
    at: desk.clock.now(),
    cause: null,
  });
}
