import { number } from '../game/cells.ts';
import type { Game } from '../game/types.ts';
import { gameAsOf, searchLog } from '../referee/past.ts';
import { type Desk, sceneOf } from './desk.ts';
import { readerOf } from './reader.ts';
import type { Message } from './render/compose.ts';
import { byHandMessage } from './render/surfaces/by-hand.ts';
import { handRecordView } from './views/by-hand.ts';

/** The announcement of a record by hand as it stands now, read again from the log: contested or not. */
export async function drawRecord(desk: Desk, game: Game, seq: number): Promise<Message | null> {
  const { store } = desk;
  const [event] = await store.log.these(game.id, [seq]);
  if (event === undefined) return null;
  const { fact } = event;
  if (fact.type !== 'HandRecorded' && fact.type !== 'RecordContested') return null;
  const { game: before } = await gameAsOf(store, game.id, seq - 1);
  const view = handRecordView(sceneOf(desk, game, desk.clock.now()), before, { ...event, fact });
  const contestedBy = await contestOf(desk, game, seq);
  const struckBy = number(game.table, `game/struck/${seq}`);
  return byHandMessage({ ...view, contestedBy, struckBy }, readerOf(desk, game));
}

/** The event that contested a record; null while none has. */
async function contestOf({ store }: Desk, { id }: Game, record: number): Promise<number | null> {
  const { found } = await searchLog(
    store,
    id,
    ({ fact }) => fact.type === 'RecordContested' && fact.record === record,
    { types: ['RecordContested'], most: 1 },
  );
  return found[0]?.seq ?? null;
}
