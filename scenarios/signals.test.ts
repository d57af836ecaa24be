import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusedTo, shows } from './docket.ts';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('signals over %s', (mode) => {
  let five: Table;
  beforeAll(async () => {
    five = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'], others: ['Finn'] });
  });
  afterAll(() => five?.leave());

  test('FN-V1 · FN-V7 · reaction, reply and button are one vote: the latest signal that stands', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: which signal counts?');
    const card = five.card(post)?.ts ?? '';
    five.reacts('Chi', post, '+1::skin-tone-4');
    five.reacts('Chi', post, 'thumbsup::skin-tone-2');
    five.reacts('Dara', card, 'white_check_mark');
    five.reacts('Eli', five.says('Eli', 'nice weather'), '+1');
    await shows(five, post, 'FOR 2 (Chi, Dara)');
    five.hush('Chi');
    const reply = five.replies('Chi', post, 'AGAINST');
    await shows(five, post, 'FOR 1 (Dara). AGAINST 1 (Chi).');
    expect(await five.told('Chi')).toContain('It replaces your FOR.');
    await five.until(() => five.marks(reply).includes('ballot_box_with_check'), 'the reply is marked');
    five.hush('Chi');
    await five.click('Chi', card, 'vote.def');
    const receipt = await five.told('Chi');
    expect(receipt).toContain('Recorded: DEFERENTIAL on C1 which signal counts? It replaces your AGAINST.');
    expect(receipt).toContain('It follows Ana once Ana votes (not yet).');
    await shows(five, post, 'AGAINST 0. DEFERENTIAL unresolved 1 (Chi)');
    five.hush('Chi');
    await five.slash('Chi', '/nomic', 'vote C1 AGAINST');
    expect(await five.told('Chi')).toContain('Recorded: AGAINST on C1');
    five.unreacts('Dara', card, 'white_check_mark');
    await shows(five, post, 'FOR 0. AGAINST 1 (Chi).', 'Not voted: Ana, Ben, Dara, Eli.');
  });

  test('FN-V1 · a signal taken back lets the one before it stand again', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: what stands again?');
    five.reacts('Chi', post, '+1');
    await shows(five, post, 'FOR 1 (Chi)');
    const reply = five.replies('Chi', post, 'AGAINST');
    await shows(five, post, 'AGAINST 1 (Chi)');
    five.hush('Chi');
    five.control.remove(five.id('Chi'), five.channel, reply);
    await shows(five, post, 'FOR 1 (Chi). AGAINST 0.');
    expect(await five.told('Chi')).toContain('Taken back: AGAINST');
    expect(five.lastPrivate('Chi')).toContain('Your earlier FOR stands again.');
    const other = five.replies('Chi', post, 'DEF');
    await shows(five, post, 'FOR 0. AGAINST 0. DEFERENTIAL unresolved 1 (Chi).');
    five.unreacts('Chi', post, '+1');
    five.control.edit(five.id('Chi'), five.channel, other, 'AGAINST, on second thoughts');
    await shows(five, post, 'AGAINST 1 (Chi)');
    five.control.edit(five.id('Chi'), five.channel, other, 'on second thoughts, hm');
    await shows(five, post, 'FOR 0. AGAINST 0. Not voted: Ana, Ben, Chi');
  });

  test('S17 · FN-V8 · FN-V9 · what an observer says is no vote, then or later; whoever joins may vote, and N grows', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: may Finn vote?');
    five.hush('Finn');
    five.reacts('Finn', post, '+1');
    const refused = await five.told('Finn');
    expect(refused).toContain(
      'Finn is an observer, so this is not a vote. Whoever becomes a player votes anew.',
    );
    expect(refused).toContain('Rule 1.5.1 Votes');
    expect(five.lastPrivateIn('Finn'), 'whoever reacts to a post looks at the channel').toBeUndefined();
    const card = five.card(post)?.ts ?? '';
    five.hush('Finn');
    five.reacts('Finn', card, '-1');
    await five.told('Finn', 'this is not a vote');
    expect(five.lastPrivateIn('Finn'), 'whoever reacts to a card looks at its thread').toBe(post);
    five.hush('Finn');
    five.replies('Finn', post, 'FOR');
    await five.told('Finn', 'this is not a vote');
    five.says('Finn', 'JOIN');
    await shows(
      five,
      post,
      'FOR 0. AGAINST 0. Not voted: Ana, Ben, Chi, Dara, Eli, Finn.',
      'N = 6. 4 FOR enact',
    );
    expect(await refusedTo(five, 'Chi', post, 'enact')).toContain('FOR 0, AGAINST 0 of 6');
    expect(five.card(post)?.words).toContain('FOR 0. AGAINST 0.');
    const counted = five.replies('Finn', post, 'FOR');
    await shows(five, post, 'FOR 1 (Finn)');
    five.control.remove(five.id('Finn'), five.channel, counted);
    await shows(five, post, 'FOR 0. AGAINST 0.', 'Eli, Finn.');
    five.replies('Finn', post, 'FOR');
    await shows(five, post, 'FOR 1 (Finn)');
    five.says('Finn', 'OBSERVE');
    await shows(five, post, 'FOR 0.', 'Not counted: Finn FOR.', 'N = 5.');
    five.says('Finn', 'JOIN');
    await shows(five, post, 'FOR 1 (Finn)', 'N = 6.');
    five.says('Finn', 'OBSERVE');
    await five.boardSays('5 players');
  });

  test('S36 · replies: one clear word is a vote, a doubt is asked about, talk is talk', async () => {
    const post = await five.submits('Ben', 'CALL FOR JUDGEMENT: what is a vote?');
    five.hush('Ben');
    five.replies('Ben', post, ':against: unless fixed');
    expect(await five.told('Ben')).toContain('Conditions are no part of a vote: it counts as it stands.');
    five.hush('Chi');
    five.replies('Chi', post, 'DEF, so FOR');
    expect(await five.told('Chi')).toContain('has both DEFERENTIAL and FOR. I recorded nothing.');
    five.hush('Dara');
    five.replies('Dara', post, 'ABSTAIN');
    const told = await five.told('Dara');
    expect(told).toContain('"ABSTAIN" is not a vote on');
    expect(told).toContain('Votes are FOR, AGAINST, DEFERENTIAL (rule 1.5.1).');
    five.replies('Dara', post, "I'd be for this if the number were 3");
    five.replies('Dara', post, '> FOR\nnot convinced yet');
    five.replies('Eli', post, 'FOR');
    await shows(
      five,
      post,
      'FOR 1 (Eli). AGAINST 1 (Ben). Not voted: Ana, Chi, Dara.',
      'Unclear reply: Chi.',
    );
    await five.press('Chi', 'vote.ask.for');
    await shows(five, post, 'FOR 2 (Chi, Eli). AGAINST 1 (Ben).');
    expect(five.card(post)?.words).not.toContain('Unclear');
    five.hush('Eli');
    five.replies('Eli', post, 'CoV AGAINST');
    await shows(five, post, 'FOR 1 (Chi). AGAINST 2 (Ben, Eli).');
    expect(await five.told('Eli')).toContain('It replaces your FOR.');
    five.hush('Dara');
    five.replies('Dara', post, 'AYE');
    expect(await five.told('Dara')).toContain('If you mean it so, reply FOR.');
    five.replies('Dara', post, 'FOR and AGAINST');
    await shows(five, post, 'Unclear reply: Dara.');
    await five.press('Dara', 'vote.ask.none');
    await five.until(() => !five.card(post)?.words.includes('Unclear'), 'nothing is unclear any more');
  });
});
