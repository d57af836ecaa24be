import { openClock } from './clock.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import { openMetrics } from './metrics/metrics.ts';
import { serveMetrics } from './metrics/server.ts';
import { type Edge, openEdge } from './slack/edge.ts';
import { loadRulesets } from './slack/rulesets.ts';
import { openStore } from './store/store.ts';

/** Starts everything that the environment asks for. `root` is the package's own folder. */
export async function openBot(env: Env, log: Log, root: URL, signal?: AbortSignal): Promise<Edge> {
  const clock = openClock(env.clock);
  const store = await openStore(env.databasePath, { now: () => clock.now() });
  const rulesets = loadRulesets(new URL('rulesets/', root));
  const watch = env.monitor === null ? undefined : openMetrics();
  let unwatch = async () => {};
  const close = () => unwatch().finally(() => store.close());
  try {
    if (watch && env.monitor) unwatch = await serveMetrics(env.monitor, watch);
    // Before Slack is asked, which may no longer know us.
    await store.eraseOverdue();
    const parts = { settings: env.slack, actsPerMinute: env.actsPerMinute, store, rulesets, clock, log };
    const edge = await openEdge({ ...parts, ...(signal ? { signal } : {}), ...(watch ? { watch } : {}) });
    return { ...edge, stop: () => edge.stop().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}
