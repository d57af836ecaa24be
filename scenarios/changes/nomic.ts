import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { cast, idOf, resolve } from '../docket.ts';
import type { Table } from '../table.ts';
import { words } from '../words.ts';

type People = readonly string[];

export const THREE: People = ['Ana', 'Ben', 'Chi'];
export const FOUR: People = [...THREE, 'Dara'];
export const FIVE: People = [...FOUR, 'Eli'];

/** The words of `law/<change>/<part>.yaml`. */
export function law(change: string, part = 'amendment'): string {
  return readFileSync(new URL(`law/${change}/${part}.yaml`, import.meta.url), 'utf8').trim();
}

let house: Table | null = null;

/** The workspace in which all of these nomics are played. */
export function playIn(table: Table): void {
  house = table;
}

/** Opens a channel where another nomic is played: the core rules and, passed by vote, those the change assumes, if any. */
export async function nomic(change: string | null, people: People): Promise<Table> {
  if (house === null) throw new Error('nobody has been seated');
  const table = await house.newGame({ people, setup: 'rules=core' });
  if (change !== null) await passes(table, people, law(change, 'base'));
  return table;
}

/** The post of a proposal that carries the amendment, once its card is there. */
export function proposes(table: Table, name: string, source: string, title = 'A change'): Promise<string> {
  return table.submits(name, `PROPOSAL: ${title}\n\`\`\`amend\n${source}\n\`\`\``);
}

/** Proposed by the last of these people, voted for by all and enacted by the first, the Emperor; the notice. */
export async function passes(table: Table, people: People, source: string): Promise<string> {
  const post = await proposes(table, people.at(-1) ?? '', source);
  return carries(table, people, post);
}

/** Voted for by all these people and enacted by the first; the notice. */
export async function carries(table: Table, people: People, post: string): Promise<string> {
  cast(table, post, Object.fromEntries(people.map((name) => [name, 'FOR'])));
  return enacted(table, people[0] ?? '', post);
}

/** Enacted, its amendment in force, or with nothing to change; the notice. Whoever is shown first that it does something else now confirms it. */
export async function enacted(table: Table, by: string, post: string): Promise<string> {
  await table.cardSays(post, 'may be enacted now');
  const isDone = () => table.thread(post).some((text) => text.includes(`: ENACTED by ${by}`));
  table.hush(by);
  await table.slash(by, '/nomic', `resolve ${idOf(table, post)} enact`);
  const isShown = () => table.privately(by).some((text) => text.includes('Nothing was resolved'));
  await table.until(() => isDone() || isShown(), 'it is enacted, or shown anew');
  if (!isDone()) await table.press(by, 'resolve.seen');
  const notice = await table.threadSays(post, `: ENACTED by ${by}`);
  expect(notice).toMatch(/In force at this instant|Its amendment changes nothing as things are/);
  return notice;
}

/** Types `/act …` and waits until the channel is told all of this; the message. */
export async function does(table: Table, name: string, act: string, ...told: People): Promise<string> {
  const before = new Set(public_(table).map(({ ts }) => ts));
  await table.slash(name, '/act', act);
  return hears(table, before, `${name} does ${act}`, told);
}

/** What the channel is told from now on, once `told` is all in one message. */
export function listens(table: Table): (...told: People) => Promise<string> {
  const before = new Set(public_(table).map(({ ts }) => ts));
  return (...told) => hears(table, before, 'the channel is told', told);
}

async function hears(table: Table, before: ReadonlySet<string>, what: string, told: People): Promise<string> {
  const news = () =>
    public_(table)
      .filter(({ ts }) => !before.has(ts))
      .map(words);
  const found = () => news().find((text) => told.every((one) => text.includes(one)));
  await table.until(
    () => found() !== undefined,
    () =>
      `${what}: ${told.join(' | ')}; told: ${news().join(' ⏎ ')}; ${table.lastPrivate(table.people.keys().next().value ?? '')}`,
  );
  return found() ?? '';
}

function public_(table: Table) {
  return table.seen().filter((message) => !message.ephemeral && message.user === table.slack.botUserId);
}

/** Types `/act …`, which is refused in these words. */
export async function cannot(table: Table, name: string, act: string, saying: string): Promise<void> {
  expect(await table.asks(name, '/act', act, 'Not done')).toContain(saying);
}

/** Posts a Declaration of Victory, which stands. */
export async function declares(table: Table, name: string): Promise<void> {
  await table.submits(name, 'DECLARATION OF VICTORY: I have won');
}

/** Posts a Declaration of Victory, which is refused in these words. */
export async function cannotDeclare(table: Table, name: string, saying: string): Promise<void> {
  const post = table.says(name, 'DECLARATION OF VICTORY: I have won');
  expect(await table.threadSays(post, 'Not registered')).toContain(saying);
}

/** Posts an entry that is refused; what its thread is told. */
export function refused(table: Table, name: string, text: string): Promise<string> {
  return table.threadSays(table.says(name, text), 'Not registered');
}

/** Fails a matter that the Emperor has vetoed. */
export async function vetoed(table: Table, post: string): Promise<void> {
  table.replies('Ana', post, 'VETO');
  await table.cardSays(post, 'may be failed now');
  await resolve(table, 'Ana', post, 'fail');
}
