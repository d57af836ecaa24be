import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from './docket.ts';
import { formOf } from './form.ts';
import { MODES, SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const slots = (n: number) => `- { set_parameter: proposal_slots, to: ${n} }`;
const SLOTS = slots(5);
const block = (source: string) => `\`\`\`\namend\n${source}\n\`\`\``;
const file = (name: string, text: string) => ({
  ...{ name, mimetype: name.endsWith('.md') ? 'text/markdown' : 'text/plain' },
  base64: Buffer.from(text).toString('base64'),
});

describe.each(MODES)('amendments come with entries over %s', (mode) => {
  let table: Table;
  const says = (name: string, text: string, ...files: ReturnType<typeof file>[]) =>
    table.control.say(table.id(name), table.channel, text, { files });
  const carded = async (post: string) => {
    await table.until(() => table.card(post) !== null, 'the card appears');
    return post;
  };
  const enact = async (post: string) => {
    for (const name of ['Ana', 'Ben', 'Chi']) table.reacts(name, post, '+1');
    const id = /^\W*([PC]\d+)/.exec(table.card(post)?.words ?? '')?.[1] ?? '';
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Ana', '/nomic', `resolve ${id} enact`);
    await table.threadSays(post, 'ENACTED');
  };
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi', 'Dara'], others: ['Finn'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  test('FN-R7 · a code block is read as it was typed, previewed, and in force with the enactment', async () => {
    const post = await table.submits(
      'Ben',
      `PROPOSAL: More slots.\n${block(`\u00A0- { set_parameter: “proposal_slots”, to: 3 }`)}`,
    );
    await table.threadSays(post, 'proposal_slots');
    await enact(post);
    expect(await table.asks('Chi', '/nomic', 'rules 1.4')).toContain('3');
  });

  test('FN-R7 · an attached file does the same', async () => {
    const post = await carded(says('Ben', 'PROPOSAL: Yet more slots.', file('slots.txt', `${slots(4)}\n`)));
    await table.threadSays(post, 'proposal_slots');
    await enact(post);
    expect(await table.asks('Chi', '/nomic', 'rules 1.4')).toContain('4');
  });

  test('of two amendments none is taken, and a picture is none', async () => {
    const post = await table.submits('Chi', `PROPOSAL: Two.\n${block(SLOTS)}\nand\n${block(SLOTS)}`);
    expect(await table.threadSays(post, 'stands as text')).toContain(
      'It brings 2 amendments, and one is the most',
    );
    await table.cardSays(post, 'Its post brings 2 amendments');
    const both = await carded(says('Chi', `PROPOSAL: Both.\n${block(SLOTS)}`, file('slots.md', SLOTS)));
    await table.threadSays(both, 'It brings 2 amendments');
    const png = { ...file('chart.png', 'not really'), mimetype: 'image/png' };
    const picture = await carded(says('Dara', `PROPOSAL: Look.\n${block(SLOTS)}`, png));
    await table.threadSays(picture, 'proposal_slots');
  });

  test('what cannot be read stands as text, and says where', async () => {
    const post = await table.submits(
      'Dara',
      `CALL FOR JUDGEMENT: Broken.\n${block('- { set_parametr: proposal_slots, to: 9 }')}`,
    );
    expect(await table.threadSays(post, 'cannot be read: ')).toContain('set_parameter');
    await table.cardSays(post, 'Call for Judgement by Dara');
  });

  test('a file that Slack does not hand over is read again on request; one too large never is', async () => {
    table.slack.faults.status('files.download', 503, { times: 1 });
    const post = await carded(says('Ana', 'CALL FOR JUDGEMENT: Later.', file('later.md', SLOTS)));
    expect(await table.threadSays(post, 'stands as text')).toContain(
      'later.md was not read. Slack did not hand it over',
    );
    const offer = table.control
      .thread(table.channel, post)
      .find((m) => JSON.stringify(m).includes('amend.again'));
    await table.click('Ana', offer?.ts ?? '', 'amend.again');
    await table.threadSays(post, 'proposal_slots');
    const big = await carded(says('Ana', 'CALL FOR JUDGEMENT: Big.', file('big.txt', 'x'.repeat(900_000))));
    expect(await table.threadSays(big, 'stands as text')).toContain(
      'It has 900,000 bytes, and 800,000 is the most',
    );
  });

  test('prose that is plain enough is offered to its author as a draft, talk is not', async () => {
    table.hush('Ana');
    const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Slots. Set proposal slots to 6.');
    const offer = await table.told('Ana', 'Your words as an amendment?');
    expect(offer).toContain('set_parameter: proposal_slots');
    expect(table.lastPrivateIn('Ana'), 'whoever posts in the channel looks there').toBeUndefined();
    await table.press('Ana', 'amend.attach');
    await table.threadSays(post, 'would do');
    await table.told('Ana', 'carries this amendment now');
    expect(JSON.stringify(table.seen('Ana'))).not.toContain('amend.attach');
    table.hush('Ana');
    await table.submits('Ana', 'CALL FOR JUDGEMENT: Talk. What is a slot anyway?');
    await table.asks('Ben', '/nomic', 'docket');
    expect(table.privately('Ana').filter((text) => text.includes('Your words'))).toEqual([]);
  });

  test('whoever would enact words alone is shown what they would be as an amendment first', async () => {
    const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Fewer slots. Set proposal slots to 1.');
    for (const name of ['Ana', 'Ben', 'Chi', 'Dara']) table.replies(name, post, 'FOR');
    await table.cardSays(post, 'may be enacted now');
    const id = idOf(table, post);
    expect(await table.asks('Ben', '/nomic', `resolve ${id} enact`)).toContain('proposal_slots');
    expect(table.thread(post).some((text) => text.includes('ENACTED'))).toBe(false);
    await table.press('Ben', 'resolve.seen');
    await table.threadSays(post, ': ENACTED by Ben');
  });

  test('the form of an entry takes one, tells its faults under the field, and shows its dry run', async () => {
    const form = formOf(table);
    const board =
      table.control.pins(table.channel).find((m) => JSON.stringify(m).includes('entry.open'))?.ts ?? '';
    await table.click('Dara', board, 'entry.open');
    await form.opens('Dara', 'entry.submit');
    const entry = { title: 'Slots by form', body: 'Seven.', vote: 'FOR' };
    const wrong = await form.sends('Dara', {
      ...entry,
      amendment: '- { set_parametr: proposal_slots, to: 7 }',
    });
    expect(wrong.errors?.amendment).toContain('Line 1');
    await form.sends('Dara', { ...entry, amendment: '- { set_parameter: proposal_slots, to: 7 }' });
    const shown = JSON.stringify(await form.opens('Dara', 'entry.post'));
    expect(shown).toContain('What this amendment would do');
    await form.sends('Dara', {});
    const post = await table.sees('PROPOSAL: Slots by form');
    await table.threadSays(post, 'would do');
  });

  test('an edit changes nothing of what was first posted', async () => {
    const post = await table.submits('Ben', `CALL FOR JUDGEMENT: Edited.\n${block(slots(8))}`);
    await table.threadSays(post, 'proposal_slots: 8');
    table.control.edit(
      table.id('Ben'),
      table.channel,
      post,
      `CALL FOR JUDGEMENT: Edited.\n${block(slots(9))}`,
    );
    await table.threadSays(post, 'edited');
    expect(
      table
        .thread(post)
        .filter((text) => text.includes('would do'))
        .join(),
    ).not.toContain('proposal_slots: 9');
  });
});

