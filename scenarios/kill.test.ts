import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterStep, atCall, MortalTable } from './mortal.ts';
import { type Table, words } from './table.ts';
import { liveTable } from './ticker/live.ts';

const MOST_DEATHS = 25;

describe.each([
  { mode: 'socket', death: afterStep },
  { mode: 'http', death: atCall },
] as const)('killed $death.when, over $mode, and started again', ({ mode, death }) => {
  let mortal: MortalTable;
  let table: Table;
  beforeAll(async () => {
    mortal = await MortalTable.sit(mode, ['Ana', 'Ben']);
    table = mortal.table;
  }, 120_000);
  afterAll(() => table.leave(), 20_000);

  interface Act {
    prepare(nth: number): unknown;
    do(nth: number): unknown;
    /** Whether all is as it should be once the act is done. */
    right(nth: number): boolean;
  }

  /** Acts again and again, dying a little later each time, until an act runs through; resolves to the number of acts. */
  async function dying(act: Act): Promise<number> {
    for (let nth = 1; nth <= MOST_DEATHS; nth += 1) {
      await act.prepare(nth);
      await mortal.quiet();
      const { bot } = mortal;
      const disarm = await death.arm(mortal, nth);
      const before = bot.heard;
      act.do(nth);
      await table.until(
        () => !bot.alive || (act.right(nth) && bot.quiet),
        `act ${nth} is done, or death comes`,
      );
      await disarm();
      if (bot.alive) return nth;
      await mortal.revive();
      // It may have died of what it still had to say of the act before: Slack does not bring a command again.
      if (death === atCall && bot.heard === before) act.do(nth);
      await table.until(
        () => act.right(nth),
        () => `all is right after death ${nth}: ${bot.said.slice(-400)} ⏎ ${mortal.bot.said.slice(-900)}`,
      );
    }
    throw new Error('the act never ran through');
  }

  /** The bot's public messages that contain the words. */
  const said = (containing: string) => table.botMessages().filter((text) => text.includes(containing));
  const nothingTwice = async () => {
    await mortal.quiet();
    const all = table.botMessages().filter((text) => !text.startsWith('While I was away'));
    expect(all.filter((text, i) => all.indexOf(text) !== i)).toEqual([]);
  };
  /** What the matter is called, as its card says. */
  const idOf = (post: string) => /C\d+/.exec(table.card(post)?.words ?? '')?.[0];
  const typed = (name: string, command: string, text: string) =>
    void table.slash(name, command, text).catch(() => undefined);

  test('FN-V1 · a vote by reply counts once, with one mark, on one card and on the board', async () => {
    const post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    await table.until(() => table.pinned(post), 'the proposal is pinned');
    const replies: string[] = [];
    const vote = (nth: number) => (nth % 2 === 1 ? 'FOR' : 'AGAINST');
    const marked = (ts: string) => {
      const reply = table.seen().find((m) => m.ts === ts);
      return JSON.stringify(reply).includes('ballot_box_with_check');
    };
    const acts = await dying({
      prepare: () => undefined,
      do: (nth) => replies.push(table.replies('Ana', post, vote(nth))),
      right: (nth) =>
        (table.card(post)?.words.includes(`${vote(nth)} 1`) ?? false) &&
        table.board().includes(`${vote(nth)} 1`) &&
        replies.every(marked),
    });
    expect(acts).toBeGreaterThan(2);
    expect(said('P1 Start richer').filter((text) => text.includes('Not voted'))).toHaveLength(1);
    expect(table.control.pins(table.channel)).toHaveLength(2);
    await nothingTwice();
  }, 90_000);

  test('FN-S3 · a trade is paid once, told once, and shown on the board', async () => {
    const cash = (nth: number) => (1_000_000 - 100 * nth).toLocaleString('en-US');
    const acts = await dying({
      prepare: () => table.skip({ s: 11 }),
      do: () => typed('Ben', '/buy', '1 AAA'),
      right: (nth) => table.board().includes(`AAA ${nth}`) && table.board().includes(cash(nth)),
    });
    expect(acts).toBeGreaterThan(1);
    for (let nth = 1; nth <= acts; nth += 1) {
      expect(
        said(`→ ${cash(nth)}`).length + said(`to ${cash(nth)}`).length,
        `receipt ${nth}`,
      ).toBeGreaterThan(0);
    }
    await nothingTwice();
  }, 90_000);

  /** Dies once that many steps of the act are done, and starts again. */
  const diesAfter = async (steps: number, act: () => unknown, then: () => void) => {
    await mortal.quiet();
    const { bot } = mortal;
    await afterStep.arm(mortal, steps);
    act();
    await table.until(() => !bot.alive, 'death comes');
    then();
    await mortal.revive();
  };

  if (death === afterStep)
    test('ST-16 · ST-35 · at a ticker table no trade, roll or end is lost, and none happens twice', async () => {
      await table.asks('Ana', '/ticker', 'new humans=2 ai=0 length=1 rolls=1', 'T1 is up');
      const live = await liveTable(table, 'T1', ['Ana', 'Ben']);
      await table.click('Ben', live.ts, 'ticker.join');
      await live.says('every place is taken');
      typed('Ana', '/ticker', 'start');
      const dies = (steps: number, name: string, act: string) =>
        diesAfter(
          steps,
          () => typed(name, '/ticker', act),
          () => undefined,
        );
      const first = await live.mover();
      await dies(1, first, 'buy 500 oil');
      await live.says('cash $4,500 · 500 Oil');
      typed(first, '/ticker', 'pass');
      const second = await live.mover(first);
      await dies(2, second, 'buy 1000 gold');
      await live.says('cash $4,000 · 1,000 Gold');
      typed(second, '/ticker', 'pass');
      for (const [steps, name] of [
        [3, first],
        [2, second],
      ] as const) {
        await live.mover(name === first ? second : first);
        await dies(steps, name, 'roll');
      }
      await table.until(live.isOver, live.words);
      await table.threadSays(live.ts, 'Table T1 is over.');
      await mortal.quiet();
      expect([0, 1].flatMap((round) => [first, second].map((name) => live.told(round, name)))).toEqual([
        1, 1, 1, 1,
      ]);
      expect(table.thread(live.ts).filter((text) => text.includes('Table T1 is over.'))).toEqual([
        expect.any(String),
      ]);
      expect(live.words()).toMatch(/500 Oil.*1,000 Gold|1,000 Gold.*500 Oil/s);
    }, 90_000);

  if (death === afterStep)
    test('FN-R7 · between a post and its preview, and between an enactment and its notice, nothing is lost', async () => {
      let post = '';
      const amendment = '```amend\n- { set_parameter: proposal_slots, to: 7 }\n```';
      const once = (containing: string) => table.thread(post).filter((text) => text.includes(containing));
      const posts = () => {
        post = table.says('Ana', `CALL FOR JUDGEMENT: Seven slots.\n${amendment}`);
      };
      await diesAfter(4, posts, () => expect(once('What enactment of')).toEqual([]));
      await table.threadSays(post, 'What enactment of');
      for (const name of ['Ana', 'Ben']) table.replies(name, post, 'FOR');
      await table.cardSays(post, 'may be enacted now');
      expect(
        [once('What enactment of'), once('Call for Judgement by Ana')].map(({ length }) => length),
      ).toEqual([1, 1]);
      const enacts = () => typed('Ben', '/nomic', `resolve ${idOf(post)} enact`);
      await diesAfter(2, enacts, () => expect(once(': ENACTED')).toEqual([]));
      await table.threadSays(post, 'In force at this instant');
      await table.boardSays('r2');
      expect(once('In force at this instant')).toHaveLength(1);
      await nothingTwice();
    }, 60_000);

  test('FN-R6 · FN-M5 · a resolution is recorded once, noticed once, its card redrawn, its pin taken off', async () => {
    const posts = [''];
    const notices = (nth: number) => table.thread(posts[nth] ?? '').filter((text) => text.includes('FAILED'));
    const acts = await dying({
      prepare: async (nth) => {
        const post = await table.submits('Ben', `CALL FOR JUDGEMENT: Number ${nth}?`);
        posts.push(post);
        table.replies('Ana', post, 'AGAINST');
        await table.cardSays(post, 'AGAINST 1');
        await table.until(() => table.pinned(post), 'the matter is pinned');
      },
      do: (nth) => typed('Ana', '/nomic', `resolve ${idOf(posts[nth] ?? '')} fail`),
      right: (nth) =>
        notices(nth).length > 1 &&
        (table.card(posts[nth] ?? '')?.words.includes('FAILED') ?? false) &&
        !table.pinned(posts[nth] ?? '') &&
        !table.board().includes(`Number ${nth}?`),
    });
    expect(acts).toBeGreaterThan(3);
    for (let nth = 1; nth <= acts; nth += 1) expect(notices(nth), `Number ${nth}`).toHaveLength(2);
    const channel = table.seen().filter((m) => m.subtype === 'thread_broadcast');
    expect(channel.map(words).filter((text) => text.includes('FAILED'))).toHaveLength(acts);
    await nothingTwice();
  }, 120_000);
});
