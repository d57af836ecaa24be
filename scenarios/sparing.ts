import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

/** Methods that this Slack has never heard of. */
const UNKNOWN = new Set([
  'bots.info',
  'conversations.info',
  'conversations.members',
  'emoji.list',
  'pins.list',
  'reactions.get',
  'team.info',
]);

/** What it leaves in an answer; of methods not named here nothing is taken out. */
const ANSWERS: Readonly<Record<string, readonly string[]>> = {
  'auth.test': ['team_id', 'user_id'],
  'chat.postMessage': ['ts'],
  'chat.postEphemeral': [],
  'chat.update': [],
  'conversations.history': ['messages'],
  'conversations.replies': ['messages'],
  'pins.add': [],
  'pins.remove': [],
  'reactions.add': [],
  'users.info': ['user'],
};
/** What it says of things inside. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  user: ['id'],
  messages: ['type', 'user', 'text', 'ts', 'thread_ts', 'subtype', 'bot_id'],
};
const BODY = ['type', 'event', 'command', 'text', 'user_id', 'channel_id', 'challenge'];
const EVENT = ['type', 'subtype', 'channel', 'user', 'text', 'ts', 'thread_ts', 'bot_id', 'item', 'reaction'];

type Thing = Record<string, unknown>;

const only = (thing: Thing, fields: readonly string[]): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => fields.includes(name)));

/** What it has not to tell it does not leave out, but writes down as null. */
const told = (thing: Thing, fields: readonly string[]): Thing =>
  Object.fromEntries(fields.map((name) => [name, thing[name] ?? null]));

function sparing(thing: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(thing)) return thing.map((one) => sparing(one, fields));
  return typeof thing === 'object' && thing !== null ? told(thing as Thing, fields) : thing;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

async function listen(handle: (request: IncomingMessage, text: string) => Promise<[number, string]>) {
  const server: Server = createServer(async (request, response) => {
    const [status, text] = await handle(request, await textOf(request)).catch(() => [502, ''] as const);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Another Slack in front of this one: it knows fewer methods, and says no more than it has to. */
export async function sparingApi(apiUrl: string) {
  return listen(async (request, text) => {
    const name = (request.url ?? '').split('/').at(-1) ?? '';
    if (UNKNOWN.has(name)) return [200, JSON.stringify({ ok: false, error: 'unknown_method' })];
    const { authorization = '', 'content-type': type = '' } = request.headers;
    const headers = { authorization, 'content-type': type };
    const answer = await fetch(`${apiUrl}${name}`, { method: 'POST', headers, body: text });
    const said = (await answer.json()) as Thing;
    const kept = ANSWERS[name];
    if (kept === undefined || said.ok !== true) return [answer.status, JSON.stringify(said)];
    const fields = Object.entries(only(said, kept)).map(([field, thing]) => {
      const inside = THINGS[field];
      return [field, inside === undefined ? thing : sparing(thing, inside)];
    });
    return [200, JSON.stringify({ ok: true, ...Object.fromEntries(fields) })];
  });
}

/** Its deliveries: no ids of their own, no times, no addresses to answer at. Signed anew. */
export async function sparingDeliveries(requestUrl: string, signingSecret: string) {
  return listen(async (request, text) => {
    const type = request.headers['content-type'] ?? '';
    const body = type.includes('json')
      ? JSON.stringify(sparingBody(JSON.parse(text) as Thing))
      : new URLSearchParams(
          [...new URLSearchParams(text)].filter(([name]) => BODY.includes(name)),
        ).toString();
    const time = String(Math.floor(Date.now() / 1000));
    const mac = createHmac('sha256', signingSecret).update(`v0:${time}:${body}`).digest('hex');
    const answer = await fetch(requestUrl, {
      method: 'POST',
      headers: {
        'content-type': type,
        'x-slack-request-timestamp': time,
        'x-slack-signature': `v0=${mac}`,
      },
      body,
    });
    return [answer.status, await answer.text()];
  });
}

function sparingBody(body: Thing): Thing {
  const kept = only(body, BODY);
  return kept.event === undefined ? kept : { ...kept, event: sparing(kept.event, EVENT) };
}
