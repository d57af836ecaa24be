import type { TickerTable } from '../../../referee/ticker/placed.ts';
import type { Desk } from '../../desk.ts';
import { type Guest, tellGuest } from '../guest.ts';
import { TURN } from '../turns.ts';
import { tableMeant } from '../which.ts';
import type { TickerSub } from './list.ts';

const ON =
  'From now on I tell you of each of your turns by direct message, at every table. `/ticker remind off` ends it.';
const OFF = 'I no longer tell you of your turns by direct message. `/ticker remind on` begins it again.';

/** `/ticker remind on`, `/ticker remind off`; alone, what is set. */
export async function remind(desk: Desk, sub: TickerSub): Promise<unknown> {
  const words = sub.words.map(({ text }) => text);
  const way = words.find((word) => /^(?:on|off)$/i.test(word))?.toLowerCase();
  const rest = words.filter((word) => !/^(?:on|off)$/i.test(word));
  if (way === undefined && rest.length === 0) return tellState(desk, sub);
  const meant = await tableMeant(desk, sub, rest);
  if (meant === null) return;
  const [stray] = meant.words;
  if (stray !== undefined || way === undefined)
    return tellGuest(desk, sub, ['Write `/ticker remind on` or `/ticker remind off`.']);
  return switchReminders(desk, sub, meant.placed, way === 'on');
}

async function tellState(desk: Desk, guest: Guest): Promise<void> {
  const isOn = await desk.store.reminders.isChosen(guest.asker.person, TURN);
  await tellGuest(desk, guest, [
    isOn
      ? 'You are told of your turns by direct message. `/ticker remind off` ends it.'
      : 'You are not told of your turns by direct message. `/ticker remind on` begins it.',
  ]);
}

/** For all tables, whichever one it is asked at. */
async function switchReminders(desk: Desk, guest: Guest, { id }: TickerTable, isOn: boolean): Promise<void> {
  const { person } = guest.asker;
  await desk.store.transact(async (tx) => {
    await tx.reminders.drop(person, TURN);
    if (isOn) await tx.reminders.choose(id, person, [TURN]);
  });
  await tellGuest(desk, guest, [isOn ? ON : OFF]);
}

/** The button: the other way than it is set. */
export async function otherWay(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  const isOn = await desk.store.reminders.isChosen(guest.asker.person, TURN);
  await switchReminders(desk, guest, placed, !isOn);
}
