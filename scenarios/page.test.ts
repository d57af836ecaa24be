import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../local-slack/page/browser/chromium.ts';
import { Sitting } from './sitting.ts';

if (chromiumPath === null)
  console.log('The card “Try this” is not played in a browser: chromium is not installed here.');

const STEPS = 9;
const WHOLE_MS = 90_000;

/** A newcomer: one page, whoever they are at the moment, and the card that tells them what to do. */
class Newcomer {
  readonly #page: Page;
  readonly channel: Locator;
  readonly thread: Locator;
  readonly card: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.channel = page.getByRole('main');
    this.thread = page.getByRole('complementary', { name: 'Thread' });
    this.card = page.getByRole('region', { name: 'Try this' });
  }

  /** Waits for the card to come to this step by itself. */
  async reaches(step: number): Promise<void> {
    await this.card.getByText(`Try this · ${step} of ${STEPS}`).waitFor();
  }

  /** The lines that the card offers to paste. */
  lines(): Promise<string[]> {
    return this.card.locator('.copy-line code').allInnerTexts();
  }

  async becomes(name: string, digit: number): Promise<void> {
    await this.#page.keyboard.press(`Alt+${digit}`);
    await this.#page.getByRole('button', { name: `You are ${name}` }).waitFor();
  }

  async says(text: string): Promise<void> {
    await this.#page.getByLabel('Message #fast-nomic').fill(text);
    await this.#page.keyboard.press('Enter');
  }

  async replies(text: string): Promise<void> {
    await this.thread.getByLabel('Reply…').fill(text);
    await this.#page.keyboard.press('Enter');
  }

  post(text: string): Locator {
    return this.channel.locator('.post', { hasText: text });
  }

  press(name: string | RegExp, where: Locator = this.channel): Promise<void> {
    return where.getByRole('button', { name }).last().click();
  }

  /** The part of a form or a question that stands above everything. */
  answer(name: string): Promise<void> {
    return this.#page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  }

  async opensThread(text: string): Promise<void> {
    await this.press(/repl(y|ies)/, this.post(text).first());
    await this.thread.getByLabel('Reply…').waitFor();
  }

  async skipsAhead(by: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Test clock: skip ahead' }).click();
    await this.#page.getByRole('menuitem', { name: `Skip ahead ${by}` }).click();
  }

  async looksBehind(words: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Inspector' }).click();
    await this.#page.getByRole('complementary').getByText(words).first().waitFor();
  }
}

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

async function proposeAndVote(one: Newcomer): Promise<void> {
  await one.reaches(3);
  const [proposal = ''] = await one.lines();
  await one.becomes('Ben', 2);
  await one.says(proposal);
  await one.post(proposal).getByText('1 reply').waitFor();

  await one.reaches(4);
  const [vote = ''] = await one.lines();
  await one.post(proposal).hover();
  await one.press(/^React with :\+1:/, one.post(proposal));
  await one.becomes('Chi', 3);
  await one.opensThread(proposal);
  await one.thread.getByText('FOR 1').first().waitFor();
  await one.replies('I would be for this if it rhymed');
  await one.replies(vote);
  await one.thread.getByText('FOR 2').first().waitFor();

  await one.reaches(5);
  await one.press(/^Enact P1/, one.thread);
  await one.answer('Enact');
  await one.post('P1 Good manners: ENACTED by Chi').waitFor();
}

async function carryOutAndTrade(one: Newcomer): Promise<void> {
  await one.reaches(6);
  const [docket = ''] = await one.lines();
  await one.becomes('Ana', 1);
  await one.says(docket);
  await one.press('Mark as applied');
  await one.post('Recorded: what P1 prescribes is carried out').waitFor();

  await one.reaches(7);
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
  await one.skipsAhead('1 hour');
  await one.says(adjust);
  await one.post('Market adjustment 2').waitFor();
}

async function changeARule(one: Newcomer): Promise<void> {
  await one.reaches(8);
  const [proposal = '', adjust = ''] = await one.lines();
  await one.becomes('Ben', 2);
  await one.says(proposal);
  await one
    .post('Faster markets')
    .getByText(/repl(y|ies)/)
    .last()
    .waitFor();
  for (const [name, digit] of [
    ['Ben', 2],
    ['Chi', 3],
  ] as const) {
    await one.becomes(name, digit);
    await one.opensThread('PROPOSAL: Faster markets');
    await one.thread.getByText('1 hour → 30 minutes').first().waitFor();
    await one.replies('FOR');
    await one.thread
      .getByText(name === 'Ben' ? 'FOR 1' : 'FOR 2')
      .first()
      .waitFor();
  }
  await one.press(/^Enact P2/, one.thread);
  await one.answer('Enact');
  await one.post('P2 Faster markets: ENACTED by Chi').getByText('r1 → r2').waitFor();
  await one.skipsAhead('30 minutes');
  await one.says(adjust);
  await one.post('Market adjustment 3').waitFor();
}

describe.skipIf(chromiumPath === null)('a newcomer, in the page alone', () => {
  const sitting = new Sitting();
  let page: Page;
  beforeAll(async () => {
    page = await sitting.begin();
  }, WHOLE_MS);
  afterAll(() => sitting.end(), WHOLE_MS);

  test(
    'plays the card “Try this” to its end with the real bot, which stops when it is told to',
    async () => {
      const one = new Newcomer(page);
      await setUpAndJoin(one);
      await proposeAndVote(one);
      await carryOutAndTrade(one);
      await changeARule(one);
      await one.reaches(STEPS);
      await one.looksBehind('/adjust');
      await one.press('Finish', one.card);
      await one.card.waitFor({ state: 'detached' });
      expect(sitting.troubles).toEqual([]);
      expect(sitting.complaints).toEqual([]);
      expect(await sitting.end()).toBe(0);
    },
    WHOLE_MS,
  );
});
