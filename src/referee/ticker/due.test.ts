import { expect, test } from 'vitest';
import { seeded } from '../../dice/stir.ts';
import { DEFAULTS, type Options } from '../../ticker/options.ts';
import type { Command } from '../../ticker/table/commands.ts';
import { decide } from '../../ticker/table/decide.ts';
import { dueAt, graceOf } from './due.ts';
import { deadlineOf, placedAfter, type TickerTable, unplaced } from './placed.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const luck = { luck: seeded(1), commitment: null, seed: null };

function does(placed: TickerTable, at: number, command: Command): TickerTable {
  const ruling = decide(placed.table, command, luck);
  if (!ruling.lawful) throw new Error(ruling.grounds.map(({ saying }) => saying).join(' '));
  return ruling.events.reduce((now, fact) => placedAfter(now, fact, at), placed);
}

/** A table that Ann has put up and, with everybody there, started at the hour 10. */
function table(options: Partial<Options>, people: readonly string[] = ['ann', 'bo']): TickerTable {
  const whole = { ...DEFAULTS, humans: people.length, ais: 0, deadline: '1 h', ...options } as const;
  const first = { type: 'placed', team: 'T', channel: 'C', name: 'T1', pace: 'watch', after: null } as const;
  const opened = does(placedAfter(unplaced('T-C-T1'), first, 0), 0, {
    do: 'open',
    by: 'ann',
    options: whole,
  });
  const seated = people.reduce((now, by) => does(now, 0, { do: 'join', by, name: by }), opened);
  return does(seated, 10 * HOUR, { do: 'start', by: 'ann' });
}

test('a turn has its hour from when it began, and trades do not prolong it', () => {
  const started = table({});
  expect(deadlineOf(started)).toBe(11 * HOUR);
  const by = started.table.seats[0]?.person ?? '';
  const traded = does(started, 10.5 * HOUR, { do: 'trade', by, orders: [{ stock: 0, shares: 500 }] });
  expect(deadlineOf(traded)).toBe(11 * HOUR);
  const passed = does(traded, 10.6 * HOUR, { do: 'pass', by });
  expect(deadlineOf(passed)).toBe(11.6 * HOUR);
  expect(dueAt(passed, 0)).toEqual({ at: 11.6 * HOUR, command: { do: 'lapse' } });
});

test('a pause takes nothing off the turn, and all pauses together last no longer than a week', () => {
  const paused = does(table({}), 10.25 * HOUR, { do: 'pause', by: 'ann' });
  expect(deadlineOf(paused)).toBeNull();
  expect(dueAt(paused, 0)).toEqual({ at: 10.25 * HOUR + 7 * DAY, command: { do: 'cancel', by: 'ann' } });
  const resumed = does(paused, 40 * HOUR, { do: 'resume', by: 'ann' });
  expect(deadlineOf(resumed)).toBe(40.75 * HOUR);
  const again = does(resumed, 40.5 * HOUR, { do: 'pause', by: 'ann' });
  expect(dueAt(again, 0)?.at).toBe(40.5 * HOUR + 7 * DAY - 29.75 * HOUR);
});

test('time that ran out while nobody kept the table is given again once, ten minutes at most', () => {
  const started = table({});
  expect(graceOf(started, 10.5 * HOUR)).toBe(0);
  const grace = graceOf(started, 30 * HOUR);
  expect(grace).toBe(30 * HOUR + 600_000);
  expect(dueAt(started, grace)?.at).toBe(grace);
  expect(graceOf(table({ deadline: '2 min' }), 30 * HOUR)).toBe(30 * HOUR + 120_000);
});

test('ST-05 · where only AI sit a round is let be seen, and at the end nothing is due any more', () => {
  let placed = table({ humans: 0, ais: 3, length: 2 }, []);
  const waits: number[] = [];
  for (let due = dueAt(placed, 0); due !== null; due = dueAt(placed, 0)) {
    waits.push(due.at - placed.turn.at);
    placed = does(placed, due.at, due.command);
  }
  expect(waits).toEqual([0, 0, 0, 5_000, 0, 0, 5_000, 0, 0]);
  expect(placed.table.phase).toBe('over');
});
