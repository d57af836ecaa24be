import type { TickerTable } from '../../referee/ticker/placed.ts';
import { seatView } from '../../ticker/panels/views.ts';
import type { Command, Order } from '../../ticker/table/commands.ts';
import { wishWords } from '../../ticker/table/seats.ts';
import { isDone } from '../../ticker/table/turns.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { privately } from '../say/routes.ts';
import { askTable, toAsker } from './ask.ts';
import { type Guest, nameOf, showTo, tellGuest } from './guest.ts';
import { holdingsMessage, insiderCardMessage, receiptMessage } from './show/notes.ts';

/** What people do at a table, by whatever door. */
type Act = (desk: Desk, guest: Guest, placed: TickerTable) => Promise<unknown>;

export const join: Act = async (desk, guest, placed) => {
  const by = guest.asker.person;
  const command: Command = { do: 'join', by, name: await nameOf(desk, by) };
  const done = toAsker(desk, guest, `You sit at table ${placed.name}.`);
  await askTable(desk, guest, placed, { command, act: 'join', done });
};

export const leave: Act = (desk, guest, placed) => {
  const isLobby = placed.table.phase === 'lobby';
  const said = isLobby ? `You left table ${placed.name}.` : LEFT;
  const command: Command = { do: 'leave', by: guest.asker.person };
  return askTable(desk, guest, placed, { command, act: 'leave', done: toAsker(desk, guest, said) });
};

const LEFT = 'An AI player has taken your seat, with all it holds. `/ticker take` gives it back to you.';

/** Empty places for humans go to AI players. */
export const fill: Act = (desk, guest, placed) => {
  const { options, joined } = placed.table;
  const free = options.humans - joined.length;
  const filled = { ...options, humans: joined.length, ais: options.ais + free };
  const command: Command = { do: 'change', by: guest.asker.person, options: filled };
  return askTable(desk, guest, placed, { command, act: 'give the empty places to AI players' });
};

export const start: Act = (desk, guest, placed) =>
  askTable(desk, guest, placed, { command: { do: 'start', by: guest.asker.person }, act: 'start' });

export const undo: Act = (desk, guest, placed) => {
  const command: Command = { do: 'undo', by: guest.asker.person };
  const done = toAsker(desk, guest, 'The trades of this turn are undone.');
  return askTable(desk, guest, placed, { command, act: 'undo the trades of this turn', done });
};

export const pass: Act = (desk, guest, placed) =>
  askTable(desk, guest, placed, { command: { do: 'pass', by: guest.asker.person }, act: 'pass' });

export const roll: Act = (desk, guest, placed) =>
  askTable(desk, guest, placed, { command: { do: 'roll', by: guest.asker.person }, act: 'roll' });

/** Whichever ends the turn at hand. */
export const endTurn: Act = (desk, guest, placed) =>
  placed.table.round === 0 ? pass(desk, guest, placed) : roll(desk, guest, placed);

const steering =
  (what: 'pause' | 'resume' | 'cancel'): Act =>
  (desk, guest, placed) =>
    askTable(desk, guest, placed, {
      command: { do: what, by: guest.asker.person },
      act: what,
      done: ({ events, after }) => {
        if (what === 'pause' || !events.some(({ fact }) => fact.type === 'wished')) return [];
        return toAsker(desk, guest, `Noted: ${wishWords(after.table, what)}.`)();
      },
    });
export const pause = steering('pause');
export const resume = steering('resume');
export const cancel = steering('cancel');

/** Back to one's own seat, else to one that an AI plays for nobody. */
export const take: Act = async (desk, guest, placed) => {
  const by = guest.asker.person;
  const { seats } = placed.table;
  const own = seats.findIndex(({ person }) => person === by);
  const seat = own >= 0 ? own : seats.findIndex(({ person, ai }) => person === null && ai !== null);
  const command: Command = { do: 'take', by, seat, name: await nameOf(desk, by) };
  const done = toAsker(
    desk,
    guest,
    `You play ${seats[seat]?.name ?? 'your seat'} from now on at table ${placed.name}.`,
  );
  return askTable(desk, guest, placed, { command, act: 'take a seat', done });
};

/** Trades taken together: all of them or none. */
export function trade(desk: Desk, guest: Guest, placed: TickerTable, orders: readonly Order[]) {
  return askTable(desk, guest, placed, {
    command: { do: 'trade', by: guest.asker.person, orders },
    act: 'trade',
    done: ({ before }) => [
      privately(guest.asker, receiptMessage(before.table, orders, placed.name, noReader(desk))),
    ],
  });
}

/** One's own card. It is drawn from one's own seat and told to nobody else. */
export const card: Act = (desk, guest, placed) => own(desk, guest, placed, insiderCardMessage);

export const me: Act = (desk, guest, placed) => own(desk, guest, placed, holdingsMessage);

async function own(
  desk: Desk,
  guest: Guest,
  placed: TickerTable,
  draw: typeof insiderCardMessage,
): Promise<void> {
  const seat = placed.table.seats.findIndex(({ person }) => person === guest.asker.person);
  if (seat < 0) return tellGuest(desk, guest, [`You have no seat at table ${placed.name}.`]);
  await showTo(desk, guest.asker, [draw(seatView(placed.table, seat), placed.name, noReader(desk))]);
}

/** Whether a table can still be played at; else the one who asked is told. */
export async function isOn(desk: Desk, guest: Guest, placed: TickerTable): Promise<boolean> {
  if (!isDone(placed.table)) return true;
  await tellGuest(desk, guest, [`Table ${placed.name} is over. \`/ticker new\` puts up another.`]);
  return false;
}
