import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { face } from '../dice/provable.ts';
import type { Fact } from '../game/types.ts';
import { backup } from '../store/backup.ts';
import { restore } from '../store/restore.ts';
import { trialPath } from '../store/trial.ts';
import { Bench } from '../store/trial-bench.ts';
import { verifyBooks } from '../verify/books.ts';
import { moment } from './trial/moment.ts';
import { adjust, roll } from './trial/words.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await Bench.open();
  await bench.found('G', ['ann', 'bo', 'cy']);
});
afterEach(() => bench.store.close());

const taken = (facts: readonly Fact[]) =>
  facts.flatMap((fact) =>
    fact.type === 'ActionTaken' ? fact.rolls : fact.type === 'DiceRolled' ? [fact.roll] : [],
  );

describe('FN-S10 · provable dice', () => {
  test('nothing rolls before the commitment of the day is accepted', async () => {
    for (const sealed of [false, true]) {
      if (sealed) await bench.seal('G', false);
      for (const act of [adjust, roll('1D6')]) {
        const { ruling } = await bench.hear('G', 'bo', act);
        expect(ruling).toMatchObject({ lawful: false, grounds: [{ rule: 'referee' }] });
      }
    }
    expect((await bench.store.log.head('G')).seq).toBe(3);
    await bench.seal('G');
    expect((await bench.hear('G', 'bo', adjust)).ruling.lawful).toBe(true);
    bench.clock.at = moment('Tue 10:00');
    expect((await bench.hear('G', 'bo', adjust)).ruling.lawful).toBe(false);
  });

  test('nothing rolls under a seed that is revealed, even when the clock was set back into its day', async () => {
    await bench.seal('G');
    await bench.store.transact((tx) => tx.seeds.revealed('G', '2021-02-01', '1612224000.000100'));
    expect((await bench.hear('G', 'bo', adjust)).ruling.lawful).toBe(false);
  });

  test('nothing is thrown again when the clock was set back behind a throw, before the seed of that day was told', async () => {
    await bench.seal('G');
    await bench.hear('G', 'bo', adjust);
    bench.clock.at = moment('Tue 00:00:05');
    await bench.seal('G');
    await bench.hear('G', 'bo', roll('1D6'));
    bench.clock.at = moment('Mon 23:59:50');
    for (const act of [adjust, roll('1D6')]) {
      const { ruling } = await bench.hear('G', 'cy', act);
      expect(ruling).toMatchObject({ lawful: false, grounds: [{ rule: 'referee' }] });
      expect(JSON.stringify(ruling)).toContain('Whoever hosts the bot has to put it right');
    }
    bench.clock.at = moment('Tue 00:01');
    expect((await bench.hear('G', 'cy', adjust)).ruling.lawful).toBe(true);
  });

  test('what the dice showed after a backup is not shown again when it is restored', async () => {
    const { path, remove } = trialPath();
    const kept = await Bench.open(path);
    await kept.found('G', ['ann', 'bo']);
    await kept.seal('G');
    await kept.hear('G', 'bo', roll('1D6'));
    await backup(path, `${path}.copy`);
    await kept.hear('G', 'bo', roll('100D10000'));
    await kept.store.close();
    expect(restore(`${path}.copy`, path, { force: true }).replaced).toBe(`${path}.replaced`);
    await kept.start();
    for (const act of [adjust, roll('100D10000')]) {
      const { ruling } = await kept.hear('G', 'bo', act);
      expect(ruling).toMatchObject({
        lawful: false,
        grounds: [{ saying: expect.arrayContaining([{ instant: moment('Tue 00:00') }]) }],
      });
    }
    kept.clock.at = moment('Tue 10:00');
    await kept.seal('G');
    expect((await kept.hear('G', 'bo', roll('1D6'))).ruling.lawful).toBe(true);
    const report = await verifyBooks(kept.store, 'G', null);
    expect(report).toMatchObject({ findings: [], throws: { checked: 2, waiting: 0 } });
    await kept.store.close();
    remove();
  });

  test('the faces are those of the seed, the stream and the number of the throw, without gaps', async () => {
    await bench.seal('G');
    const first = await bench.hear('G', 'bo', adjust);
    const plain = await bench.hear('G', 'bo', roll('3D6'));
    bench.clock.at = moment('Mon 11:00');
    const second = await bench.hear('G', 'cy', adjust);
    const rolls = taken([first, second].flatMap(({ events }) => events.map(({ fact }) => fact)));
    expect(rolls.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
    const seed = (await bench.store.seeds.secret('G', '2021-02-01'))!;
    const spot = { game: 'G', day: '2021-02-01', stream: 'state' };
    for (const { faces, n, dice } of rolls) {
      const sides = Number(/D(\d+)/.exec(dice)?.[1]);
      expect(faces).toEqual(faces.map((_, die) => face(seed, { ...spot, n, die }, sides)));
    }
    const [thrown] = taken(plain.events.map(({ fact }) => fact));
    expect(thrown?.faces).toEqual(
      [0, 1, 2].map((die) => face(seed, { ...spot, stream: 'plain', n: 0, die }, 6)),
    );
  });

  test('the log keeps the commitment that a day’s dice are thrown under, once a day', async () => {
    await bench.seal('G');
    const { commitment } = (await bench.store.seeds.commitment('G', '2021-02-01'))!;
    const kept = async (act: typeof adjust | ReturnType<typeof roll>) => {
      const { events } = await bench.hear('G', 'bo', act);
      return events.flatMap(({ changes }) => changes.filter(({ path }) => path.endsWith('/commitment')));
    };
    expect(await kept(adjust)).toMatchObject([{ path: 'dice/state/commitment', from: null, to: commitment }]);
    expect(await kept(roll('1D6'))).toMatchObject([{ path: 'dice/plain/commitment', to: commitment }]);
    expect(await kept(roll('1D6'))).toEqual([]);
  });

  test('a throw that was undone is thrown again with the same faces: nobody picks', async () => {
    await bench.seal('G');
    const seen: unknown[] = [];
    bench.announce = ({ events }) => {
      seen.push(taken(events.map(({ fact }) => fact)));
      if (seen.length === 1) throw new Error('the line broke');
      return [];
    };
    await expect(bench.hear('G', 'bo', adjust)).rejects.toThrow('the line broke');
    await bench.hear('G', 'cy', adjust);
    expect(seen[1]).toEqual(seen[0]);
  });

  test('S42 · a refused act spends no number', async () => {
    await bench.seal('G');
    await bench.hear('G', 'bo', adjust);
    expect((await bench.hear('G', 'cy', adjust)).ruling.lawful).toBe(false);
    expect((await bench.hear('G', 'dee', adjust)).ruling.lawful).toBe(false);
    await bench.hear('G', 'bo', roll('2D6'));
    bench.clock.at = moment('Mon 11:00');
    const { events } = await bench.hear('G', 'cy', adjust);
    expect(taken(events.map(({ fact }) => fact)).map(({ n }) => n)).toEqual([3, 4, 5]);
  });

  test('a message of yesterday rolls the dice of today: the seed of yesterday may be known', async () => {
    bench.clock.at = moment('Tue 00:00:05');
    await bench.seal('G');
    await bench.hear('G', 'bo', adjust, { at: 'Mon 23:59:59' });
    expect(bench.referee.game('G')?.table.get('dice/state/day')).toBe('2021-02-02');
  });
});
