import { afterEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../store/store.ts';
import { trialPath } from '../../store/trial.ts';
import { DEFAULTS } from '../../ticker/options.ts';
import { Parlour } from './parlour.ts';

const clock = { now: () => 1_000 };
const place = trialPath();
let store: Store;

/** The tables as a process that begins now finds them. */
async function begun(): Promise<Parlour> {
  store = await openStore(place.path, clock);
  return Parlour.open({ store, clock, announce: () => [] });
}

async function placed(parlour: Parlour): Promise<string> {
  const where = { team: 'T', channel: 'C', by: 'ann', name: 'Ann', at: 1_000, cause: null } as const;
  const heard = await parlour.place({ ...where, options: DEFAULTS, pace: 'watch', after: null });
  return heard.after.name;
}

afterEach(async () => {
  await store.close();
  place.remove();
});

test('a table that was erased leaves a gap: no other is put up under a number that is taken', async () => {
  const before = await begun();
  expect([await placed(before), await placed(before)]).toEqual(['T1', 'T2']);
  await store.erase('T-C-T1');
  await store.close();
  expect(await placed(await begun())).toBe('T3');
});
