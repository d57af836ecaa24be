import { expect, test } from 'vitest';
import { provableDice } from '../../dice/provable.ts';
import { NoDice } from '../../ruleset/types.ts';
import { noDice } from '../luck.ts';
import { watched } from './luck.ts';

const stream = { seed: new Uint8Array(32).fill(7), game: 'G', day: '2021-02-03', stream: 'state', next: 4 };

test('FN-S10 · what an amendment threw that came to nothing is thrown again, the same, so that no number is missing', () => {
  const dice = provableDice(stream);
  const amendment = watched(dice);
  const thrown = [amendment.roll(2, 10), amendment.roll(1, 6)];
  expect(thrown.map(({ n }) => n)).toEqual([4, 5]);
  amendment.lost();
  expect([dice.roll(2, 10), dice.roll(1, 6)]).toEqual(thrown);
  watched(dice).lost();
  expect(dice.next).toBe(6);
});

test('FN-S10 · nothing that was built on a missing throw may stand', () => {
  const amendment = watched(noDice);
  expect(() => amendment.roll(1, 6)).toThrow(NoDice);
  expect(() => amendment.fell()).toThrow(NoDice);
});
