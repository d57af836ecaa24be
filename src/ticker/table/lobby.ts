import { groundsAgainst, type Options } from '../options.ts';
import type { Command, Fate } from './commands.ts';
import { evolve } from './evolve.ts';
import { cards } from './finish.ts';
import { ground, lawful, refused } from './rulings.ts';
import { seating } from './seating.ts';
import type { Ruling, Table, TableEvent } from './types.ts';

const LATE = ground('ST-06', 'The game has started: what was chosen for it stays as it is.');

export function open(table: Table, { by, options, opponents }: Extract<Command, { do: 'open' }>): Ruling {
  if (table.version > 0) return refused(ground('ST-01', 'This table is open already.'));
  const grounds = groundsAgainst(options);
  if (grounds.length > 0) return refused(...grounds);
  return lawful({ type: 'opened', host: by, options, ...(opponents && { opponents }) });
}

export function join(table: Table, { by, name }: Extract<Command, { do: 'join' }>): Ruling {
  if (table.phase !== 'lobby') return refused(LATE);
  if (table.joined.some(({ person }) => person === by)) {
    return refused(ground('ST-01', 'You are at this table already.'));
  }
  if (table.joined.length >= table.options.humans) {
    return refused(ground('ST-01', 'Every place for a human is taken.'));
  }
  return lawful({ type: 'joined', person: by, name });
}

export function change(table: Table, by: string, options: Options): Ruling {
  if (table.phase !== 'lobby') return refused(LATE);
  if (by !== table.host) return refused(hostOnly('change it'));
  const grounds = groundsAgainst(options);
  if (options.humans < table.joined.length) {
    const saying = `${table.joined.length} people have joined: keep a place for each.`;
    return refused(...grounds, ground('ST-01', saying));
  }
  return grounds.length > 0 ? refused(...grounds) : lawful({ type: 'changed', options });
}

export function start(table: Table, by: string, fate: Fate): Ruling {
  if (table.phase !== 'lobby') return refused(LATE);
  if (by !== table.host) return refused(hostOnly('start it'));
  const empty = table.options.humans - table.joined.length;
  if (empty > 0) {
    const places = empty === 1 ? 'One place for a human is' : `${empty} places for humans are`;
    return refused(ground('ST-01', `${places} empty: wait, or give them to AI players.`));
  }
  const started: TableEvent = {
    type: 'started',
    seats: seating(table, fate.luck),
    commitment: fate.commitment,
  };
  return lawful(started, ...cards(evolve(table, started), fate));
}

function hostOnly(what: string) {
  return ground('ST-01', `Only whoever opened the table may ${what}.`);
}
