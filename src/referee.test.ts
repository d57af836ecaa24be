import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fold, unfounded } from './game/evolve.ts';
import { saveGame } from './referee/games.ts';
import { moment } from './referee/trial/moment.ts';
import { ascend, buy, declare, enact, leave, news, propose, vote } from './referee/trial/words.ts';
import { Sqlite } from './store/sqlite.ts';
import { trialPath } from './store/trial.ts';
import { Bench } from './store/trial-bench.ts';
import type { Draft } from './store/types.ts';

let bench: Bench;
let remove: () => void;
let path: string;

beforeEach(async () => {
  const kept = trialPath();
  remove = kept.remove;
  path = kept.path;
  bench = await Bench.open(kept.path);
  await bench.found('G', ['ann', 'bo', 'cy']);
});
afterEach(async () => {
  await bench.store.close();
  remove();
});

const said = (text: string): Draft => ({
  lane: 'C',
  sort: 'post',
  what: null,
  slot: null,
  priority: 1,
  body: { text },
});

/** Event numbers, and drafts still to be said. */
async function books(id = 'G'): Promise<[number, number]> {
  return [(await bench.store.log.head(id)).seq, await bench.store.outbox.unsent()];
}

describe('one transaction a command', () => {
  test('the facts, what is said of them and the delivery are written together', async () => {
    await bench.store.inbox.take({ id: 'Ev1', sort: 'event', receivedAt: 0, body: {} });
    bench.announce = ({ events }) => events.map(({ fact }) => said(fact.type));
    const heard = await bench.hear('G', 'bo', propose(), { cause: 'Ev1' });
    expect(heard.events).toMatchObject([{ seq: 4, cause: 'Ev1', fact: { type: 'MatterSubmitted' } }]);
    expect(await books()).toEqual([4, 1]);
    expect(await bench.store.inbox.ruling('Ev1')).toEqual({ ruling: { lawful: true } });
    expect(bench.referee.head('G')).toBe(heard.events[0]?.hash);
  });

  test('what fails while it is being said leaves nothing behind, and the next command is heard', async () => {
    bench.announce = () => {
      throw new Error('no words');
    };
    const before = bench.referee.game('G');
    await expect(bench.hear('G', 'bo', propose())).rejects.toThrow('no words');
    expect([await books(), bench.referee.game('G')]).toEqual([[3, 0], before]);
    bench.announce = () => [];
    expect((await bench.hear('G', 'bo', propose())).events).toMatchObject([{ seq: 4 }]);
  });

  test('a delivery that comes again settles once', async () => {
    await bench.store.inbox.take({ id: 'Ev1', sort: 'event', receivedAt: 0, body: {} });
    await bench.hear('G', 'bo', buy(1, 'AAA'), { cause: 'Ev1' });
    await expect(bench.hear('G', 'bo', buy(1, 'AAA'), { cause: 'Ev1' })).rejects.toThrow('settled before');
    expect(bench.referee.game('G')?.table.get('rel/shares/bo/AAA')).toBe(1);
    expect(await books()).toEqual([4, 0]);
  });

  test('a refusal is the ruling of its delivery and records nothing', async () => {
    await bench.store.inbox.take({ id: 'Ev1', sort: 'event', receivedAt: 0, body: {} });
    const { ruling } = await bench.hear('G', 'bo', buy(9_999_999, 'AAA'), { cause: 'Ev1' });
    expect(ruling).toMatchObject({ lawful: false, grounds: [{ rule: 'trading' }] });
    expect(await bench.store.inbox.ruling('Ev1')).toMatchObject({ ruling: { lawful: false } });
    expect(await books()).toEqual([3, 0]);
  });

  test('commands asked at once are heard in turn, each on what the one before left', async () => {
    const asked = Array.from({ length: 12 }, () => bench.hear('G', 'bo', buy(10_000, 'AAA')));
    const heard = await Promise.all(asked);
    expect(heard.map(({ ruling }) => ruling.lawful)).toEqual([...Array(10).fill(true), false, false]);
    expect(bench.referee.game('G')?.table.get('player/bo/cash')).toBe(0);
  });
});

