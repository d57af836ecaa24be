import { isSame } from './same.ts';
import type { Command, Fate } from './table/commands.ts';
import { decide } from './table/decide.ts';
import { evolve, unopened } from './table/evolve.ts';
import { cards, finished } from './table/finish.ts';
import { groundsAgainstTrades } from './table/trade.ts';
import type { Table, TableEvent } from './table/types.ts';

/** The first event that does not follow from the rules and the seed; `at` counts from 0. */
export interface Fault {
  readonly at: number;
  readonly saying: string;
}

/**
 * Plays the log of a table again. Seats, cards, dice and what AI players did are made anew from the seed, trades are
 * held against the rules, and prices and fortunes follow. Null when everything is as recorded.
 */
export function verify(events: readonly TableEvent[], fate: Fate): Fault | null {
  let table = unopened;
  for (let at = 0; at < events.length; ) {
    const owed = due(table, events[at]!, fate);
    if (typeof owed === 'string') return { at, saying: owed };
    for (const expected of owed) {
      const found = events[at];
      if (!isSame(found, expected)) return { at, saying: difference(expected, found) };
      table = evolve(table, expected);
      at += 1;
    }
  }
  return null;
}

/** The events that have to stand from here on, given the first of them; or what is wrong with it. */
function due(table: Table, event: TableEvent, fate: Fate): readonly TableEvent[] | string {
  const ruled = (command: Command) => {
    const ruling = decide(table, command, fate);
    return ruling.lawful ? ruling.events : ruling.grounds.map(({ saying }) => saying).join(' ');
  };
  switch (event.type) {
    case 'started':
      return ruled({ do: 'start', by: table.host });
    case 'dealt':
      return cards(table, fate).length === 0 ? 'No seat is without a card.' : cards(table, fate);
    case 'missed':
      return ruled({ do: 'lapse' });
    case 'traded':
      return event.cause === 'ai' ? ruled({ do: 'advance' }) : tradeDue(table, event);
    case 'passed':
    case 'rolled':
      return event.cause === 'ai' ? ruled({ do: 'advance' }) : finished(table, event.cause, fate);
    case 'ended':
      return 'No game ends here.';
    case 'handed':
    case 'opened':
    case 'joined':
    case 'left':
    case 'changed':
    case 'undone':
    case 'paused':
    case 'resumed':
    case 'wished':
    case 'cancelled':
      return [event];
  }
}

function tradeDue(
  table: Table,
  event: Extract<TableEvent, { type: 'traded' }>,
): readonly TableEvent[] | string {
  const grounds = groundsAgainstTrades(table, [event]);
  if (grounds.length > 0) return grounds.map(({ saying }) => saying).join(' ');
  const { round, active: seat, pricesCents } = table;
  return [{ ...event, round, seat, priceCents: pricesCents[event.stock]! }];
}

function difference(expected: TableEvent, found: TableEvent | undefined): string {
  return `Recorded is ${JSON.stringify(found ?? null)}, where ${JSON.stringify(expected)} follows.`;
}
