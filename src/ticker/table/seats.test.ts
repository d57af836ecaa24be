import { expect, test } from 'vitest';
import { AWAY_MS, DEADLINE_MS, DEFAULTS } from '../options.ts';
import { publicView } from '../panels/views.ts';
import { fateOf, Played, tableOf } from '../testing/tables.ts';
import { patienceMs } from './patience.ts';

test('ST-01 · people join while there is room, leave, and nobody starts with an empty place', () => {
  const played = new Played(fateOf(1));
  played.does({ do: 'open', by: 'ann', options: { ...DEFAULTS, humans: 2, ais: 1 } });
  expect(played.refuses({ do: 'open', by: 'ann', options: DEFAULTS })).toHaveLength(1);
  played.does({ do: 'join', by: 'ann', name: 'Ann' });
  expect(played.refuses({ do: 'join', by: 'ann', name: 'Ann' })).toHaveLength(1);
  expect(played.refuses({ do: 'start', by: 'ann' })[0]).toContain('One place for a human is empty');
  played.does({ do: 'join', by: 'bo', name: 'Bo' });
  expect(played.refuses({ do: 'join', by: 'cy', name: 'Cy' })[0]).toContain('taken');
  expect(played.refuses({ do: 'start', by: 'bo' })[0]).toContain('Only whoever opened');
  expect(played.refuses({ do: 'change', by: 'bo', options: DEFAULTS })).toHaveLength(1);
  expect(played.refuses({ do: 'change', by: 'ann', options: { ...DEFAULTS, humans: 1 } })).toHaveLength(1);
  played.does({ do: 'leave', by: 'bo' });
  played.does({ do: 'change', by: 'ann', options: { ...DEFAULTS, humans: 1, ais: 2 } });
  played.does({ do: 'start', by: 'ann' });
  expect(played.table.seats).toHaveLength(3);
});

test('ST-15 · whose time runs out in the setup round buys a lot of the cheapest stock', () => {
  const played = tableOf(2);
  played.does({ do: 'lapse' });
  expect(played.events.slice(-3).map(({ type }) => type)).toEqual(['missed', 'traded', 'passed']);
  expect(played.table.holdings[0]!.shares).toEqual([500, 0, 0, 0, 0, 0]);
  expect(played.table.seats[0]!.missed).toBe(1);
});

test('whoever misses three turns in a row is replaced by an AI, which keeps cash, shares and card', () => {
  const played = tableOf(2, { insider: 20 });
  const turn = (act: 'lapse' | 'own') => {
    if (act === 'lapse') played.does({ do: 'lapse' });
    else {
      if (played.table.round === 0) played.buys('Gold', 500);
      played.goesOn();
    }
  };
  expect(patienceMs(played.table)).toBe(DEADLINE_MS['12 h']);
  for (let round = 0; round < 2; round += 1) {
    turn('lapse');
    turn('own');
  }
  expect(played.table.seats[0]).toMatchObject({ missed: 2, ai: null });
  expect(patienceMs(played.table)).toBe(AWAY_MS);
  turn('lapse');
  const { seats, holdings } = played.table;
  expect(seats[0]!.ai).not.toBeNull();
  expect(seats[0]!.ai).not.toBe('Shark');
  expect(holdings[0]!.shares[0]).toBe(500);
  expect(played.refuses({ do: 'take', by: 'p1', name: 'P1', seat: 0 })).toHaveLength(1);
  expect(played.refuses({ do: 'take', by: 'zoe', name: 'Zoe', seat: 0 })).toHaveLength(1);
  played.does({ do: 'take', by: 'p0', name: 'P0', seat: 0 });
  expect(played.table.seats[0]).toMatchObject({ ai: null, missed: 0, person: 'p0' });
});

test('a turn played in time forgives what was missed before', () => {
  const played = tableOf(2);
  played.does({ do: 'lapse' });
  played.does({ do: 'lapse' });
  played.goesOn();
  expect(played.table.seats.map(({ missed }) => missed)).toEqual([0, 1]);
});

