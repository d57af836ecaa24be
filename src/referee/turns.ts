/** One thing at a time: what is asked later waits for what was asked before, whatever becomes of it. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.#last.set(key, settled);
    void settled.then(() => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    });
    return mine;
  }

  /** Resolves when nothing is in turn any more. */
  async quiet(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
