import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorkspace, type Workspace, waitFor } from '../index.ts';
import { MANIFEST } from '../proof/tiny-app.ts';

interface Asked {
  headers: IncomingHttpHeaders;
  body: string;
}

describe('signed HTTP', () => {
  let ws: Workspace;
  let app: Server;
  let asked: Asked[];
  let answers: { status: number; body: string }[];
  let ann: string;
  let table: string;
  beforeEach(async () => {
    asked = [];
    answers = [];
    app = createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      asked.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      const { status, body } = answers.shift() ?? { status: 200, body: '' };
      response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
    const requestUrl = `http://127.0.0.1:${(app.address() as AddressInfo).port}/slack/events`;
    ws = await openWorkspace({ manifest: MANIFEST, mode: 'http', requestUrl });
    ann = ws.control.addUser({ name: 'ann' });
    table = ws.control.addChannel({ name: 'table', members: [ann, ws.botUserId] });
  });
  afterEach(async () => {
    await ws.stop();
    app.close();
  });

  it('signs with system time, however far the workspace clock is ahead', async () => {
    ws.control.skip(86_400_000);
    ws.control.say(ann, table, 'hello');
    await waitFor(() => asked.length === 1, { say: 'nothing came' });
    const { headers, body } = asked[0]!;
    const time = String(headers['x-slack-request-timestamp']);
    expect(Math.abs(Number(time) - Date.now() / 1000)).toBeLessThan(5);
    const mac = createHmac('sha256', ws.signingSecret).update(`v0:${time}:${body}`).digest('hex');
    expect(headers['x-slack-signature']).toBe(`v0=${mac}`);
    expect(headers).not.toHaveProperty('x-slack-retry-num');
  });

  it('repeats what was answered with an error, saying which time and why', async () => {
    answers = [{ status: 500, body: '' }];
    ws.control.say(ann, table, 'hello');
    await waitFor(() => asked.length === 2, { say: 'not repeated' });
    expect(asked[1]?.headers).toMatchObject({
      'x-slack-retry-num': '1',
      'x-slack-retry-reason': 'http_error',
    });
    expect(JSON.parse(asked[1]!.body).event_id).toBe(JSON.parse(asked[0]!.body).event_id);
  });

  it('sends commands as a form, and shows what the answer says', async () => {
    answers = [{ status: 200, body: JSON.stringify({ response_type: 'in_channel', text: 'for all' }) }];
    expect(await ws.control.slash(ann, table, '/buy', '50 CHAR')).toEqual({ acked: true });
    const form = new URLSearchParams(asked[0]?.body);
    expect([form.get('command'), form.get('text'), form.get('user_id')]).toEqual(['/buy', '50 CHAR', ann]);
    expect(ws.control.seen(ann, table)).toMatchObject([{ text: 'for all', ephemeral: false }]);
  });

  it('asks the challenge of a new request URL', async () => {
    expect(await ws.requestUrlAnswers()).toBe(false);
    answers = [{ status: 200, body: JSON.stringify({ challenge: 'are-you-there' }) }];
    expect(await ws.requestUrlAnswers()).toBe(true);
  });
});
