import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../src/store/store.ts';
import { MODES, type Mode, sit } from './harness.ts';
import { type Table, words } from './table.ts';

const PEOPLE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];

describe.each(MODES)('what was missed, over %s', (mode: Mode) => {
  const lines: string[] = [];
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, lines, people: PEOPLE, others: ['Finn'] });
  }, 60_000);
  afterAll(() => table.leave());

  const away = () => table.botMessages().filter((text) => text.startsWith('While I was away'));
  const cardOf = (post: string) => table.card(post)?.words ?? '';
  const comparisons = () => lines.filter((line) => line.includes('"msg":"compared with Slack"')).length;
  const fails = async (post: string, id: string) => {
    await table.slash('Ben', '/nomic', `resolve ${id} fail`);
    await table.threadSays(post, 'FAILED');
  };

  test('FN-M5 · FN-M6 · FN-V1 · posts, edits, deletions, replies, reactions and pins are found at the start', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    table.reacts('Ben', post, '+1');
    const taken = table.replies('Chi', post, 'AGAINST');
    const talk = table.says('Dara', 'what about CJF: nothing');
    await table.cardSays(post, 'AGAINST 1');
    await table.cardSays(post, 'FOR 1');
    await table.until(() => table.pinned(post), 'the proposal is pinned');
    let born = '';
    await table.restart(() => {
      table.slack.faults.pauseDeliveries();
      table.control.remove(table.id('Chi'), table.channel, taken);
      table.unreacts('Ben', post, '+1');
      table.reacts('Dara', post, 'thumbsup');
      table.replies('Chi', post, 'FOR');
      for (const emoji of ['+1', '-1']) table.reacts('Eli', post, emoji);
      table.control.edit(table.id('Ben'), table.channel, post, 'PROPOSAL: Start poorer. Nobody gets more.');
      table.control.edit(table.id('Dara'), table.channel, talk, 'CALL FOR JUDGEMENT: Is talk an act?');
      table.control.unpin(table.id('Eli'), table.channel, post);
      table.says('Finn', 'JOIN');
      born = table.says('Ana', 'PROPOSAL: Posted meanwhile. Nobody saw it.');
    });
    await table.cardSays(post, 'FOR 2 (Chi, Dara)');
    await table.cardSays(post, 'AGAINST 0');
    await table.until(() => table.pinned(post), 'the proposal is pinned again');
    await table.until(
      () => table.card(born) !== null && table.pinned(born),
      'the new proposal has card and pin',
    );
    await table.until(() => table.card(talk) !== null, 'what became an entry by the edit has its card');
    await table.boardSays('Players (N) *6*');
    await table.threadSays(post, 'edited');
    expect(await table.told('Eli', 'both')).toContain('I recorded nothing');
    await table.until(() => away().length === 1, 'one line sums it up');
    expect(away()[0]).toMatch(/votes?/);
    // Delivered after all, the same is nothing new, but for the order of what Eli gave.
    table.slack.faults.resumeDeliveries();
    await table.cardSays(post, 'AGAINST 1 (Eli)');
    await table.restart();
    table.hush('Ana');
    await table.slash('Ana', '/nomic', 'docket');
    await table.told('Ana', 'Posted meanwhile');
    await table.restart();
    // Said while the bot compares, not while it was away.
    table.reacts('Ana', post, '-1');
    await table.cardSays(post, 'AGAINST 2');
    await table.asks('Chi', '/nomic', 'docket');
    expect(away()).toHaveLength(1);
    expect(cardOf(post)).toContain('FOR 2 (Chi, Dara)');
  }, 60_000);

  test('FN-M6 · what was being heard when the bot died is heard to the end as it was, whatever was edited since', async () => {
    let post = '';
    await table.restart(async () => {
      table.slack.faults.pauseDeliveries();
      post = table.says('Dara', 'CALL FOR JUDGEMENT: First words?');
      const { channel } = table;
      const said = {
        is: 'said',
        channel,
        user: table.id('Dara'),
        ts: post,
        text: 'CALL FOR JUDGEMENT: First words?',
      };
      const body = { ...said, amends: [], files: [], thread: null, broadcast: false };
      const store = await openStore(table.database);
      const receivedAt = table.control.now();
      await store.inbox.take({ id: `said:${channel}:${post}`, sort: 'message', receivedAt, body });
      await store.close();
      table.control.edit(table.id('Dara'), channel, post, 'CALL FOR JUDGEMENT: Second thoughts?');
    });
    expect(await table.cardSays(post, 'Call for Judgement by Dara')).toContain('First words');
    await table.threadSays(post, 'edited');
    table.slack.faults.resumeDeliveries();
    table.replies('Ben', post, 'FOR');
    await table.cardSays(post, 'FOR 1');
    expect(cardOf(post)).toContain('First words');
  }, 60_000);

  test('FN-V1 · FN-M6 · a vote counts though the entry it answers was missed, and edited since', async () => {
    table.slack.faults.pauseDeliveries();
    const post = table.says('Eli', 'CALL FOR JUDGEMENT: Is it early?');
    table.control.edit(table.id('Eli'), table.channel, post, 'CALL FOR JUDGEMENT: Is it late?');
    table.replies('Ben', post, 'FOR');
    table.slack.faults.resumeDeliveries((n) => [n - 1]);
    await table.cardSays(post, 'FOR 1 (Ben)');
    expect(cardOf(post)).toContain('Is it late');
  }, 60_000);

  test('FN-R9 · what was missed in an outage is found when it is over, and nothing of it twice', async () => {
    const post = await table.submits('Chi', 'CALL FOR JUDGEMENT: Is an outage an act?');
    table.slack.faults.goOffline();
    table.replies('Ana', post, 'FOR');
    table.reacts('Ben', post, '+1');
    table.replies('Dara', post, 'AGAINST');
    const late = table.says('Eli', 'CALL FOR JUDGEMENT: And this?');
    table.slack.faults.comeBack();
    // Over HTTP nobody tells the bot that it is over: Slack delivers again after a minute, and after five.
    if (mode === 'http') for (const m of [1, 5]) table.skip({ m });
    await table.cardSays(post, 'FOR 2');
    await table.cardSays(post, 'AGAINST 1');
    await table.until(() => table.card(late) !== null, 'the late entry has its card');
    expect(table.thread(late).filter((text) => text.includes('And this?'))).toHaveLength(1);
    expect(cardOf(post)).toContain('FOR 2');
  }, 60_000);

  test('FN-M4 · FN-V1 · a signal given or taken back while frozen never counts, not when reconciling either', async () => {
    const post = await table.submits('Dara', 'PROPOSAL: Freeze me. Nobody moves.');
    table.reacts('Ben', post, '+1');
    await table.cardSays(post, 'FOR 1');
    const dov = await table.submits('Chi', 'DECLARATION OF VICTORY: I am here');
    await table.cardSays(post, 'rozen');
    const before = comparisons();
    await table.restart(() => {
      table.reacts('Ana', post, '+1');
      table.replies('Chi', post, 'AGAINST');
      table.unreacts('Ben', post, '+1');
    });
    await table.until(() => comparisons() > before, 'the bot has looked for what it missed');
    table.reacts('Eli', post, '-1');
    await table.told('Eli', 'V1 is open');
    for (const name of ['Ana', 'Ben', 'Dara']) table.replies(name, dov, 'AGAINST');
    await table.cardSays(dov, 'AGAINST 3');
    await fails(dov, 'V1');
    await table.restart();
    await table.asks('Ana', '/nomic', 'docket');
    await table.cardSays(post, 'FOR 1');
    expect(cardOf(post)).toContain('AGAINST 0');
    table.replies('Eli', post, 'AGAINST');
    await table.cardSays(post, 'AGAINST 1');
    expect(cardOf(post)).toContain('FOR 1');
  }, 60_000);

  test('FN-V1 · deliveries that come twice, late or in the wrong order change nothing', async () => {
    const post = await table.submits('Eli', 'CALL FOR JUDGEMENT: Twice?');
    table.slack.faults.duplicate(20);
    table.slack.faults.dropAcks(3);
    table.reacts('Ana', post, '+1');
    table.replies('Ben', post, 'FOR');
    table.replies('Ben', post, 'AGAINST');
    table.reacts('Chi', post, '-1');
    table.unreacts('Chi', post, '-1');
    const twice = table.says('Dara', 'CALL FOR JUDGEMENT: Once?');
    await table.cardSays(post, 'AGAINST 1');
    await table.cardSays(post, 'FOR 1');
    await table.until(() => table.card(twice) !== null, 'the entry has its card');
    table.slack.faults.clear();
    for (const of of ['reaction_added', 'message', 'reaction_removed', 'reaction_added']) {
      await table.slack.faults.redeliver((event) => event.type === of);
    }
    await table.slack.faults.redeliver((event) => event.type === 'message' && event.text === 'FOR');
    await table.slack.faults.redeliver((event) => event.reaction === '-1' && event.type === 'reaction_added');
    table.skip({ m: 6 });
    table.hush('Ana');
    await table.slash('Ana', '/nomic', 'docket');
    await table.told('Ana', 'Once?');
    table.reacts('Eli', post, '+1');
    await table.cardSays(post, 'FOR 2');
    expect(cardOf(post)).toContain('AGAINST 1');
    const cards = table.control.thread(table.channel, twice).filter((m) => m.user === table.slack.botUserId);
    expect(cards.map(words)).toHaveLength(1);
  }, 60_000);

  test('several games in one process are never mixed, nor after a restart', async () => {
    const games = [
      await table.newGame({ people: ['Ben', 'Chi'] }),
      await table.newGame({ people: ['Chi', 'Ben'] }),
    ];
    const [one, two] = games as [Table, Table];
    const posts = [
      await one.submits('Ben', 'PROPOSAL: Of one. Here.'),
      await two.submits('Ben', 'PROPOSAL: Of two. There.'),
    ];
    const [first = '', second = ''] = posts;
    const votes = () => {
      one.replies('Chi', first, 'FOR');
      two.reacts('Chi', second, '-1');
    };
    votes();
    expect(await one.asks('Ben', '/buy', '3 AAA')).toContain('bought 3 AAA');
    await two.slash('Chi', '/nomic', 'vote P1 AGAINST');
    const right = async () => {
      await one.cardSays(first, 'FOR 1');
      await two.cardSays(second, 'AGAINST 1');
      expect(one.card(first)?.words).toContain('AGAINST 0');
      expect(two.card(second)?.words).toContain('FOR 0');
      expect(one.board()).toContain('AAA 3');
      expect(two.board()).not.toContain('AAA 3');
      expect(one.board()).toContain('Of one');
      expect(`${two.board()}${table.board()}`).not.toContain('Of one');
    };
    await one.boardSays('AAA 3');
    await two.boardSays('Of two');
    await right();
    await table.restart();
    await two.asks('Ben', '/nomic', 'docket');
    await right();
  }, 60_000);

  test('none of it was an error', () => {
    expect(lines.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([]);
  });
});
