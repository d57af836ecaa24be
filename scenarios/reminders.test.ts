import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitFor } from '../local-slack/index.ts';
import { type Form, formOf } from './form.ts';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';
import { words } from './words.ts';

let table: Table;
let form: Form;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'] });
  form = formOf(table);
}, SEATING_MS);
afterAll(() => table.leave());

const room = (name: string) => table.control.dm(table.id(name), table.slack.botUserId);
const direct = (name: string) =>
  table.control
    .seen(table.id(name), room(name))
    .filter((m) => m.user === table.slack.botUserId)
    .map(words);
const reminded = async (name: string, containing: string) => {
  const found = () => direct(name).find((text) => text.includes(containing));
  await table.until(
    () => found() !== undefined,
    () => `${name} is reminded of "${containing}": ${direct(name)}`,
  );
  return found() ?? '';
};

test('FN-R2 · FN-R4 · FN-S6 · only who asked is reminded, in one direct message, each thing once, across a restart', async () => {
  const list = await table.asks('Ben', '/nomic', 'remind');
  expect(list).toContain('none is on');
  expect(list).toMatch(/vote.*resolve.*idle.*adjust.*news/s);
  expect(await table.asks('Ben', '/nomic', 'remind on vote resolve adjust chess')).toMatch(
    /chess.*on: vote, resolve, adjust/s,
  );
  await table.asks('Chi', '/nomic', 'remind');
  await table.press('Chi', 'remind.open');
  await form.opens('Chi', 'remind.submit');
  await form.sends('Chi', { kinds0: ['resolve'] });
  expect(JSON.stringify(form.top('Chi'))).toContain('A matter may be resolved');
  const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Is this so?');
  await table.slash('Ana', '/adjust');
  await table.sees('Market adjustment');
  table.skip({ h: 15, m: 1 });
  // The wait was over hours ago: that is no news. The missing vote is.
  expect(await reminded('Ben', 'your vote is missing')).not.toContain('adjust');
  await table.slash('Ana', '/adjust');
  await table.restart();
  table.skip({ h: 1, s: 1 });
  expect(await reminded('Ben', 'possible again')).toContain('/adjust');
  for (const name of ['Ana', 'Ben']) table.reacts(name, post, '-1');
  expect(await reminded('Chi', 'may be failed now')).toContain('C1 Is this so?');
  table.skip({ m: 11 });
  expect(await reminded('Ben', 'may be failed now')).not.toContain('your vote is missing');
  expect([direct('Ben').length, direct('Chi').length, direct('Ana').length]).toEqual([3, 1, 0]);
}, 60_000);

test('they are switched off where they come', async () => {
  const at = table.control.seen(table.id('Ben'), room('Ben')).at(-1)?.ts ?? '';
  await table.control.click(table.id('Ben'), { channel: room('Ben'), ts: at }, 'remind.open');
  await form.opens('Ben', 'remind.submit');
  table.control.say(table.id('Chi'), room('Chi'), 'remind off');
  await waitFor(
    () => table.control.seen(table.id('Chi'), room('Chi')).some((m) => words(m).includes('none is on')),
    {
      withinMs: 10_000,
      say: 'Chi is told that none is on',
    },
  );
}, 30_000);

test('FN-P2 · who left the channel, or the game, is reminded of nothing', async () => {
  for (const name of ['Ana', 'Ben', 'Chi']) await table.asks(name, '/nomic', 'remind on vote', 'on: vote');
  const before = [direct('Ben').length, direct('Chi').length];
  table.control.leave(table.id('Ben'), table.channel);
  await table.slash('Chi', '/nomic', 'observe');
  await table.boardSays('Observer');
  await table.submits('Ana', 'CALL FOR JUDGEMENT: Who is left?');
  table.skip({ h: 15, m: 30 });
  expect(await reminded('Ana', 'your vote is missing')).toContain('Who is left?');
  expect([direct('Ben').length, direct('Chi').length]).toEqual(before);
}, 30_000);
