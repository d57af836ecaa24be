export interface WaitOptions {
  /** Default 5,000. */
  withinMs?: number;
  /** What did not happen, for the failure. */
  say: string;
}

/**
 * Waits until `condition` gives something other than undefined, null or false, and returns it.
 * @throws Error with `say` when it does not in time; the last error of the condition is its cause
 */
export async function waitFor<T>(condition: () => T | Promise<T>, { withinMs = 5_000, say }: WaitOptions) {
  const until = performance.now() + withinMs;
  for (;;) {
    let cause: unknown;
    try {
      const value = await condition();
      if (value !== undefined && value !== null && value !== false) return value as NonNullable<T>;
    } catch (error) {
      cause = error;
    }
    if (performance.now() > until) throw new Error(`${say} (waited ${withinMs} ms)`, { cause });
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}
