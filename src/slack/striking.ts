import { fold } from '../game/evolve.ts';
import type { Game } from '../game/types.ts';
import { gameAsOf } from '../referee/past.ts';
import type { Desk } from './desk.ts';
import { readerOf } from './reader.ts';
import type { Message } from './render/compose.ts';
import { struckMessage } from './render/surfaces/struck.ts';
import { struckView } from './views/struck.ts';

/** The notice of a strike as it stands now, read from the log; of something else, nothing. */
export async function drawStruck(desk: Desk, game: Game, seq: number): Promise<Message | null> {
  const { log } = desk.store;
  const [event] = await log.these(game.id, [seq]);
  if (event?.fact.type !== 'EventStruck') return null;
  const { fact } = event;
  const { game: before } = await gameAsOf(desk.store, game.id, seq - 1);
  const events = await log.these(game.id, [fact.struck, ...fact.refused]);
  const by = game.table.get(`game/struck/${seq}`);
  const view = struckView({ before, after: fold(before, [event]) }, { ...event, fact }, events);
  return struckMessage({ ...view, struckBy: typeof by === 'number' ? by : null }, readerOf(desk, game));
}
