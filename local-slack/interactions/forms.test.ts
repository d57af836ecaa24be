import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODES, openScene, type Scene } from '../proof/tiny-app.ts';

const everyInput = JSON.parse(readFileSync(new URL('../proof/every-input.json', import.meta.url), 'utf8'));

describe.each(MODES)('forms, %s mode', (mode) => {
  let scene: Scene;
  let view: Record<string, unknown>;
  beforeEach(async () => {
    scene = await openScene(mode);
    view = everyInput;
    scene.app.command('/nomic', async ({ ack, command, client }) => {
      await ack();
      await client.views.open({ trigger_id: command.trigger_id, view: view as never });
    });
    scene.app.action(/.*/, async ({ ack }) => ack());
  });
  afterEach(() => scene.stop());

  const open = async () => {
    await scene.ws.control.slash(scene.ann, scene.table, '/nomic');
    return expect.poll(() => scene.ws.control.topView(scene.ann)?.id).toBeDefined();
  };
  const top = () => scene.ws.control.topView(scene.ann)!.id;

  it('gives every input in Slack’s words for its type', async () => {
    const { app, ws, ann, bo } = scene;
    let state: unknown;
    app.view('every', async ({ ack, view: sent }) => {
      state = sent.state.values;
      await ack();
    });
    await open();
    const values = { words: 'hello', emperor: ann, players: [ann, bo], tape: 'l', stocks: ['BRAV'] };
    expect(await ws.control.submit(ann, top(), values)).toEqual({ acked: true });
    expect(state).toMatchObject({
      words: { v: { type: 'plain_text_input', value: 'hello' } },
      rules: { v: { type: 'static_select', selected_option: { value: '1', text: { text: 'One' } } } },
      emperor: { v: { type: 'users_select', selected_user: ann } },
      players: { v: { type: 'multi_users_select', selected_users: [ann, bo] } },
      tape: { v: { type: 'radio_buttons', selected_option: { value: 'l' } } },
      marks: { v: { type: 'checkboxes', selected_options: [] } },
      stocks: { v: { type: 'multi_static_select', selected_options: [{ value: 'BRAV' }] } },
      day: { v: { type: 'datepicker', selected_date: '2021-02-03' } },
      shares: { v: { type: 'number_input', value: null } },
    });
  });

  it('holds back empty and overlong fields itself, as Slack’s client does', async () => {
    const { ws, ann, heard } = scene;
    await open();
    const before = heard.length;
    const outcome = await ws.control.submit(ann, top(), { words: 'far too long for it', tape: null });
    expect(Object.keys(outcome.errors ?? {}).sort()).toEqual(['emperor', 'tape', 'words']);
    expect(heard).toHaveLength(before);
  });

  it('sends a dispatching select with what the form holds', async () => {
    const { ws, ann, heard } = scene;
    await open();
    await ws.control.click(ann, { viewId: top() }, 'v', {
      value: '2',
      blockId: 'rules',
      values: { words: 'so far' },
    });
    expect(heard.at(-1)).toMatchObject({
      type: 'block_actions',
      actions: [{ type: 'static_select', block_id: 'rules', selected_option: { value: '2' } }],
      view: {
        state: {
          values: { words: { v: { value: 'so far' } }, rules: { v: { selected_option: { value: '2' } } } },
        },
      },
    });
  });

  it('updates, pushes to three, clears, and says which views were closed', async () => {
    const { app, ws, ann, heard } = scene;
    const plain = (title: string) => ({
      type: 'modal' as const,
      callback_id: title,
      notify_on_close: true,
      title: { type: 'plain_text' as const, text: title },
      submit: { type: 'plain_text' as const, text: 'Next' },
      blocks: [{ type: 'divider' as const }],
    });
    view = plain('one');
    app.view('one', async ({ ack }) => ack({ response_action: 'push', view: plain('two') }));
    app.view('two', async ({ ack }) => ack({ response_action: 'push', view: plain('three') }));
    app.view('three', async ({ ack }) => ack({ response_action: 'update', view: plain('four') }));
    app.view({ type: 'view_closed', callback_id: /.*/ }, async ({ ack }) => ack());
    await open();
    for (const title of ['two', 'three', 'four']) {
      await ws.control.submit(ann, top(), {});
      expect(ws.control.topView(ann)?.title?.text).toBe(title);
    }
    await ws.control.closeView(ann, top(), true);
    expect(ws.control.topView(ann)).toBeUndefined();
    const closed = heard.filter((body) => body.type === 'view_closed');
    expect(closed.map((body) => [body.view.callback_id, body.is_cleared])).toEqual([
      ['four', true],
      ['two', true],
      ['one', true],
    ]);
  });

  it('lets a trigger be used once, and not after three seconds', async () => {
    const { ws, app, ann, heard } = scene;
    await open();
    const { trigger_id } = heard.at(-1)!;
    await expect(app.client.views.open({ trigger_id, view: everyInput })).rejects.toThrow(
      'exchanged_trigger_id',
    );
    await expect(app.client.views.open({ trigger_id: 'x', view: everyInput })).rejects.toThrow(
      'invalid_trigger_id',
    );
    expect(ws.control.topView(ann)).toBeDefined();
  });

  it('refuses commands in threads and commands that were not declared', async () => {
    const { ws, ann, table, heard } = scene;
    const ts = ws.control.say(ann, table, 'thread');
    await expect.poll(() => heard.length).toBe(1);
    expect(await ws.control.slash(ann, { channel: table, thread_ts: ts }, '/nomic', 'x')).toMatchObject({
      error: 'not_in_threads',
    });
    expect(await ws.control.slash(ann, table, '/resolve', 'x')).toMatchObject({ error: 'unknown_command' });
    expect(heard).toHaveLength(1);
  });
});
