import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkspace, type Workspace } from '../index.ts';
import { MANIFEST } from '../proof/tiny-app.ts';

let ws: Workspace;
beforeAll(async () => {
  ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket', enforceTiers: true });
});
afterAll(() => ws.stop());

const call = (method: string, args: Record<string, string>) =>
  fetch(ws.apiUrl + method, {
    method: 'POST',
    headers: { authorization: `Bearer ${ws.botToken}` },
    body: new URLSearchParams(args),
  });

it('answers 429 past the tier of one method, until workspace time has passed', async () => {
  const table = ws.control.addChannel({ name: 'table', members: [ws.botUserId] });
  for (let n = 0; n < 20; n++) expect((await call('pins.list', { channel: table })).status).toBe(200);
  const refused = await call('pins.list', { channel: table });
  expect([refused.status, await refused.json()]).toEqual([429, { ok: false, error: 'ratelimited' }]);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(50);
  expect((await call('conversations.info', { channel: table })).status).toBe(200);
  ws.control.skip(wait * 1000);
  expect((await call('pins.list', { channel: table })).status).toBe(200);
});

it('lets a channel take about one post a second', async () => {
  const hall = ws.control.addChannel({ name: 'hall', members: [ws.botUserId] });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await call('chat.postMessage', { channel: hall, text: String(n) })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
});
