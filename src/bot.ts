import { openClock } from './clock.ts';
import type { Env } from './env.ts';
import type { Log } from './log.ts';
import { type Edge, openEdge } from './slack/edge.ts';
import { loadRulesets } from './slack/rulesets.ts';
import { openStore } from './store/store.ts';

/** Starts everything that the environment asks for. `root` is the package's own folder. */
export async function openBot(env: Env, log: Log, root: URL, signal?: AbortSignal): Promise<Edge> {
  const clock = openClock(env.clock);
  const store = await openStore(env.databasePath, { now: () => clock.now() });
  const rulesets = loadRulesets(new URL('rulesets/', root));
  try {
    const parts = { settings: env.slack, store, rulesets, clock, log };
    const edge = await openEdge(signal ? { ...parts, signal } : parts);
    return { ...edge, stop: () => edge.stop().finally(() => store.close()) };
  } catch (error) {
    await store.close();
    throw error;
  }
}
