import { afterAll, describe, expect, test } from 'vitest';
import { waitFor } from '../../local-slack/index.ts';
import { type Mode, sit } from '../harness.ts';
import type { Table } from '../table.ts';

const FIVE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];
const TWELVE = 'Ana Ben Chi Dara Eli Finn Gus Hana Ida Jon Kim Lou'.split(' ');

/** Each mode is a file of its own, and each test has a workspace: all are looked at together, since none does much but wait. */
export function soon(mode: Mode): void {
  const tables: Table[] = [];
  const seated = async (people: readonly string[]) => {
    const table = await sit({ mode, people, enforceTiers: true });
    tables.push(table);
    return table;
  };
  afterAll(async () => {
    for (const table of tables) await table.leave();
  });

  describe.concurrent(`how soon people see it, by the clock of the workspace, over ${mode}`, () => {
    test('FN-V1 · a vote shows on its card within 3 s, however it is given, and its button is answered at once', async () => {
      const table = await seated(FIVE);
      const post = await table.submits('Ben', 'PROPOSAL: Start richer. Everybody gets more.');
      const shows = (words: string) => takes(table, 3000, () => card(table, post).includes(words), words);
      table.skip({ s: 15 });
      table.reacts('Chi', post, '+1');
      expect(await shows('FOR 1')).toBeLessThan(3000);
      // The card was changed a moment ago: this is as late as it gets.
      table.replies('Dara', post, 'FOR');
      expect(await shows('FOR 2')).toBeLessThan(3000);
      table.hush('Eli');
      const at = table.control.now();
      await table.click('Eli', table.card(post)?.ts ?? '', 'vote.for');
      await table.told('Eli', 'FOR');
      expect(table.control.now() - at).toBeLessThan(1500);
      expect(await shows('FOR 3')).toBeLessThan(3000);
    }, 60_000);

    test('FN-S3 · a trade is answered at once and stands in the pinned gamestate within 10 s', async () => {
      const table = await seated(FIVE);
      await rested(table);
      await table.asks('Chi', '/buy', '1 BBB');
      await waitFor(() => table.board().includes('BBB 1'), {
        withinMs: 12_000,
        say: 'the trade before shows',
      });
      table.skip({ s: 4 });
      const from = table.control.now();
      expect(await table.asks('Ben', '/buy', '1 AAA')).toContain('Ben bought');
      expect(table.control.now() - from).toBeLessThan(1500);
      await waitFor(() => table.board().includes('AAA 1'), { withinMs: 12_000, say: 'the trade shows' });
      expect(table.control.now() - from).toBeLessThan(10_000);
    }, 60_000);

    test('twelve people vote on three matters in one second, then the market is adjusted: few calls, and a board that is right', async () => {
      const table = await seated(TWELVE);
      const calls = (method: string, fromMs: number, untilMs: number) =>
        table.slack.calls.filter((call) => call.method === method && call.at >= fromMs && call.at < untilMs);
      const posts = [
        await table.submits('Chi', 'CALL FOR JUDGEMENT: One?'),
        await table.submits('Dara', 'CALL FOR JUDGEMENT: Two?'),
        await table.submits('Eli', 'CALL FOR JUDGEMENT: Three?'),
      ];
      for (const post of posts) await table.until(() => table.pinned(post), 'pinned');
      await rested(table);
      const from = table.control.now();
      for (const name of TWELVE) for (const post of posts) table.reacts(name, post, '+1');
      const { acked } = await table.control.slash(table.id('Ben'), table.channel, '/adjust');
      expect(acked).toBe(true);
      const board = () =>
        posts.every((_, i) => table.board().includes(`FOR ${12}`) && table.board().includes(`C${i + 1}`));
      const adjusted = () => table.board().includes('#1 by Ben');
      await waitFor(() => board() && adjusted(), { withinMs: 14_000, say: 'the board is right' });
      expect(table.control.now() - from).toBeLessThan(12_000);
      await waitFor(() => posts.every((post) => card(table, post).includes('FOR 12')), {
        say: 'the cards are right',
      });
      expect(calls('chat.postMessage', from, from + 3000).length).toBeLessThanOrEqual(1);
      expect(calls('chat.update', from, from + 3000).length).toBeLessThanOrEqual(5);
      expect(calls('chat.postEphemeral', from, from + 12_000)).toEqual([]);
    }, 60_000);
  });
}

const card = (table: Table, post: string) => table.card(post)?.words ?? '';

/** Nothing waits to be said any more, and the gamestate was not drawn a moment ago. */
async function rested(table: Table): Promise<void> {
  table.skip({ m: 2 });
  await table.asks('Ana', '/nomic', 'docket');
  table.skip({ m: 2 });
}

/** Workspace ms until it is so; nobody skips. */
async function takes(table: Table, withinMs: number, isSo: () => boolean, say: string): Promise<number> {
  const from = table.control.now();
  await waitFor(isSo, { withinMs: withinMs + 2000, say: `"${say}" shows` });
  return table.control.now() - from;
}
