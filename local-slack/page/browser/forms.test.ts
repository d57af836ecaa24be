import type { KnownBlock, ModalView } from '@slack/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { type House, openHouse, type Visit } from './visit.ts';

const text = (words: string) => ({ type: 'plain_text' as const, text: words });
const option = (value: string) => ({ text: text(value), value });

const CARD: KnownBlock[] = [
  { type: 'section', text: { type: 'mrkdwn', text: '*P7* may be enacted' } },
  {
    type: 'actions',
    elements: [
      { type: 'button', action_id: 'buy', text: text('Buy'), value: 'CHAR' },
      {
        type: 'button',
        action_id: 'enact',
        text: text('Enact P7'),
        value: 'P7',
        confirm: {
          title: text('Enact P7?'),
          text: text('It cannot be undone.'),
          confirm: text('Enact'),
          deny: text('Not yet'),
        },
      },
      { type: 'button', action_id: 'deaf', text: text('Ask the deaf') },
      {
        type: 'static_select',
        action_id: 'pick',
        placeholder: text('A stock'),
        options: ['ALFA', 'CHAR'].map(option),
      },
      { type: 'overflow', action_id: 'more', options: ['why', 'veto'].map(option) },
    ],
  },
];

const form = (title: string): ModalView => ({
  type: 'modal',
  callback_id: 'buy',
  title: text(title),
  submit: text('Buy'),
  close: text('Cancel'),
  blocks: [
    {
      type: 'input',
      block_id: 'qty',
      label: text('How many'),
      element: { type: 'plain_text_input', action_id: 'v' },
    },
    {
      type: 'input',
      block_id: 'who',
      label: text('For whom'),
      optional: true,
      element: { type: 'multi_users_select', action_id: 'v' },
    },
    {
      type: 'input',
      block_id: 'how',
      label: text('How'),
      element: {
        type: 'radio_buttons',
        action_id: 'v',
        options: ['now', 'later'].map(option),
        initial_option: option('now'),
      },
    },
  ],
});

describe.skipIf(chromiumPath === null)('blocks and forms (in chromium)', () => {
  let house: House;
  let here: Visit;
  beforeAll(async () => {
    house = await openHouse();
    here = await house.visit();
    const { app, table } = here.scene;
    app.action('buy', async ({ ack, body, client }) => {
      await ack();
      await client.views.open({
        trigger_id: 'trigger_id' in body ? body.trigger_id : '',
        view: form('First'),
      });
    });
    await app.client.chat.postMessage({ channel: table, text: 'P7', blocks: CARD });
  }, 60_000);
  afterAll(async () => {
    expect([here.outside, here.errors]).toEqual([[], []]);
    await here.leave();
    await house.close();
  });

  const button = (name: string) => here.page.getByRole('button', { name, exact: true });

  it('asks first when a button has a confirm dialog', async () => {
    const { page, scene } = here;
    scene.app.action('enact', async ({ ack, respond }) => {
      await ack();
      await respond('Carried out.');
    });
    await button('Enact P7').click();
    await page.getByRole('dialog', { name: 'Enact P7?' }).getByText('It cannot be undone.').waitFor();
    await page.keyboard.press('Escape');
    expect(scene.heard.filter(({ type }) => type === 'block_actions')).toEqual([]);
    await button('Enact P7').click();
    await button('Enact').click();
    await page.locator('.post', { hasText: 'Carried out.' }).waitFor();
  });

  it('marks a click that the app did not ack', async () => {
    await button('Ask the deaf').click();
    await here.page.getByText('The app did not answer. Try again?').waitFor();
  });

  it('sends what is chosen in a select and in an overflow menu', async () => {
    const { page, scene } = here;
    const chosen: unknown[] = [];
    scene.app.action(/pick|more/, async ({ ack, action }) => {
      await ack();
      chosen.push('selected_option' in action && action.selected_option?.value);
    });
    await page.getByRole('combobox', { name: 'A stock' }).fill('ch');
    await page.keyboard.press('Enter');
    await expect.poll(() => chosen).toEqual(['CHAR']);
    await button('More choices').click();
    await page.getByRole('menuitem', { name: 'veto' }).click();
    await expect.poll(() => chosen).toEqual(['CHAR', 'veto']);
  });

  it('fills a form: required fields, errors of the app under their field, a second form on top', async () => {
    const { page, scene } = here;
    const { app, bo } = scene;
    const values: unknown[] = [];
    app.view('buy', async ({ ack, view }) => {
      const quantity = view.state.values.qty?.v?.value;
      values.push(
        quantity,
        view.state.values.who?.v?.selected_users,
        view.state.values.how?.v?.selected_option?.value,
      );
      if (quantity === 'many')
        await ack({ response_action: 'errors', errors: { qty: 'A whole number, please.' } });
      else if (view.title.text === 'First') await ack({ response_action: 'push', view: form('Second') });
      else await ack({ response_action: 'clear' });
    });
    await button('Buy').click();
    const first = page.getByRole('dialog', { name: 'First' });
    await first.getByRole('button', { name: 'Buy' }).click();
    await first.getByText('Please complete this required field.').waitFor();
    await first.getByLabel('How many').fill('many');
    await first.getByLabel('For whom').fill('Bo');
    await page.keyboard.press('Enter');
    await first.getByLabel('later').check();
    await first.getByRole('button', { name: 'Buy' }).click();
    await first.getByText('A whole number, please.').waitFor();
    expect(values).toEqual(['many', [bo], 'later']);
    await first.getByLabel('How many').fill('5');
    await page.keyboard.press('Enter');

    const second = page.getByRole('dialog', { name: 'Second' });
    await second.getByLabel('How many').fill('6');
    await second.getByRole('button', { name: 'Back' }).click();
    expect(await first.getByLabel('How many').inputValue()).toBe('5');
    await first.getByRole('button', { name: 'Buy' }).click();
    await second.getByLabel('How many').fill('7');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('keeps the focus inside a form and closes it on Esc', async () => {
    const { page } = here;
    await button('Buy').click();
    await page.getByRole('dialog', { name: 'First' }).waitFor();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      const within = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(within).toBe(true);
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('fits a phone: the channel list is a drawer, nothing scrolls sideways', async () => {
    const { page } = here;
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole('button', { name: 'Channels and people' }).click();
    await page.getByRole('navigation').getByRole('button', { name: 'table' }).click();
    await page.getByRole('button', { name: 'Inspector' }).click();
    await page.getByRole('complementary').getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Message #table').click();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});
