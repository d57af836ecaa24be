import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace, type Workspace } from '../index.ts';
import { callApi } from '../proof/raw-socket.ts';
import { type Body, MANIFEST } from '../proof/tiny-app.ts';

describe('history, replies and pages', () => {
  let ws: Workspace;
  let ann: string;
  let table: string;
  let posts: string[];
  beforeAll(async () => {
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket' });
    ann = ws.control.addUser({ name: 'ann' });
    table = ws.control.addChannel({ name: 'table', members: [ann, ws.botUserId] });
    posts = ['1', '2', '3', '4', '5'].map((text) => ws.control.say(ann, table, text));
    ws.control.say(ann, table, 'reply', { thread_ts: posts[1]! });
    ws.control.say(ann, table, 'broadcast', { thread_ts: posts[1]!, broadcast: true });
    await callApi(ws, 'chat.postEphemeral', { channel: table, user: ann, text: 'psst' });
  });
  afterAll(() => ws.stop());

  const history = (args: Record<string, string> = {}) =>
    callApi(ws, 'conversations.history', { channel: table, ...args });
  const texts = (answer: Body) => answer.messages.map((it: Body) => it.text);

  it('shows the newest first, broadcasts but no other replies, and never an ephemeral', async () => {
    const answer = await history();
    expect(texts(answer)).toEqual(['broadcast', '5', '4', '3', '2', '1']);
    expect(answer.messages[0]).toMatchObject({
      subtype: 'thread_broadcast',
      root: { text: '2', reply_count: 2 },
    });
    expect(answer.messages[4]).toMatchObject({ reply_count: 2, reply_users_count: 1, thread_ts: posts[1] });
  });

  it('takes oldest and latest, the ends only when inclusive', async () => {
    const span = { oldest: posts[1]!, latest: posts[3]! };
    expect(texts(await history(span))).toEqual(['3']);
    expect(texts(await history({ ...span, inclusive: 'true' }))).toEqual(['4', '3', '2']);
    expect(texts(await history({ oldest: posts[4]!, limit: '1' }))).toEqual(['broadcast']);
  });

  it('pages by cursor to the end', async () => {
    const all: string[] = [];
    let cursor = '';
    do {
      const answer: Body = await history({ limit: '2', ...(cursor ? { cursor } : {}) });
      all.push(...texts(answer));
      expect(answer.has_more).toBe(answer.response_metadata.next_cursor !== '');
      cursor = answer.response_metadata.next_cursor;
    } while (cursor !== '');
    expect(all).toEqual(['broadcast', '5', '4', '3', '2', '1']);
  });

  it('gives a thread its parent first, then replies in order', async () => {
    const answer = await callApi(ws, 'conversations.replies', { channel: table, ts: posts[1]! });
    expect(texts(answer)).toEqual(['2', 'reply', 'broadcast']);
    expect(answer.messages[1]).toMatchObject({ parent_user_id: ann, thread_ts: posts[1] });
  });

  it('keeps metadata and shows it only when asked', async () => {
    const metadata = { event_type: 'outbox', event_payload: { id: 7 } };
    await callApi(ws, 'chat.postMessage', {
      channel: table,
      text: 'noted',
      metadata: JSON.stringify(metadata),
    });
    expect((await history({ limit: '1' })).messages[0].metadata).toBeUndefined();
    expect((await history({ limit: '1', include_all_metadata: 'true' })).messages[0].metadata).toEqual(
      metadata,
    );
  });

  it('takes JSON bodies and a token in the body', async () => {
    const body = JSON.stringify({ channel: table, limit: 1, inclusive: true });
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${ws.botToken}` };
    const json = (await (
      await fetch(`${ws.apiUrl}conversations.history`, { method: 'POST', headers, body })
    ).json()) as Body;
    expect(json.messages).toHaveLength(1);
    const form = new URLSearchParams({ token: ws.botToken, channel: table, limit: '1' });
    const formed = (await (
      await fetch(`${ws.apiUrl}conversations.history`, { method: 'POST', body: form })
    ).json()) as Body;
    expect(formed.messages).toHaveLength(1);
  });

  it('text alone takes an update’s blocks away; blocks leave no mark of an edit', async () => {
    const blocks = JSON.stringify([{ type: 'divider' }]);
    const { ts } = await callApi(ws, 'chat.postMessage', { channel: table, text: 'card', blocks });
    await callApi(ws, 'chat.update', { channel: table, ts, text: 'card 2', blocks });
    const at = () => ws.control.seen(ann, table).find((it) => it.ts === ts);
    expect(at()).toMatchObject({ text: 'card 2', blocks: [{ type: 'divider' }] });
    expect(at()).not.toHaveProperty('edited');
    await callApi(ws, 'chat.update', { channel: table, ts, text: 'card 3' });
    expect(at()).not.toHaveProperty('blocks');
    expect(at()).toMatchObject({ edited: { user: ws.botId, ts: expect.stringMatching(/\.000000$/) } });
  });
});
