import { expect, test } from 'vitest';
import { Slots } from './slots.ts';

function at(start: number) {
  const clock = { time: start, now: () => clock.time };
  return clock;
}
const words = (text: string) => ({ text });

test('the first edit goes at once, the next within 3 s on a card and 10 s on the board', () => {
  const clock = at(1000);
  const slots = new Slots(clock);
  expect(slots.readyAt('g card/P7')).toBeLessThanOrEqual(1000);
  for (const key of ['g card/P7', 'g board']) slots.edited(key, words('a'));
  expect([slots.readyAt('g card/P7'), slots.readyAt('g board')]).toEqual([3500, 10_500]);
});

test('an edit right after the post need not wait', () => {
  const slots = new Slots(at(1000));
  slots.posted('g board', words('a'));
  expect(slots.readyAt('g board')).toBeLessThanOrEqual(1000);
});

test('with more than eight messages waiting each is edited every 30 s, until they are fewer', () => {
  const slots = new Slots(at(0));
  const keys = Array.from({ length: 9 }, (_, n) => `g card/P${n}`);
  for (const key of keys) slots.edited(key, words('a'));
  expect(keys.map((key) => slots.readyAt(key)).at(-1)).toBe(30_000);
  slots.clean('g card/P0');
  expect(slots.readyAt('g card/P1')).toBe(2500);
});

test('the same content is known, blocks included', () => {
  const slots = new Slots(at(0));
  slots.edited('g board', { text: 'a', blocks: [{ type: 'divider' }] });
  expect(slots.says('g board', { text: 'a', blocks: [{ type: 'divider' }] })).toBe(true);
  expect(slots.says('g board', { text: 'a' })).toBe(false);
});
