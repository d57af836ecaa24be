import type { Command, Fate } from './commands.ts';
import { ground, lawful, notStarted, refused } from './rulings.ts';
import { nameAmong, personality } from './seating.ts';
import { isDone } from './turns.ts';
import type { Ruling, Table, Wished } from './types.ts';

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
  if (!maySteer(table, by)) return together(table, command);
  if (command.do === 'cancel') return lawful({ type: 'cancelled', by });
  if (table.phase === 'lobby') return refused(notStarted);
  if (table.paused === (command.do === 'pause')) {
    return refused(ground('ST-17', table.paused ? 'The game is paused already.' : 'The game is not paused.'));
  }
  return lawful({ type: command.do === 'pause' ? 'paused' : 'resumed', by });
}

/** While a table is paused, more than half of those who play at it may have it go on, or end. */
function together(table: Table, { do: wish, by }: Parameters<typeof steer>[1]): Ruling {
  const only = `Only whoever opened the table may ${wish} it`;
  const people = seated(table);
  if (!table.paused || wish === 'pause' || !people.includes(by)) return refused(ground('ST-01', `${only}.`));
  if (wishing(table, wish).includes(by)) {
    return refused(ground('ST-01', `${only} alone. You asked for it already: ${wishWords(table, wish)}.`));
  }
  if ((wishing(table, wish).length + 1) * 2 <= people.length) return lawful({ type: 'wished', by, wish });
  return lawful({ type: wish === 'resume' ? 'resumed' : 'cancelled', by });
}

function seated({ seats }: Pick<Table, 'seats'>): readonly string[] {
  return seats.flatMap(({ person, ai }) => (person !== null && ai === null ? [person] : []));
}

/** The wishes of those who play there still. */
export function standingWishes(table: Table): readonly Wished[] {
  const people = seated(table);
  return table.wishes.filter(({ by }) => people.includes(by));
}

function wishing(table: Table, wish: Wished['wish']): readonly string[] {
  return standingWishes(table).flatMap((one) => (one.wish === wish ? [one.by] : []));
}

/** `1 of 3 players would resume it, and it takes 2` */
export function wishWords(table: Table, wish: Wished['wish']): string {
  const people = seated(table).length;
  return `${wishing(table, wish).length} of ${people} players would ${wish} it, and it takes ${Math.floor(people / 2) + 1}`;
}

/** The host; or any human at the table once the host has stopped coming. */
function maySteer(table: Table, by: string): boolean {
  if (by === table.host) return true;
  const hosts = table.seats.find(({ person }) => person === table.host);
  const isAway = hosts !== undefined && (hosts.ai !== null || hosts.missed >= ABSENT);
  return isAway && seated(table).includes(by);
}

function notSeated() {
  return ground('ST-01', 'You have no seat at this table.');
}
