import { afterEach, describe, expect, test } from 'vitest';
import { type Form, formOf } from './form.ts';
import { MODES, sit } from './harness.ts';
import type { Table } from './table.ts';

describe.each(MODES)('forms in trouble over %s', (mode) => {
  let table: Table;
  let form: Form;
  afterEach(() => table.leave());

  async function preview(title: string) {
    table = await sit({ mode, people: ['Ana', 'Ben'] });
    form = formOf(table);
    await table.click('Ben', table.control.pins(table.channel)[0]?.ts ?? '', 'entry.open');
    await form.opens('Ben', 'entry.submit');
    await form.sends('Ben', { title, body: 'Everybody gets more.', vote: 'FOR' });
    await form.opens('Ben', 'entry.post');
  }
  const posts = () => table.botMessages().filter((text) => text.startsWith('PROPOSAL: '));

  test('FN-M1 · an entry whose posting got no answer is posted once and registered once', async () => {
    await preview('Start richer');
    table.slack.faults.loseAnswer('chat.postMessage', 'status500', 1);
    await form.sends('Ben', {});
    const post = await table.sees('PROPOSAL: Start richer');
    await table.cardSays(post, 'FOR 1');
    expect(posts()).toHaveLength(1);
    expect(await table.asks('Ben', '/nomic', 'docket')).not.toContain('P2');
  });

  test('a preview outlives a restart, and cannot be posted twice', async () => {
    await preview('Start richer');
    await table.restart();
    await form.sends('Ben', {});
    await table.cardSays(await table.sees('PROPOSAL: Start richer'), 'FOR 1');
    expect(posts()).toHaveLength(1);
  });

  test('FN-M2 · what is no longer lawful at Post is not posted, and its words stay in the form', async () => {
    await preview('Third');
    await table.submits('Ben', 'PROPOSAL: First. One.');
    await table.submits('Ben', 'PROPOSAL: Second. Two.');
    await form.sends('Ben', {});
    expect(JSON.stringify(form.top('Ben'))).toContain('is the most');
    await table.control.closeView(table.id('Ben'), form.top('Ben')?.id ?? '');
    expect(form.top('Ben')?.callback_id).toBe('entry.submit');
    expect(posts()).toEqual([]);
  });

  test('FN-E4 · the address written in a form names the round', async () => {
    table = await sit({ mode, people: ['Ana'], setup: 'rules=core' });
    form = formOf(table);
    await table.slash('Ana', '/nomic', 'ascend');
    await form.opens('Ana', 'round.ascend.submit');
    const sent = { name: 'The Harbour Round', theme: 'Ships & <sails>.' };
    expect(await form.sends('Ana', sent)).toEqual({ acked: true });
    const address = await table.sees('Ships &amp; &lt;sails&gt;.');
    expect(table.seen().find((m) => m.ts === address)?.text).toMatch(/^ASCENSION ADDRESS by Ana/);
    await table.boardSays('The Harbour Round');
  });
});