describe('FN-L1 · a restart', () => {
  const moves = [propose(), news('AAA'), buy(3, 'AAA'), vote('P1', 'for'), declare(), leave];

  test('gives the same state after any command, from the log alone', async () => {
    for (const move of moves) {
      await bench.hear('G', 'bo', move);
      const before = bench.referee.game('G');
      const head = bench.referee.head('G');
      await bench.restart();
      expect(bench.referee.game('G')).toEqual(before);
      expect(bench.referee.head('G')).toBe(head);
    }
    expect(await bench.verified('G')).toBe(true);
    expect(fold(unfounded('G'), await bench.store.log.tail('G', 0))).toEqual(bench.referee.game('G'));
  });

  test('gives it from a snapshot and the events since, over a victory too', async () => {
    for (const move of moves.slice(0, 5)) await bench.hear('G', 'bo', move);
    await saveGame(bench.store, bench.referee.game('G')!, bench.referee.head('G'));
    for (const by of ['ann', 'cy']) await bench.hear('G', by, vote('V1', 'for'));
    await bench.hear('G', 'cy', enact('V1'));
    await saveGame(bench.store, bench.referee.game('G')!, bench.referee.head('G'));
    await bench.hear('G', 'bo', ascend('Cheese'));
    const before = bench.referee.game('G')!;
    await bench.restart();
    expect(bench.referee.game('G')).toEqual(before);
    expect([...bench.referee.game('G')!.table.keys()]).toEqual([...before.table.keys()]);
  });
});

test('what is on record is answered, though no snapshot can be kept of it', async () => {
  await bench.hear('G', 'bo', propose());
  const other = new Sqlite(path);
  other.exec("create trigger full before insert on snapshots begin select raise(abort, 'no room'); end");
  other.close();
  for (let n = 0; (await bench.store.log.head('G')).seq < 500; n += 1) {
    const { ruling } = await bench.hear('G', 'ann', vote('P1', n % 2 === 0 ? 'for' : 'against'));
    expect(ruling.lawful).toBe(true);
  }
  expect(await bench.verified('G')).toBe(true);
}, 30_000);

describe('FN-R8 · what falls due while the process sleeps', () => {
  test('is dated at its own instant and judged by the votes of then, before what is heard now', async () => {
    await bench.hear('G', 'bo', propose());
    bench.clock.at = moment('Wed 10:00');
    await bench.restart();
    expect(bench.referee.isDue('G')).toBe(true);
    const { events } = await bench.hear('G', 'cy', vote('P1', 'for'));
    expect(events).toMatchObject([
      { at: moment('Tue 04:00'), by: 'referee', fact: { type: 'MatterRipened', outcome: 'fail' } },
      { at: moment('Wed 10:00'), by: 'cy', fact: { type: 'VoteCast' } },
    ]);
    expect(bench.referee.isDue('G')).toBe(false);
  });

  test('comes before a message only if it fell due before that was sent', async () => {
    await bench.hear('G', 'bo', propose());
    bench.clock.at = moment('Wed 10:00');
    const late = await bench.hear('G', 'cy', vote('P1', 'for'), { at: 'Tue 03:59:59.999' });
    expect(late.events).toMatchObject([{ fact: { type: 'VoteCast' } }]);
    expect(await bench.referee.settle('G')).toBe(1);
    const last = (await bench.store.log.tail('G', 5))[0];
    expect(last).toMatchObject({ at: moment('Tue 04:00'), fact: { outcome: 'enact' } });
    expect(await bench.referee.settle('G')).toBe(0);
  });

  test('does not stop what else falls due while a proposal’s clock stands still', async () => {
    await bench.hear('G', 'bo', propose());
    bench.clock.at = moment('Mon 14:00');
    await bench.hear('G', 'cy', declare());
    bench.clock.at = moment('Tue 08:00');
    expect(await bench.referee.settle('G')).toBe(1);
    bench.clock.at = moment('Fri 10:00');
    expect([bench.referee.isDue('G'), await bench.referee.settle('G')]).toEqual([false, 0]);
  });
});

test('two games never mix', async () => {
  await bench.found('H', ['bo', 'dee']);
  await Promise.all([bench.hear('G', 'bo', buy(2, 'AAA')), bench.hear('H', 'bo', buy(5, 'BBB'))]);
  await Promise.all([bench.hear('G', 'cy', propose()), bench.hear('H', 'dee', propose())]);
  const [g, h] = ['G', 'H'].map((id) => bench.referee.game(id)!.table);
  expect([g?.get('player/bo/cash'), h?.get('player/bo/cash')]).toEqual([999_980, 999_750]);
  expect([g?.get('matter/P1/author'), h?.get('matter/P1/author')]).toEqual(['cy', 'dee']);
  expect((await bench.hear('G', 'dee', vote('P1', 'for'))).ruling.lawful).toBe(false);
  expect([bench.referee.gameIn('T', 'C-G')?.id, bench.referee.gameIn('T', 'C-H')?.id]).toEqual(['G', 'H']);
  const before = bench.referee.games();
  await bench.restart();
  expect(bench.referee.games()).toEqual(before);
});
