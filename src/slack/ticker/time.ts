import { deadlineOf, humanToMove, type TickerTable } from '../../referee/ticker/placed.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { privately, redrawing } from '../say/routes.ts';
import { seenNow } from './now.ts';
import { reportTable } from './report.ts';
import { SHOWN } from './say.ts';
import { resealTable } from './seal.ts';
import { remindMessage } from './show/told.ts';
import { tellTurn } from './turns.ts';

/** Lets time happen at the ticker tables: turns of AI players, deadlines, a reminder before one, and the seal of the dice. */
export async function tickTables(desk: Desk): Promise<void> {
  const { parlour } = desk;
  for (const placed of parlour.tables()) {
    const { id } = placed;
    // A long game at once must not hold up the time of everything else.
    if (parlour.isDue(id))
      void parlour.settle(id).catch((error) => desk.log.error('A table is stuck.', error));
    await resealTable(desk, placed);
    await showTimeGiven(desk, placed);
    await tellTurn(desk, placed);
    await remind(desk, id);
    await reportTable(desk, placed).catch((error) =>
      desk.log.error('The end of a table could not be told.', error),
    );
  }
}

/** Time that was added after an absence, once on the table itself. */
async function showTimeGiven(desk: Desk, placed: TickerTable): Promise<void> {
  const { id, channel } = placed;
  const deadline = desk.parlour.deadline(id);
  if (deadline === null || deadline === deadlineOf(placed) || desk.room.timeGiven.get(id) === deadline)
    return;
  desk.room.timeGiven.set(id, deadline);
  await desk.store.transact((tx) => tx.outbox.queue([redrawing(channel, SHOWN)], id));
}

/** Once, when three quarters of a turn's time are gone and not yet all of it. */
async function remind(desk: Desk, id: string): Promise<void> {
  const placed = desk.parlour.table(id);
  const person = placed === null ? null : humanToMove(placed);
  const deadline = placed === null ? null : desk.parlour.deadline(id);
  if (placed === null || person === null || deadline === null) return;
  const from = placed.turn.at + ((deadline - placed.turn.at) * 3) / 4;
  const key = `turn ${placed.turn.version}`;
  const now = desk.clock.now();
  if (now < from || now >= deadline || desk.room.nudged.has(`${id} ${key}`)) return;
  desk.room.nudged.add(`${id} ${key}`);
  if ((await desk.store.reminders.told(id, person)).has(key)) return;
  const told = privately(
    { person, channel: placed.channel },
    remindMessage(seenNow(desk, placed), noReader(desk)),
    deadline,
  );
  await desk.store.transact(async (tx) => {
    await tx.reminders.tell(id, person, [key]);
    await tx.outbox.queue([told], id);
  });
}
