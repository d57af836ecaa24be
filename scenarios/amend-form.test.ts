import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Form, formOf } from './form.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('amendments written by form over %s', (mode) => {
  let table: Table;
  let form: Form;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi'], others: ['Finn'] });
    form = formOf(table);
  }, SEATING_MS);
  afterAll(() => table?.leave());
  const posted = async (name: string, title: string) => {
    expect(JSON.stringify(await form.opens(name, 'entry.post'))).toContain('What this amendment would do');
    await form.sends(name, {});
    const post = await table.sees(title);
    await table.threadSays(post, 'would do');
    return post;
  };

  test('FN-S6 · the hourly adjustment becomes one of 30 minutes, from the list to the rule in force', async () => {
    await table.slash('Ben', '/nomic', 'amend');
    expect(JSON.stringify(await form.opens('Ben', 'amend.pick'))).toContain('adjust wait: 1 hour');
    await form.sends('Ben', { what: 'p:adjust_wait' });
    const shown = JSON.stringify(await form.opens('Ben', 'amend.write'));
    expect(shown).toContain('wait is 1 hour now');
    const wrong = await form.sends('Ben', { to: 'soon', vote: 'FOR' });
    expect(wrong.errors?.to).toContain('duration');
    await form.sends('Ben', { to: '30 minutes', body: 'An hour is long.', vote: 'FOR' });
    const post = await posted('Ben', 'Set adjust wait to 30 minutes');
    table.reacts('Chi', post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Ana', '/nomic', 'resolve P1 enact');
    await table.threadSays(post, 'ENACTED');
    await table.slash('Ben', '/adjust');
    await table.sees('Adjust');
    expect(await table.asks('Ben', '/adjust')).toContain('Not done');
    table.skip({ m: 31 });
    table.hush('Chi');
    await table.slash('Chi', '/adjust');
    await table.until(
      () => table.botMessages().filter((text) => text.includes('by Chi')).length > 0,
      'the markets are adjusted after half an hour',
    );
  });

  test('a rule is changed where its words change; a new one comes with its automated part', async () => {
    await table.slash('Chi', '/nomic', 'amend Trading');
    const view = await form.opens('Chi', 'amend.write');
    const text = (
      view.blocks.find((block) => block.block_id === 'text') as unknown as {
        element: { initial_value: string };
      }
    ).element.initial_value;
    const mechanism = (
      view.blocks.find((block) => block.block_id === 'mechanism') as unknown as {
        element: { initial_value: string };
      }
    ).element.initial_value;
    expect((await form.sends('Chi', { text, mechanism, vote: 'NONE' })).errors).toEqual({
      text: 'Nothing is changed yet.',
    });
    const [first = ''] = text.split('\n');
    await form.sends('Chi', { text: text.replace(first, `${first} So it is.`), mechanism, vote: 'NONE' });
    const post = await posted('Chi', 'Change the rule Trading');
    expect(await table.threadSays(post, 'So it is.')).toContain('would do');
    await table.slash('Chi', '/nomic', 'amend new rule');
    await form.opens('Chi', 'amend.write');
    const broken = await form.sends('Chi', {
      name: 'Pot',
      text: 'There is a pot.',
      mechanism: 'globals: { pot: [',
      vote: 'FOR',
    });
    expect(broken.errors?.mechanism).toContain('Line 1, column ');
    await form.sends('Chi', {
      name: 'Pot',
      text: 'There is a pot.',
      mechanism: 'globals: { pot: 0 }',
      vote: 'FOR',
    });
    await posted('Chi', 'Add the rule Pot');
  });

  test('a block is checked for the one who asks, three times a minute', async () => {
    table.skip({ m: 2 });
    const check = (source: string) => table.asks('Ana', '/nomic', `amend check ${source}`);
    expect(await check('```amend\n- { set_parameter: idle_after, to: 3d }```')).toContain(
      'What this amendment would do',
    );
    expect(await check('- { set_parameter: idle_aftr, to: 3d }')).toContain('idle_after');
    expect(await check('- { rename: emperor, to: “Host” }')).toContain('Host');
    expect(await check('- { rename: emperor, to: King }')).toContain('Three previews a minute are the most.');
    table.skip({ m: 1 });
    expect(await check('- { rename: emperor, to: King }')).toContain('King');
  });

  test('its grammar is told, nothing of an unknown name is opened, and an observer is told why not', async () => {
    expect(await table.asks('Ana', '/nomic', 'help amend')).toContain('set_parameter');
    expect(await table.asks('Ana', '/nomic', 'amend nothing_here')).toContain(
      'Nothing of the law or the gamestate is called nothing_here',
    );
    expect(await table.asks('Finn', '/nomic', 'amend')).toContain('Not done: post an amendment');
  });
});
