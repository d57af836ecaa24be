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

it('counts each method for itself, may be switched off and begins anew when it is switched on', async () => {
  const room = ws.control.addChannel({ name: 'room', members: [ws.botUserId] });
  ws.control.skip(60_000);
  const asks = async (times: number) => {
    const statuses = new Set<number>();
    for (let n = 0; n < times; n++)
      statuses.add((await call('conversations.info', { channel: room })).status);
    return [...statuses];
  };
  expect(await asks(50)).toEqual([200]);
  expect(await asks(2)).toEqual([429]);
  expect((await call('conversations.members', { channel: room })).status).toBe(200);
  ws.faults.enforceTiers(false);
  expect(await asks(60)).toEqual([200]);
  ws.faults.enforceTiers(true);
  expect(await asks(51)).toEqual([200, 429]);
});

it('lets a channel take about one post a second, another its own', async () => {
  const hall = ws.control.addChannel({ name: 'hall', members: [ws.botUserId] });
  const statuses: number[] = [];
  for (let n = 0; n < 6; n++)
    statuses.push((await call('chat.postMessage', { channel: hall, text: String(n) })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  const other = ws.control.addChannel({ name: 'other', members: [ws.botUserId] });
  expect((await call('chat.postMessage', { channel: other, text: 'there' })).status).toBe(200);
  ws.control.skip(4000);
  expect((await call('chat.postMessage', { channel: hall, text: 'again' })).status).toBe(200);
});
