import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const HOUR_MS = 3_600_000;
const MEANWHILE = ['CALL FOR JUDGEMENT', 'DECLARATION OF VICTORY'].join(' or a ');
const FROZEN = `V1 is open: until it is resolved, only a ${MEANWHILE} may be submitted and voted on.`;

describe.each(MODES)('a Declaration of Victory over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'], others: ['Finn'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const goTo = (ms: number) => table.control.skip(ms - table.control.now());
  /** The public answer to a post that was not registered. */
  const turnedDown = async (name: string, text: string) => {
    const post = table.says(name, text);
    const said = await table.threadSays(post, 'Not registered');
    expect(table.pinned(post)).toBe(false);
    return said;
  };
  let p1 = '';
  let v1 = '';
  let postedAt = 0;
  let failedAt = 0;

  test('S20 · FN-M3 · FN-E2 · the Emperor declares no victory, and nothing freezes', async () => {
    p1 = await table.submits('Ben', 'PROPOSAL: Names. Everybody calls money doubloons.');
    postedAt = table.control.now();
    table.reacts('Ben', p1, '+1');
    await table.cardSays(p1, 'FOR 1 (Ben)');
    const said = await turnedDown('Ana', 'DECLARATION OF VICTORY: I rule.');
    expect(said).toContain('Not registered as a Declaration of Victory');
    expect(said).toContain('Only a player other than the Emperor may submit one; Ana is not (rule 1.4.4)');
    expect(said).toContain('Ana may not submit a DECLARATION OF VICTORY (rule 2.6.1)');
    expect(await table.asks('Ana', '/buy', '1 AAA')).toContain('Ana bought 1 AAA');
    expect(await turnedDown('Finn', 'CALL FOR JUDGEMENT: May I?')).toContain(
      'Only a player may submit one; Finn is not (rule 1.4.3)',
    );
  });

  test('S18 · FN-M4 · while it is open nothing but CfJs and DoVs moves; everything else is refused by the rule', async () => {
    await table.slash('Chi', '/news', 'AAA is here');
    await table.sees('AAA is here');
    goTo(postedAt + 4 * HOUR_MS);
    v1 = await table.submits('Chi', 'DECLARATION OF VICTORY: I have it all.');
    const banner = table.messageAt(await table.sees('Play is frozen: V1 I have it all is open.'));
    expect(banner).toContain(
      'Allowed: submit, vote on or resolve CALL FOR JUDGEMENT and DECLARATION OF VICTORY.',
    );
    expect(banner).toContain('P1 has used 4 h of 18 h');
    const board = await table.boardSays('Play is frozen');
    expect(board).not.toContain('Adjust the markets');
    await table.until(() => table.pinned(v1), 'the declaration is pinned');
    expect(await table.cardSays(p1, 'frozen while')).not.toContain('Vote FOR');

    const barred: [string, string][] = [
      ['/buy', '1 AAA'],
      ['/sell', '1 AAA'],
      ['/adjust', ''],
      ['/news', 'BBB is up'],
      ['/nomic', `demote <@${table.id('Eli')}|eli>`],
      ['/nomic', 'vote P1 AGAINST'],
      ['/nomic', 'resolve P1 enact'],
    ];
    for (const [command, text] of barred) {
      const told = await table.asks('Ana', command, text);
      expect(told, `${command} ${text}`).toContain(FROZEN);
      expect(told).toContain('Rule 1.4.6 Official Entries and Votable Matters');
    }
    expect(await table.asks('Chi', '/news', 'roll')).toContain(FROZEN);
    expect(await turnedDown('Eli', 'PROPOSAL: Two. Nothing.')).toContain(
      `${FROZEN.slice(0, -1)} (rule 1.4.6)`,
    );
    table.hush('Dara');
    table.reacts('Dara', p1, '+1');
    expect(await table.told('Dara')).toContain(FROZEN);
    table.hush('Eli');
    table.replies('Eli', p1, 'FOR');
    expect(await table.told('Eli')).toContain(FROZEN);
    table.hush('Ben');
    table.unreacts('Ben', p1, '+1');
    expect(await table.told('Ben')).toContain(FROZEN);
    const help = await table.asks('Ana', '/nomic', 'help');
    expect(help).not.toContain('/buy 50');
    expect(help).toContain('Vote on V1');
    expect(help).toContain('CALL FOR JUDGEMENT:');
  });

  test('FN-M3 · FN-M4 · meanwhile a CfJ is raised, voted on and resolved, and people come and go', async () => {
    const c1 = await table.submits('Dara', 'CALL FOR JUDGEMENT: Is it so?');
    for (const name of ['Ben', 'Dara', 'Eli']) table.reacts(name, c1, '+1');
    await table.cardSays(c1, 'may be enacted now');
    await table.slash('Eli', '/nomic', 'resolve C1 enact');
    await table.threadSays(c1, 'ENACTED by Eli');
    await table.join('Finn');
    await table.cardSays(v1, 'N = 6');
    await table.slash('Finn', '/nomic', 'observe');
    await table.sees('Finn is now an observer');
  });

  test('S18 · FN-R5 · FN-R8 · once it failed play goes on, and what was signalled meanwhile does not count, read again or not', async () => {
    goTo(postedAt + 10 * HOUR_MS);
    for (const name of ['Ben', 'Dara']) table.reacts(name, v1, '-1');
    table.replies('Eli', v1, 'AGAINST');
    await table.cardSays(v1, 'may be failed now');
    await table.slash('Ben', '/nomic', 'resolve V1 fail');
    const notice = await table.threadSays(v1, 'FAILED by Ben');
    failedAt = table.control.now();
    expect(notice).toContain('Chi may not post another for 2 days (rule 1.4.5)');
    await table.sees('Play was frozen');
    await table.until(() => !table.board().includes('Play is frozen'), 'the board is free again');
    await table.until(() => !table.pinned(v1), 'the declaration is unpinned');
    await table.cardSays(p1, 'Vote FOR');
    await table.restart();
    expect(await table.asks('Ana', '/nomic', 'docket P1')).toContain(
      'FOR 1 (Ben). AGAINST 0. Not voted: Ana, Chi, Dara, Eli.',
    );
    expect(await table.asks('Ana', '/sell', '1 AAA')).toContain('Ana sold 1 AAA');
    table.replies('Dara', p1, 'FOR');
    await table.cardSays(p1, 'FOR 2 (Ben, Dara)');
  });

  test('S19 · FN-R5 · its author alone waits two days; others declare at any time', async () => {
    const said = await turnedDown('Chi', 'DECLARATION OF VICTORY: I still have it all.');
    expect(said).toMatch(/Chi's last one failed at .* \(rule 1\.4\.5\)/);
    const v2 = await table.submits('Dara', 'DECLARATION OF VICTORY: No, I have.');
    for (const name of ['Ana', 'Ben', 'Eli']) table.reacts(name, v2, '-1');
    await table.cardSays(v2, 'may be failed now');
    await table.slash('Chi', '/nomic', 'resolve V2 fail');
    await table.threadSays(v2, 'FAILED by Chi');
  });

  test('S18 · FN-R8 · the hours of the freeze do not count towards the eighteen', async () => {
    goTo(postedAt + 23 * HOUR_MS);
    const early = await table.asks('Eli', '/nomic', 'resolve P1 enact');
    expect(early).toContain('Not done: enact P1.');
    expect(early).toMatch(/Rule 1\.6\.2 Resolution/);
    goTo(postedAt + 24 * HOUR_MS + 3 * 60_000);
    await table.slash('Eli', '/nomic', 'resolve P1 enact');
    await table.threadSays(p1, 'ENACTED by Eli');
  });

  test('S19 · FN-R5 · after two days its author may declare again', async () => {
    goTo(failedAt + 48 * HOUR_MS - 60_000);
    expect(await turnedDown('Chi', 'DECLARATION OF VICTORY: Now?')).toContain('(rule 1.4.5)');
    goTo(failedAt + 48 * HOUR_MS + 1000);
    const v3 = await table.submits('Chi', 'DECLARATION OF VICTORY: I have it all again.');
    expect(table.card(v3)?.words).toContain('V3 I have it all again');
  });
});
