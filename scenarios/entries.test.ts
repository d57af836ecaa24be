import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cast, idOf, refusedTo, resolve, shows } from './docket.ts';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('entries over %s', (mode) => {
  let five: Table;
  const edit = (name: string, ts: string, text: string) =>
    five.control.edit(five.id(name), five.channel, ts, text);
  const failed = async (post: string) => {
    cast(five, post, { Chi: 'AGAINST', Dara: 'AGAINST', Eli: 'AGAINST' });
    await shows(five, post, 'may be failed now');
    await resolve(five, 'Eli', post, 'fail');
  };
  beforeAll(async () => {
    five = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'], others: ['Finn'] });
  });
  afterAll(() => five?.leave());

  test('FN-M1 · an entry in a direct message is none, and its author is told where it goes', async () => {
    const direct = five.control.dm(five.id('Ben'), five.slack.botUserId);
    five.control.say(five.id('Ben'), direct, 'PROPOSAL: Whispered. Nobody else hears of it.');
    const heard = () =>
      five.control
        .seen(five.id('Ben'), direct)
        .map((m) => m.text)
        .join();
    await five.until(() => heard().includes('not an official entry'), 'Ben is told in private');
    expect(heard()).toContain('Post it in the channel and I register it as a Proposal.');
    expect(heard()).not.toContain('I do not know');
    expect(await five.asks('Ben', '/nomic', 'docket')).toContain('No matter is pending.');
  });

  test('S14 · FN-M2 · a third proposal is not registered, a vetoed one holds its slot, and what was refused stays dead', async () => {
    const first = await five.submits('Ben', 'PROPOSAL: First. The oldest.');
    const second = await five.submits('Ben', 'PROPOSAL: Second. The other slot.');
    await shows(five, second, 'Slot 2 of 2.');
    five.replies('Ana', first, 'VETO');
    await shows(five, first, "It still uses one of Ben's 2 slots until it is failed.");
    const third = await five.submits('Ben', 'PROPOSAL: Third. One too many.');
    const refused = five.card(third)?.words ?? '';
    expect(refused).toContain('Not registered as a Proposal, not pinned.');
    expect(refused).toContain('Ben has 2 pending (P1, P2), and 2 is the most');
    expect(refused).toContain('(rule 1.4.2)');
    expect(five.seen('Chi').filter((m) => m.ephemeral && m.text.includes('Third'))).toEqual([]);
    await resolve(five, 'Chi', first, 'fail');
    expect(five.pinned(third)).toBe(false);
    five.hush('Ben');
    edit('Ben', third, 'PROPOSAL: Third. Again, please.');
    expect(await five.told('Ben')).toContain(
      'an edit changes nothing of it. To say something else, post it anew.',
    );
    const again = await five.submits('Ben', 'PROPOSAL: Third. Posted again.');
    await shows(five, again, 'P3 Third, Proposal by Ben');
    expect(five.thread(third)).toHaveLength(1);
    expect(five.pinned(third)).toBe(false);
    const outside = await five.submits('Finn', 'PROPOSAL: Let me in. I only watch.');
    expect(five.card(outside)?.words).toContain('Finn is');
    expect(five.card(outside)?.words).toContain('(rule 1.4.2)');
    await failed(second);
    await failed(again);
  });

  test('FN-M1 · a near miss is told its author alone, with the remedy; an edit registers it, dated at the edit', async () => {
    five.hush('Ben');
    const miss = five.says('Ben', 'Proposal: Late. It counts from the edit.');
    const nudge = await five.told('Ben');
    expect(nudge).toContain('Your post is not an official entry: it starts with "Proposal:".');
    expect(nudge).toContain('The rule asks for PROPOSAL: at the very start (rule 1.4.2).');
    expect(nudge).toContain('Edit the message and I register it at the time of the edit.');
    expect(five.thread(miss)).toEqual([]);
    five.skip({ m: 5 });
    const between = await five.submits('Chi', 'PROPOSAL: Between. Posted meanwhile.');
    five.skip({ m: 5 });
    edit('Ben', miss, 'PROPOSAL: Late. It counts from the edit.');
    await shows(five, miss, 'Proposal by Ben', 'An entry since its edit ');
    expect(await refusedTo(five, 'Ana', miss, 'enact')).toContain('Between is older and has to be resolved');
    await failed(between);
    await failed(miss);
  });

  test('FN-M1 · what is only talk is dismissed, and in a thread nothing opens', async () => {
    five.hush('Dara');
    five.says('Dara', 'CFJ: lunch at one?');
    await five.told('Dara', 'CALL FOR JUDGEMENT:');
    await five.press('Dara', 'nudge.dismiss');
    await five.until(() => five.privately('Dara').length === 0, 'the nudge is gone');
    five.hush('Dara');
    const parent = five.says('Dara', 'a thread');
    const reply = five.replies('Dara', parent, 'PROPOSAL: Hidden. In a thread.', true);
    expect(await five.told('Dara')).toContain(
      'it is a reply in a thread; entries are posts in the channel itself.',
    );
    expect(five.pinned(reply)).toBe(false);
  });

  test('S37 · FN-M6 · the text first posted is what is voted on: an edit is flagged with what changed, once', async () => {
    const post = await five.submits('Ben', 'PROPOSAL: Trends.\nA roll of 0 is replaced.');
    cast(five, post, { Ben: 'FOR', Chi: 'FOR' });
    await shows(five, post, 'FOR 2 (Ben, Chi)');
    edit('Ben', post, 'PROPOSAL: Trends.\nA roll below 1 is replaced.');
    const flag = await five.threadSays(post, 'was edited after 2 votes');
    expect(flag).toContain('The text as first posted stands');
    expect(flag).toContain('Was: "A roll of 0 is replaced.". Is now: "A roll below 1 is replaced.".');
    await shows(five, post, 'FOR 2 (Ben, Chi)', 'edited since, but the text first posted stands');
    edit('Ben', post, 'PROPOSAL: Trends.\nEverything is replaced.');
    await five.threadSays(post, 'Is now: "Everything is replaced."');
    expect(five.thread(post).filter((text) => text.includes('was edited after'))).toHaveLength(1);
    edit('Ben', post, 'PROPOSAL: Trends.\nA roll of 0 is replaced.');
    await five.until(
      () => !five.card(post)?.words.includes('edited since'),
      () => `the card forgets the edit; it says ${five.card(post)?.words}`,
    );
    five.control.unfurl(five.channel, post);
    await failed(post);
    expect(five.thread(post).filter((text) => text.includes('Is now'))).toEqual([]);
  });

  test('S37 · FN-M6 · FN-M5 · a deleted post leaves the matter: its card carries the text and the pin', async () => {
    const post = await five.submits('Ben', 'PROPOSAL: Gone. But not forgotten.');
    cast(five, post, { Ben: 'FOR', Chi: 'FOR' });
    await shows(five, post, 'FOR 2 (Ben, Chi)');
    five.control.remove(five.id('Ben'), five.channel, post);
    const flag = await five.threadSays(post, 'was deleted by Ben');
    expect(flag).toContain('The entry was made: text and votes are kept, and the card carries the text.');
    await shows(five, post, 'FOR 2 (Ben, Chi)', 'PROPOSAL: Gone. But not forgotten.');
    const card = five.card(post)?.ts ?? '';
    await five.until(() => five.pinned(card), 'the card is pinned');
    five.replies('Dara', post, 'FOR');
    await shows(five, post, 'may be enacted now');
    await resolve(five, 'Dara', post, 'enact');
    await five.until(() => !five.pinned(card), 'the card is unpinned');
  });

  test('FN-M5 · a pin taken off is set again once, with a word about the rule; after that it is an unmet duty', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: who unpins?');
    await five.until(() => five.pinned(post), 'it is pinned');
    five.hush('Chi');
    five.control.unpin(five.id('Chi'), five.channel, post);
    const told = await five.told('Chi');
    expect(told).toContain('has to stay pinned (rule 2.6.2');
    expect(told).toContain('Taken off once more, it stays off');
    await five.until(() => five.pinned(post), 'it is pinned again');
    five.control.unpin(five.id('Chi'), five.channel, post);
    await five.until(() => !five.pinned(post), 'it stays off');
    const docket = () => five.asks('Ana', '/nomic', 'docket', 'pinned');
    await expect.poll(docket, { timeout: 5000 }).toContain('0 of 1 pending matters pinned');
    const asked = () => five.slack.calls.filter(({ method }) => method === 'pins.list').length;
    const before = asked();
    const compared = () => {
      five.skip({ m: 1 });
      return asked() > before;
    };
    await five.until(compared, 'the silence makes it compare the channel');
    await five.asks('Ana', '/nomic', 'docket', '0 of 1 pending matters pinned');
    expect(five.pinned(post)).toBe(false);
    await five.restart();
    await five.until(() => five.pinned(post), 'a start repairs the pins');
    await failed(post);
  });

  test('FN-M5 · a pin that was still to be set when its matter was resolved is not set afterwards', async () => {
    const unpinned = () =>
      five.slack.calls.some(({ method, args }) => method === 'pins.remove' && args.timestamp === post);
    const busy = five.slack.faults.status('pins.add', 429, { retryAfterSecs: 20, times: 1 });
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: too soon?');
    await failed(post);
    busy();
    five.skip({ s: 30 });
    const next = await five.submits('Ben', 'CALL FOR JUDGEMENT: what comes next?');
    await five.until(() => five.pinned(next) && unpinned(), 'the next is pinned, the first is not');
    expect(five.pinned(post)).toBe(false);
    await failed(next);
  });

  test('FN-M5 · pins and entries missed while the bot was away are caught up with, at their own times', async () => {
    const old = await five.submits('Chi', 'CALL FOR JUDGEMENT: before the night?');
    await five.until(() => five.pinned(old), 'it is pinned');
    let post = '';
    await five.restart(() => {
      post = five.says('Ben', 'PROPOSAL: Night. Posted while the bot slept.');
      five.skip({ h: 2 });
      five.replies('Chi', post, 'FOR');
      five.control.unpin(five.id('Chi'), five.channel, old);
      five.skip({ h: 16 });
    });
    await shows(five, post, 'Night, Proposal by Ben', 'FOR 1 (Chi)', 'may be enacted now');
    await five.until(() => five.pinned(post) && five.pinned(old), 'both are pinned');
    await five.sees('While I was away');
    await resolve(five, 'Dara', post, 'enact');
    await failed(old);
  });

  test('one event in many deliveries is one act', async () => {
    five.slack.faults.duplicate(6);
    const post = await five.submits('Ben', 'PROPOSAL: Twice. Delivered twice.');
    const id = idOf(five, post);
    const reply = five.replies('Chi', post, 'FOR', true);
    await shows(five, post, 'FOR 1 (Chi)');
    five.skip({ h: 3 });
    await five.slack.faults.redeliver((event) => event.ts === post);
    await five.slack.faults.redeliver((event) => event.ts === reply);
    const next = await five.submits('Ben', 'PROPOSAL: Next. The other slot.');
    expect(idOf(five, next)).toBe(`P${Number(id.slice(1)) + 1}`);
    expect(five.thread(post).filter((text) => text.includes('Proposal by Ben'))).toHaveLength(1);
    expect(five.card(post)?.words).toContain('FOR 1 (Chi)');
    await failed(post);
    await failed(next);
  });

  test('FN-S7 · FN-M6 · a News Post stands as first posted: a symbol edited in later makes none', async () => {
    five.hush('Ben');
    const post = five.says('Ben', 'NEWS: nothing much happened');
    expect(await five.told('Ben')).toContain('It has to name exactly one stock by its symbol');
    five.hush('Ben');
    edit('Ben', post, 'NEWS: AAA opens a line');
    expect(await five.told('Ben')).toContain('To say something else, post it anew.');
    const good = five.says('Ben', 'NEWS: CCC opens a line');
    const made = await five.sees('NEWS N1 by Ben on CCC', good);
    edit('Ben', good, 'NEWS: BBB opens a line');
    five.replies('Ben', made, 'ROLL');
    await five.until(
      () => /Rolled by Ben/.test(five.messageAt(made)),
      () => `it is rolled; ${five.messageAt(made)}; ${five.lastPrivate('Ben')}`,
    );
    expect(five.messageAt(made)).not.toContain('BBB');
  });
});