test('who leaves hands the seat to an AI; the game goes on to its end without anybody', () => {
  const played = tableOf(2, { length: 2 });
  expect(played.refuses({ do: 'leave', by: 'zoe' })).toHaveLength(1);
  played.does({ do: 'leave', by: 'p0' });
  played.does({ do: 'leave', by: 'p1' });
  while (played.table.phase !== 'over') played.does({ do: 'advance' });
  expect(played.refuses({ do: 'take', by: 'p0', name: 'P0', seat: 0 })).toHaveLength(1);
});

test('ST-02 · a latecomer may take over an AI seat where the table said so, and is never called as somebody else', () => {
  const played = new Played(fateOf(1));
  played.does({ do: 'open', by: 'ann', options: { ...DEFAULTS, humans: 1, ais: 2, lateJoin: true } });
  played.does({ do: 'join', by: 'ann', name: 'Ann' });
  played.does({ do: 'start', by: 'ann' });
  for (const [by, name] of [
    ['bo', 'Ann 2'],
    ['cy', 'Ann 3'],
  ] as const) {
    const seat = played.table.seats.findIndex(({ ai }) => ai !== null);
    played.does({ do: 'take', by, name: 'Ann', seat });
    expect(played.table.seats[seat]).toMatchObject({ name, person: by, ai: null });
  }
});

test('ST-17 · a paused game goes on or ends by its host alone, or by more than half of its people together', () => {
  const played = tableOf(4);
  expect(played.refuses({ do: 'resume', by: 'p1' })).toHaveLength(1);
  played.does({ do: 'pause', by: 'p0' });
  played.does({ do: 'resume', by: 'p1' });
  played.does({ do: 'cancel', by: 'p2' });
  expect(played.refuses({ do: 'resume', by: 'p1' })[0]).toContain(
    'You asked for it already: 1 of 4 players would resume it, and it takes 3.',
  );
  expect(played.refuses({ do: 'resume', by: 'stranger' })).toHaveLength(1);
  played.does({ do: 'resume', by: 'p2' });
  expect(played.table.paused).toBe(true);
  played.does({ do: 'resume', by: 'p3' });
  expect(played.table).toMatchObject({ paused: false, wishes: [] });
  played.does({ do: 'pause', by: 'p0' });
  played.does({ do: 'cancel', by: 'p3' });
  played.does({ do: 'leave', by: 'p3' });
  expect(publicView(played.table).wishes).toEqual([]);
  played.does({
    do: 'take',
    by: 'p3',
    name: 'p3',
    seat: played.table.seats.findIndex(({ ai }) => ai !== null),
  });
  expect(publicView(played.table).wishes).toMatchObject([{ by: 'p3', wish: 'cancel' }]);
  played.does({ do: 'resume', by: 'p0' });
  played.does({ do: 'pause', by: 'p0' });
  for (const by of ['p1', 'p2', 'p3']) played.does({ do: 'cancel', by });
  expect(played.table.phase).toBe('cancelled');
});

test('while a game is paused nobody trades, rolls or runs out of time; the host, or the rest when he is gone', () => {
  const played = tableOf(3);
  expect(played.refuses({ do: 'pause', by: 'p1' })).toHaveLength(1);
  played.does({ do: 'pause', by: 'p0' });
  expect(played.refuses({ do: 'trade', by: 'p0', orders: [] })[0]).toContain('paused');
  expect(played.refuses({ do: 'lapse' })).toHaveLength(1);
  expect(played.refuses({ do: 'pause', by: 'p0' })[0]).toContain('paused already');
  played.does({ do: 'resume', by: 'p0' });
  played.does({ do: 'leave', by: 'p0' });
  played.does({ do: 'pause', by: 'p1' });
  played.does({ do: 'cancel', by: 'p2' });
  expect(played.table.phase).toBe('cancelled');
  expect(played.refuses({ do: 'resume', by: 'p1' })).toEqual(['ST-35 This game is over.']);
});
