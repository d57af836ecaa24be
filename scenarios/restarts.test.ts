import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Sqlite } from '../src/store/sqlite.ts';
import { MODES, sit } from './harness.ts';
import { type Table, words } from './table.ts';

/** What changes by the clock alone. */
const MOMENTS = /<!date\^[^>]*>|\d{1,2} [A-Z][a-z]{2} \d\d:\d\d(?::\d\d)? UTC|\b\d\d:\d\d(?::\d\d)? UTC/g;

describe.each(MODES)('a round in which the bot is stopped and started after every act, over %s', (mode) => {
  const lines: string[] = [];
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, lines, people: ['Ana', 'Ben', 'Chi'], others: ['Finn'] });
  }, 60_000);
  afterAll(() => table.leave());

  /** All that everybody sees, and what is pinned. */
  const picture = () => {
    const public_ = table.seen().filter((m) => !m.ephemeral);
    const said = public_.map(
      (m) => `${m.ts} ${words(m)} ${JSON.stringify(m).match(/ballot_box_with_check/g)?.length ?? 0}`,
    );
    const pins = table.control.pins(table.channel).map((m) => m.ts);
    return [...said, `pins ${pins.join(' ')}`].map((line) => line.replace(MOMENTS, '…'));
  };

  /** Waits until an answer shows that all is done, then restarts: nobody sees a difference. */
  const restarted = async (after: string) => {
    await table.asks('Finn', '/nomic', 'help');
    await table.close();
    const before = picture();
    await table.open();
    const reconciled = lines.length;
    await table.asks('Finn', '/nomic', 'help');
    await table.until(
      () => lines.slice(reconciled).join('').includes('"what":"board","id"'),
      'the board is looked at',
    );
    expect(picture(), `after ${after}`).toEqual(before);
  };

  test('FN-L1 · FN-M5 · nobody sees a difference, and the game goes on where it was', async () => {
    await restarted('the set-up');
    const post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    await table.until(() => table.pinned(post), 'pinned');
    await restarted('a proposal');
    table.replies('Chi', post, 'FOR');
    await table.cardSays(post, 'FOR 1');
    await restarted('a vote by reply');
    table.reacts('Ben', post, '+1');
    await table.cardSays(post, 'FOR 2');
    await restarted('a vote by reaction');
    await table.slash('Chi', '/nomic', 'resolve P1 enact');
    await table.threadSays(post, 'ENACTED');
    await table.until(() => !table.pinned(post), 'unpinned');
    await restarted('a resolution');
    expect(await table.asks('Chi', '/buy', '50 CCC')).toContain('50 × 200');
    await table.boardSays('CCC 50');
    await restarted('a trade');
    await table.slash('Ana', '/adjust');
    await table.sees('Market adjustment 1');
    await restarted('an adjustment');
    await table.slash('Chi', '/news', 'AAA opens the coast line');
    await table.sees('opens the coast line');
    await restarted('a News Post');
    await table.slash('Chi', '/news', 'roll');
    await table.sees('Rolled by Chi');
    await restarted('its roll');
  }, 90_000);

  test('FN-E5 · FN-M4 · so through freeze, victory and the next round', async () => {
    const waiting = await table.submits('Ben', 'PROPOSAL: Wait. For what comes.');
    const dov = await table.submits('Chi', 'DECLARATION OF VICTORY: I have the coast line');
    await table.sees('Play is frozen');
    await table.cardSays(waiting, 'rozen');
    await restarted('a declaration');
    for (const name of ['Ben', 'Chi']) table.replies(name, dov, 'FOR');
    await table.cardSays(dov, 'FOR 2');
    await table.slash('Ben', '/nomic', 'resolve V1 enact');
    await table.sees('Chi has won');
    await table.until(() => !table.pinned(dov) && !table.pinned(waiting), 'both unpinned');
    await table.sees('Play was frozen');
    await restarted('a victory');
    await table.slash('Ben', '/nomic', 'continue');
    await table.sees('Yes 1');
    await restarted('a wish');
    await table.slash('Chi', '/nomic', 'ascend The Harbour Round');
    await table.boardSays('The Harbour Round');
    await table.sees('ASCENSION ADDRESS');
    await restarted('the Ascension Address');
    expect(lines.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
  }, 90_000);

  test('what fails by a fault of ours is told to who asked, kept, and done once at the next start', async () => {
    const joined = () => table.botMessages().filter((text) => text.includes('Finn is now a player'));
    const books = new Sqlite(table.database);
    books.exec('ALTER TABLE events RENAME TO lost');
    expect(await table.asks('Finn', '/nomic', 'join')).toContain('Please do not repeat it');
    books.exec('ALTER TABLE lost RENAME TO events');
    books.close();
    expect(joined()).toEqual([]);
    await table.restart();
    await table.sees('Finn is now a player');
    await restarted('what had failed');
    expect(joined()).toHaveLength(1);
  });

  test('FN-S3 · what a clock that was days ahead has put off is said once it is right', async () => {
    const ahead = table.control.now() + 3 * 86_400_000;
    await table.restart(() => {
      const books = new Sqlite(table.database);
      books
        .prepare(
          `UPDATE outbox SET done_at = NULL, not_before = ?
           WHERE id = (SELECT max(id) FROM outbox WHERE what = 'board' AND sort = 'redraw')`,
        )
        .run(ahead);
      books.close();
    });
    await table.slash('Ben', '/nomic', 'observe');
    await table.sees('Ben is now an observer');
    await table.boardSays('Observer: Ben');
  });
});
