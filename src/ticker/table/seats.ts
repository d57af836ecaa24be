import type { Command, Fate } from './commands.ts';
import { ground, lawful, notStarted, refused } from './rulings.ts';
import { nameAmong, personality } from './seating.ts';
import { isDone } from './turns.ts';
import type { Ruling, Table } from './types.ts';

/** A host who let so many turns pass no longer decides alone. */
const ABSENT = 2;

/** Out of the lobby, or the seat to an AI player: it keeps cash, shares and card. */
export function leave(table: Table, by: string, fate: Fate): Ruling {
  if (table.phase === 'lobby') {
    const is = table.joined.some(({ person }) => person === by);
    return is ? lawful({ type: 'left', person: by }) : refused(notSeated());
  }
  const seat = table.seats.findIndex((one) => one.person === by && one.ai === null);
  if (seat < 0 || isDone(table)) return refused(notSeated());
  const draw = fate.luck(`personality|${table.round}|${seat}`);
  const { person, name } = table.seats[seat]!;
  const ai = personality({ sharks: false }, (below) => draw.int(below));
  return lawful({ type: 'handed', seat, person, name, ai });
}

/** Back to one's own seat; or to one that an AI plays for nobody, where latecomers are welcome. */
export function take(table: Table, { by, name, seat: at }: Extract<Command, { do: 'take' }>): Ruling {
  const seat = table.seats[at];
  if (seat === undefined || isDone(table)) return refused(notSeated());
  if (seat.ai === null) return refused(ground('ST-01', `${seat.name} plays that seat.`));
  if (seat.person === by) return lawful({ type: 'handed', seat: at, person: by, name: seat.name, ai: null });
  if (table.seats.some(({ person }) => person === by)) {
    return refused(ground('ST-01', 'You have a seat at this table already.'));
  }
  if (seat.person !== null || !table.options.lateJoin) {
    return refused(ground('ST-01', 'That seat is not to be taken over.'));
  }
  const others = table.seats.filter((_, i) => i !== at);
  return lawful({ type: 'handed', seat: at, person: by, name: nameAmong(others, name), ai: null });
}

export function steer(
  table: Table,
  command: Extract<Command, { do: 'pause' | 'resume' | 'cancel' }>,
): Ruling {
  const { by } = command;
  if (isDone(table)) return refused(ground('ST-35', 'This game is over.'));
  if (!maySteer(table, by))
    return refused(ground('ST-01', `Only whoever opened the table may ${command.do} it.`));
  if (command.do === 'cancel') return lawful({ type: 'cancelled', by });
  if (table.phase === 'lobby') return refused(notStarted);
  if (table.paused === (command.do === 'pause')) {
    return refused(ground('ST-17', table.paused ? 'The game is paused already.' : 'The game is not paused.'));
  }
  return lawful({ type: command.do === 'pause' ? 'paused' : 'resumed', by });
}

/** The host; or any human at the table once the host has stopped coming. */
function maySteer(table: Table, by: string): boolean {
  if (by === table.host) return true;
  const hosts = table.seats.find(({ person }) => person === table.host);
  const isAway = hosts !== undefined && (hosts.ai !== null || hosts.missed >= ABSENT);
  return isAway && table.seats.some(({ person, ai }) => person === by && ai === null);
}

function notSeated() {
  return ground('ST-01', 'You have no seat at this table.');
}
