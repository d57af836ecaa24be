import { createServer, type ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

export interface Monitor {
  readonly host: string;
  readonly port: number;
}

/** Answers `/healthz` and `/metrics`, apart from where Slack delivers. @throws as listening does */
export async function serveMetrics({ host, port }: Monitor, metrics: Metrics): Promise<() => Promise<void>> {
  const server = createServer({ requestTimeout: 5_000 }, (request, response) => {
    response.setHeader('connection', 'close');
    const path = (request.url ?? '').split('?')[0];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const answer =
      isRead && path === '/metrics' ? show : isRead && path === '/healthz' ? tellHealth : nothing;
    answer(metrics, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

async function show(metrics: Metrics, response: ServerResponse): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
}

async function tellHealth(metrics: Metrics, response: ServerResponse): Promise<void> {
  const vitals = metrics.vitals();
  const troubles = vitals === null ? ['it is starting'] : await vitals.troubles();
  const status = troubles.length === 0 ? 200 : 503;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(`${JSON.stringify({ ok: status === 200, troubles })}\n`);
}

async function nothing(_: Metrics, response: ServerResponse): Promise<void> {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Here are /healthz and /metrics.\n');
}
