import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Form, formOf } from './form.ts';
import { SEATING_MS, sit } from './harness.ts';
import type { Table } from './table.ts';
import { words } from './words.ts';

let table: Table;
let form: Form;
/** Another game, in another channel. */
let other: Table;
beforeAll(async () => {
  table = await sit({ mode: 'socket', people: ['Ana', 'Ben', 'Chi'] });
  form = formOf(table);
}, SEATING_MS);
afterAll(() => table.leave());

const view = (name: string) => table.control.home(table.id(name));
const home = (name: string) => words({ blocks: view(name)?.blocks ?? [] });
const homeSays = async (name: string, containing: string | RegExp) => {
  await table.until(
    () => (typeof containing === 'string' ? home(name).includes(containing) : containing.test(home(name))),
    () => `${name}'s Home says "${containing}"; it says: ${home(name)}`,
  );
  return home(name);
};
const opens = (name: string) => table.control.openHome(table.id(name));
const press = (name: string, action: string, value?: string) => {
  const chosen = value === undefined ? {} : { value };
  return table.control.click(table.id(name), { viewId: view(name)?.id ?? '' }, action, chosen);
};
const room = (name: string) => table.room(name);
const direct = async (name: string, containing: string) =>
  (await table.toldDirectly(name, containing))[0] ?? '';

test('FN-S3 · FN-S6 · FN-V1 · Home shows what one has, can do and has to do, and its buttons do it', async () => {
  opens('Ben');
  const first = await homeSays('Ben', 'My portfolio');
  expect(first).toContain('Fast Nomic in #fast-nomic');
  expect(first).toMatch(/Needs you\*? nothing now/);
  expect(first).toMatch(/Idle limit.*act before/s);
  expect(first).toMatch(/Standings.*Ana.*Ben.*Chi/s);
  await press('Ben', 'trade.buy.open');
  await form.opens('Ben', 'trade.buy.submit');
  await form.sends('Ben', { 'arg.stock': 'CCC', 'arg.count': '50' });
  // What is private is answered where the button was pressed, not in a channel that may be out of sight.
  expect(await direct('Ben', 'bought 50 CCC')).toContain('990,000');
  expect(await homeSays('Ben', '50 × 200 =')).toContain('paid 200 each, profit');

  await press('Ben', 'market.adjust');
  await table.sees('Market adjustment 1');
  // The dice may leave a price where it was.
  expect(await homeSays('Ben', /Not now.*Adjust the markets from /s)).toMatch(
    /(Profit|Loss) \d|No profit and no loss/,
  );
  const post = await table.submits('Ana', 'CALL FOR JUDGEMENT: Is this so?');
  expect(await homeSays('Ben', 'Vote on C1…')).toContain('you have not voted');
  await press('Ben', 'matter.more', 'C1');
  await form.opens('Ben', 'vote.submit');
  await form.sends('Ben', { vote: 'FOR' });
  await table.cardSays(post, 'FOR 1');
  await homeSays('Ben', /Needs you\*? nothing now/);
  table.reacts('Ana', post, '+1');
  await homeSays('Ben', 'C1 Is this so?> may be enacted now');
  await press('Ben', 'matter.enact');
  await table.threadSays(post, 'ENACTED');

  const shown = table.slack.calls.filter(({ method }) => method === 'views.publish');
  expect(new Set(shown.map(({ args }) => args.user_id))).toEqual(new Set([table.id('Ben')]));
  const gaps = shown.slice(1).map(({ at }, i) => at - (shown[i]?.at ?? 0));
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThan(9_800);
}, 60_000);

test('FN-P1 · FN-P2 · who does not play sees how to, and only games of channels they are in', async () => {
  opens('Chi');
  await homeSays('Chi', 'My portfolio');
  await press('Chi', 'act.open', 'leave');
  expect(await homeSays('Chi', 'You are an observer')).toContain('Become a player');
  await press('Chi', 'act.open', 'join');
  await homeSays('Chi', /Player since/);
  table.add('Dan');
  opens('Dan');
  await homeSays('Dan', 'No game is played in a channel you are in');
}, 60_000);