describe('what comes with an entry is not lost, whatever happens to it on the way', () => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());
  const says = (text: string, ...files: ReturnType<typeof file>[]) =>
    table.control.say(table.id('Ben'), table.channel, text, { files });

  test('posted while the referee was away, its block and its file are found', async () => {
    let [blocked, filed] = ['', ''];
    await table.restart(() => {
      blocked = says(`CALL FOR JUDGEMENT: Block.\n${block(slots(5))}`);
      filed = says('CALL FOR JUDGEMENT: File.', file('six.md', slots(6)));
    });
    await table.threadSays(blocked, 'proposal_slots: 5');
    await table.threadSays(filed, 'proposal_slots: 6');
  });

  test('FN-M6 · a post that an edit makes an entry brings the block that it has then', async () => {
    const miss = says(`Proposal: Late.\n${block(slots(7))}`);
    await table.told('Ben', 'is not an official entry');
    table.control.edit(table.id('Ben'), table.channel, miss, `PROPOSAL: Late.\n${block(slots(8))}`);
    await table.threadSays(miss, 'proposal_slots: 8');
  });

  test('a near miss goes on in the form with its block', async () => {
    const form = formOf(table);
    table.hush('Ben');
    const miss = says(`Proposal - By form.\n${block(slots(9))}`);
    await table.told('Ben', 'is not an official entry');
    await table.press('Ben', 'entry.open', `PROPOSAL|${miss}`);
    const view = JSON.stringify(await form.opens('Ben', 'entry.submit'));
    expect(view).toContain('proposal_slots, to: 9');
  });

  test('after three in a minute the preview of a post is told on request', async () => {
    table.skip({ m: 2 });
    const posts = [21, 22, 23, 24].map((n) => says(`CALL FOR JUDGEMENT: No ${n}.\n${block(slots(n))}`));
    for (const [i, post] of posts.entries()) {
      await table.threadSays(post, i < 3 ? `proposal_slots: ${21 + i}` : 'is told on request');
    }
  });

  test('fields that a kind of entry has are read from its lines; a bad one refuses it and says what would do', async () => {
    const fields = 'put: { weight: { type: enum, options: [ trivial, grave ], default: trivial } }';
    const post = says(
      `CALL FOR JUDGEMENT: Weights.\n${block(`- edit_mechanism: official entries and votable matters\n  at: matters.proposal.fields\n  ${fields}`)}`,
    );
    await table.threadSays(post, 'would do');
    for (const name of ['Ana', 'Ben']) table.reacts(name, post, '+1');
    const id = /C\d+/.exec(table.card(post)?.words ?? '')?.[0] ?? '';
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Ana', '/nomic', `resolve ${id} enact`);
    await table.threadSays(post, 'ENACTED');
    const bad = says('PROPOSAL: Heavy. Words.\nWeight: enormous');
    expect(await table.threadSays(bad, 'Not registered')).toContain('grave');
    const good = says('PROPOSAL: Grave. Words.\nWeight: grave');
    await table.cardSays(good, 'Proposal by Ben');
  });
});
