import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';

const UNMARKED = `PROPOSAL: No marks.
\`\`\`amend
- { set_parameter: news_needs_mark, to: false }
\`\`\``;

let table: Table;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi', 'Dara'], others: ['Finn'] });
}, SEATING_MS);
afterAll(() => table?.leave());

const newsIn = (post: string) => table.thread(post).filter((text) => text.startsWith('NEWS'));

test('FN-S7 · once news needs no mark a message that names one stock is a News Post, and what may not be one is talk', async () => {
  const talk = table.says('Ben', 'BBB opens the coast line');
  const post = await table.submits('Ben', UNMARKED);
  for (const name of ['Ben', 'Chi', 'Dara']) table.reacts(name, post, '+1');
  await table.cardSays(post, 'may be enacted now');
  await table.slash('Chi', '/nomic', 'resolve P1 enact');
  await table.threadSays(post, 'In force at this instant');
  expect(newsIn(talk)).toEqual([]);

  const first = table.says('Ben', 'I hear that CCC sails & sings');
  await table.threadSays(first, 'NEWS N1 by Ben on CCC');
  table.replies('Ben', first, 'ROLL');
  await table.threadSays(first, 'Rolled by Ben');

  table.hush('Ben');
  table.hush('Dara');
  table.hush('Finn');
  const others = [
    table.says('Ben', 'and CCC again'),
    table.says('Dara', 'AAA against BBB'),
    table.says('Dara', 'nothing at all'),
    table.says('Finn', 'BBB looks good to me'),
  ];
  const marked = table.says('Dara', 'news: BBB is sorry');
  await table.threadSays(marked, 'NEWS N2 by Dara on BBB');
  const edited = table.says('Chi', 'What about the Alfa?');
  table.control.edit(table.id('Chi'), table.channel, edited, 'What about AAA?');
  await table.threadSays(edited, 'NEWS N3 by Chi on AAA');
  expect(others.flatMap(newsIn)).toEqual([]);
  for (const name of ['Ben', 'Dara', 'Finn'])
    expect(table.seen(name).filter((m) => m.ephemeral && m.text.includes('News Post'))).toEqual([]);
  const entry = 'PROPOSAL: Talk may become an entry. And CCC again.';
  table.control.edit(table.id('Ben'), table.channel, others[0] ?? '', entry);
  await table.cardSays(others[0] ?? '', 'Talk may become an entry');
});
