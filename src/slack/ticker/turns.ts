import { humanToMove, type TickerTable } from '../../referee/ticker/placed.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { privately } from '../say/routes.ts';
import { seenNow } from './now.ts';
import { yourTurnMessage } from './show/told.ts';

/** What somebody chooses who wants to be told of their turns. */
export const TURN = 'ticker/turn';

/** By direct message, to those who asked for it: each turn once. */
export async function tellTurn(desk: Desk, placed: TickerTable): Promise<void> {
  const { id, channel, turn } = placed;
  const person = humanToMove(placed);
  const key = `begun ${turn.version}`;
  if (person === null || desk.room.nudged.has(`${id} ${key}`)) return;
  desk.room.nudged.add(`${id} ${key}`);
  const { reminders } = desk.store;
  if (!(await reminders.isChosen(person, TURN)) || (await reminders.told(id, person)).has(key)) return;
  const deadline = desk.parlour.deadline(id);
  const message = yourTurnMessage(seenNow(desk, placed), noReader(desk));
  const told = privately({ person, channel, direct: true }, message, deadline ?? undefined);
  await desk.store.transact(async (tx) => {
    await tx.reminders.tell(id, person, [key]);
    await tx.outbox.queue([told], id);
  });
}
