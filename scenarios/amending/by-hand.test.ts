import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formOf } from '../form.ts';
import { MODES, SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';

describe.each(MODES)('what is done by hand over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const owed = async (title: string) => {
    const post = await table.submits('Ben', `PROPOSAL: ${title}`);
    for (const name of ['Ben', 'Chi']) table.reacts(name, post, '+1');
    const card = await table.cardSays(post, 'may be enacted now');
    expect(card).toContain('No executable part');
    await table.click('Chi', table.card(post)?.ts ?? '', 'matter.enact');
    await table.threadSays(post, 'ENACTED');
    return post;
  };

  test('FN-L3 · FN-L5 · an enacted matter is carried out by any player, told with every value, and contested', async () => {
    await owed('A gift for Ben, of whatever pleases him.');
    await table.slash(
      'Chi',
      '/nomic',
      `record P1 set cash <@${table.id('Ben')}> 800000 because it pleased him`,
    );
    const told = await table.sees('Recorded by Chi by hand');
    const words = table.messageAt(told);
    expect(words).toContain('Ben cash 1,000,000 → 800,000');
    expect(words).toContain('Reason: it pleased him');
    await table.boardSays('cash 800,000');
    const event = /contest E(\d+)/.exec(words)?.[1];
    await table.slash('Ana', '/nomic', `contest E${event} because he asked for more`);
    const contested = table.messageAt(await table.sees('Contested by Ana'));
    const contest = /event (\d+)(?!\D*\d)/.exec(contested)?.[1];
    expect(contested).toContain(
      `a CALL FOR JUDGEMENT decides otherwise, in words such as \`Strike E${contest}\``,
    );
    const struck = await table.asks(
      'Ana',
      '/nomic',
      `strike E${event} because it is wrong`,
      'Nothing is done yet',
    );
    expect(struck).toContain(`contested by E${contest} and is reversed already`);
    expect(struck).toContain(`CALL FOR JUDGEMENT: Strike E${contest} because`);
    await table.until(
      () => table.messageAt(told).includes('reversed by event'),
      () => `the record is marked: ${table.messageAt(told)}`,
    );
    expect(table.messageAt(told)).not.toContain('Contest…');
    await table.boardSays('Ben, net 1,000,000');
  });

  test('FN-L5 · by form, with complaints under the fields; contested by its button', async () => {
    await owed('Dear Alfa. A is dear now.');
    const form = formOf(table);
    await table.slash('Chi', '/nomic', 'record P2');
    await form.opens('Chi', 'record.submit');
    const wrong = await form.sends('Chi', {
      on: 'matter:P2',
      effects: 'set wisdom AAA 3',
      reason: 'as voted',
    });
    expect(JSON.stringify(wrong)).toContain('names nothing that the rules know');
    await form.sends('Chi', { on: 'matter:P2', effects: 'set price AAA 120', reason: 'as voted' });
    const told = await table.sees('AAA price 100 → 120');
    await table.click('Ben', told, 'record.contest');
    await form.opens('Ben', 'record.contest.submit');
    await form.sends('Ben', { reason: 'dear is 150' });
    await table.sees('Contested by Ben');
    await table.boardSays('AAA');
  });

  test('FN-L5 · nothing else changes a value past the vote', async () => {
    const refused = await table.asks(
      'Chi',
      '/nomic',
      `record rule 2.4 set cash <@${table.id('Chi')}> 9000000 because I am rich`,
    );
    expect(refused).toContain('Not done');
    expect(await table.asks('Chi', '/nomic', 'record set cash 5')).toContain('Nothing was recorded.');
    expect(await table.asks('Chi', '/nomic', 'contest it')).toContain('Nothing was contested.');
    expect(await table.asks('Chi', '/nomic', 'contest E1 because no')).toContain(
      'Event 1 is no record by hand',
    );
  });

  test('FN-L6 · S42 · a trade is struck as a CfJ orders it: shown first, then done by press, and restored by word', async () => {
    const lineOf = async (words: string) => {
      const log = await table.asks('Chi', '/nomic', 'log 12', 'Log');
      return new RegExp(`E(\\d+)(?:(?! E\\d)[^\\n])*${words}`).exec(log)?.[1] ?? log;
    };
    await table.slash('Chi', '/buy', '2 BBB');
    await table.boardSays('BBB 2');
    const trade = await lineOf('buy');
    const alone = await table.asks(
      'Chi',
      '/nomic',
      `strike E${trade} because it was a slip`,
      'Nothing is done yet',
    );
    expect(alone).toMatch(/Nobody strikes this alone\..*\(rule 1\.1\.\d\)/);
    expect(alone).toContain(`CALL FOR JUDGEMENT: Strike E${trade} because`);

    const post = await table.submits('Chi', `CALL FOR JUDGEMENT: Strike E${trade}, it was a slip.`);
    for (const name of ['Ben', 'Chi']) table.reacts(name, post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.click('Chi', table.card(post)?.ts ?? '', 'matter.enact');
    await table.threadSays(post, `/nomic strike E${trade} under C1 because …`);
    const shown = await table.asks(
      'Chi',
      '/nomic',
      `strike E${trade} under C1 because a slip & nothing else`,
      'Nothing is done yet',
    );
    expect(shown).toContain('Chi cash 999,880 → 1,000,000');
    await table.press('Chi', 'strike.alone');
    const notice = await table.sees(`E${trade} is struck`);
    expect(table.messageAt(notice)).toContain('Reason: a slip &amp; nothing else');
    await table.boardSays('Chi, net 1,000,000');
    const strike = /event (\d+)/.exec(table.messageAt(notice))?.[1];
    expect(await table.asks('Ben', '/nomic', `why E${trade}`, 'Why E')).toContain(`struck by E${strike}`);
    expect(await table.asks('Ben', '/nomic', `strike E${trade} under C1 confirm because again`)).toContain(
      'struck already',
    );

    const other = await table.submits('Ben', `CALL FOR JUDGEMENT: Strike E${strike}, for it was no slip`);
    for (const name of ['Ben', 'Chi']) table.reacts(name, other, '+1');
    await table.cardSays(other, 'may be enacted now');
    await table.click('Chi', table.card(other)?.ts ?? '', 'matter.enact');
    await table.threadSays(other, 'ENACTED');
    await table.slash('Ben', '/nomic', `strike #${strike} under C2 confirm because it was no slip`);
    await table.until(
      () => table.messageAt(notice).includes('Struck itself'),
      () => `the first notice is marked: ${table.messageAt(notice)}`,
    );
    await table.boardSays('BBB 2');

    // With "and what followed" all that came after is judged again: without Chi's sale Ben's purchase stands as it was.
    await table.slash('Chi', '/sell', '2 BBB');
    await table.slash('Ben', '/buy', '3 AAA');
    await table.boardSays('AAA 3');
    const sale = await lineOf('sell');
    const wide = await table.submits('Ben', `CALL FOR JUDGEMENT: Strike E${sale} and what followed.`);
    for (const name of ['Ben', 'Chi']) table.reacts(name, wide, '+1');
    await table.cardSays(wide, 'may be enacted now');
    await table.click('Chi', table.card(wide)?.ts ?? '', 'matter.enact');
    await table.threadSays(wide, 'ENACTED');
    await table.asks('Ben', '/nomic', `strike E${sale} under C3 because of a slip`, 'Nothing is done yet');
    await table.press('Ben', 'strike.followed');
    await table.sees(`E${sale} is struck`);
    expect(await table.boardSays('BBB 2')).toContain('AAA 3');
  });

  test('FN-S10 · dice that fell for a refused record are public and spent: nobody sees the next throw first', async () => {
    await owed('Something for Ben, as the dice will have it.');
    await table.diceSealed();
    const peek = '- do: [{ roll: 1D5-3, as: a }, { ensure: false, else: "Would be {{a}}." }]';
    const refused = await table.asks('Ben', '/nomic', `record P3 ${peek} because I wonder`, 'Would be');
    expect(refused).toContain('Not done');
    const told = table.messageAt(await table.sees('Ben tried a record by hand on'));
    expect(told).toContain('They count as thrown; nothing else in the game changes.');
    const event = /event (\d+)/.exec(told)?.[1];
    expect(await table.asks('Chi', '/nomic', `verify E${event}`)).toContain('Throw 0: 1D5');
    await table.slash('Chi', '/adjust');
    await table.sees('Market adjustment 1,');
    const log = await table.asks('Chi', '/nomic', 'log dice 5', 'tried');
    expect(log).toContain('which count as thrown');
    const adjusted = /E(\d+)[^\n]*: adjust/.exec(log)?.[1];
    expect(await table.asks('Chi', '/nomic', `verify E${adjusted}`)).toContain('Throw 1: 1D5-3');
  });
});
