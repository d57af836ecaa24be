import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkspace, type Workspace } from '../index.ts';
import { callApi } from '../proof/raw-socket.ts';
import { MANIFEST } from '../proof/tiny-app.ts';

describe('refusals in Slack’s own words', () => {
  let ws: Workspace;
  let warned: string[];
  let ann: string;
  let table: string;
  let den: string;
  let hall: string;
  let ts: string;
  beforeAll(async () => {
    warned = [];
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket', warn: (text) => void warned.push(text) });
    ann = ws.control.addUser({ name: 'ann' });
    table = ws.control.addChannel({ name: 'table', members: [ann, ws.botUserId] });
    den = ws.control.addChannel({ name: 'den', private: true, members: [ann] });
    hall = ws.control.addChannel({ name: 'hall', members: [ann] });
    ts = ws.control.say(ann, table, 'a post');
  });
  afterAll(() => ws.stop());

  const errorOf = async (method: string, args: Record<string, string> = {}, token?: string) =>
    (await callApi(ws, method, args, token)).error;

  it('of tokens', async () => {
    expect(await errorOf('auth.test', {}, '')).toBe('not_authed');
    expect(await errorOf('auth.test', {}, 'xoxb-nonsense')).toBe('invalid_auth');
    expect(await errorOf('auth.test', {}, ws.appToken)).toBe('not_allowed_token_type');
    expect(await errorOf('apps.connections.open')).toBe('not_allowed_token_type');
  });

  it('of methods and scopes that are not there', async () => {
    expect(await errorOf('chat.scheduleMessage', { channel: table })).toBe('unknown_method');
    expect(warned).toEqual(['chat.scheduleMessage is not modelled by local-slack']);
    const join = await callApi(ws, 'conversations.join', { channel: table });
    expect(join).toMatchObject({ error: 'missing_scope', needed: 'channels:join' });
    expect(join.provided).toContain('chat:write');
    expect(await errorOf('team.info')).toBe('missing_scope');
    expect(await errorOf('conversations.list', { types: 'public_channel,im' })).toBe('missing_scope');
  });

  it('of channels', async () => {
    const text = 'hello';
    expect(await errorOf('chat.postMessage', { channel: 'C0NOWHERE', text })).toBe('channel_not_found');
    expect(await errorOf('chat.postMessage', { channel: den, text })).toBe('channel_not_found');
    expect(await errorOf('chat.postMessage', { channel: hall, text })).toBe('not_in_channel');
    expect(await errorOf('chat.postMessage', { text })).toBe('invalid_arguments');
    expect(await errorOf('conversations.history', { channel: den })).toBe('channel_not_found');
    expect(await errorOf('conversations.members', { channel: table, cursor: 'bm9uZQ==' })).toBe(
      'invalid_cursor',
    );
  });

  it('of messages', async () => {
    expect(await errorOf('chat.postMessage', { channel: table })).toBe('no_text');
    expect(await errorOf('chat.postMessage', { channel: table, text: 'x', thread_ts: '1.000000' })).toBe(
      'thread_not_found',
    );
    expect(await errorOf('chat.update', { channel: table, ts, text: 'x' })).toBe('cant_update_message');
    expect(await errorOf('chat.update', { channel: table, ts: '1.000000', text: 'x' })).toBe(
      'message_not_found',
    );
    expect(await errorOf('chat.delete', { channel: table, ts })).toBe('cant_delete_message');
    expect(await errorOf('conversations.replies', { channel: table, ts: '1.000000' })).toBe(
      'thread_not_found',
    );
    const mine = (await callApi(ws, 'chat.postMessage', { channel: table, text: 'mine' })).ts;
    expect(await errorOf('chat.update', { channel: table, ts: mine, text: 'x'.repeat(4001) })).toBe(
      'msg_too_long',
    );
    const stranger = ws.control.addUser({ name: 'zed' });
    expect(await errorOf('chat.postEphemeral', { channel: table, user: stranger, text: 'x' })).toBe(
      'user_not_in_channel',
    );
    expect(
      await errorOf('chat.postMessage', { channel: table, text: 'x', metadata: '{"event_type":""}' }),
    ).toBe('invalid_metadata_format');
    expect(await errorOf('users.info', { user: 'U0NOBODY' })).toBe('user_not_found');
  });

  it('of reactions and pins', async () => {
    const mark = { channel: table, timestamp: ts, name: 'eyes' };
    expect(await errorOf('reactions.remove', mark)).toBe('no_reaction');
    expect(await errorOf('reactions.add', mark)).toBeUndefined();
    expect(await errorOf('reactions.add', mark)).toBe('already_reacted');
    expect(await errorOf('reactions.add', { ...mark, name: 'no such!' })).toBe('invalid_name');
    const at = { channel: table, timestamp: ts };
    expect(await errorOf('pins.remove', at)).toBe('no_pin');
    expect(await errorOf('pins.add', at)).toBeUndefined();
    expect(await errorOf('pins.add', at)).toBe('already_pinned');
    for (let n = 1; n < 100; n++) ws.control.pin(ann, table, ws.control.say(ann, table, String(n)));
    const one = ws.control.say(ann, table, 'one too many');
    expect(await errorOf('pins.add', { channel: table, timestamp: one })).toBe('too_many_pins');
  });

  it('cuts a text at 40,000 characters, with a warning', async () => {
    const answer = await callApi(ws, 'chat.postMessage', { channel: table, text: 'x'.repeat(40_001) });
    expect(answer).toMatchObject({ ok: true, response_metadata: { warnings: ['message_truncated'] } });
    expect(answer.message.text).toHaveLength(40_000);
  });

  it('once the app is removed', async () => {
    ws.control.uninstall();
    expect(await errorOf('auth.test')).toBe('account_inactive');
  });
});
