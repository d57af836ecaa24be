import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    await table.press('Ana', 'amend.attach');
    await table.threadSays(post, 'would do');
    table.hush('Ana');
    await table.submits('Ana', 'CALL FOR JUDGEMENT: Talk. What is a slot anyway?');
    await table.asks('Ben', '/nomic', 'docket');
    expect(table.privately('Ana').filter((text) => text.includes('Your words'))).toEqual([]);
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
