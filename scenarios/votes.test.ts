import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buttonsOn, cast, idOf, refusedTo, resolve, shows } from './docket.ts';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

const FIVE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];

describe.each(MODES)('votes over %s', (mode) => {
  let five: Table;
  beforeAll(async () => {
    five = await sit({ mode, people: FIVE, others: ['Gus'] });
  });
  afterAll(() => five?.leave());

  test('S03 · S04 · FN-V2 · FN-V3 · FN-V7 · every DEFERENTIAL follows the Emperor, and follows every change of theirs', async () => {
    const seven = await five.newGame({ people: [...FIVE, 'Gus', 'Hal'] });
    const post = await seven.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    cast(seven, post, { Ben: 'FOR', Chi: 'for', Dara: 'DEF', Eli: 'imperial', Gus: 'AGAINST, too much' });
    await shows(
      seven,
      post,
      'FOR 2 (Ben, Chi). AGAINST 1 (Gus). DEFERENTIAL unresolved 2 (Dara, Eli). Not voted: Ana, Hal.',
      'N = 7. 2 more FOR enact (needs 4). 3 more AGAINST fail (needs 4).',
      'If Ana votes FOR: 5–1, enactable. If Ana votes AGAINST: 2–4, failable.',
    );
    seven.reacts('Ana', post, '+1');
    await shows(
      seven,
      post,
      'may be enacted now',
      'FOR 5 (Ana, Ben, Chi, Dara by DEFERENTIAL, Eli by DEFERENTIAL). AGAINST 1 (Gus).',
    );
    await seven.boardSays('FOR 5, AGAINST 1; enough to enact');
    seven.hush('Ana');
    seven.replies('Ana', post, 'CoV AGAINST');
    await shows(
      seven,
      post,
      'may be failed now',
      'FOR 2 (Ben, Chi). AGAINST 4 (Ana, Dara by DEFERENTIAL, Eli by DEFERENTIAL, Gus).',
    );
    expect(await seven.told('Ana')).toContain('Recorded: AGAINST on P1 Start richer. It replaces your FOR.');
    expect(buttonsOn(seven, post)).toContain('matter.fail');
    const refused = await refusedTo(seven, 'Hal', post, 'enact');
    expect(refused).toContain('FOR 2, AGAINST 4 of 7, which is not enough to enact it now.');
    expect(refused).toContain('It can be failed now.');
    expect(refused).toContain('Rule 1.6.2 Resolution');
    seven.hush('Ana');
    seven.replies('Ana', post, 'DEFERENTIAL');
    await shows(seven, post, 'FOR 2 (Ben, Chi). AGAINST 1 (Gus). DEFERENTIAL unresolved 3', 'N = 7.');
    expect(await seven.told('Ana')).toContain('It counts as neither FOR nor AGAINST (rule 1.5.2).');
    seven.replies('Ana', post, 'AGAINST');
    await shows(seven, post, 'AGAINST 4');
    const notice = await resolve(seven, 'Hal', post, 'fail');
    expect(notice).toContain('Half or more AGAINST: 2–4 of 7 players (rule 1.6.3).');
  });

  test('S05 · FN-V5 · a VETO is final: only failing is left, and the Emperor cannot take it back', async () => {
    const post = await five.submits('Ben', 'PROPOSAL: Doubloons. Cash is counted in doubloons.');
    cast(five, post, { Ben: 'FOR', Chi: 'FOR', Dara: 'FOR', Eli: 'FOR' });
    await shows(five, post, 'FOR 4', 'may be enacted now');
    five.reacts('Ana', post, 'no_entry');
    await five.threadSays(post, 'is now vetoed by Ana. This cannot be undone (rule 1.5.3).');
    await shows(five, post, 'may be failed now', 'Vetoed by Ana; it can only be failed.');
    expect(buttonsOn(five, post)).toEqual(['matter.fail']);
    five.hush('Ana');
    five.replies('Ana', post, 'FOR');
    const refused = await five.told('Ana');
    expect(refused).toContain('Not done: vote on P1.');
    expect(refused).toContain('it is final and can no longer be changed.');
    expect(refused).toContain('Rule 1.5.3 Votes');
    five.hush('Ana');
    five.unreacts('Ana', post, 'no_entry');
    expect(await five.told('Ana')).toContain('it is final and can no longer be changed.');
    const enact = await refusedTo(five, 'Chi', post, 'enact');
    expect(enact).toContain('was vetoed: it can only be failed.');
    expect(await resolve(five, 'Chi', post, 'fail')).toContain('Vetoed: 4–0 of 5 players');
  });

  test('FN-V5 · VETO is the Emperor’s alone', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: is 0 a result?');
    five.hush('Chi');
    five.reacts('Chi', post, 'no_entry_sign');
    const refused = await five.told('Chi');
    expect(refused).toContain('VETO is for the Emperor alone; FOR, AGAINST and DEFERENTIAL are yours.');
    expect(refused).toContain('Rule 1.5.1 Votes');
    await shows(five, post, 'FOR 0. AGAINST 0.');
    cast(five, post, { Ben: 'AGAINST', Chi: 'AGAINST', Dara: 'AGAINST' });
    await shows(five, post, 'may be failed now');
    await resolve(five, 'Ana', post, 'fail');
  });

  test('S06 · FN-V3 · an Emperor’s DEFERENTIAL abstains: N stays, and at 18 h FOR carries it', async () => {
    const post = await five.submits('Chi', 'PROPOSAL: Trends. Each stock has a trend.');
    cast(five, post, { Chi: 'FOR', Ben: 'FOR', Dara: 'DEF', Ana: 'DEF' });
    await shows(five, post, 'FOR 2', 'AGAINST 0', 'DEFERENTIAL unresolved 2', 'N = 5. 1 more FOR enact');
    const early = await refusedTo(five, 'Eli', post, 'enact');
    expect(early).toContain('1 more FOR would make it enactable. Its time is up');
    five.skip({ h: 18, m: 1 });
    await shows(five, post, 'may be enacted now');
    const notice = await resolve(five, 'Eli', post, 'enact');
    expect(notice).toContain('2–0 of 5 players, with 2 unresolved DEF (rule 1.6.2).');
  });

  test('S09 · FN-V6 · an author has no vote but the one they cast, and the card says so', async () => {
    const three = await five.newGame({ people: ['Ana', 'Ben', 'Chi'] });
    const post = await three.submits('Ben', 'PROPOSAL: Quiet. Nothing else.');
    await shows(three, post, 'Ben has not voted on it; an author has no vote unless they cast it.');
    three.replies('Chi', post, 'FOR');
    await shows(three, post, 'FOR 1 (Chi)', '1 more FOR enacts (needs 2)');
    expect(await refusedTo(three, 'Chi', post, 'enact')).toContain('1 more FOR would make it enactable.');
    three.reacts('Ben', post, 'white_check_mark');
    const card = await shows(three, post, 'FOR 2 (Ben, Chi)', 'may be enacted now');
    expect(card).not.toContain('has not voted on it');
    await three.click('Ben', three.card(post)?.ts ?? '', 'matter.enact');
    expect(await three.threadSays(post, 'ENACTED by Ben')).toContain('More than half FOR: 2–0 of 3 players');
  });

  test('S10 · FN-V4 · an author’s AGAINST kills their proposal at once and for good', async () => {
    const post = await five.submits('Ben', 'PROPOSAL: Regret. I will regret this.');
    cast(five, post, { Chi: 'FOR', Dara: 'FOR', Ana: 'FOR' });
    await shows(five, post, 'FOR 3', 'may be enacted now');
    const word = five.replies('Ben', post, 'AGAINST');
    await five.threadSays(post, 'is now self-killed by Ben. This cannot be undone (rule 1.5.3).');
    five.hush('Ben');
    five.reacts('Ben', post, '+1');
    expect(await five.told('Ben')).toContain('was self-killed by its author; that is final');
    five.hush('Ben');
    five.control.remove(five.id('Ben'), five.channel, word);
    expect(await five.told('Ben')).toContain('that is final and can no longer be changed');
    await shows(five, post, 'FOR 3 (Ana, Chi, Dara). AGAINST 1 (Ben).', 'Self-killed by Ben');
    expect(await refusedTo(five, 'Eli', post, 'enact')).toContain('was self-killed: it can only be failed.');
    expect(await resolve(five, 'Eli', post, 'fail')).toContain('Self-killed by its author: 3–1 of 5 players');
  });

  test('S11 · FN-V4 · an author’s DEFERENTIAL that turns out AGAINST is no self-kill', async () => {
    five.says('Gus', 'JOIN');
    await five.boardSays('Gus, net');
    const post = await five.submits('Ben', 'PROPOSAL: Trust. I trust the Emperor.');
    cast(five, post, { Ben: 'DEF', Chi: 'FOR', Dara: 'FOR', Eli: 'FOR', Ana: 'AGAINST' });
    const card = await shows(five, post, 'FOR 3 (Chi, Dara, Eli). AGAINST 2 (Ana, Ben by DEFERENTIAL).');
    expect(card).toContain('1 more FOR enacts (needs 4). 1 more AGAINST fails (needs 3).');
    expect(card).not.toContain('elf-kill');
    five.skip({ h: 18, m: 1 });
    await shows(five, post, 'may be enacted now');
    const notice = await resolve(five, 'Gus', post, 'enact');
    expect(notice).toContain('More FOR than AGAINST at 18 h: 3–2 of 6 players');
    five.says('Gus', 'OBSERVE');
    await five.boardSays('5 players: 3 FOR enact');
  });

  test('S12 · FN-V4 · FN-V5 · on a CfJ an author’s AGAINST is a vote and a VETO is nothing, and both may change', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: does a roll of 0 count?');
    cast(five, post, { Ben: 'AGAINST', Chi: 'FOR', Dara: 'FOR', Eli: 'FOR' });
    five.hush('Ana');
    five.reacts('Ana', post, 'no_entry');
    expect(await five.told('Ana')).toContain('It counts as neither FOR nor AGAINST (rule 1.6.4).');
    await shows(five, post, 'FOR 3 (Chi, Dara, Eli). AGAINST 1 (Ben).', 'may be enacted now');
    await shows(five, post, 'AGAINST by the author is an ordinary vote here.');
    five.replies('Eli', post, 'CoV: DEF');
    const card = await shows(
      five,
      post,
      'FOR 2 (Chi, Dara). AGAINST 1 (Ben). DEFERENTIAL unresolved 1 (Eli).',
    );
    expect(card).not.toContain('may be');
    five.replies('Ana', post, 'AGAINST');
    await shows(five, post, 'AGAINST 3 (Ana, Ben, Eli by DEFERENTIAL)');
    five.replies('Ana', post, 'VETO');
    await shows(five, post, 'FOR 2 (Chi, Dara). AGAINST 1 (Ben).', 'DEFERENTIAL unresolved 1 (Eli)');
    five.skip({ h: 18, m: 1 });
    await shows(five, post, 'may be enacted now');
    await resolve(five, 'Ana', post, 'enact');
    expect(idOf(five, post)).toBe('C2');
  });
});
