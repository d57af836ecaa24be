import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../local-slack/page/browser/chromium.ts';
import { Newcomer } from './newcomer.ts';
import { Sitting } from './sitting.ts';

if (chromiumPath === null)
  console.log('No round is played in a browser through the page: chromium is not installed here.');

const STEPS = 8;
const CLAIM = 'DECLARATION OF VICTORY: I am the richest';
const WHOLE_MS = 150_000;
/** A newcomer is to have enacted something by then. */
const THREE_MINUTES_MS = 180_000;

async function setUpAndJoin(one: Newcomer): Promise<void> {
  await one.reaches(1);
  await one.press('Set up this channel');
  await one.answer('Start the round');
  await one.post('Players (N) 1').getByText('Pinned by').waitFor();

  await one.reaches(2);
  const [join = ''] = await one.lines();
  await one.becomes('Ben', 2);
  await one.press('Join the game');
  await one.post('Ben is now a player').waitFor();
  await one.becomes('Chi', 3);
  await one.says(join);
  await one.post('Chi is now a player').waitFor();
}

async function changeARule(one: Newcomer): Promise<void> {
  await one.reaches(3);
  const [proposal = ''] = await one.lines();
  await one.becomes('Ben', 2);
  await one.says(proposal);
  await one.post('PROPOSAL: Faster markets').getByText(/repl/).first().waitFor();

  await one.reaches(4);
  const [vote = ''] = await one.lines();
  await one.post('PROPOSAL: Faster markets').first().hover();
  await one.press(/^React with :\+1:/, one.post('PROPOSAL: Faster markets').first());
  await one.becomes('Chi', 3);
  await one.opensThread('PROPOSAL: Faster markets');
  await one.thread.getByText('1 hour → 30 minutes').first().waitFor();
  await one.replies('I would be for this if it rhymed');
  await one.replies(vote);
  await one.thread.getByText('FOR 2').first().waitFor();

  await one.reaches(5);
  await one.press(/^Enact P1/, one.thread);
  await one.answer('Enact');
  await one.post('P1 Faster markets: ENACTED by Chi').getByText('r1 → r2').waitFor();
}

async function trade(one: Newcomer): Promise<void> {
  await one.reaches(6);
  const [buy = '', tooMany = '', adjust = ''] = await one.lines();
  await one.becomes('Ben', 2);
  await one.says(buy);
  await one.post('1,000 × 200 = 200,000').getByText('Only visible to you').waitFor();
  await one.says(tooMany);
  await one.post('Not done: buy 1,000,000 CHAR').getByText('Rule 2.4.1 Trading').waitFor();
  await one.says(adjust);
  await one.post('Market adjustment 1').waitFor();
  await one.says(adjust);
  await one.post('Not done: adjust the markets').getByText('Rule 2.5.2').waitFor();
  await one.skipsAhead('30 minutes');
  await one.says(adjust);
  await one.post('Market adjustment 2').waitFor();

  await one.reaches(7);
  await one.goesTo('Fast Nomic');
  await one.page.getByRole('tab', { name: 'Home', selected: true }).waitFor();
  await one.press('Inspector', one.page.locator('.topbar'));
  await one.page.getByRole('complementary').getByText('/adjust').first().waitFor();
  await one.goesTo('fast-nomic');
}

async function byTextAlone(one: Newcomer): Promise<void> {
  await one.reaches(STEPS);
  expect(await one.card.getByText('· done').count()).toBe(0);
  const [proposal = '', vote = '', resolve = ''] = await one.lines();
  await one.chooses(/^You are Ben/, /^Text only/);
  await one.says(proposal);
  for (const [name, digit] of [
    ['Ben', 2],
    ['Chi', 3],
  ] as const) {
    await one.becomes(name, digit);
    await one.opensThread('PROPOSAL: Good manners');
    await one.thread.getByText('FOR, AGAINST or DEFERENTIAL').first().waitFor();
    expect(await one.thread.getByRole('button', { name: /^Vote/ }).count()).toBe(0);
    await one.replies(vote);
  }
  await one.thread.getByText('FOR 2').first().waitFor();
  await one.says(resolve);
  await one.post('P2 Good manners: ENACTED by Chi').waitFor();
  await one.card.getByText('· done').waitFor();
  await one.press('Finish', one.card);
  await one.card.waitFor({ state: 'detached' });
  await one.chooses(/^You are Chi/, /^Text only/);
}

