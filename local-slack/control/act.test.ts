import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODES, openScene, type Scene } from '../proof/tiny-app.ts';
import type { Action, ActionResult } from '../protocol.ts';

describe.each(MODES)('what the page posts, %s mode', (mode) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(mode);
  });
  afterEach(() => scene.stop());

  async function act(action: Action): Promise<ActionResult> {
    const { ws } = scene;
    const headers = { 'content-type': 'application/json', 'x-local-slack-token': ws.pageToken };
    const response = await fetch(`${ws.url}/control/act`, {
      method: 'POST',
      headers,
      body: JSON.stringify(action),
    });
    return (await response.json()) as ActionResult;
  }
  const made = async (action: Action) => {
    const result = await act(action);
    if (!result.ok) throw new Error(`${action.type}: ${result.error}`);
    return result;
  };

  it('a small evening: people, channels, posts, reactions, pins, DMs', async () => {
    const { ws, bo } = scene;
    const { user: cy = '' } = await made({ type: 'addUser', name: 'cy', real_name: 'Cy' });
    const { channel = '' } = await made({ type: 'createChannel', user: cy, name: 'cellar', private: true });
    await made({ type: 'invite', user: cy, channel, invitee: bo });
    const file = { name: 'note.txt', mimetype: 'text/plain', base64: 'aGVsbG8=' };
    const { ts = '' } = await made({ type: 'say', user: cy, channel, text: 'hello', files: [file] });
    await made({ type: 'say', user: bo, channel, text: 'hi', thread_ts: ts, broadcast: true });
    await made({ type: 'react', user: bo, channel, ts, name: 'wave' });
    await made({ type: 'pin', user: bo, channel, ts });
    await made({ type: 'edit', user: cy, channel, ts, text: 'hello all' });
    expect(ws.control.thread(channel, ts)).toMatchObject([
      { text: 'hello all', reactions: [{ name: 'wave' }], pinned: true, reply_count: 1 },
      { text: 'hi', subtype: 'thread_broadcast' },
    ]);
    await made({ type: 'unpin', user: bo, channel, ts });
    await made({ type: 'unreact', user: bo, channel, ts, name: 'wave' });
    await made({ type: 'renameChannel', user: cy, channel, name: 'attic' });
    await made({ type: 'delete', user: cy, channel, ts });
    expect(ws.control.thread(channel, ts)[0]).toMatchObject({ subtype: 'tombstone' });
    const { channel: dm = '' } = await made({ type: 'openDm', user: cy, with: bo });
    await made({ type: 'say', user: cy, channel: dm, text: 'just you' });
    expect(ws.control.seen(bo, dm)).toHaveLength(1);
    await made({ type: 'kick', user: cy, channel, member: bo });
    await made({ type: 'archive', user: cy, channel });
    await made({ type: 'unarchive', user: cy, channel });
    await made({ type: 'renameUser', user: cy, real_name: 'Cyd' });
    await made({ type: 'skipClock', ms: 1000 });
  });

  it('says what cannot be done, in words', async () => {
    const { ws, ann, bo, table } = scene;
    const ts = ws.control.say(ann, table, 'mine');
    expect(await act({ type: 'edit', user: bo, channel: table, ts, text: 'x' })).toEqual({
      ok: false,
      error: 'cant_update_message',
      says: 'Only its author can change or delete a message.',
    });
    expect(await act({ type: 'slash', user: ann, channel: table, command: '/no', text: '' })).toMatchObject({
      ok: false,
      error: 'unknown_command',
    });
    expect(await act({ type: 'say', user: 'U0NOBODY', channel: table, text: 'x' })).toMatchObject({
      error: 'not_in_channel',
    });
  });

  it('interactions, and faults by hand', async () => {
    const { app, ws, ann, table, heard } = scene;
    app.command('/buy', async ({ ack }) => ack('bought'));
    expect(await act({ type: 'slash', user: ann, channel: table, command: '/buy', text: '1' })).toEqual({
      ok: true,
      acked: true,
    });
    const [whisper] = ws.control.seen(ann, table);
    await made({ type: 'dismissEphemeral', user: ann, channel: table, ts: whisper!.ts });
    await made({ type: 'openHome', user: ann });
    await expect.poll(() => heard.length).toBe(2);
    const entry = ws.inspect().find((it) => it.kind === 'envelope' && it.type === 'events_api');
    await made({ type: 'fault', fault: { kind: 'redeliver', inspectorId: entry!.id } });
    expect(heard[2]?.event_id).toBe(heard[1]?.event_id);
    await made({ type: 'fault', fault: { kind: 'status', method: 'auth.test', status: 500 } });
    await expect(app.client.auth.test()).rejects.toThrow();
    await made({ type: 'fault', fault: { kind: 'clear' } });
    expect((await app.client.auth.test()).ok).toBe(true);
  });
});
