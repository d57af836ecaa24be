import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sit } from './harness.ts';
import type { Table } from './table.ts';

describe('posts and edits in a bad order', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({
      mode: 'socket',
      people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'],
      others: ['Finn', 'Gus', 'Hal'],
      setup: null,
    });
    table.says('Gus', 'JOIN');
    table.says('Gus', 'PROPOSAL: Before the game. There was none.');
    table.skip({ h: 1 });
    await table.slash('Ana', '/nomic', 'setup rules=stock-market stocks="AAA low 100 Alfa"');
    await table.boardSays('Emperor');
    await table.diceSealed();
    for (const name of ['Ben', 'Chi', 'Dara', 'Eli']) await table.join(name);
  });
  afterAll(() => table?.leave());

  /** Everything said before was dealt with: what is asked afterwards is answered, and again. */
  const dealtWith = async () => {
    for (const name of ['Ben', 'Ana', 'Ben']) await table.asks(name, '/nomic', 'docket');
  };
  const edit = (name: string, ts: string, text: string) =>
    table.control.edit(table.id(name), table.channel, ts, text);

  test('what was said before the game began is no part of it after a restart', async () => {
    await table.restart();
    await dealtWith();
    const state = await table.asks('Ben', '/nomic', 'state');
    expect(state).not.toContain('Before the game');
    expect(state).not.toContain('Gus');
  });

  test('FN-M6 · an edit and a reply that overtake a post whose author is still being looked up', async () => {
    const slow = table.slack.faults.delay('users.info', 1000, 1);
    const post = table.says('Finn', 'CALL FOR JUDGEMENT: First text.');
    edit('Finn', post, 'CALL FOR JUDGEMENT: Second text.');
    table.replies('Ben', post, 'FOR');
    table.reacts('Chi', post, '+1');
    await table.threadSays(post, 'Not registered');
    slow();
    await table.join('Finn');
    const slower = table.slack.faults.delay('users.info', 1000, 1);
    const own = table.says('Hal', 'JOIN');
    const other = table.says('Hal', 'CALL FOR JUDGEMENT: Third text.');
    edit('Hal', other, 'CALL FOR JUDGEMENT: Fourth text.');
    table.replies('Ben', other, 'FOR');
    table.reacts('Chi', other, '+1');
    await table.cardSays(other, 'FOR 2 (Ben, Chi)');
    slower();
    expect(own).not.toBe(other);
    expect(table.card(other)?.words).toContain('Third text');
    await table.threadSays(other, 'Fourth text');
  });

  /** Everything that is said and done meanwhile comes in the opposite order. */
  const backwards = (work: () => void) => {
    table.slack.faults.pauseDeliveries();
    work();
    table.slack.faults.resumeDeliveries((n) => Array.from({ length: n }, (_, i) => n - 1 - i));
  };
  const SOON_MS = 10_000;

  /** Slack dates an edit by the second alone. */
  const inOneSecond = (work: () => void) => {
    table.control.skip(1_300 - (table.control.now() % 1_000));
    work();
  };

  test('FN-M6 · FN-V1 · what is edited in the second in which it was said counts after it, as often as it is edited', async () => {
    const post = await table.submits('Ben', 'CALL FOR JUDGEMENT: Is a second long?');
    inOneSecond(() => {
      edit('Dara', table.replies('Dara', post, 'FOR'), 'AGAINST');
      edit('Chi', table.replies('Chi', post, 'FOR'), 'I have no idea');
      const thought = table.replies('Eli', post, 'FOR');
      edit('Eli', thought, 'Let me think');
      table.control.skip(300);
      edit('Eli', thought, 'AGAINST');
    });
    await table.cardSays(post, 'FOR 0. AGAINST 2 (Dara, Eli)');
    inOneSecond(() => edit('Ana', table.says('Ana', 'So'), 'CALL FOR JUDGEMENT: Is it said twice?'));
    await table.boardSays('Is it said twice?');
  });

  test('FN-M6 · a reply that would resolve and became a vote, heard by its edit first, holds nobody up', async () => {
    const post = await table.submits('Ben', 'CALL FOR JUDGEMENT: May one think better of it?');
    const from = performance.now();
    backwards(() => edit('Dara', table.replies('Dara', post, 'ENACT'), 'FOR'));
    await table.cardSays(post, 'FOR 1 (Dara)');
    await table.told('Dara', 'Not done: enact');
    expect(performance.now() - from).toBeLessThan(SOON_MS);
  });

  test('FN-M6 · a vote deleted at once, and a reply to one’s own entry, that come before what they follow', async () => {
    const from = performance.now();
    let post = '';
    backwards(() => {
      post = table.says('Ben', 'CALL FOR JUDGEMENT: Backwards?');
      table.replies('Ben', post, 'FOR');
    });
    await table.cardSays(post, 'FOR 1 (Ben)');
    backwards(() => {
      const reply = table.replies('Chi', post, 'AGAINST');
      table.control.remove(table.id('Chi'), table.channel, reply);
      table.replies('Dara', post, 'AGAINST');
    });
    await dealtWith();
    await table.cardSays(post, 'AGAINST 1 (Dara)');
    expect(performance.now() - from).toBeLessThan(SOON_MS);
  });

  test('an edit that changes nothing does not come alive at the next start', async () => {
    const post = table.says('Dara', 'OBSERVE');
    await table.sees('Dara is now an observer');
    edit('Dara', post, '*OBSERVE*');
    table.says('Dara', 'JOIN');
    await table.sees('Dara is a player again');
    await table.restart();
    await dealtWith();
    expect(await table.asks('Ben', '/nomic', 'state')).toContain('Dara, net');
  });

  test('FN-M2 · S14 · a refused entry stays dead, however its post is edited', async () => {
    await table.submits('Eli', 'PROPOSAL: One. Words.');
    await table.submits('Eli', 'PROPOSAL: Two. Words.');
    const dead = table.says('Eli', 'PROPOSAL: Three. Words.');
    await table.threadSays(dead, 'is the most');
    await table.slash('Ana', '/nomic', 'vote P1 VETO');
    await table.slash('Ana', '/nomic', 'resolve P1 fail');
    await table.until(() => !table.board().includes('P1 One'), 'P1 is failed');
    edit('Eli', dead, 'PROPOSAL: Three again. Words.');
    await dealtWith();
    expect(await table.asks('Ben', '/nomic', 'docket')).not.toContain('Three');
  });

  test('FN-S7 · editing a News Post whose roll is used makes no other', async () => {
    const post = table.says('Chi', 'NEWS: AAA opens a mine');
    const note = await table.threadSays(post, 'N1');
    expect(note).toContain('AAA');
    table.replies('Chi', post, 'ROLL');
    await table.threadSays(post, 'Rolled');
    table.skip({ h: 4 });
    edit('Chi', post, 'NEWS: AAA opens two mines');
    await dealtWith();
    expect(table.thread(post).join(' ')).not.toContain('N2');
  });
});
