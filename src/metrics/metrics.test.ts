import { afterEach, expect, test } from 'vitest';
import { openMetrics, type Vitals } from './metrics.ts';
import { serveMetrics } from './server.ts';

const vitals: Vitals = {
  games: () => 2,
  events: () => 40,
  outbox: async () => ({ unsent: 3, oldestMs: 1_500 }),
  troubles: async () => [],
};
/** Below those that the system gives out by itself. */
const PORT = 18_611;
let stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
});

async function served(from: Vitals | null) {
  const metrics = openMetrics();
  if (from) metrics.watch(from);
  stops.push(await serveMetrics({ host: '127.0.0.1', port: PORT }, metrics));
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${PORT}${path}`, { method });
  return { metrics, get };
}

test('deliveries, calls, rulings, games, the outbox and the event loop are counted', async () => {
  const { metrics, get } = await served(vitals);
  metrics.step('delivery recorded', { id: 'Ev1', sort: 'event', taken: 'new' });
  metrics.step('delivery recorded', { id: 'Ev1', sort: 'event', taken: 'done' });
  metrics.step('delivery over', { id: 'Ev1', sort: 'event', outcome: 'settled' });
  metrics.called('chat.postMessage', 'ok');
  metrics.called('chat.postMessage', 'limited');
  metrics.ruled(true, 4);
  const text = await (await get('/metrics')).text();
  for (const line of [
    'fast_nomic_deliveries_total{kind="event",outcome="recorded"} 1',
    'fast_nomic_deliveries_total{kind="event",outcome="known"} 1',
    'fast_nomic_deliveries_total{kind="event",outcome="settled"} 1',
    'fast_nomic_slack_calls_total{method="chat.postMessage",outcome="limited"} 1',
    'fast_nomic_ruling_seconds_bucket{le="0.005",lawful="true"} 1',
    'fast_nomic_games 2',
    'fast_nomic_events 40',
    'fast_nomic_outbox_unsent 3',
    'fast_nomic_outbox_oldest_seconds 1.5',
    'fast_nomic_healthy 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).toContain('nodejs_eventloop_lag_seconds');
});

test('no label can hold who or where', async () => {
  const { metrics, get } = await served(vitals);
  metrics.step('delivery recorded', { id: 'x', sort: 'U0123456789', taken: 'new' });
  metrics.step('delivery over', { id: 'x', sort: 'C0FASTN0005 said', outcome: 'xoxb-1-2-secret' });
  metrics.called('response_url https://hooks.slack.com/T1/B1/x', 'ok');
  expect(await (await get('/metrics')).text()).not.toMatch(/U0123456789|C0FASTN0005|xoxb|hooks/);
});

test('health is told in words, and by its status to whoever only looks at that', async () => {
  const troubles: string[] = [];
  const { get } = await served({ ...vitals, troubles: async () => troubles });
  expect([(await get('/healthz')).status, await (await get('/healthz')).json()]).toEqual([
    200,
    { ok: true, troubles: [] },
  ]);
  troubles.push('the database does not answer');
  expect((await get('/healthz')).status).toBe(503);
  expect(await (await get('/metrics')).text()).toContain('fast_nomic_healthy 0');
  for (const [path, method] of [
    ['/', 'GET'],
    ['/slack/events', 'POST'],
    ['/metrics', 'POST'],
  ] as const)
    expect((await get(path, method)).status).toBe(404);
});

test('before the games are folded it is not well yet; a taken port is an error', async () => {
  const { metrics, get } = await served(null);
  expect(await (await get('/healthz')).json()).toEqual({ ok: false, troubles: ['it is starting'] });
  await expect(serveMetrics({ host: '127.0.0.1', port: PORT }, metrics)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
