import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asBot, deliver, forgedButton } from './forge.ts';
import { MODES, sit } from './harness.ts';
import { type Table, words } from './table.ts';

const MANY = '1 '.repeat(40);

describe.each(MODES)('what cannot be read, over %s', (mode) => {
  const lines: string[] = [];
  let table: Table;
  let post: string;
  beforeAll(async () => {
    table = await sit({ mode, lines, people: ['Ana', 'Ben', 'Chi'], others: ['Finn'] });
    post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
  }, 60_000);
  afterAll(() => table.leave());

  const privates = (name: string) => table.seen(name).filter((m) => m.ephemeral).length;
  /** Does something and a near miss after it; resolves to what came of the first, in private. */
  const quietly = async (name: string, act: () => unknown): Promise<string[]> => {
    const before = privates(name);
    await act();
    table.says(name, 'CFJ: is this heard?');
    await table.until(
      () => table.lastPrivate(name).includes('CALL FOR JUDGEMENT:'),
      `${name} gets the nudge for the second post`,
    );
    const all = table.seen(name).filter((m) => m.ephemeral);
    const texts = all.slice(before).map(words);
    table.hush(name);
    for (const nudge of all) table.control.dismissEphemeral(table.id(name), table.channel, nudge.ts);
    return texts.filter((text) => !text.includes('CALL FOR JUDGEMENT:'));
  };

  test('an unknown word after a command is told, with the one that was meant', async () => {
    const portfolio = await table.asks('Ben', '/nomic', 'porfolio');
    expect(portfolio).toContain('I do not know "porfolio"');
    expect(portfolio).toContain('portfolio`?');
    expect(await table.asks('Ben', '/act', 'bargepol')).toContain('know no action called bargepol');
    expect(await table.asks('Ben', '/act', 'adjsut')).toContain('Did you mean `/act adjust`');
    const odd = await table.asks('Ben', '/nomic', '\u{1F4A5}'.repeat(300));
    expect(odd).toContain('Nothing was done');
  });

  test.each([
    ['1.5 CCC', 'whole numbers'],
    ['-7 CCC', 'use the opposite command: /sell 7 CCC.'],
    ['1 000 CCC', 'Write /buy 50 CCC,'],
    ['1e9 CCC', 'Write'],
    ['99999999999999999999 CCC', 'Nothing was done'],
    ['50 CCD', 'Did you mean CCC?'],
    ['fifty CCC', 'Nothing was done'],
    ['5\u0000x CCC', 'Nothing was done'],
    [MANY, 'Nothing was done'],
  ])('FN-S3 · a trade in "%s" buys nothing and says how to write it', async (typed, says) => {
    const told = await table.asks('Ben', '/buy', typed);
    expect(told).toContain(says);
    expect(told).not.toMatch(/undefined|NaN|\[object|Error|\bat \//);
    expect(await table.asks('Ben', '/nomic', 'portfolio')).toContain('1,000,000');
  });

  test('a command where no game is played names the place where one is', async () => {
    const other = table.control.addChannel({ name: `kitchen-${mode}`, creator: table.id('Ben') });
    const here = table.channel;
    await table.slash('Ben', '/nomic', 'help');
    table.channel = other;
    const told = await table.asks('Ben', '/buy', '50 CCC');
    table.channel = here;
    expect(told).toContain('No game is played in this channel');
    expect(told).toContain(`<#${here}>`);
  });

  test('FN-M2 · FN-V8 · who does not play is told so, by the rule, whatever they try', async () => {
    for (const [command, text] of [
      ['/buy', '1 CCC'],
      ['/adjust', ''],
      ['/nomic', 'vote P1 FOR'],
      ['/nomic', 'resolve P1 enact'],
      ['/news', 'CCC opens'],
    ] as const) {
      const told = await table.asks('Finn', command, text);
      expect(told, `${command} ${text}`).toMatch(/Not (done|recorded)/);
      expect(told, `${command} ${text}`).toMatch(/[Rr]ule \d+\.\d/);
    }
    const theirs = table.says('Finn', 'PROPOSAL: Let me in.');
    expect(await table.threadSays(theirs, 'Not')).toMatch(/[Rr]ule 1\.4/);
    expect(table.pinned(theirs)).toBe(false);
  });

  test('FN-M1 · an entry in a thread, or somebody’s talk, is no entry', async () => {
    table.hush('Chi');
    const inThread = table.replies('Chi', post, 'PROPOSAL: From below');
    expect(await table.told('Chi')).toContain('thread');
    expect(await quietly('Chi', () => table.says('Chi', 'I have a PROPOSAL: lunch'))).toEqual([]);
    expect(table.card(inThread)).toBeNull();
  });

  test('what the bot itself says is no act, even where it reads like one', async () => {
    const channel = table.channel;
    const own = await asBot(table.slack, 'chat.postMessage', { channel, text: 'PROPOSAL: By the bot' });
    await asBot(table.slack, 'chat.postMessage', { channel, thread_ts: post, text: 'FOR' });
    expect(await quietly('Ben', () => table.reacts('Ben', post, 'eyes'))).toEqual([]);
    expect(table.card(String(own.ts))).toBeNull();
    expect(table.card(post)?.words).toContain('FOR 0');
  });

  const byAnotherApp = async () => {
    const ts = `${Math.floor(table.control.now() / 1000)}.000900`;
    const said = { type: 'message', subtype: 'bot_message', channel: table.channel, bot_id: 'BOTHER', ts };
    for (const [i, event] of [
      { ...said, text: 'PROPOSAL: By a robot' },
      { ...said, subtype: undefined, user: 'UOTHER', text: 'JOIN' },
      { ...said, subtype: undefined, user: 'UOTHER', thread_ts: post, text: 'FOR' },
    ].entries()) {
      const body = { type: 'event_callback', team_id: table.slack.teamId, event_id: `EvR${i}`, event };
      expect(await deliver(table, body)).toBe(200);
    }
    expect(await quietly('Ben', () => table.reacts('Ben', post, 'shrug'))).toEqual([]);
    expect(table.board()).toContain('Players (N) *3*');
    expect(table.card(post)?.words).toContain('FOR 0');
  };
  // Over a socket nobody but Slack can speak to the bot.
  if (mode === 'http') test('what another app says is no act either', byAnotherApp);

  test('FN-M1 · a proposal of 40,000 characters, and one of control characters, are registered and shown', async () => {
    const long = await table.submits('Chi', `PROPOSAL: ${'Every player counts. '.repeat(1904)}`);
    expect(table.card(long)?.words).toContain('P2');
    const odd = await table.submits('Chi', 'PROPOSAL: a\u0007\u202Eb\u0000c\u2028 <!channel> & `*~');
    const card = table.card(odd)?.words ?? '';
    expect(card).toContain('P3');
    expect(card).not.toContain('<!channel>');
    for (const odd of ['\u0000', '\u0007', '\u202E']) expect(card).not.toContain(odd);
    table.replies('Ben', long, `FOR ${'x'.repeat(39_000)}`);
    await table.cardSays(long, 'FOR 1');
  });

  test('a command of 40,000 characters is answered, briefly', async () => {
    const told = await table.asks('Ben', '/nomic', `vote P1 ${'y'.repeat(39_900)}`);
    expect(told).toContain('Nothing was recorded');
    expect(told.length).toBeLessThan(1500);
    expect(await table.asks('Ben', '/nomic', `rules ${'9.'.repeat(10_000)}`)).not.toBe('');
    expect(await table.asks('Ben', '/roll', '9'.repeat(30_000))).toContain('Nothing was rolled');
  });

  test('buttons of other versions, and values that no button has, do nothing and say so', async () => {
    for (const [action, value] of [
      ['vote.maybe', 'P1|MAYBE'],
      ['vote.for', 'P1|VETO'],
      ['vote.for', 'P99|FOR'],
      ['vote.for', '__proto__|FOR'],
      ['constructor', 'P1'],
      ['matter.enact', 'V7|e1'],
      ['matter.more', 'X'],
      ['trade.buy.exact', 'CCC|-5|200'],
      ['trade.buy.exact', 'CCC|1e99|200'],
      ['trade.buy.exact', '||'],
    ] as const) {
      const ts = await forgedButton(table, action, value);
      table.hush('Ana');
      await table.click('Ana', ts, action);
      expect(await table.told('Ana'), `${action} ${value}`).toContain('older version');
    }
    expect(table.card(post)?.words).not.toContain('veto');
    expect(table.card(post)?.words).toContain('FOR 0');
  });

  test('buttons with values that would be acts of somebody else, or of nothing, are refused', async () => {
    for (const [action, value] of [
      ['role.demote', 'UNOBODY'],
      ['news.roll', 'N99|CCC'],
      ['news.which', 'ZZZ|1.000100'],
      ['duty.done', 'P99'],
      ['round.ascend', 'V1'],
      ['rules.page', '99.9|x'],
    ] as const) {
      const ts = await forgedButton(table, action, value);
      table.hush('Ben');
      await table.click('Ben', ts, action);
      expect(await table.told('Ben'), `${action} ${value}`).not.toMatch(/undefined|NaN|\[object/);
    }
    await table.slash('Ben', '/nomic', 'portfolio');
    expect(await table.told('Ben', 'Cash')).toContain('1,000,000');
  });

  test('a button of one game pressed in the channel of another does nothing to either', async () => {
    const other = await table.newGame({ people: ['Ben', 'Chi'] });
    const ts = await forgedButton(other, 'vote.for', 'P1|FOR');
    other.hush('Chi');
    await other.click('Chi', ts, 'vote.for');
    expect(await other.told('Chi')).toContain('older version');
    expect(table.card(post)?.words).toContain('FOR 0');
  }, 60_000);

  test('no game yet: whatever is typed or pressed is told how one is begun', async () => {
    const bare = await table.newGame({ people: ['Ben', 'Chi'], setup: null });
    for (const [command, text] of [
      ['/nomic', ''],
      ['/buy', '50 CCC'],
      ['/nomic', 'vote P1 FOR'],
      ['/act', 'adjust'],
    ] as const) {
      expect(await bare.asks('Ben', command, text), `${command} ${text}`).toContain('/nomic setup');
    }
    const ts = await forgedButton(bare, 'vote.for', 'P1|FOR');
    bare.hush('Ben');
    await bare.click('Ben', ts, 'vote.for');
    expect(await bare.told('Ben')).toContain('older version');
    const said = bare.says('Ben', 'PROPOSAL: Nowhere');
    bare.reacts('Chi', said, '+1');
    expect(await bare.asks('Chi', '/nomic', 'docket')).toContain('/nomic setup');
    expect(bare.card(said)).toBeNull();
  }, 60_000);

  test('an archived channel takes nothing more, and its game goes on when it is opened again', async () => {
    const dusty = await table.newGame({ people: ['Ben', 'Chi'] });
    const theirs = await dusty.submits('Chi', 'PROPOSAL: Sleep. Nothing moves.');
    table.control.archive(table.id('Ben'), dusty.channel);
    expect(() => dusty.says('Ben', 'JOIN')).toThrow('is_archived');
    table.control.unarchive(table.id('Ben'), dusty.channel);
    dusty.reacts('Ben', theirs, '+1');
    await dusty.cardSays(theirs, 'FOR 1');
  }, 60_000);

  test('nothing of all this was an error, and no delivery is left undone', async () => {
    const bad = lines.filter((line) => /"level":"(error|fatal)"/.test(line));
    expect(bad).toEqual([]);
    const sayings = table.botMessages().join('\n');
    expect(sayings).not.toMatch(/undefined|NaN|\[object|ZodError|\n\s+at /);
  });
});
