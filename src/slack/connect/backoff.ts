const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** How long to wait after the nth failure in a row, n from 1: 0.5 s doubling to 30 s. */
export function backoffMs(failures: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}

/** Resolves after the time or as soon as the signal aborts. System time: it paces the network, not the game. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
  });
}
