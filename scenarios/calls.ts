import type { Table } from './table.ts';

/** What is asked of Slack before anything has happened, and again at times of its own. */
const APART = new Set(['auth.test', 'apps.connections.open', 'users.info']);

const LINE_CHARS = 240;

export type Spent = Readonly<Record<string, number>>;

/** How often each method was called from the nth call on. */
export function spentSince(table: Table, from: number): Spent {
  const spent: Record<string, number> = {};
  for (const { method } of table.slack.calls.slice(from))
    if (!APART.has(method)) spent[method] = (spent[method] ?? 0) + 1;
  return spent;
}

/** The calls from the nth on, a line each, for whoever wonders where one came from. */
export function toldSince(table: Table, from: number): string {
  const line = ({ method, args }: { method: string; args: unknown }) =>
    `${method} ${JSON.stringify(args).slice(0, LINE_CHARS)}`;
  return table.slack.calls.slice(from).map(line).join('\n');
}

/**
 * What an act cost, waiting until it cost all that is expected. What comes later would be found in the next act: hence
 * an act that costs nothing as the last.
 */
export async function costOf(table: Table, expected: Spent, act: () => Promise<unknown>): Promise<Spent> {
  const from = table.slack.calls.length;
  await act();
  const all = () =>
    Object.entries(expected).every(([method, n]) => (spentSince(table, from)[method] ?? 0) >= n);
  await table.until(
    all,
    () => `${JSON.stringify(expected)} is called; so far ${JSON.stringify(spentSince(table, from))}`,
  );
  return spentSince(table, from);
}
