import { expect, test } from 'vitest';
import { cast, idOf, refusedTo, resolve } from '../docket.ts';
import type { Table } from '../table.ts';
import {
  cannot,
  cannotDeclare,
  declares,
  does,
  FIVE,
  FOUR,
  law,
  listens,
  nomic,
  passes,
  refused,
  THREE,
} from './nomic.ts';

const DAY_MS = 86_400_000;

/** Skips to an hour of the next day of that name, Sunday being 0. */
function until(table: Table, weekday: number, hour: number): void {
  const now = table.control.now();
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const ahead = (weekday - new Date(midnight).getUTCDay() + 7) % 7;
  const at = midnight + ahead * DAY_MS + hour * 3_600_000;
  table.control.skip((at > now ? at : at + 7 * DAY_MS) - now);
}

test('RC61 · the Chair goes round by surname; the Chair and the next three propose; every phase has its time', async () => {
  const table = await nomic('rc61', FIVE);
  await passes(table, FIVE, law('rc61'));
  await table.boardSays('Ben (surname Birch; points 0)');
  await cannot(table, 'Ben', 'refuse_chair', 'Ana is the Chair.');
  await does(table, 'Ana', 'refuse_chair', 'order');
  expect(await refused(table, 'Ana', 'PROPOSAL: By the fifth')).toContain(
    'Only the Chair and the next three propose',
  );
  const post = await table.submits('Eli', 'PROPOSAL: By the fourth');
  const lost = await table.submits('Ben', 'PROPOSAL: By the Chair');
  table.replies('Eli', post, 'FOR');
  await cannot(table, 'Ben', 'open_talk', 'The call for proposals lasts until');
  await does(table, 'Ben', 'extend 24', 'phase ends');
  table.skip({ d: 1 });
  await cannot(table, 'Ben', 'open_talk', 'The call for proposals lasts until');
  table.skip({ d: 1 });
  await cannot(table, 'Ben', 'extend 1', 'The limit ended at');
  await does(table, 'Ben', 'open_talk', 'phase calls to talk');
  expect(await refused(table, 'Chi', 'PROPOSAL: Too late')).toContain('This is the time of talk');
  table.skip({ d: 4 });
  await cannot(table, 'Ben', 'open_vote 4 yes', 'The discussion lasts until');
  table.skip({ d: 1 });
  await does(table, 'Ben', 'open_vote 4 yes', 'quorum 1 to 4', 'unanimity no to yes');
  cast(table, post, { Ana: 'FOR', Ben: 'FOR', Chi: 'FOR', Eli: 'FOR' });
  cast(table, lost, { Ana: 'FOR', Ben: 'FOR', Chi: 'FOR', Eli: 'AGAINST' });
  await table.cardSays(lost, 'AGAINST 1');
  expect(await refusedTo(table, 'Ana', post, 'enact')).toContain('The result is not due');
  table.skip({ d: 1 });
  await cannot(table, 'Ben', 'next_chair', 'Not every Proposal has its result.');
  await resolve(table, 'Ana', post, 'enact');
  expect(await refusedTo(table, 'Ana', lost, 'enact')).toContain('not enough');
  await resolve(table, 'Ana', lost, 'fail');
  await does(table, 'Ben', 'next_chair', 'phase vote to calls');
  await does(table, 'Chi', 'refuse_chair', 'order');
  await cannot(table, 'Chi', 'refuse_chair', 'Dara is the Chair.');
  table.says('Dara', 'OBSERVE');
  await table.sees('Dara is now an observer');
  await cannot(table, 'Chi', 'refuse_chair', 'Eli is the Chair.');
  await table.join('Dara');
  await table.boardSays('order Eli, Ana, Ben, Chi, Dara');
}, 60_000);

test('RC80 · participants and a Host; idle is who is silent too; values come back where they still fit', async () => {
  const table = await nomic('rc80', FOUR);
  await does(table, 'Ben', 'earn', 'Ben purse 5 to 6');
  await passes(table, FOUR, law('rc80'));
  const state = await table.asks('Ben', '/nomic', 'state');
  for (const words of ['4 participants', 'Host: Ana', 'Ben (purse 6)']) expect(state).toContain(words);
  table.skip({ d: 2 });
  table.says('Ben', 'Has anybody seen my hat?');
  await cannotDeclare(table, 'Ben', 'Nobody has won yet');
  table.skip({ d: 6 });
  await cannot(table, 'Chi', 'make_observer @ben', 'it takes 7 days');
  expect(await table.asks('Chi', '/nomic', 'rules 1.2')).toContain('looks there before');
  table.skip({ d: 1 });
  await table.slash('Chi', '/act', 'make_observer @ben');
  await table.sees('Chi has made Ben an observer');
  expect(await table.asks('Ben', '/nomic', 'join')).toContain('has to wait 5 days');
  await passes(
    table,
    ['Ana', 'Chi', 'Dara'],
    '- { edit_mechanism: Purses, at: player_fields.purse.max, put: 5 }',
  );
  table.skip({ d: 5 });
  await table.join('Ben');
  await table.boardSays('Ben (purse 5)');
}, 60_000);

