import { expect, test } from 'vitest';
import { orderIn } from './order.ts';

test.each([
  ['CALL FOR JUDGEMENT: Strike E12: it was wrong.', 12, 'alone'],
  ['CALL FOR JUDGEMENT: E12 should be struck because it was not lawful', 12, 'alone'],
  ['Strike event 12, E13 and #14.', 14, 'alone'],
  ['Strike E12, E13 and what followed, since nobody saw it', 13, 'followed'],
  ['PROPOSAL: Strike #12 with everything that followed', 12, 'followed'],
] as const)('FN-L6 · FN-M6 · %s orders it', (text, event, reach) => {
  expect(orderIn(text, event)).toBe(reach);
});

test.each([
  'Do not strike E12',
  "E12 shouldn't be struck",
  'Should we strike E12?',
  'Strike E123',
  'After E12 the price was wrong; a strike would be good',
  'We reject all attempts to strike E12',
  'The miners go on strike. E12 was a fine trade.',
  'I ask whether E12 is to be struck',
])('FN-L6 · %s orders nothing', (text) => {
  expect(orderIn(text, 12)).toBeNull();
});
