import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Drafted } from '../game/types.ts';
import { openStore, type Store } from './store.ts';
import type { Draft, Outgoing } from './types.ts';

/** A clock that stands until it is moved, and a ledger nobody keeps, with the games G and H founded in it. */
export async function trialStore(
  path = ':memory:',
): Promise<{ readonly store: Store; readonly clock: { now: number } }> {
  const clock = { now: 1_000 };
  const store = await openStore(path, { now: () => clock.now });
  await store.transact(async (tx) => {
    for (const [id, channel] of [
      ['G', 'C1'],
      ['H', 'C2'],
    ] as const)
      await tx.log.found({ id, team: 'T1', channel, foundedAt: 1_000 });
  });
  return { store, clock };
}

/** A path in a folder of its own, and the way to be rid of it. */
export function trialPath(): { readonly path: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'ledger-'));
  return { path: join(folder, 'fast-nomic.db'), remove: () => rmSync(folder, { recursive: true }) };
}

/** Somebody raised their cash to `to`. */
export function raise(to: number, at = to): Drafted {
  return {
    at,
    by: 'U1',
    under: { version: 1, rule: 'cash' },
    fact: { type: 'WishStated', wish: 'continue' },
    changes: [{ path: 'player/U1/cash', from: to - 1, to, rule: 'cash' }],
  };
}

export function draft(given: Partial<Draft>): Draft {
  return { lane: 'C1', sort: 'post', what: null, slot: null, priority: 5, body: {}, ...given };
}

/** What would be sent now, as its bodies. */
export function bodies(outgoing: readonly Outgoing[]): unknown[] {
  return outgoing.map(({ body }) => body);
}
