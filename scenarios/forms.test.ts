import { afterEach, describe, expect, test } from 'vitest';
import { type Form, formOf } from './form.ts';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('forms over %s', (mode) => {
  let table: Table;
  let form: Form;
  const seat = async (setup?: null) => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi'], ...(setup === null ? { setup } : {}) });
    form = formOf(table);
  };
  const pressOnCard = (name: string, post: string, action: string) =>
    table.click(name, table.card(post)?.ts ?? '', action);
  afterEach(() => table.leave());

  test('FN-E1 · FN-S2 · a game is set up by form, every fault under its field, and begins when its Emperor accepts', async () => {
    await seat(null);
    await table.slash('Ana', '/nomic', 'setup');
    const shown = await form.opens('Ana', 'setup.submit');
    expect(JSON.stringify(shown)).toContain('The Stock Market Round (full text)');
    const wrong = { things: 'ALFA low 100 Alfa\nTOOLONG high 5 Long\nZERO low 0 Zero', marks: 'nosuch=FOR' };
    const { errors } = await form.sends('Ana', wrong);
    expect(Object.keys(errors ?? {}).sort()).toEqual(['marks', 'things']);
    expect(errors?.things).toContain('Line 2: ');
    expect(errors?.marks).toContain('no emoji :nosuch:');
    const zero = await form.sends('Ana', { things: 'ALFA low 100 Alfa\nZERO low 0 Zero' });
    expect(zero.errors?.things).toContain('Line 2: ZERO is worth nothing');
    const right = { emperor: table.id('Ben'), players: [table.id('Chi')], tape: 'channel' };
    expect(await form.sends('Ana', right)).toEqual({ acked: true });
    expect(form.top('Ana')).toBeUndefined();
    await table.sees('The game begins when you accept');
    await table.slash('Ben', '/nomic', 'accept');
    await table.boardSays('Ben');
    await table.sees(`<@${table.id('Chi')}>`);
    expect(table.board()).toContain('CHAR');
  });

  test('a set-up typed with faults tells them all; one not accepted yet gives way to another', async () => {
    await seat(null);
    const told = await table.asks('Ana', '/nomic', 'setup rules=chess tape=loud stocks="ALFA low x"');
    expect(told).toContain('rules: There is no ruleset "chess"');
    expect(told).toContain('tape: Choose');
    expect(table.board()).toBe('');
    expect(await table.asks('Ana', '/nomic', `setup emperor=<@${table.id('Ben')}> stocks=""`)).toContain(
      'Ben',
    );
    await table.sees('The game begins when you accept');
    expect(await table.asks('Ana', '/nomic', 'setup rules=core')).toContain('Set up.');
    await table.boardSays('Ana');
    expect(await table.asks('Ben', '/nomic', 'setup')).toContain('has a game already');
  });

  test('FN-M1 · FN-V6 · a proposal written in a form is posted by the bot in its author’s name, with their FOR', async () => {
    await seat();
    const board = table.control.pins(table.channel)[0]?.ts ?? '';
    await table.click('Ben', board, 'entry.open');
    await form.opens('Ben', 'entry.submit');
    const empty = await form.sends('Ben', { title: '!!!', body: 'Everybody gets <more> & more.' });
    expect(empty.errors?.title).toContain('title in words');
    await form.sends('Ben', { title: 'Start richer', body: 'Everybody gets <more> & more.', vote: 'FOR' });
    await form.opens('Ben', 'entry.post');
    await form.sends('Ben', {});
    expect(form.top('Ben')).toBeUndefined();
    const post = await table.sees('PROPOSAL: Start richer');
    const text = table.seen().find((m) => m.ts === post)?.text ?? '';
    expect(text).toBe('PROPOSAL: Start richer\nby Ben\n\nEverybody gets &lt;more&gt; &amp; more.');
    await table.cardSays(post, 'FOR 1');
    await table.until(() => table.pinned(post), 'the proposal is pinned');
    expect(await table.asks('Chi', '/nomic', 'docket')).toContain('Start richer');
  });

  test('FN-V5 · VETO is offered to the Emperor alone, and is final once its word is typed', async () => {
    await seat();
    const post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
    await pressOnCard('Chi', post, 'matter.more');
    expect(JSON.stringify(await form.opens('Chi', 'vote.submit'))).not.toContain('VETO');
    await form.sends('Chi', { vote: 'AGAINST', note: 'Too *rich*' });
    await table.threadSays(post, 'Too');
    await pressOnCard('Ana', post, 'matter.more');
    await form.opens('Ana', 'vote.submit');
    const unsure = await form.sends('Ana', { vote: 'VETO' });
    expect(unsure.errors?.sure).toContain('Type VETO to confirm');
    expect(await form.sends('Ana', { vote: 'VETO', sure: 'veto' })).toEqual({ acked: true });
    await table.threadSays(post, 'vetoed');
    const late = await table.asks('Ana', '/nomic', 'vote P1 FOR');
    expect(late).toContain('Not done');
  });

  test('FN-S3 · shares are bought by form; a price that moved is shown before it is paid', async () => {
    await seat();
    await table.slash('Ben', '/buy', '20');
    const view = await form.opens('Ben', 'trade.buy.submit');
    expect(JSON.stringify(view)).toContain('CCC · price 200');
    const stock = { 'arg.stock': 'CCC' };
    const bad = await form.sends('Ben', { ...stock, 'arg.count': '1.5' });
    expect(bad.errors?.['arg.count']).toContain('whole numbers');
    const dear = await form.sends('Ben', { ...stock, 'arg.count': '5,001' });
    expect(dear.errors?.['arg.count']).toContain('5,000');
    await table.slash('Ana', '/adjust');
    await table.sees('Market adjustment 1');
    const first = await form.sends('Ben', { ...stock, 'arg.count': '20' });
    if (first.errors) {
      expect(first.errors['arg.count']).toMatch(/^CCC is now \d+, not 200: .* Press Buy again to accept\.$/);
      expect(await form.sends('Ben', { ...stock, 'arg.count': '20' })).toEqual({ acked: true });
    }
    expect(await table.told('Ben', 'bought 20 CCC')).toContain('CCC');
  });

  test('choosing another stock in the form says the most of that one', async () => {
    await seat();
    await table.slash('Ben', '/buy');
    const view = await form.opens('Ben', 'trade.buy.submit');
    await form.chooses('Ben', 'arg.stock', 'CCC');
    await table.until(() => JSON.stringify(form.top('Ben')).includes('5,000'), 'the most of CCC is shown');
    expect(form.top('Ben')?.id).toBe(view.id);
    await form.sends('Ben', { 'arg.stock': 'CCC', 'arg.count': 'max' });
    expect(await table.told('Ben', 'bought')).toContain('5,000');
  });

  test('any action has a form made of what it takes', async () => {
    await seat();
    table.skip({ d: 2, h: 1 });
    await table.slash('Ben', '/act', 'make_observer');
    const view = await form.opens('Ben', 'act.submit');
    expect(JSON.stringify(view)).toContain('Chi');
    const [block] = view.blocks.filter((one) => one.type === 'input');
    expect(await form.sends('Ben', { [block?.block_id ?? '']: table.id('Chi') })).toEqual({ acked: true });
    await table.sees('Ben has made Chi');
  });

  test('FN-S7 · news is written in a form about one stock', async () => {
    await seat();
    await table.slash('Ben', '/news');
    await form.opens('Ben', 'news.submit');
    const two = await form.sends('Ben', { key: 'AAA', text: 'AAA buys BBB' });
    expect(two.errors?.text).toContain('BBB');
    expect(await form.sends('Ben', { key: 'AAA', text: 'The coast line opens' })).toEqual({ acked: true });
    await table.sees('AAA: The coast line opens');
  });
});
