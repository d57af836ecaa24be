import { setImmediate as turn } from 'node:timers/promises';
import { Audits } from '../src/slack/audit/audits.ts';
import type { Rulesets } from '../src/slack/rulesets.ts';
import { openStore } from '../src/store/store.ts';
import { Rehearsal } from './rehearsal.ts';

const TRADES = 3_000;
const SECOND_MS = 1_000;

/** The longest that an audit of a long log keeps everybody waiting, and how long it takes in all, ms of the processor. */
export async function reportAudit(
  rulesets: Rulesets,
  report: (what: string, ms: number) => void,
): Promise<void> {
  const table = new Rehearsal(rulesets, { people: 30, stocks: 20 });
  for (let i = 0; i < TRADES; i += 1) {
    table.at += SECOND_MS;
    const move = { action: 'buy', args: { stock: 'SAA', count: 1 + (i % 3) } };
    table.does(`p${1 + (i % 29)}`, { do: 'act', move });
  }
  const { game, events } = table;
  const store = await openStore(':memory:');
  await store.transact(async (tx) => {
    await tx.log.found({ id: game.id, team: game.team, channel: game.channel, foundedAt: game.at });
    await tx.log.append(game.id, events, null);
  });
  const { hash } = await store.log.head(game.id);
  const referee = { game: () => game, head: () => hash } as never;
  let isOver = false;
  const audit = new Audits({ store, referee }).audit(game.id).finally(() => {
    isOver = true;
  });
  let [longest, all] = [0, 0];
  while (!isOver) {
    const from = process.cpuUsage();
    await turn();
    const { user, system } = process.cpuUsage(from);
    longest = Math.max(longest, (user + system) / 1_000);
    all += (user + system) / 1_000;
  }
  const found = (await audit)?.findings ?? [];
  if (found.length > 0) throw new Error(`The audit found: ${JSON.stringify(found[0])}`);
  await store.close();
  report(`an audit of ${events.length} events, in all`, all);
  report('the same, the longest that nobody else has their turn', longest);
}
