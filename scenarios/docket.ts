import type { Table } from './table.ts';

/** Votes by reply, in order. Nobody waits for anything. */
export function cast(table: Table, post: string, votes: Readonly<Record<string, string>>): void {
  for (const [name, vote] of Object.entries(votes)) table.replies(name, post, vote);
}

/** Waits until the card says all of these at once. */
export async function shows(table: Table, post: string, ...said: readonly string[]): Promise<string> {
  const missing = () => said.filter((words) => !table.card(post)?.words.includes(words));
  await table.until(
    () => missing().length === 0,
    () => `the card says ${missing().join(' | ')}; it says: ${table.card(post)?.words}`,
  );
  return table.card(post)?.words ?? '';
}

/** `P7` of a post. */
export function idOf(table: Table, post: string): string {
  const id = /^\W*([A-Z]\d+)\b/.exec(table.card(post)?.words ?? '')?.[1];
  if (id === undefined) throw new Error(`no card names the matter of ${post}`);
  return id;
}

/** Resolves a matter by command; the notice in its thread. */
export async function resolve(
  table: Table,
  name: string,
  post: string,
  outcome: 'enact' | 'fail',
): Promise<string> {
  await table.slash(name, '/nomic', `resolve ${idOf(table, post)} ${outcome}`);
  return table.threadSays(post, `: ${outcome === 'enact' ? 'ENACTED' : 'FAILED'} by ${name}`);
}

/** Asks for a resolution that is refused: what the person is told. */
export function refusedTo(table: Table, name: string, post: string, outcome: 'enact' | 'fail') {
  return table.asks(name, '/nomic', `resolve ${idOf(table, post)} ${outcome}`, 'Not done');
}

/** The action ids of the buttons on the card. */
export function buttonsOn(table: Table, post: string): string[] {
  const card = table.card(post)?.ts;
  const message = table.seen().find((m) => m.ts === card);
  return [...JSON.stringify(message?.blocks ?? []).matchAll(/"action_id":"([^"]+)"/g)].map(
    ([, id]) => id ?? '',
  );
}
