import type { Desk } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { hearDeletion } from './deletions.ts';
import { hearDirect } from './direct.ts';
import { hearEdit } from './edits.ts';
import { type Heard, readMessage } from './event.ts';
import { hearCalled, hearSaid, saidId } from './said.ts';
import { arriving, turnOf } from './waiting.ts';

/** Everything that a message event may mean. What one person says in one place is heard in the order it came. */
export async function hearMessage(desk: Desk, event: unknown): Promise<void> {
  const heard = readMessage(event);
  if (heard === null || heard.user === desk.who.botUserId) return;
  const { channel, ts, user } = heard;
  const turn = turnOf(channel, user ?? '');
  const work = desk.room.turns.take(turn, () => hear(desk, heard));
  await (heard.is === 'said' ? arriving(desk, saidId(channel, ts), turn, work) : work);
}

export async function hear(desk: Desk, heard: Heard): Promise<void> {
  if (heard.channel.startsWith('D')) return heard.is === 'said' ? hearDirect(desk, heard) : undefined;
  const game = gameAt(desk, heard.channel);
  if (game === null) return heard.is === 'said' ? hearCalled(desk, heard) : undefined;
  if (heard.is === 'edited') return hearEdit(desk, game, heard);
  if (heard.is === 'deleted') return hearDeletion(desk, game, heard);
  await hearSaid(desk, game, heard);
}
