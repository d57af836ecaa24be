import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openWorkspace, type Workspace, waitFor } from '../index.ts';
import { callApi } from '../proof/raw-socket.ts';
import { MANIFEST } from '../proof/tiny-app.ts';
import { applyPatch, type LiveMessage, type Snapshot } from '../protocol.ts';

/** A page, as far as keeping its snapshot goes. */
function openPage(ws: Workspace, user: string | undefined, token = ws.pageToken) {
  const socket = new WebSocket(`${ws.url.replace('http', 'ws')}/control/live`);
  const page: { now: Snapshot | undefined; refused: string | undefined; watch: (user: string) => void } = {
    now: undefined,
    refused: undefined,
    watch: (next) => socket.send(JSON.stringify({ type: 'watch', token, user: next })),
  };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'watch', token, ...(user && { user }) })));
  socket.on('message', (data) => {
    const said = JSON.parse(String(data)) as LiveMessage;
    if (said.type === 'snapshot') page.now = said.snapshot;
    else if (said.type === 'patch') page.now = applyPatch(page.now!, said.patch);
    else page.refused = said.reason;
  });
  return page;
}

describe('a live page', () => {
  let ws: Workspace;
  let ann: string;
  let bo: string;
  let table: string;
  beforeEach(async () => {
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket' });
    ann = ws.control.addUser({ name: 'ann' });
    bo = ws.control.addUser({ name: 'bo' });
    table = ws.control.addChannel({ name: 'table', members: [ann, bo, ws.botUserId] });
  });
  afterEach(() => ws.stop());

  const texts = (snapshot: Snapshot | undefined) =>
    Object.values(snapshot?.messages ?? {}).map((it) => it.text);

  it('follows what happens, and ends where a fresh page begins', async () => {
    const page = openPage(ws, undefined);
    await waitFor(() => page.now, { say: 'no snapshot' });
    expect(page.now?.me).toBe(ann);
    const ts = ws.control.say(bo, table, 'hello');
    ws.control.react(ann, table, ts, 'wave');
    ws.control.pin(ann, table, ts);
    const gone = ws.control.say(bo, table, 'oops');
    await waitFor(() => texts(page.now).length === 2, { say: 'no two messages' });
    ws.control.remove(bo, table, gone);
    ws.control.skip(3_600_000);
    await waitFor(() => texts(page.now).length === 1 && (page.now?.clock.offsetMs ?? 0) > 0, {
      say: 'no change',
    });
    const fresh = openPage(ws, ann);
    await waitFor(() => fresh.now, { say: 'no fresh snapshot' });
    await waitFor(
      () => Object.keys(page.now?.inspector ?? {}).length === Object.keys(fresh.now?.inspector ?? {}).length,
      {
        say: 'inspectors differ',
      },
    );
    const { clock: _a, inspector: _b, ...seen } = page.now!;
    const { clock: _c, inspector: _d, ...known } = fresh.now!;
    expect(seen).toEqual(known);
    expect(page.now?.messages[`${table}:${ts}`]).toMatchObject({
      pinned: true,
      reactions: [{ name: 'wave', users: [ann] }],
    });
  });

  it('shows only what the acting person may see', async () => {
    const den = ws.control.addChannel({ name: 'den', private: true, members: [bo] });
    ws.control.say(bo, den, 'a secret');
    ws.control.say(bo, ws.control.dm(bo, ws.botUserId), 'a private word');
    await callApi(ws, 'chat.postEphemeral', { channel: table, user: bo, text: 'for bo' });
    await callApi(ws, 'views.publish', {
      user_id: bo,
      view: '{"type":"home","blocks":[{"type":"divider"}]}',
    });
    const page = openPage(ws, ann);
    await waitFor(() => page.now, { say: 'no snapshot' });
    const { inspector: _tester, ...shown } = page.now!;
    expect(JSON.stringify(shown)).not.toMatch(/secret|private word|for bo/);
    expect(Object.keys(shown.channels)).toEqual([table]);
    expect(shown.home).toBeNull();
    page.watch(bo);
    await waitFor(() => page.now?.me === bo, { say: 'not bo' });
    expect(texts(page.now)).toEqual(['a secret', 'a private word']);
    expect(Object.values(page.now!.ephemerals)).toMatchObject([{ text: 'for bo' }]);
    expect(page.now?.home).not.toBeNull();
  });

  it('refuses a page of another run', async () => {
    const page = openPage(ws, ann, 'another token');
    await waitFor(() => page.refused, { say: 'not refused' });
    expect(page.now).toBeUndefined();
  });
});
