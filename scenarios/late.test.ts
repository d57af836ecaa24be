import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cast, idOf, refusedTo, resolve, shows } from './docket.ts';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

/** The message that an event tells to be gone: one with replies leaves a stone. */
function deleted({ deleted_ts, message }: Record<string, unknown>): unknown {
  const stone = message as { ts?: string; subtype?: string } | undefined;
  return deleted_ts ?? (stone?.subtype === 'tombstone' ? stone.ts : undefined);
}

describe.each(MODES)('what comes late over %s', (mode) => {
  let five: Table;
  const faults = () => five.slack.faults;
  /** A call for judgement with these votes on it, all counted. */
  const voted = async (title: string, votes: Readonly<Record<string, string>>, says: string) => {
    const post = await five.submits('Ben', `CALL FOR JUDGEMENT: ${title}`);
    cast(five, post, votes);
    await shows(five, post, says);
    return post;
  };
  beforeAll(async () => {
    five = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'] });
  });
  afterEach(() => {
    faults().resumeDeliveries();
    faults().clear();
  });
  afterAll(() => five?.leave());

  test('FN-R9 · before a resolution the matter alone is read again, so that votes not yet delivered count', async () => {
    const other = await voted('another one', { Ben: 'FOR' }, 'FOR 1');
    const post = await voted('does it count?', { Ben: 'FOR' }, 'FOR 1');
    faults().pauseDeliveries();
    five.reacts('Chi', post, '+1');
    five.reacts('Chi', other, '+1');
    five.replies('Dara', post, 'FOR');
    five.reacts('Eli', five.card(post)?.ts ?? '', '-1');
    const before = five.slack.calls.length;
    const notice = await resolve(five, 'Eli', post, 'enact');
    expect(notice).toContain('More than half FOR: 3–1 of 5 players');
    expect(notice).toContain('FOR 3 (Ben, Chi, Dara). AGAINST 1 (Eli).');
    const read = five.slack.calls
      .slice(before)
      .filter(({ method }) => /^(reactions\.get|conversations\.)/.test(method));
    const about = read.map(({ args }) => String(args.timestamp ?? args.ts)).sort();
    expect(about).toEqual([post, post]);
    faults().resumeDeliveries();
    await shows(five, other, 'FOR 2 (Ben, Chi)');
    expect(five.thread(post).filter((text) => text.includes('reached me after'))).toEqual([]);
  });

  test('FN-R9 · an earlier vote that arrives after the resolution is logged with the count it would have made', async () => {
    const post = await voted(
      'is it too late?',
      { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR' },
      'may be enacted now',
    );
    faults().pauseDeliveries();
    five.reacts('Eli', post, '-1');
    five.skip({ s: 5 });
    // Slack does not show it when asked.
    const shown = faults().onCall('reactions.get', 'before', () => five.unreacts('Eli', post, '-1'));
    const notice = await resolve(five, 'Chi', post, 'enact');
    expect(notice).toContain('3–0 of 5 players');
    shown();
    five.hush('Eli');
    faults().resumeDeliveries();
    const late = await five.threadSays(post, "Eli's AGAINST on");
    expect(late).toContain('reached me after it was resolved');
    expect(late).toContain('by Chi; it is not counted and the resolution stands.');
    expect(late).toContain('With it the tally would have been FOR 3, AGAINST 1 of 5.');
    expect(late).toContain('may post a CALL FOR JUDGEMENT:');
    expect(await five.told('Eli')).toContain('Rule 1.6.6 Resolution');
    await shows(five, post, 'ENACTED', 'FOR 3, AGAINST 0 of 5');
  });

  test('FN-R9 · two reactions by one person that nobody saw come have no order: they are asked, and neither counts', async () => {
    const post = await voted('which came first?', { Ben: 'FOR', Chi: 'FOR' }, 'FOR 2');
    await five.restart(() => {
      faults().pauseDeliveries();
      five.reacts('Dara', post, '+1');
      five.skip({ s: 2 });
      five.reacts('Dara', post, '-1');
      five.reacts('Eli', post, '-1');
    });
    await shows(five, post, 'FOR 2 (Ben, Chi). AGAINST 1 (Eli).', 'Unclear reply: Dara.');
    expect(await five.told('Dara', 'Which is your vote?')).toContain('I recorded nothing.');
    faults().resumeDeliveries();
    await shows(five, post, 'AGAINST 2 (Dara, Eli)');
    expect(five.card(post)?.words).not.toContain('Unclear');
    five.unreacts('Dara', post, '-1');
    await shows(five, post, 'FOR 3 (Ben, Chi, Dara)', 'may be enacted now');
    await resolve(five, 'Ana', post, 'enact');
  });

  test('FN-V1 · FN-R9 · a reaction found by looking has no order to a reply found with it; its delivery tells', async () => {
    const post = await voted('which came last?', { Ben: 'FOR', Chi: 'FOR' }, 'FOR 2');
    faults().pauseDeliveries();
    five.reacts('Dara', post, '+1');
    five.reacts('Eli', post, '+1');
    five.skip({ s: 2 });
    five.replies('Dara', post, 'AGAINST');
    five.skip({ s: 2 });
    five.hush('Dara');
    expect(await refusedTo(five, 'Dara', post, 'fail')).toContain('FOR 3, AGAINST 1 of 5');
    await five.told('Dara', 'Which is your vote?');
    await shows(five, post, 'FOR 3 (Ben, Chi, Eli). AGAINST 1 (Dara).', 'Unclear reply: Dara.');
    five.replies('Eli', post, 'AGAINST');
    faults().resumeDeliveries();
    await shows(five, post, 'FOR 2 (Ben, Chi). AGAINST 2 (Dara, Eli).');
    expect(five.card(post)?.words).not.toContain('Unclear');
    cast(five, post, { Ana: 'AGAINST' });
    await shows(five, post, 'may be failed now');
    await resolve(five, 'Ana', post, 'fail');
  });

  const unseen = async () => {
    const post = await voted(
      'can you see it?',
      { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR' },
      'may be enacted now',
    );
    const cured = faults().status('reactions.get', 500);
    five.hush('Dara');
    await five.slash('Dara', '/nomic', `resolve ${idOf(five, post)} enact`);
    const told = await within(() => five.told('Dara'), 3);
    expect(told).toContain('Slack did not show me the votes on');
    expect(told).toContain('so it was not resolved. Try again.');
    cured();
    await resolve(five, 'Dara', post, 'enact');
  };
  // It takes ten seconds, and how events are delivered has no part in it.
  if (mode === 'socket') {
    test('FN-R9 · when Slack does not show the votes, nothing is resolved', { timeout: 40_000 }, unseen);
  }

  test('FN-V1 · FN-M1 · a vote that arrives before the post it answers counts, however late the post comes', async () => {
    faults().pauseDeliveries();
    const post = five.says('Ben', 'CALL FOR JUDGEMENT: who was first?');
    five.skip({ h: 2 });
    const reply = five.replies('Chi', post, 'FOR');
    await faults().redeliver((event) => event.ts === reply);
    await shows(five, post, 'who was first?, Call for Judgement by Ben', 'FOR 1 (Chi)');
    faults().resumeDeliveries();
    cast(five, post, { Dara: 'FOR', Eli: 'FOR' });
    await shows(five, post, 'FOR 3 (Chi, Dara, Eli)');
    expect(five.thread(post).filter((text) => text.includes('Call for Judgement by Ben'))).toHaveLength(1);
    await resolve(five, 'Ana', post, 'enact');
  });

  test('FN-M6 · FN-V1 · what is deleted or voted on before it is heard comes to the same as in order', async () => {
    faults().pauseDeliveries();
    const post = five.says('Ben', 'CALL FOR JUDGEMENT: what came of it?');
    const gone = five.replies('Dara', post, 'FOR');
    five.skip({ h: 2 });
    const reply = five.replies('Chi', post, 'AGAINST');
    five.reacts('Eli', post, '-1');
    for (const ts of [gone, post])
      five.control.remove(five.id(ts === post ? 'Ben' : 'Dara'), five.channel, ts);
    await faults().redeliver((event) => event.ts === reply);
    await faults().redeliver((event) => event.type === 'reaction_added' && event.user === five.id('Eli'));
    for (const ts of [gone, post]) await faults().redeliver((event) => deleted(event) === ts);
    await five.asks('Eli', '/nomic', 'docket');
    faults().resumeDeliveries((n) => Array.from({ length: n }, (_, at) => n - 1 - at));
    await shows(five, post, 'FOR 0. AGAINST 2 (Chi, Eli). Not voted: Ana, Ben, Dara', 'The post was deleted');
    expect(await five.asks('Ben', '/nomic', 'docket')).toContain('what came of it?');
    cast(five, post, { Ana: 'AGAINST' });
    await shows(five, post, 'AGAINST 3');
    await resolve(five, 'Ana', post, 'fail');
  });

  test('FN-M6 · an entry that was deleted while nothing stood in its thread, and nobody told, is found to be gone', async () => {
    faults().status('chat.postMessage', 503);
    const post = five.says('Ben', 'CALL FOR JUDGEMENT: gone without a trace?');
    await five.until(() => five.board().includes('gone without a trace'), 'the board names it');
    await five.restart(() => {
      faults().pauseDeliveries();
      five.control.remove(five.id('Ben'), five.channel, post);
      faults().clear();
    });
    await five.sees('The post was deleted; its text as first posted: CALL FOR JUDGEMENT: gone without');
  });

  test('FN-V1 · a reaction to a card counts that comes before Slack has told the bot where the card stands', async () => {
    const cured = faults().delayAnswer('chat.postMessage', 1000);
    const post = five.says('Ben', 'CALL FOR JUDGEMENT: who is quicker?');
    const card = () => five.slack.control.thread(five.channel, post).find(({ ts }) => ts !== post);
    await five.until(() => card() !== undefined, 'the card is there');
    five.reacts('Dara', card()?.ts ?? '', '+1');
    await shows(five, post, 'FOR 1 (Dara)');
    cured();
    cast(five, post, { Ana: 'FOR', Eli: 'FOR' });
    await shows(five, post, 'FOR 3 (Ana, Dara, Eli)');
    await resolve(five, 'Ana', post, 'enact');
  });

  test('FN-R6 · a resolution stands without its notice, which is posted late and once', async () => {
    const post = await voted(
      'who hears of it?',
      { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR' },
      'may be enacted now',
    );
    const cured = faults().status('chat.postMessage', 503);
    await five.slash('Dara', '/nomic', `resolve ${idOf(five, post)} enact`);
    await five.until(() => !five.pinned(post), 'the resolved matter is unpinned');
    expect(await refusedTo(five, 'Dara', post, 'fail')).toContain('was already enacted by Dara');
    expect(five.thread(post).some((text) => text.includes('ENACTED by'))).toBe(false);
    cured();
    faults().loseAnswer('chat.postMessage', 'status500', 1);
    await five.threadSays(post, 'ENACTED by Dara');
    five.says('Ana', 'JOIN');
    await five.told('Ana');
    expect(five.thread(post).filter((text) => text.includes('ENACTED by Dara'))).toHaveLength(1);
  });

  test('FN-R6 · a resolution announced by hand, while the bot was away, is recorded at its own time', async () => {
    const post = await voted('by hand?', { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR' }, 'may be enacted now');
    await five.restart(() => {
      five.replies('Dara', post, '*ENACTED* 3-0, more than half FOR', true);
      five.skip({ m: 10 });
    });
    const notice = await five.threadSays(post, 'ENACTED by Dara');
    expect(notice).toContain('Resolved by Dara with a reply in the thread; the bot adds this notice.');
    await five.until(() => !five.pinned(post), 'the resolved matter is unpinned');
    const old = await voted('by hand, too soon?', { Ben: 'FOR' }, 'FOR 1');
    five.hush('Dara');
    five.replies('Dara', old, 'ENACTED', true);
    expect(await five.told('Dara')).toContain(
      'which is not enough to enact it now. 2 more FOR would make it enactable.',
    );
    await shows(five, old, 'FOR 1 (Ben)', 'Can be resolved now: no');
  });
});

/** Slack is waited for up to 10 s, so what is told comes late. */
async function within<T>(ask: () => Promise<T>, times: number): Promise<T> {
  for (let left = times; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}
