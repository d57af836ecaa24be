import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../index.ts';
import { MODES, openScene, type Scene } from './tiny-app.ts';

describe.each(MODES)('a real Bolt app, %s mode', (mode) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(mode);
  });
  afterEach(() => scene.stop());

  it('hears what a person says and answers in the thread', async () => {
    const { app, ws, ann, table } = scene;
    app.message(
      'hello',
      async ({ message, say }) => void (await say({ text: 'hello yourself', thread_ts: message.ts })),
    );
    const ts = ws.control.say(ann, table, 'hello');
    const [, reply] = await waitFor(
      () => {
        const thread = ws.control.thread(table, ts);
        return thread.length > 1 ? thread : undefined;
      },
      { say: 'no answer came' },
    );
    expect(reply).toMatchObject({ text: 'hello yourself', user: ws.botUserId, thread_ts: ts });
  });

  it('hears its own message with bot_id and app_id, and its own update as message_changed', async () => {
    const { app, ws, table, events } = scene;
    const { ts } = await app.client.chat.postMessage({ channel: table, text: 'board' });
    await app.client.chat.update({ channel: table, ts: ts!, text: 'board, again' });
    await waitFor(() => events('message').length === 2, { say: 'no echo' });
    const [posted, changed] = events('message');
    expect(posted).toMatchObject({ text: 'board', bot_id: ws.botId, app_id: ws.appId, ts });
    expect(changed).toMatchObject({
      subtype: 'message_changed',
      message: { ts, bot_id: ws.botId },
      hidden: true,
    });
  });

  it('hears a reaction once, with item_user and event_ts', async () => {
    const { ws, ann, bo, table, events } = scene;
    const ts = ws.control.say(ann, table, 'vote!');
    ws.control.react(bo, table, ts, '+1');
    ws.control.react(bo, table, ts, '+1');
    ws.control.unreact(bo, table, ts, '+1');
    await waitFor(() => events('reaction_removed').length === 1, { say: 'no removal' });
    expect(events('reaction_added')).toHaveLength(1);
    expect(events('reaction_added')[0]).toMatchObject({
      user: bo,
      reaction: '+1',
      item_user: ann,
      item: { type: 'message', channel: table, ts },
      event_ts: expect.stringMatching(/^\d+\.\d{6}$/),
    });
  });

  it('answers a slash command in the ack, ephemerally, and later by response_url', async () => {
    const { app, ws, ann, bo, table } = scene;
    app.command('/nomic', async ({ ack, respond, command }) => {
      await ack('one moment');
      await respond({ text: `you said ${command.text}`, response_type: 'in_channel' });
    });
    expect(await ws.control.slash(ann, table, '/nomic', `why @bo “now”\nplease`)).toEqual({ acked: true });
    const seen = () => ws.control.seen(ann, table);
    await waitFor(() => seen().length === 2, { say: 'no answers' });
    expect(seen().map((it) => [it.ephemeral, it.text])).toEqual([
      [true, 'one moment'],
      [false, `you said why <@${bo}|bo> “now”\nplease`],
    ]);
    expect(ws.control.seen(bo, table)).toHaveLength(1);
  });

  it('opens a modal from a button, refuses a field, then takes the form', async () => {
    const { app, ws, ann, table } = scene;
    app.action('trade.buy.open', async ({ ack, body, client }) => {
      await ack();
      const trigger_id = (body as { trigger_id: string }).trigger_id;
      await client.views.open({ trigger_id, view: buyForm });
    });
    app.view('buy', async ({ ack, view, body, client }) => {
      const shares = view.state.values.shares?.v?.value;
      if (shares === '0') return ack({ response_action: 'errors', errors: { shares: 'at least one' } });
      await ack();
      await client.chat.postMessage({ channel: table, text: `${body.user.name} buys ${shares}` });
    });
    const { ts } = await app.client.chat.postMessage({ channel: table, text: 'market', blocks: [marketRow] });
    expect(await ws.control.click(ann, { channel: table, ts: ts! }, 'trade.buy.open')).toEqual({
      acked: true,
    });
    const form = await waitFor(() => ws.control.topView(ann), { say: 'no modal' });
    expect(await ws.control.submit(ann, form.id, { shares: '0' })).toEqual({
      acked: true,
      errors: { shares: 'at least one' },
    });
    expect(await ws.control.submit(ann, form.id, { shares: '50' })).toEqual({ acked: true });
    expect(ws.control.topView(ann)).toBeUndefined();
    await waitFor(() => ws.control.seen(ann, table).at(-1)?.text === 'ann buys 50', { say: 'no trade' });
  });
});

const plain = (text: string) => ({ type: 'plain_text' as const, text });
const marketRow = {
  type: 'actions' as const,
  elements: [{ type: 'button' as const, action_id: 'trade.buy.open', text: plain('Buy'), value: 'state' }],
};
const buyForm = {
  type: 'modal' as const,
  callback_id: 'buy',
  title: plain('Buy'),
  submit: plain('Buy'),
  blocks: [
    {
      type: 'input' as const,
      block_id: 'shares',
      label: plain('Shares'),
      element: { type: 'plain_text_input' as const, action_id: 'v' },
    },
  ],
};
