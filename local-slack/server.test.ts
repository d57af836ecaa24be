import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { openWorkspace, type Workspace } from './index.ts';
import { MANIFEST } from './proof/tiny-app.ts';

describe('who may ask', () => {
  let ws: Workspace;
  let port: string;
  let ann: string;
  let table: string;
  beforeAll(async () => {
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket' });
    port = new URL(ws.url).port;
    ann = ws.control.addUser({ name: 'ann' });
    table = ws.control.addChannel({ name: 'table', members: [ann, ws.botUserId] });
  });
  afterAll(() => ws.stop());

  const statusOf = (path: string, headers: Record<string, string>, method = 'GET', body = '') =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end(body);
    });

  it.each(['evil.example', 'evil.example:80', '127.0.0.1', 'localhost:1', '127.0.0.1.evil.example'])(
    'refuses Host %s on every door',
    async (host) => {
      for (const path of ['/', '/files/x', '/api/auth.test', '/control/act', '/commands/T/1/x']) {
        expect(await statusOf(path, { host }, 'POST')).toBe(403);
      }
    },
  );

  it('refuses an Origin that is not its own, and takes its own by either name', async () => {
    const host = `localhost:${port}`;
    const auth = { host, authorization: `Bearer ${ws.botToken}` };
    expect(await statusOf('/api/auth.test', { ...auth, origin: 'https://evil.example' }, 'POST')).toBe(403);
    expect(await statusOf('/api/auth.test', { ...auth, origin: 'null' }, 'POST')).toBe(403);
    expect(await statusOf('/api/auth.test', { ...auth, origin: `http://127.0.0.1:${port}` }, 'POST')).toBe(
      200,
    );
  });

  it('takes an action only as a JSON POST with this run’s token', async () => {
    const host = `127.0.0.1:${port}`;
    const json = { host, 'content-type': 'application/json' };
    const body = JSON.stringify({ type: 'say', user: ann, channel: table, text: 'hello' });
    const token = { 'x-local-slack-token': ws.pageToken };
    expect(await statusOf('/control/act', json, 'POST', body)).toBe(403);
    expect(await statusOf('/control/act', { ...json, 'x-local-slack-token': 'x' }, 'POST', body)).toBe(403);
    expect(
      await statusOf('/control/act', { host, ...token, 'content-type': 'text/plain' }, 'POST', body),
    ).toBe(403);
    expect(await statusOf('/control/act', { ...json, ...token }, 'POST', '{"type":"dance"}')).toBe(400);
    expect(ws.control.seen(ann, table)).toHaveLength(0);
    expect(await statusOf('/control/act', { ...json, ...token }, 'POST', body)).toBe(200);
    expect(ws.control.seen(ann, table)).toHaveLength(1);
  });

  it('changes nothing by GET', async () => {
    const host = `127.0.0.1:${port}`;
    expect(
      await statusOf(`/api/chat.postMessage?channel=${table}&text=x&token=${ws.botToken}`, { host }),
    ).toBe(405);
    expect(await statusOf('/control/act', { host })).toBe(405);
    expect(ws.calls).not.toContainEqual(expect.objectContaining({ method: 'chat.postMessage' }));
  });

  it.each(['/control/live', '/link/?ticket=x'])('refuses a socket to %s from elsewhere', async (path) => {
    const socket = new WebSocket(ws.url.replace('http', 'ws') + path, { origin: 'https://evil.example' });
    await expect(
      new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject)),
    ).rejects.toThrow();
  });

  it('outlives what is no address, asked for as a page or as a socket', async () => {
    const host = `127.0.0.1:${port}`;
    const upgrade = { host, connection: 'Upgrade', upgrade: 'websocket' };
    await expect(statusOf('//', upgrade)).rejects.toThrow();
    expect(await statusOf('//', { host })).toBe(await statusOf('/', { host }));
  });

  it('serves no file from outside the page’s folder', async () => {
    const host = `127.0.0.1:${port}`;
    for (const path of ['/../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/package.json']) {
      expect(await statusOf(path, { host })).toBe(404);
    }
  });
});
