import { fold, unfounded } from '../game/evolve.ts';
import type { Game } from '../game/types.ts';
import { type Desk, sceneOf } from './desk.ts';
import { readerOf } from './reader.ts';
import type { Message } from './render/compose.ts';
import { byHandMessage } from './render/surfaces/by-hand.ts';
import { handRecordView } from './views/by-hand.ts';

/** The announcement of a record by hand as it stands now, read again from the log: contested or not. */
export async function drawRecord(desk: Desk, game: Game, seq: number): Promise<Message | null> {
  const events = await desk.store.log.tail(game.id, 0);
  const i = events.findIndex((event) => event.seq === seq);
  const event = events[i];
  if (event === undefined) return null;
  const { fact } = event;
  if (fact.type !== 'HandRecorded' && fact.type !== 'RecordContested') return null;
  const before = fold(unfounded(game.id), events.slice(0, i));
  const scene = { ...sceneOf(desk, game, desk.clock.now()) };
  const contest = events.find(({ fact }) => fact.type === 'RecordContested' && fact.record === seq);
  const view = handRecordView(scene, before, { ...event, fact });
  const struck = game.table.get(`game/struck/${seq}`);
  return byHandMessage(
    { ...view, contestedBy: contest?.seq ?? null, struckBy: typeof struck === 'number' ? struck : null },
    readerOf(desk, game),
  );
}