test('RC08 · proposals are resolved at the weekend, with exceptions, and the oldest does not block for ever', async () => {
  const table = await nomic('rc08', THREE);
  await passes(table, THREE, law('rc08'));
  until(table, 2, 12);
  const all = (vote: string) => ({ Ana: vote, Ben: vote, Chi: vote });
  const killed = await table.submits('Chi', 'PROPOSAL: Killed');
  table.replies('Chi', killed, 'AGAINST');
  await table.cardSays(killed, 'may be failed now');
  await resolve(table, 'Ben', killed, 'fail');
  const contested = await table.submits('Chi', 'PROPOSAL: Contested');
  const liked = await table.submits('Chi', 'PROPOSAL: Liked');
  const next = await table.submits('Chi', `PROPOSAL: Next\nDepends on: ${idOf(table, contested)}`);
  const hated = await table.submits('Chi', 'PROPOSAL: Hated');
  const more = await refused(table, 'Chi', 'PROPOSAL: More');
  for (const why of ['4', 'possible again']) expect(more).toContain(why);
  cast(table, contested, { ...all('FOR'), Ben: 'AGAINST' });
  for (const post of [liked, next]) cast(table, post, all('FOR'));
  cast(table, hated, { ...all('AGAINST'), Chi: 'DEFERENTIAL' });
  await table.cardSays(hated, 'AGAINST 3');
  table.skip({ h: 23 });
  for (const post of [contested, liked, next])
    expect(await refusedTo(table, 'Ben', post, 'enact')).toContain('It is wednesday');
  expect(await refusedTo(table, 'Ben', hated, 'fail')).toContain('It is wednesday');
  table.skip({ h: 1 });
  expect(await refusedTo(table, 'Chi', liked, 'enact')).toContain('Chi is no Admin');
  await resolve(table, 'Ben', liked, 'enact');
  await resolve(table, 'Ben', hated, 'fail');
  for (const post of [contested, next])
    expect(await refusedTo(table, 'Ben', post, 'enact')).toContain('It is wednesday');
  until(table, 1, 1);
  until(table, 1, 1);
  await table.cardSays(contested, 'sundays 2');
  until(table, 6, 1);
  await resolve(table, 'Ben', next, 'enact');
  until(table, 2, 1);
  await resolve(table, 'Ben', contested, 'fail');
  const other = await table.submits('Chi', 'PROPOSAL: Swimming\nSeason: summer');
  cast(table, other, { ...all('FOR'), Ben: 'AGAINST' });
  await table.cardSays(other, 'FOR 2');
  await resolve(table, 'Ben', other, 'enact');
}, 60_000);

test('RC79 · five points, or alone the most by 25 December; a tie is for a judgement', async () => {
  const table = await nomic('rc79', FOUR);
  const now = new Date(table.control.now() + 7 * DAY_MS);
  const christmas = Date.UTC(now.getUTCFullYear(), 11, 25);
  await passes(table, FOUR, law('rc79').replace('2026', String(now.getUTCFullYear())));
  const scores = async (name: string, from: number, to: number) => {
    for (let i = from; i < to; i++) await does(table, name, 'score', `${name} points ${i} to ${i + 1}`);
  };
  await scores('Ben', 0, 4);
  await cannotDeclare(table, 'Ben', 'Ben has not achieved victory');
  let told = listens(table);
  await scores('Ben', 4, 5);
  await told('Ben has achieved victory');
  await does(table, 'Ana', 'reset', 'Ben points 5 to 0');
  await scores('Ben', 0, 1);
  await scores('Chi', 0, 1);
  told = listens(table);
  table.control.skip(christmas - table.control.now() + 60_000);
  await told('Ben, Chi have the most points together', 'Call for Judgement');
  await cannotDeclare(table, 'Chi', 'Chi has not achieved victory');
  told = listens(table);
  await scores('Chi', 1, 3);
  await told('Chi has achieved victory');
  await cannotDeclare(table, 'Ben', 'Ben has not achieved victory');
  await declares(table, 'Chi');
}, 60_000);
