import { afterAll, beforeAll, expect, test } from 'vitest';
import { cast, idOf, refusedTo, resolve } from '../docket.ts';
import { SEATING_MS, sit } from '../harness.ts';
import type { Table } from '../table.ts';
import { cannot, carries, does, law, listens, nomic, passes, proposes } from './nomic.ts';

let house: Table;
const THREE = ['Ana', 'Ben', 'Chi'];
const FOUR = ['Ana', 'Ben', 'Chi', 'Dara'];
const FIVE = ['Ana', 'Ben', 'Chi', 'Dara', 'Eli'];
const DAY_MS = 86_400_000;

beforeAll(async () => {
  house = await sit({ mode: 'socket', people: FIVE, setup: null });
}, SEATING_MS);
afterAll(() => house?.leave());

/** Skips to an hour of the next day of that name, Sunday being 0. */
function until(table: Table, weekday: number, hour: number): void {
  const now = table.control.now();
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  const ahead = (weekday - new Date(midnight).getUTCDay() + 7) % 7;
  const at = midnight + ahead * DAY_MS + hour * 3_600_000;
  table.control.skip((at > now ? at : at + 7 * DAY_MS) - now);
}

const refused = (table: Table, name: string, text: string) =>
  table.threadSays(table.says(name, text), 'Not registered');

test('RC08 · proposals are resolved at the weekend, with exceptions, and the oldest does not block for ever', async () => {
  const table = await nomic(house, 'rc08', THREE);
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

test('RC61 · the Chair goes round by surname; the Chair and the next three propose; every phase has its time', async () => {
  const table = await nomic(house, 'rc61', FIVE);
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
}, 60_000);

test('RC33 · Artifacts are taken in a Break-In and scattered anew, as the fate of three other proposals had it', async () => {
  const table = await nomic(house, 'rc33', FOUR);
  const [infamy, entrances, nothing] = [
    await table.submits('Ben', 'PROPOSAL: Y'),
    await table.submits('Ben', 'PROPOSAL: Z'),
    await table.submits('Chi', 'PROPOSAL: X'),
  ];
  const post = await proposes(table, 'Dara', law('rc33'));
  for (const passed of [infamy!, entrances!]) {
    cast(table, passed, { Ana: 'FOR', Ben: 'FOR', Chi: 'FOR' });
    await table.cardSays(passed, 'may be enacted now');
    await resolve(table, 'Ana', passed, 'enact');
  }
  table.replies('Ana', nothing!, 'VETO');
  await table.cardSays(nothing!, 'may be failed now');
  await resolve(table, 'Ana', nothing!, 'fail');
  await carries(table, FOUR, post);
  const scattered = spots(await does(table, 'Ana', 'scatter_artifacts', 'by Ana'), 'no to yes');
  expect(scattered.length).toBeGreaterThanOrEqual(2);
  await cannot(table, 'Ana', 'scatter_artifacts', 'There are Artifacts.');
  await does(table, 'Ben', `go ${scattered[0]}`, 'Ben spot');
  await does(table, 'Chi', `go ${scattered[1]}`, 'Chi spot');
  await does(table, 'Ben', `post_guard g1 ${scattered[1]}`, 'g1 spot');
  const told = await does(table, 'Ben', 'break_in', 'Ben infamy 0 to 4');
  expect(told).not.toContain('Chi infamy');
  expect(spots(told, 'yes to no').sort()).toEqual([...scattered].sort());
  const anew = spots(told, 'no to yes');
  expect(anew.length).toBeGreaterThanOrEqual(2);
  expect(anew.length).toBeLessThanOrEqual(4);
  for (const spot of anew) expect([...scattered, 'e1', 'e2']).not.toContain(spot);
}, 60_000);

const spots = (told: string, how: string) => [
  ...new Set([...told.matchAll(new RegExp(`\\b(\\w+) artifact ${how}`, 'g'))].map(([, spot]) => spot ?? '')),
];

test('RC49 · a derived victory is achieved when two others have confirmed the derivation', async () => {
  const table = await nomic(house, 'rc49', FIVE);
  await passes(table, FIVE, law('rc49'));
  await table.slash('Ben', '/act', 'derive_victory @chi Axiom 1, then rule 2');
  const unconfirmed = await table.sees('claimed by Ben');
  await table.click('Chi', unconfirmed, 'claim.confirm');
  await table.until(() => table.messageAt(unconfirmed).includes('Confirmed by Chi'), 'Chi is named');
  table.skip({ d: 2, m: 1 });
  await table.threadSays(unconfirmed, 'Not confirmed in time');
  await table.slash('Ben', '/act', 'derive_victory @chi Axiom 1, then rule 3');
  const claim = await table.sees('claimed by Ben', unconfirmed);
  const told = listens(table);
  await table.click('Dara', claim, 'claim.confirm');
  await table.click('Eli', claim, 'claim.confirm');
  await told('Chi has achieved victory');
}, 60_000);
