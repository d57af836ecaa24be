import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveGame } from '../../referee/games.ts';
import { moment } from '../../referee/trial/moment.ts';
import { buy, roll } from '../../referee/trial/words.ts';
import type { Bench } from '../../store/trial-bench.ts';
import { playedGame } from '../../store/trial-game.ts';
import { Audits } from './audits.ts';

let bench: Bench;

beforeEach(async () => {
  bench = await playedGame();
});
afterEach(() => bench.store.close());

/** A referee that holds something else than it folded. */
function mistaken() {
  const game = bench.referee.game('G')!;
  const wrong = { ...game, table: new Map(game.table).set('player/bo/cash', 5) };
  return { reload: 0, game: () => wrong, head: () => bench.referee.head('G') } as never;
}

describe('FN-L1 · the self-audit', () => {
  test('finds nothing where all agrees, and goes on from where it was', async () => {
    const read: number[] = [];
    const rows = bench.store.log.rows.bind(bench.store.log);
    bench.store.log.rows = (game, after, most) => {
      read.push(after);
      return rows(game, after, most);
    };
    const audits = new Audits(bench);
    const { seq } = bench.referee.game('G')!;
    expect(await audits.audit('G')).toMatchObject({ findings: [], events: seq });
    await bench.hear('G', 'bo', buy(1, 'BBB'));
    expect(await audits.audit('G')).toMatchObject({ findings: [], events: seq + 1 });
    expect(read).toEqual([0, seq]);
    expect(await audits.audit('H')).toBeNull();
  });

  test('FN-S10 · a commitment that Slack took only after one audit is known to the next', async () => {
    const audits = new Audits(bench);
    bench.clock.at = moment('Wed 10:00');
    await bench.seal('G', false);
    expect((await audits.audit('G'))?.findings).toEqual([]);
    await bench.seal('G');
    await bench.hear('G', 'bo', roll('D6'));
    expect((await audits.audit('G'))?.findings).toEqual([]);
  });

  test('a state in memory that is not what the log comes to is named', async () => {
    const report = await new Audits({ store: bench.store, referee: mistaken() }).audit('G');
    expect(report?.findings).toMatchObject([
      { where: 'gamestate', field: 'player/bo/cash', saying: expect.stringContaining('is 5') },
    ]);
  });

  test('a snapshot that is not what the log came to is named, and given up when the game is folded anew', async () => {
    const audits = new Audits(bench);
    const game = bench.referee.game('G')!;
    await bench.store.snapshots.keep({ game: 'G', seq: game.seq, head: bench.referee.head('G'), state: {} });
    for (const _ of [1, 2])
      expect((await audits.audit('G'))?.findings).toMatchObject([
        { where: `snapshot of E${game.seq}`, field: 'state' },
      ]);
    await bench.referee.reload('G');
    expect(bench.referee.game('G')).toEqual(game);
    expect((await audits.audit('G'))?.findings).toEqual([]);
  });

  test('a snapshot that is right outlives it that the game is folded anew, whatever else is given up', async () => {
    const { store, referee } = bench;
    const right = referee.game('G')!;
    await saveGame(store, right, referee.head('G'));
    await bench.hear('G', 'bo', buy(1, 'BBB'));
    const { seq, table } = referee.game('G')!;
    const wrong = { ...referee.game('G')!, table: new Map(table).set('player/bo/cash', 5) };
    await saveGame(store, wrong, referee.head('G'));
    await saveGame(store, { ...wrong, seq: seq + 1 }, referee.head('G'));
    await referee.reload('G');
    expect(await store.snapshots.kept('G')).toEqual([right.seq]);
    expect(referee.game('G')?.table).toEqual(table);
    expect((await store.snapshots.newest('G'))?.seq).toBe(right.seq);
  });
});