test('of several games the one that was chosen is shown, and is the one meant in direct messages, after a restart too', async () => {
  other = await table.newGame({ people: ['Ben', 'Ana'], setup: 'rules=core' });
  opens('Ben');
  await table.until(() => JSON.stringify(view('Ben')).includes('home.game'), 'Ben may choose');
  await press('Ben', 'home.game', other.channel);
  await homeSays('Ben', 'Fast Nomic in #fast-nomic-2');
  await table.restart();
  opens('Ben');
  table.control.say(table.id('Ben'), room('Ben'), 'rules');
  expect(await direct('Ben', 'Resolution')).not.toContain('Trading');
  await direct('Ben', 'For the game in #fast-nomic-2, chosen in Home');
  expect(home('Ben')).toContain('Fast Nomic in #fast-nomic-2');
}, 60_000);

test('who plays in several games is asked which, or names it; a message is about its own game, whatever was chosen since', async () => {
  const says = (name: string, text: string) => table.control.say(table.id(name), room(name), text);
  // Ana has chosen none: nothing is guessed.
  says('Ana', 'portfolio');
  const asked = await direct('Ana', 'Which one is meant?');
  expect(asked).toContain('You play in #fast-nomic and in #fast-nomic-2');
  says('Ana', `<#${table.channel}|fast-nomic> portfolio`);
  expect(await direct('Ana', 'Net worth')).toContain('1,000,000');
  says('Ana', 'in #fast-nomic-2: rules 1.1');
  await direct('Ana', '1.1');
  says('Chi', `<#${other.channel}> docket`);
  await direct('Chi', 'You are not in the channel where the game is played');
  // A button under what is told of the first game acts there, though the second is the one chosen.
  says('Ben', '#fast-nomic help');
  const help = () =>
    table.control
      .seen(table.id('Ben'), room('Ben'))
      .findLast((m) => JSON.stringify(m).includes('trade.buy.open'));
  await table.until(() => help() !== undefined, 'Ben is told what he can do');
  const buy = { channel: room('Ben'), ts: help()?.ts ?? '' };
  await table.control.click(table.id('Ben'), buy, 'trade.buy.open');
  await form.opens('Ben', 'trade.buy.submit');
  await form.sends('Ben', { 'arg.stock': 'BBB', 'arg.count': '7' });
  await table.sees('Ben bought 7 BBB');
}, 60_000);

const WEIGHTS = `\`\`\`
amend
- edit_mechanism: official entries and votable matters
  at: matters.proposal.fields
  put: { weight: { type: enum, options: [ trivial, full ], default: full }, cost: { type: integer, min: 1, optional: true }, backer: { type: player, optional: true } }
\`\`\``;

test('FN-M1 · what an amended kind of entry says of itself is asked in its form, with complaints under it, and stands in the post', async () => {
  const post = await other.submits('Ben', `PROPOSAL: Weights.\n${WEIGHTS}`);
  for (const name of ['Ben', 'Ana']) other.reacts(name, post, '+1');
  await other.cardSays(post, 'may');
  await other.slash('Ben', '/nomic', 'resolve P1 enact');
  await other.threadSays(post, 'ENACTED');
  await press('Ben', 'entry.open', 'PROPOSAL');
  const shown = await form.opens('Ben', 'entry.submit');
  expect(JSON.stringify(shown)).toContain('of.weight');
  const written = { title: 'Less', body: 'Everybody gets less.' };
  const wrong = await form.sends('Ben', { ...written, 'of.weight': 'trivial', 'of.cost': '0' });
  expect(Object.keys(wrong.errors ?? {})).toEqual(['of.cost']);
  await form.sends('Ben', { ...written, 'of.weight': 'trivial', 'of.backer': table.id('Ana') });
  await form.opens('Ben', 'entry.post');
  await form.sends('Ben', {});
  const posted = await other.sees('PROPOSAL: Less');
  expect(other.messageAt(posted)).toMatch(/Weight: trivial.*Backer: Ana/s);
  await other.cardSays(posted, 'trivial');
}, 60_000);
