import type { KnownBlock } from '@slack/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '../../index.ts';
import { chromiumPath } from './chromium.ts';
import { type House, openHouse, type Visit } from './visit.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** One workspace and one window, in which one thing is tried after the other. */
describe.skipIf(chromiumPath === null)('the workspace, in a browser', () => {
  let house: House;
  let here: Visit;
  let resets = 0;
  const onReset = () => {
    resets += 1;
  };
  beforeAll(async () => {
    house = await openHouse();
    here = await house.visit(1280, { onReset });
    await here.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  }, 60_000);
  afterAll(async () => {
    expect([here.outside, here.errors]).toEqual([[], []]);
    await here.leave();
    await house.close();
  });

  const post = (text: string) => here.page.getByRole('main').locator('.post', { hasText: text });
  const button = (name: string | RegExp) => here.page.getByRole('button', { name });
  const chooses = async (menu: string | RegExp, item: string | RegExp) => {
    await button(menu).click();
    await here.page.getByRole('menuitem', { name: item }).click();
  };
  const fills = async (label: string, text: string) => {
    await here.page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
    await here.page.keyboard.press('Enter');
    await here.page.getByRole('dialog').waitFor({ state: 'detached' });
  };

  it('reacts in one’s own skin tone, and by a custom emoji that is another’s name', async () => {
    const { page, scene } = here;
    await chooses('Local workspace: more', 'Add an emoji…');
    await page.getByLabel('Another name for').fill('thumbsup');
    await fills('Name', 'aye');
    scene.ws.control.say(scene.bo, scene.table, 'who is for it?');
    await post('for it?').hover();
    await post('for it?').getByRole('button', { name: 'Add a reaction' }).click();
    await button('Skin tone: medium-dark').click();
    await page.keyboard.press('Escape');
    await post('for it?').getByRole('button', { name: 'React with :+1::skin-tone-5:' }).click();
    await post('for it?').hover();
    await post('for it?').getByRole('button', { name: 'Add a reaction' }).first().click();
    await page.getByLabel('Search all emoji').fill('aye');
    await page.keyboard.press('Enter');
    await post('for it?').getByRole('button', { name: 'You reacted with :aye:' }).locator('svg').waitFor();
    const reactions = () => scene.events('reaction_added').map(({ reaction }) => reaction);
    await expect.poll(reactions).toEqual(['+1::skin-tone-5', 'aye']);
    expect(scene.events('emoji_changed')[0]).toMatchObject({ name: 'aye', value: 'alias:thumbsup' });
  });

  it('reads a message as a screen reader does, without buttons, and in another zone', async () => {
    const { app, table } = here.scene;
    const blocks: KnownBlock[] = [
      { type: 'section', text: { type: 'mrkdwn', text: 'Drawn at <!date^1612360800^{time}|14:00 UTC>' } },
      {
        type: 'actions',
        elements: [{ type: 'button', action_id: 'buy', text: { type: 'plain_text', text: 'Buy' } }],
      },
    ];
    await app.client.chat.postMessage({ channel: table, text: 'Told at length', blocks });
    await post('Drawn at 14:00').getByRole('button', { name: 'Buy' }).waitFor();
    await chooses('Test clock: skip ahead', 'Show times in Tokyo');
    await post('Drawn at 23:00').waitFor();
    await chooses('Test clock: skip ahead', /as this browser does/);
    await chooses(/^You are Ann/, /^Text only/);
    await post('Drawn at 14:00').getByRole('button', { name: 'Buy' }).waitFor({ state: 'detached' });
    await chooses(/^You are Ann/, /^Text only/);
    await chooses(/^You are Ann/, 'Read as a screen reader does');
    await post('Told at length').waitFor();
    expect(await post('Drawn at').count()).toBe(0);
    await chooses(/^You are Ann/, 'Read as a screen reader does');
  });

  it('shows the picture of a block and of a shared file, and their descriptions when asked', async () => {
    const { scene } = here;
    const file = { name: 'p.png', mimetype: 'image/png', base64: PIXEL, alt_txt: 'CHAR rose to 219' };
    scene.ws.control.say(scene.ann, scene.table, 'a chart', { files: [file] });
    await post('a chart').getByRole('img', { name: 'CHAR rose to 219' }).waitFor();
    await post('a chart').getByRole('button', { name: /^ALT/ }).click();
    await post('a chart').getByText('CHAR rose to 219', { exact: true }).waitFor();
    const [id = ''] =
      scene
        .events('message')
        .at(-1)
        ?.files?.map((it: { id: string }) => it.id) ?? [];
    const blocks = [{ type: 'image', slack_file: { id }, alt_text: 'All prices' }] as unknown as KnownBlock[];
    await scene.app.client.chat.postMessage({ channel: scene.table, text: 'Prices', blocks });
    await here.page.getByRole('img', { name: 'All prices' }).waitFor();
  });

  it('reports blocks that Slack would refuse, with the place of the fault', async () => {
    const { app, table } = here.scene;
    const blocks = [{ type: 'section', text: { type: 'mrkdwn', text: 'x'.repeat(3001) } }] as KnownBlock[];
    await expect(app.client.chat.postMessage({ channel: table, text: 'too long', blocks })).rejects.toThrow();
    const report = here.page.getByRole('alert', { name: 'Refused by the workspace' });
    await report.getByText('chat.postMessage refused, invalid_blocks').waitFor();
    await report.getByText('/blocks/0/text/text').waitFor();
    await report.getByRole('button', { name: 'Dismiss this report' }).click();
    await report.waitFor({ state: 'detached' });
  });

  it('leads from a link to the message and into its thread', async () => {
    const { app, ws, bo, table } = here.scene;
    const root = ws.control.say(bo, table, 'a matter to speak of');
    ws.control.say(bo, table, 'first answer', { thread_ts: root });
    const { permalink = '' } = await app.client.chat.getPermalink({ channel: table, message_ts: root });
    const go = {
      type: 'button',
      action_id: 'go',
      url: permalink,
      text: { type: 'plain_text', text: 'Go to V1' },
    };
    const blocks = [{ type: 'actions', elements: [go] }] as KnownBlock[];
    await app.client.chat.postMessage({ channel: table, text: 'elsewhere', blocks });
    await button('Go to V1').click();
    await here.page.getByRole('complementary', { name: 'Thread' }).getByText('first answer').waitFor();
    await post('a matter to speak of').and(here.page.locator('.flash')).waitFor();
  });

  it('lets two windows be two people, and a message be opened by its link alone', async () => {
    const { page, scene } = here;
    const opening = page.context().waitForEvent('page');
    await chooses(/^You are Ann/, /^Open another tab/);
    const other = await opening;
    await other.getByRole('button', { name: 'You are Bo' }).waitFor();
    await other.getByLabel('Message #table').fill('from the other window');
    await other.keyboard.press('Enter');
    await post('from the other window').waitFor();
    await button('You are Ann').waitFor();
    const ts = scene.ws.control.say(scene.bo, scene.table, 'linked to');
    await other.goto(`${scene.ws.url}/archives/${scene.table}/p${ts.replace('.', '')}`);
    await other.locator('.post.flash', { hasText: 'linked to' }).waitFor();
    await other.close();
  });

  it('goes from part to part and from message to message by keyboard', async () => {
    const { keyboard } = here.page;
    const focused = () => here.page.evaluate(() => document.activeElement?.textContent ?? '');
    await here.page.getByLabel('Message #table').focus();
    await keyboard.press('Shift+F6');
    await expect.poll(focused).toContain('linked to');
    await keyboard.press('ArrowUp');
    await expect.poll(focused).toContain('from the other window');
    await keyboard.press('F6');
    await keyboard.type('typed');
    await expect.poll(() => here.page.getByLabel('Message #table').inputValue()).toBe('typed');
  });

  it('delivers an event again, drops an ack, and copies what happened as a line of a test', async () => {
    const { page, scene } = here;
    await button('Inspector').click();
    const pane = page.getByRole('complementary', { name: 'Inspector' });
    await pane.getByLabel('Filter').fill('linked to');
    await pane.locator('button.entry').first().click();
    await pane.getByRole('button', { name: 'Copy as test case' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect
      .poll(copied)
      .toContain(`workspace.control.say("${scene.bo}", "${scene.table}", "linked to")`);
    const heard = () => scene.events('message').filter(({ text }) => text === 'linked to').length;
    expect(heard()).toBe(1);
    await pane.getByRole('button', { name: 'Deliver again' }).click();
    await expect.poll(heard).toBe(2);
    await pane.getByText('Break something…').click();
    await pane.getByRole('button', { name: 'Drop the next ack' }).click();
    await pane.getByRole('button', { name: 'Clear' }).click();
    await pane.getByRole('button', { name: 'Clear' }).waitFor({ state: 'detached' });
  });

  it('adds a guest and a private room, renames and archives it, with the app in it', async () => {
    const { page, scene } = here;
    await chooses(/^You are Ann/, 'Add a guest…');
    await fills('Name', 'Finn');
    await button('Create a channel').click();
    await page.getByLabel('Private').check();
    await fills('Name', 'den');
    await page.getByRole('main', { name: 'den' }).waitFor();
    await chooses('More about #den', /^Invite/);
    await waitFor(() => scene.events('member_joined_channel').length > 0, { say: 'nobody came' });
    await chooses('More about #den', 'Rename channel…');
    await fills('Name', 'lair');
    await waitFor(() => scene.events('group_rename').length > 0, { say: 'not renamed' });
    await chooses('More about #lair', 'Archive channel');
    await page.getByText('This channel is archived.').waitFor();
    await page.keyboard.press('Alt+3');
    await button('You are Finn').waitFor();
    expect(await page.getByRole('navigation').getByText('lair').count()).toBe(0);
  });

  it('asks before it begins anew', async () => {
    await chooses('Local workspace: more', 'Reset workspace…');
    const dialog = here.page.getByRole('dialog', { name: 'Reset workspace?' });
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(resets).toBe(0);
    await chooses('Local workspace: more', 'Reset workspace…');
    await dialog.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect.poll(() => resets).toBe(1);
  });
});
