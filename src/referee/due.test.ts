import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Referee } from '../referee.ts';
import { Bench } from '../store/trial-bench.ts';
import { frozen, thawed } from './games.ts';
import { lawWith } from './trial/law.ts';
import { moment } from './trial/moment.ts';
import { act, join } from './trial/words.ts';

const LAW = lawWith(
  'Tides',
  `
globals: { water: 0, wind: 0 }
schedules:
  tide: { every: 6h, do: [ { change: water, by: 1 } ] }
  storm: { every: 12h, when: 'weekday(now) == "tuesday"', do: [ { roll: 1D6, as: force }, { change: wind, by: force } ] }
procedures: { gust: { takes: { by: integer }, does: [ { change: wind, by: by } ] } }
actions: { whistle: { takes: { by: integer }, does: [ { call: gust, with: { by: by }, in: 30h } ] } }
`,
);

let bench: Bench;

beforeEach(async () => {
  bench = await Bench.open();
  const place = { team: 'T', channel: 'C-G', emperor: 'ann', settings: {}, roundName: 'Tides', things: [] };
  await bench.hear('G', 'ann', { do: 'found', ...place, documents: LAW });
  for (const person of ['bo', 'cy']) await bench.hear('G', person, join);
});
afterEach(() => bench.store.close());

const value = (name: string) => bench.referee.game('G')?.table.get(`global/${name}`);
const fell = async () =>
  (await bench.store.log.tail('G', 0)).flatMap(({ fact, at }) =>
    fact.type === 'FellDue' ? [[fact.name, at, fact.notices.length] as const] : [],
  );

/** As the clockwork does: looks whether something is due, and lets it happen. */
async function tick(words: string): Promise<number> {
  bench.clock.at = moment(words);
  return bench.referee.isDue('G') ? bench.referee.settle('G') : 0;
}

describe('what runs by itself', () => {
  test('what a long absence left undone is made up for a few things in each transaction, before what is heard', async () => {
    const told: number[] = [];
    bench.announce = ({ events }) => {
      told.push(events.length);
      return [];
    };
    bench.clock.at = moment('Wed 11:00');
    const heard = await bench.hear('G', 'bo', act('whistle', { by: 1 }));
    expect(heard.ruling.lawful).toBe(true);
    expect([told.length > 1, Math.max(...told) <= 6]).toEqual([true, true]);
    expect([value('water'), heard.events.at(-1)?.fact.type]).toEqual([8, 'ActionTaken']);
    expect(told.reduce((sum, n) => sum + n)).toBe((await fell()).length + 1);
  });

  test('runs once by the clock, on record and announced, each at its own instant', async () => {
    const told: string[] = [];
    bench.announce = ({ events }) => {
      told.push(...events.map(({ fact }) => fact.type));
      return [];
    };
    expect(await tick('Mon 11:59:59')).toBe(0);
    expect(await tick('Mon 12:00:01')).toBe(1);
    expect(await tick('Mon 12:00:02')).toBe(0);
    expect(await tick('Mon 23:00')).toBe(1);
    expect((await fell()).map(([name, at]) => [name, at])).toEqual([
      ['tide', moment('Mon 12:00')],
      ['tide', moment('Mon 18:00')],
    ]);
    expect(told).toEqual(['FellDue', 'FellDue']);
    expect(await bench.verified('G')).toBe(true);
  });

  test('is made up for before the first command after a silence, and across a restart', async () => {
    await bench.hear('G', 'bo', act('whistle', { by: 4 }));
    bench.referee = await Referee.open({ store: bench.store, clock: bench.clock, announce: () => [] });
    bench.clock.at = moment('Tue 20:00');
    await bench.seal('G');
    await bench.hear('G', 'bo', act('whistle', { by: 1 }));
    expect((await fell()).map(([name]) => name)).toEqual([
      'tide',
      'tide',
      'tide',
      'storm',
      'tide',
      'tide',
      'storm',
      'gust',
      'tide',
    ]);
    expect(value('water')).toBe(6);
  });

  test('FN-S10 · rolls only under a commitment, with the luck of the day it is thrown on, and waits quietly', async () => {
    await tick('Tue 00:00:01');
    expect(value('wind')).toBe(0);
    expect((await fell()).at(-1)).toEqual(['storm', moment('Tue 00:00'), 1]);
    const { seq } = bench.referee.game('G')!;
    await tick('Tue 00:00:05');
    expect(bench.referee.isDue('G')).toBe(false);
    await bench.hear('G', 'bo', act('whistle', { by: 1 }));
    expect(bench.referee.game('G')?.seq).toBe(seq + 1);
    await bench.seal('G');
    await tick('Tue 00:00:09');
    expect(value('wind')).toBeGreaterThan(0);
    const newest = (await fell()).at(-1);
    expect([newest?.[0], newest?.[1]]).toEqual(['storm', moment('Tue 00:00')]);
    expect(bench.referee.game('G')?.table.get('dice/state/day')).toBe('2021-02-02');
  });

  test('is kept with the history in a snapshot', async () => {
    await bench.hear('G', 'bo', act('whistle', { by: 4 }));
    await tick('Mon 18:00:01');
    const game = bench.referee.game('G')!;
    expect(thawed('G', game.seq, JSON.parse(JSON.stringify(frozen(game))))).toEqual(game);
  });
});
