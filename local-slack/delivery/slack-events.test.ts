import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '../index.ts';
import { MANIFEST, MODES, openScene, type Scene } from '../proof/tiny-app.ts';

describe.each(MODES)('which events the app hears, %s mode', (mode) => {
  let scene: Scene;
  beforeEach(async () => {
    scene = await openScene(mode);
  });
  afterEach(() => scene.stop());

  const types = () =>
    scene.heard.map((body) => [body.event.type, body.event.subtype].filter(Boolean).join('/'));
  const hears = (expected: string[]) =>
    waitFor(() => types().length >= expected.length, { say: `heard only ${types()}` }).then(() =>
      expect(types()).toEqual(expected),
    );

  it('a mention twice, as two events with ids of their own', async () => {
    const { ws, ann, table, heard } = scene;
    ws.control.say(ann, table, `<@${ws.botUserId}> help`);
    await hears(['message', 'app_mention']);
    expect(heard[0]?.event_id).not.toBe(heard[1]?.event_id);
    expect(heard[0]?.event.ts).toBe(heard[1]?.event.ts);
  });

  it('nothing of a channel it is not in, all of a DM with it, and its own coming in', async () => {
    const { ws, ann, bo } = scene;
    const den = ws.control.addChannel({ name: 'den', private: true, members: [ann, bo] });
    ws.control.say(ann, den, 'psst');
    ws.control.say(ann, ws.control.dm(ann, bo), 'psst');
    ws.control.say(ann, ws.control.dm(ann, ws.botUserId), 'hello, app');
    ws.control.invite(den, ws.botUserId, ann);
    ws.control.say(ann, den, 'welcome');
    await hears(['message', 'message/channel_join', 'member_joined_channel', 'message']);
    const [dm, , joined, said] = scene.heard.map((body) => body.event);
    expect(dm).toMatchObject({ text: 'hello, app', channel_type: 'im' });
    expect(joined).toMatchObject({ user: ws.botUserId, channel: den, channel_type: 'G', inviter: ann });
    expect(said).toMatchObject({ text: 'welcome', channel_type: 'group' });
  });

  it('a link preview as a change of the same text, not marked as edited', async () => {
    const { ws, ann, table, heard } = scene;
    const ts = ws.control.say(ann, table, 'see https://example.com/');
    ws.control.unfurl(table, ts);
    await hears(['message', 'message/message_changed']);
    const { message, previous_message } = heard[1]?.event ?? {};
    expect(message.text).toBe(previous_message.text);
    expect(message).not.toHaveProperty('edited');
    expect(message.attachments).toHaveLength(1);
  });

  it('an edit dated in whole seconds', async () => {
    const { ws, ann, table, heard } = scene;
    const ts = ws.control.say(ann, table, 'PROPOSL');
    ws.control.skip(5_000);
    ws.control.edit(ann, table, ts, 'PROPOSAL');
    await hears(['message', 'message/message_changed']);
    expect(heard[1]?.event.message.edited).toEqual({
      user: ann,
      ts: expect.stringMatching(/^\d{10}\.000000$/),
    });
    expect(Number(heard[1]?.event.message.edited.ts)).toBeGreaterThan(Number(ts));
  });

  it('a broadcast reply, then its change of the same words', async () => {
    const { ws, ann, table } = scene;
    const ts = ws.control.say(ann, table, 'matter');
    ws.control.say(ann, table, 'ENACTED', { thread_ts: ts, broadcast: true });
    await hears(['message', 'message/thread_broadcast', 'message/message_changed']);
  });
});

it('an event that the manifest does not ask for, or whose scope it lacks, is not sent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'local-slack-'));
  const manifest = join(folder, 'manifest.yml');
  const asked = readFileSync(MANIFEST, 'utf8').replace(/^ *- (reaction_added|pins:read)\n/gm, '');
  writeFileSync(manifest, asked);
  const scene = await openScene('socket', { manifest });
  const { ws, ann, table, heard } = scene;
  const ts = ws.control.say(ann, table, 'quiet');
  ws.control.react(ann, table, ts, 'eyes');
  ws.control.pin(ann, table, ts);
  ws.control.unreact(ann, table, ts, 'eyes');
  await waitFor(() => heard.length === 2, { say: 'not two events' });
  expect(heard.map((body) => body.event.type)).toEqual(['message', 'reaction_removed']);
  await scene.stop();
  rmSync(folder, { recursive: true });
});
