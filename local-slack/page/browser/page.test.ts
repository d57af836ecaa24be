import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../../index.ts';
import { chromiumPath } from './chromium.ts';
import { type House, openHouse, type Visit } from './visit.ts';

if (chromiumPath === null) console.log('The page is not tried in a browser: chromium is not installed here.');

/** One workspace and one window, in which one thing is tried after the other. */
describe.skipIf(chromiumPath === null)('the page, in a browser', () => {
  let house: House;
  let here: Visit;
  beforeAll(async () => {
    house = await openHouse();
    here = await house.visit();
  }, 60_000);
  afterAll(async () => {
    expect([here.outside, here.errors]).toEqual([[], []]);
    await here.leave();
    await house.close();
  });
  // One window for all: each begins as Ann, with nothing open beside the messages.
  beforeEach(async () => {
    await here.page.keyboard.press('Alt+1');
    await here.page.getByRole('button', { name: 'You are Ann' }).waitFor();
    const close = here.page.getByRole('complementary').getByRole('button', { name: /^Close/ });
    if (await close.isVisible()) await close.click();
  });

  const post = (text: string) => here.page.locator('.post', { hasText: text });
  const write = async (text: string) => {
    await here.page.getByLabel('Message #table').fill(text);
    await here.page.keyboard.press('Enter');
  };

  it('sends what is typed, with mentions by id, and draws it', async () => {
    await write('*All* of you, @Bo: <img src=x onerror=alert(1)>');
    await post('All of you').locator('strong', { hasText: 'All' }).waitFor();
    await post('@Bo').getByText('<img src=x onerror=alert(1)>').waitFor();
    const { scene } = here;
    await waitFor(() => scene.events('message').length === 1, { say: 'the app heard nothing' });
    expect(scene.events('message')[0]?.text).toBe(
      `*All* of you, <@${scene.bo}>: &lt;img src=x onerror=alert(1)&gt;`,
    );
  });

  it('says so when the app does not ack a command', async () => {
    await write('/nomic');
    await post('operation_timeout').waitFor();
  });

  it('completes a slash command by Tab and shows its answer to that person alone', async () => {
    const { page, scene } = here;
    scene.app.command('/nomic', async ({ ack, command }) => ack(`You asked ${command.text}`));
    await page.getByLabel('Message #table').fill('/no');
    await page.getByRole('option', { name: '/nomic' }).waitFor();
    await page.keyboard.press('Tab');
    // Faster than the page is drawn: what is typed next still comes after what Tab has put there.
    await page.keyboard.type('why P7');
    await page.keyboard.press('Enter');
    await post('You asked why P7').getByText('Only visible to you').waitFor();
    await page.keyboard.press('Alt+2');
    await page.getByRole('button', { name: 'You are Bo' }).waitFor();
    expect(await post('You asked why P7').count()).toBe(0);
  });

  it('reacts by searching, and takes the reaction back', async () => {
    const { page, scene } = here;
    const ts = scene.ws.control.say(scene.bo, scene.table, 'vote now');
    await post('vote now').hover();
    await post('vote now').getByRole('button', { name: 'Add a reaction' }).click();
    await page.getByLabel('Search all emoji').fill('crow');
    await page.keyboard.press('Enter');
    const mine = post('vote now').getByRole('button', { name: 'You reacted with :crown:' });
    await mine.click();
    await mine.waitFor({ state: 'detached' });
    await waitFor(() => scene.events('reaction_removed').length === 1, { say: 'no removal' });
    expect(scene.events('reaction_added')[0]).toMatchObject({ reaction: 'crown', item: { ts } });
  });

  it('answers in a thread and also in the channel', async () => {
    const { page, scene } = here;
    scene.ws.control.say(scene.bo, scene.table, 'a matter');
    await post('a matter').hover();
    await post('a matter').getByRole('button', { name: 'Reply in thread' }).click();
    await page.getByLabel('Also send to #table').check();
    await page.getByLabel('Reply…').fill('FOR');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByText('replied to a thread:').waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /1 reply/ })
      .waitFor();
    await page.getByRole('complementary', { name: 'Thread' }).getByText('FOR', { exact: true }).waitFor();
  });

  it('pins a message, lists it, and jumps to it', async () => {
    const { page, scene } = here;
    scene.ws.control.say(scene.ann, scene.table, 'the state of the game');
    await post('the state').hover();
    await post('the state').getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Pin to channel' }).click();
    await post('the state').getByText('Pinned by you').waitFor();
    await page.getByRole('button', { name: 'Pins 1' }).click();
    await page.getByRole('complementary', { name: 'Pins' }).getByText('the state of the game').click();
    await page.locator('.post.flash', { hasText: 'the state' }).waitFor();
  });

  it('stays where one reads, says that more has come, and follows what one sends', async () => {
    const { page, scene } = here;
    for (let n = 1; n <= 40; n += 1) scene.ws.control.say(scene.bo, scene.table, `line ${n}`);
    await post('line 40').waitFor();
    const list = page.getByRole('region', { name: 'Messages' });
    // Scrolled is what the page was told of at its next frame.
    await list.evaluate(
      (element) =>
        new Promise<void>((done) => {
          element.addEventListener('scroll', () => done(), { once: true });
          element.scrollTo(0, 0);
        }),
    );
    scene.ws.control.say(scene.bo, scene.table, 'the newest');
    await page.getByRole('button', { name: 'New messages' }).click();
    const inView = (text: string) => post(text).evaluate((e) => e.getBoundingClientRect().top < innerHeight);
    await waitFor(() => inView('the newest'), { say: 'the newest is out of sight' });
    await list.evaluate((element) => element.scrollTo(0, 0));
    await write('what I say');
    await post('what I say').waitFor();
    await waitFor(() => inView('what I say'), { say: 'what one sent is out of sight' });
  });

  it('keeps each person their own draft', async () => {
    const { page } = here;
    await page.getByLabel('Message #table').fill('half a thought');
    await page.keyboard.press('Alt+2');
    await page.getByRole('button', { name: 'You are Bo' }).waitFor();
    expect(await page.getByLabel('Message #table').inputValue()).toBe('');
    await page.keyboard.press('Alt+1');
    await page.getByRole('button', { name: 'You are Ann' }).waitFor();
    expect(await page.getByLabel('Message #table').inputValue()).toBe('half a thought');
  });

  it('tells screen readers what has arrived', async () => {
    const { page, scene } = here;
    await scene.app.client.chat.postMessage({ channel: scene.table, text: 'P7 *passed*' });
    await page.getByRole('log').getByText('P7 passed').waitFor({ state: 'attached' });
  });
});
