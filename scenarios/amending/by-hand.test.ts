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
    await table.sees('Contested by Ana');
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
});