async function news(one: Newcomer): Promise<void> {
  await one.becomes('Ben', 2);
  await one.says('/news CHAR opens a second line');
  await one.press(/^Roll/, one.post('CHAR opens a second line').last());
  await one.post('CHAR opens a second line').getByText('Rolled by Ben').waitFor();
}

/** Claims the victory, votes for it and reads what comes of it, without a mouse. */
async function claimByKeyboard(one: Newcomer): Promise<void> {
  const { keyboard } = one.page;
  await one.becomes('Chi', 3);
  expect(await one.getsTo(/^Message #fast-nomic$/m, 'F6')).toBe(true);
  await keyboard.type(CLAIM);
  await keyboard.press('Enter');
  await one.post(CLAIM).getByText(/repl/).first().waitFor();
  await keyboard.press('Shift+F6');
  expect(await one.getsTo(/DECLARATION OF VICTORY: I am/, 'ArrowUp')).toBe(true);
  expect(await one.getsTo(/^\n.*View thread/, 'Tab')).toBe(true);
  await keyboard.press('Enter');
  await one.thread.getByLabel('Reply…').waitFor();
  await one.thread.getByRole('button', { name: /^Vote FOR/ }).waitFor();
  expect(await one.getsTo(/^Vote FOR/m, 'Shift+Tab')).toBe(true);
  await keyboard.press('Enter');
  await one.thread.getByText('FOR 1').first().waitFor();
}

/** On a phone: the list is a drawer, a thread covers all, and nothing scrolls sideways. */
async function decideOnAPhone(one: Newcomer): Promise<void> {
  const { page } = one;
  await one.press('Channels and people');
  await one.goesTo('fast-nomic');
  await one.chooses(/^You are Ana/, /^Ben/);
  await one.opensThread(CLAIM);
  await one.press(/^Vote FOR/, one.thread);
  await one.press(/^Enact V1/, one.thread);
  await one.answer('Enact');
  await one.thread.getByText('ENACTED by Ben').first().waitFor();
  await one.press('Back', page.getByRole('complementary'));
  await one.post('Chi has won').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

async function ascend(one: Newcomer): Promise<void> {
  await one.press('Write the Ascension Address', one.post('Chi has won'));
  await one.dialog.getByLabel('Name of the Round').fill('The Harbour Round');
  await one.dialog.getByLabel(/^Address/).fill('Ships come and go.');
  await one.answer('Post the address');
  await one.post('Fast Nomic · The Harbour Round').getByText('Pinned by').waitFor();
}

/** All is set aside, the app starts with nothing, and the page is a newcomer's again. */
async function beginAnew(one: Newcomer): Promise<void> {
  await one.chooses('Local workspace: more', 'Reset workspace…');
  await one.answer('Reset');
  await one.reaches(1);
  await one.channel.getByRole('button', { name: 'Set up this channel' }).waitFor();
}

describe.skipIf(chromiumPath === null)('a round, in the page alone', () => {
  const sitting = new Sitting();
  let page: Page;
  beforeAll(async () => {
    page = await sitting.begin();
  }, WHOLE_MS);
  afterAll(() => sitting.end(), WHOLE_MS);

  test(
    'a newcomer plays the card “Try this” to its end, and has changed a rule within three minutes',
    async () => {
      const one = new Newcomer(page);
      const begun = performance.now();
      await setUpAndJoin(one);
      await changeARule(one);
      expect(performance.now() - begun).toBeLessThan(THREE_MINUTES_MS);
      await trade(one);
      await byTextAlone(one);
    },
    WHOLE_MS,
  );

  test(
    'the round goes on to its end: news, a victory claimed by keyboard, decided on a phone, an ascension, and all begun anew',
    async () => {
      const one = new Newcomer(page);
      await news(one);
      await claimByKeyboard(one);
      await decideOnAPhone(new Newcomer(await sitting.opens(390, 800)));
      await ascend(one);
      expect(sitting.troubles).toEqual([]);
      await beginAnew(one);
      expect(sitting.complaints).toEqual([]);
      expect(await sitting.end()).toBe(0);
    },
    WHOLE_MS,
  );
});
