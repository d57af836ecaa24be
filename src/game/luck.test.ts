import { expect, test } from 'vitest';
import { provableDice } from '../dice/provable.ts';
import { NoDice } from '../ruleset/types.ts';
import { noDice, watched } from './luck.ts';

const stream = { seed: new Uint8Array(32).fill(7), game: 'G', day: '2021-02-03', stream: 'state', next: 4 };

test('FN-S10 · what fell is kept as it fell, whatever becomes of it', () => {
  const dice = watched(provableDice(stream));
  const thrown = [dice.roll(2, 10), dice.roll(1, 6)];
  expect(dice.fallen).toEqual([
    expect.objectContaining({ dice: '2D10', faces: thrown[0]?.faces, n: 4, modifier: 0 }),
    expect.objectContaining({ dice: '1D6', faces: thrown[1]?.faces, n: 5, total: thrown[1]?.faces[0] }),
  ]);
});

test('FN-S10 · nothing that was built on a missing throw may stand', () => {
  const dice = watched(noDice);
  expect(() => dice.roll(1, 6)).toThrow(NoDice);
  expect(() => dice.fell()).toThrow(NoDice);
  expect(dice.fallen).toEqual([]);
});
