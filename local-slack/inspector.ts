import type { WorkspaceClock } from './clock.ts';
import type { InspectorEntry } from './protocol.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type NewEntry = DistributiveOmit<InspectorEntry, 'id' | 'atMs'>;
export type EnvelopeEntry = Extract<InspectorEntry, { kind: 'envelope' }>;

const KEPT = 400;

/** Every envelope, ack and API call, newest last. Entries are replaced, never changed in place. */
export class Inspector {
  readonly entries = new Map<number, InspectorEntry>();
  readonly #clock: WorkspaceClock;
  readonly #touched: () => void;
  #last = 0;

  constructor(clock: WorkspaceClock, touched: () => void) {
    this.#clock = clock;
    this.#touched = touched;
  }

  note(entry: NewEntry): number {
    this.#last += 1;
    this.entries.set(this.#last, { ...entry, id: this.#last, atMs: this.#clock.now() });
    if (this.entries.size > KEPT) {
      const [oldest] = this.entries.keys();
      if (oldest !== undefined) this.entries.delete(oldest);
    }
    this.#touched();
    return this.#last;
  }

  /** What became of an envelope. */
  settle(id: number, change: Partial<EnvelopeEntry>): void {
    const entry = this.entries.get(id);
    if (entry?.kind !== 'envelope') return;
    this.entries.set(id, { ...entry, ...change });
    this.#touched();
  }
}
