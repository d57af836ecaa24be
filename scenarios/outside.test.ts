import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Outside, sitOutside } from './outside.ts';
import type { Table } from './table.ts';

describe.each([
  { mode: 'socket', sparing: false, slack: 'Slack over a socket' },
  { mode: 'http', sparing: false, slack: 'Slack over HTTP' },
  { mode: 'http', sparing: true, slack: 'a Slack that says as little as it may' },
] as const)('npm start plays a round with $slack', ({ mode, sparing }) => {
  let outside: Outside;
  let table: Table;
  beforeAll(async () => {
    outside = await sitOutside(mode, sparing);
    table = outside.table;
    for (const name of ['Ana', 'Ben', 'Chi']) table.add(name);
    table.channel = table.control.addChannel({ name: 'fast-nomic', creator: table.id('Ana') });
    for (const name of ['Ben', 'Chi']) table.control.invite(table.channel, table.id(name));
  }, 200_000);
  afterAll(() => table.leave(), 20_000);

  /** As people see each other where names are told, else the bare id. */
  const called = (name: string) => (sparing ? table.id(name) : name);

  test('set up before the bot is there: it says how it is brought in', async () => {
    // Where there is no address to answer at, who is outside cannot whisper.
    if (sparing) return;
    const told = await table.asks('Ana', '/nomic', 'setup rules=stock-market');
    expect(told).toContain('I am not in this channel yet: /invite @Fast Nomic');
  });

  test('FN-S2 · every fault of a set-up is told at once, and nothing is set up', async () => {
    table.control.invite(table.channel, table.slack.botUserId, table.id('Ana'));
    await table.sees('Hello. I referee Fast Nomic');
    const wrong =
      'rules=stock-market emperor=ben tape=loud stocks="LONGER low 1 A; BRAV wild 60 B; CHAR low x C"';
    const told = await table.asks('Ana', '/nomic', `setup ${wrong}`);
    for (const fault of ['emperor:', 'tape:', 'Line 1', 'Line 2', 'Line 3']) expect(told).toContain(fault);
    expect(told).toContain('nothing was recorded');
    expect(table.board()).toBe('');
  });

  test('FN-E1 · set up with curly quotes and another Emperor, who accepts by text', async () => {
    const stocks =
      'stocks=\u201CALFA low 100 Alfa Mills; BRAV medium 60 Bravo Gas; CHAR high 200 Charlie Rail\u201D';
    const who = `emperor=<@${table.id('Ben')}>`;
    const told = await table.asks('Ana', '/nomic', `setup rules=stock-market ${who} ${stocks}`);
    expect(told).toContain(called('Ben'));
    await table.sees('The game begins when you accept');
    expect(await table.asks('Chi', '/nomic', 'accept')).toMatch(/Not done/);
    await table.slash('Ben', '/nomic', 'accept');
    await table.boardSays('CHAR');
    await table.diceSealed();
    for (const name of ['Ana', 'Chi']) await table.slash(name, '/nomic', 'join');
    for (const name of ['Ana', 'Ben', 'Chi']) await table.boardSays(`${called(name)}`);
    expect(table.board()).toContain('Players (N) *3*');
  });

  test('S01 · FN-R1 · a proposal, its votes by reply and reaction, and its resolution', async () => {
    const post = await table.submits('Chi', 'PROPOSAL: Start richer. Everybody gets more.');
    table.replies('Ana', post, 'FOR');
    await table.cardSays(post, 'FOR 1');
    table.reacts('Chi', post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.until(() => table.pinned(post), 'the proposal is pinned');
    await table.slash('Ana', '/nomic', 'resolve P1 enact');
    await table.threadSays(post, 'ENACTED');
    await table.until(() => !table.pinned(post), 'the proposal is unpinned');
  });

  test('FN-S3 · FN-S6 · FN-S7 · portfolio, trade, adjustment, news', async () => {
    expect(await table.asks('Chi', '/nomic', 'portfolio')).toContain('1,000,000');
    expect(await table.asks('Chi', '/buy', '50 CHAR')).toContain('50 × 200 = 10,000');
    await table.boardSays('990,000');
    await table.slash('Ana', '/adjust');
    await table.sees('Market adjustment 1');
    expect(await table.asks('Ana', '/adjust')).toContain('Not done');
    await table.slash('Chi', '/news', 'CHAR opens the coast line');
    await table.sees('opens the coast line');
  });

  test('FN-E5 · FN-E4 · a victory declared, confirmed, and the next round opened', async () => {
    const post = await table.submits('Chi', 'DECLARATION OF VICTORY: I have the coast line');
    await table.sees('Play is frozen');
    table.replies('Ana', post, 'FOR');
    table.replies('Chi', post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Ana', '/nomic', 'resolve V1 enact');
    await table.sees(`${called('Chi')} has won`);
    expect(await table.asks('Ana', '/nomic', 'ascend The Harbour Round')).toContain('Not done');
    const old = table.control.pins(table.channel).map((m) => m.ts);
    await table.slash('Chi', '/nomic', 'ascend The Harbour Round');
    await table.sees('ASCENSION ADDRESS');
    await table.until(
      () => table.control.pins(table.channel).some((m) => !old.includes(m.ts)),
      'a new gamestate is pinned',
    );
    await table.boardSays('The Harbour Round');
  });

  test('the game is there again after a restart, and nothing was an error', async () => {
    const { errors } = outside.child();
    await table.restart();
    expect(await table.asks('Ana', '/nomic', 'state')).toContain('The Harbour Round');
    for (const line of `${errors}${outside.child().errors}`.split('\n').filter((one) => one !== ''))
      expect(line).toBe('');
  }, 60_000);
});
