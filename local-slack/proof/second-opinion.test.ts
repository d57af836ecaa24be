import { createEmulator, type Emulator } from 'emulate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkspace, type Workspace } from '../index.ts';
import { listen } from '../server.ts';
import { outcome, type Place, STEPS, type Step, typesApart } from './second-opinion.ts';
import { type Body, MANIFEST } from './tiny-app.ts';

/** Where the two part, and why local-slack stays as it is. Every line must still be true. */
const KNOWN: Record<string, { ours: string; theirs: string; why: string }> = {
  'reply to nothing': {
    ours: 'thread_not_found',
    theirs: 'ok',
    why: 'Slack documents thread_not_found; the other does not look for the parent',
  },
  'replies to nothing': {
    ours: 'thread_not_found',
    theirs: 'ok',
    why: 'Slack documents thread_not_found; the other answers an empty list',
  },
  'open a DM': {
    ours: 'ok',
    theirs: 'users_list_not_supplied',
    why: 'its token is the person’s own, and it counts a DM with oneself as nobody named; ours is the app’s',
  },
  'no such method': {
    ours: 'unknown_method',
    theirs: 'undefined',
    why: 'Slack answers unknown_method as JSON; the other has its web framework’s own page for it',
  },
};

type Ask = (method: string, args: Record<string, unknown>) => Promise<Body>;

function asker(api: string, token: string): Ask {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (method, args) => {
    const response = await fetch(api + method, { method: 'POST', headers, body: JSON.stringify(args) });
    const text = await response.text();
    return text.startsWith('{') ? JSON.parse(text) : { ok: false, error: text };
  };
}

let ws: Workspace;
let emulator: Emulator;
beforeAll(async () => {
  ws = await openWorkspace({ manifest: MANIFEST, mode: 'socket', warn: () => {} });
  const slack = {
    users: [{ name: 'ann' }],
    channels: [{ name: 'table' }],
    tokens: [{ token: 'xoxb-second', user: 'ann' }],
  };
  emulator = await createEmulator({ service: 'slack', port: await freePort(), seed: { slack } });
});
afterAll(async () => {
  await emulator.close();
  await ws.stop();
});

async function freePort(): Promise<number> {
  const { server, port } = await listen(0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function place(ask: Ask, table: string, user: string): Promise<Place> {
  const { ts } = await ask('chat.postMessage', { channel: table, text: 'first' });
  return { table, user, ts };
}

it('a second emulator gives the same outcomes and types, but for the known differences', async () => {
  const ann = ws.control.addUser({ name: 'ann' });
  const table = ws.control.addChannel({ name: 'table', members: [ann, ws.botUserId] });
  const ours = asker(ws.apiUrl, ws.botToken);
  const theirs = asker(`${emulator.url}/api/`, 'xoxb-second');
  const idOf = (list: Body[], name: string) => list.find((it) => it.name === name)?.id;
  const theirTable = idOf((await theirs('conversations.list', {})).channels, 'table');
  const theirAnn = idOf((await theirs('users.list', {})).members, 'ann');
  const [here, there] = [await place(ours, table, ann), await place(theirs, theirTable, theirAnn)];
  const apart: Record<string, { ours: string; theirs: string }> = {};
  const types: string[] = [];
  for (const step of STEPS) {
    const [mine, other] = await both(step, [ours, here], [theirs, there]);
    if (outcome(mine) !== outcome(other)) apart[step.says] = { ours: outcome(mine), theirs: outcome(other) };
    else if (mine.ok) types.push(...typesApart(mine, other).map((it) => `${step.says}${it}`));
  }
  const known = Object.entries(KNOWN).map(([says, it]) => [says, { ours: it.ours, theirs: it.theirs }]);
  expect(apart).toEqual(Object.fromEntries(known));
  expect(types).toEqual([]);
});

const both = async ({ method, args }: Step, [ours, here]: [Ask, Place], [theirs, there]: [Ask, Place]) =>
  [await ours(method, args(here)), await theirs(method, args(there))] as const;
