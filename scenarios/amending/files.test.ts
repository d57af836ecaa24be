import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { parseDocument } from '../../src/ruleset/document.ts';
import { carries, passes } from '../changes/nomic.ts';
import { MODES, SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { exported, printed } from './shelf.ts';

describe.each(MODES)('the game as files over %s', (mode) => {
  let table: Table;
  beforeAll(async () => {
    table = await sit({ mode, people: ['Ana', 'Ben', 'Chi'], others: ['Finn'] });
  }, SEATING_MS);
  afterAll(() => table?.leave());

  const filesOf = (name: string) =>
    table.control
      .seen(table.id(name), table.control.dm(table.id(name), table.slack.botUserId))
      .flatMap((message) => (message.ephemeral ? [] : (message.files ?? [])))
      .map((id) => table.control.file(id));

  test('the law loads again, the gamestate is JSON and tables of a wiki', async () => {
    await table.asks('Ben', '/buy', '20 AAA');
    expect(await table.asks('Finn', '/nomic', 'export')).toContain('5 files in a direct message');
    await waitFor(() => filesOf('Finn').length === 5, { withinMs: 20_000, say: 'no files came' });
    const [core, round, state, wiki] = filesOf('Finn');
    expect(parseDocument(core?.text ?? '', 'core')).toMatchObject({ title: 'Core Rules', faults: [] });
    const rules = parseDocument(round?.text ?? '', 'round');
    expect(rules.faults).toEqual([]);
    expect(rules.rules.map(({ title }) => title)).toContain('Adjusting the Markets');
    const { cells } = JSON.parse(state?.text ?? '') as { cells: Record<string, unknown> };
    expect(cells[`rel/shares/${table.id('Ben')}/AAA`]).toBe(20);
    expect(wiki?.text).toContain('{| class="wikitable"');
    expect(wiki?.text).toMatch(/\| Ben \|\| 998,000 \|\| 20/);
  });

  test('FN-E5 · a new round begins with ready-made entries that adopt a shipped ruleset', async () => {
    const claim = await table.submits('Ben', 'DECLARATION OF VICTORY: Mine.');
    for (const name of ['Ben', 'Chi']) table.reacts(name, claim, '+1');
    await table.cardSays(claim, 'may be enacted now');
    await table.slash('Ana', '/nomic', 'resolve V1 enact');
    await table.sees('has won');
    const address = table.says('Ben', 'ASCENSION ADDRESS: The Second Market');
    await table.threadSays(address, 'has no rules of its own yet');
    const ready = table.control.thread(table.channel, address).at(-1)?.ts ?? '';
    await table.click('Chi', ready, 'round.adopt', 'stock-market');
    const post = await table.sees('PROPOSAL: Adopt');
    await table.threadSays(post, 'What enactment of');
    for (const name of ['Ana', 'Chi']) table.reacts(name, post, '+1');
    await table.cardSays(post, 'may be enacted now');
    await table.slash('Ben', '/nomic', 'resolve P1 enact');
    await table.threadSays(post, 'In force at this instant');
    expect(await table.asks('Chi', '/nomic', 'rules')).toContain('14 rules, all automated');
  });

  // By which way it came makes no difference to a file.
  if (mode === 'socket')
    test('what was exported is adopted from a file, and is the same law again', async () => {
      const round = filesOf('Finn').find((file) => file?.name.startsWith('round'))?.text ?? '';
      const other = await table.newGame({ people: ['Ana', 'Ben', 'Chi'], setup: 'rules=core' });
      const file = {
        name: 'round.md',
        mimetype: 'text/markdown',
        base64: Buffer.from(round).toString('base64'),
      };
      const post = other.control.say(other.id('Chi'), other.channel, 'PROPOSAL: The market again.', {
        files: [file],
      });
      await other.threadSays(post, 'What enactment of');
      await carries(other, ['Ana', 'Ben', 'Chi'], post);
      const stock = 'symbol: AAA, name: Alfa, price: 100, volatility: low';
      await passes(other, ['Ana', 'Ben', 'Chi'], `- do: [ { create: stock, values: { ${stock} } } ]`);
      await other.asks('Ben', '/buy', '20 AAA');
      await other.boardSays('998,000');
      const again = await exported(other, 'Ben');
      expect(again.round).toEqual(printed(parseDocument(round, 'round').rules));
      expect(again.cells[`rel/shares/${other.id('Ben')}/AAA`]).toBe(20);
    });
});
