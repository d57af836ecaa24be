import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOn, cast, refusedTo, resolve, shows } from './docket.ts';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('resolution over %s', (mode) => {
  let five: Table;
  let half = '';
  beforeAll(async () => {
    five = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'], others: ['Finn', 'Gus'] });
  });
  afterAll(() => five?.leave());

  test('S01 · FN-R1 · FN-R4 · FN-R6 · FN-M5 · more than half FOR may be enacted at once, by anybody who plays', async () => {
    const post = await five.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    await five.until(() => five.pinned(post), 'the proposal is pinned');
    five.skip({ m: 2 });
    five.reacts('Ben', post, '+1');
    five.replies('Chi', post, 'FOR');
    five.reacts('Dara', post, 'thumbsup');
    await shows(five, post, 'may be enacted now', '(rule 1.6.2)');
    expect(buttonsOn(five, post)[0]).toBe('matter.enact');
    const barred = await refusedTo(five, 'Finn', post, 'enact');
    expect(barred).toContain('Finn is an observer; only players resolve matters.');
    expect(barred).toContain('Rule 1.6.1');
    const notice = await resolve(five, 'Eli', post, 'enact');
    expect(notice).toContain(
      'P1 Start richer: ENACTED by Eli. More than half FOR: 3–0 of 5 players (rule 1.6.2).',
    );
    const broadcast = five.seen().filter((m) => m.subtype === 'thread_broadcast');
    expect(broadcast.map((m) => m.thread_ts)).toEqual([post]);
    await five.until(() => !five.pinned(post), 'the proposal is unpinned');
    await shows(five, post, 'P1 Start richer: ENACTED');
    expect(buttonsOn(five, post)).toEqual([]);
  });

  test('FN-R7 · what an enacted proposal prescribes is due on the Emperor, until they say it is done', async () => {
    const docket = await five.asks('Ana', '/nomic', 'docket', 'Start richer');
    expect(docket).toContain('Apply P1 Start richer by hand.');
    await five.slash('Ana', '/nomic', 'done P1');
    await five.told('Ana', 'carried out');
    expect(await five.asks('Ana', '/nomic', 'docket')).not.toContain('Start richer');
  });

  test('S02 · FN-R1 · FN-R2 · half AGAINST fails at once; half FOR does not enact', async () => {
    five.says('Gus', 'JOIN');
    await five.boardSays('6 players: 4 FOR enact, 3 AGAINST fail');
    half = await five.submits('Ben', 'CALL FOR JUDGEMENT: is half enough?');
    const against = await five.submits('Chi', 'CALL FOR JUDGEMENT: is half too much?');
    cast(five, half, { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR' });
    cast(five, against, { Dara: 'AGAINST', Eli: 'AGAINST', Gus: 'AGAINST' });
    five.skip({ h: 1 });
    await shows(five, half, 'FOR 3', '1 more FOR enacts (needs 4)', 'Can be resolved now: no (rule 1.6.2)');
    const refused = await refusedTo(five, 'Ben', half, 'enact');
    expect(refused).toContain('FOR 3, AGAINST 0 of 6, which is not enough to enact it now.');
    expect(refused).toContain('1 more FOR would make it enactable. Its time is up');
    expect(refused).not.toContain('..');
    await shows(five, against, 'may be failed now', '(rule 1.6.3)');
    expect(await resolve(five, 'Ben', against, 'fail')).toContain('Half or more AGAINST: 0–3 of 6 players');
  });

  test('S15 · FN-V8 · whoever leaves takes their vote and their weight with them', async () => {
    five.says('Dara', 'OBSERVE');
    await shows(
      five,
      half,
      'FOR 2 (Ben, Chi)',
      'Not counted: Dara FOR.',
      'N = 5. 1 more FOR enacts (needs 3)',
    );
    await five.sees('Dara is now an observer');
    five.says('Dara', 'JOIN');
    await shows(five, half, 'FOR 3 (Ben, Chi, Dara)', 'N = 6.');
    five.says('Gus', 'OBSERVE');
    await shows(five, half, 'FOR 3 (Ben, Chi, Dara)', 'may be enacted now');
    await resolve(five, 'Ana', half, 'enact');
  });

  test('S07 · S08 · FN-R2 · at 18 hours every matter is one of the two, and not a minute before', async () => {
    const raise = (words: string) => five.submits('Ben', `CALL FOR JUDGEMENT: ${words}`);
    const silent = await raise('nobody cares');
    const tied = await raise('one each');
    const one = await raise('one is enough');
    const trusting = await raise('three trust');
    cast(five, tied, { Ben: 'FOR', Chi: 'AGAINST' });
    cast(five, one, { Ben: 'FOR' });
    cast(five, trusting, { Ben: 'DEF', Chi: 'DEF', Dara: 'DEF' });
    await shows(five, trusting, 'DEFERENTIAL unresolved 3');
    five.control.skip(Number(silent) * 1000 + (17 * 60 + 57) * 60_000 - five.control.now());
    for (const outcome of ['enact', 'fail'] as const) {
      const told = await refusedTo(five, 'Ben', silent, outcome);
      expect(told).toContain('Its time is up');
      expect(told).toContain(outcome === 'enact' ? 'Rule 1.6.2 Resolution' : 'Rule 1.6.3 Resolution');
    }
    await shows(five, one, 'Can be resolved now: no');
    // The youngest of the four is some minutes younger.
    five.skip({ m: 10 });
    for (const post of [silent, tied, trusting]) await shows(five, post, 'may be failed now');
    expect(await refusedTo(five, 'Ben', silent, 'enact')).toContain('It can be failed now.');
    const why = '18 h up and not enactable';
    expect(await resolve(five, 'Chi', silent, 'fail')).toContain(`${why}: 0–0 of 5`);
    expect(await resolve(five, 'Chi', tied, 'fail')).toContain(`${why}: 1–1 of 5`);
    expect(await resolve(five, 'Chi', trusting, 'fail')).toContain('0–0 of 5 players, with 3 unresolved DEF');
    expect(await resolve(five, 'Chi', one, 'enact')).toContain('More FOR than AGAINST at 18 h: 1–0 of 5');
  });

  test('S13 · FN-R3 · proposals are taken oldest first, a vetoed one too; a CfJ waits for none', async () => {
    const first = await five.submits('Ben', 'PROPOSAL: First. The older one.');
    cast(five, first, { Ben: 'FOR', Chi: 'AGAINST' });
    five.skip({ h: 5 });
    const second = await five.submits('Chi', 'PROPOSAL: Second. The newer one.');
    cast(five, second, { Chi: 'FOR', Dara: 'FOR', Eli: 'FOR' });
    const card = await shows(five, second, 'enough to enact (rule 1.6.2). It waits for', 'which is older');
    expect(card).toContain('(rule 1.6.4)');
    expect(buttonsOn(five, second)).not.toContain('matter.enact');
    const refused = await refusedTo(five, 'Dara', second, 'enact');
    expect(refused).toContain('First is older and has to be resolved before');
    expect(refused).toContain('Rule 1.6.4 Resolution');
    const call = await five.submits('Dara', 'CALL FOR JUDGEMENT: may I go ahead?');
    cast(five, call, { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR' });
    await shows(five, call, 'may be enacted now');
    await resolve(five, 'Dara', call, 'enact');
    five.replies('Ana', second, 'VETO');
    await shows(five, second, 'Vetoed by Ana', 'It waits for');
    expect(buttonsOn(five, second)).toEqual([]);
    expect(await refusedTo(five, 'Dara', second, 'fail')).toContain('First is older');
    five.skip({ h: 13 });
    await shows(five, first, 'may be failed now');
    expect(await resolve(five, 'Eli', first, 'fail')).toMatch(/Next in queue: P\d+ Second/);
    await shows(five, second, 'may be failed now');
    await resolve(five, 'Eli', second, 'fail');
  });

  test('FN-R10 · a resolved matter takes no vote and no second resolution, and says when it closed', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: is it over?');
    cast(five, post, { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR' });
    await shows(five, post, 'may be enacted now');
    const stale = five.card(post)?.ts ?? '';
    five.replies('Dara', post, 'ENACT');
    const notice = await five.threadSays(post, 'ENACTED by Dara');
    expect(notice).toContain('Resolved by Dara with a reply in the thread; the bot adds this notice.');
    five.hush('Eli');
    five.replies('Eli', post, 'AGAINST');
    const late = await five.told('Eli');
    expect(late).toMatch(
      /was enacted at \d+ \w+ \d\d:\d\d(:(?!00)\d\d)? UTC by Dara; the vote is not counted\./,
    );
    expect(late).toContain('Rule 1.6.6 Resolution');
    expect(await refusedTo(five, 'Eli', post, 'fail')).toContain('was already enacted by Dara at');
    await shows(five, post, 'ENACTED');
    expect(five.thread(post).filter((text) => text.includes('ENACTED by Dara'))).toHaveLength(1);
    expect(five.seen().find((m) => m.ts === stale)?.blocks ?? []).not.toContain('matter.enact');
  });
});
