import { expect, test } from 'vitest';
import type { Door } from './door.ts';
import { doorOf, doors } from './doors/list.ts';
import { Luck } from './luck.ts';
import { Play } from './play.ts';
import { smallest, tryInput } from './try.ts';

const SEED = 7;
const INPUTS = 400;
/** Beside the other tests: what is a hang by the measure of `npm run fuzz` is told there, on a machine of its own. */
const MOST_MS = 1_000;

test('no parser breaks, waits or says again unescaped what it is given', () => {
  const play = new Play(SEED, MOST_MS);
  const found = Array.from({ length: INPUTS }, (_, n) => play.once(n)).filter((one) => one !== null);
  expect(found).toEqual([]);
  expect([...play.counts.keys()].sort()).toEqual(doors.map(({ name }) => name).sort());
});

test('an input is made from its seed and number alone', () => {
  for (const n of [3, 50, 199]) {
    const twice = [1, 2].map(() => doorOf(n).make(new Luck(SEED, n)));
    expect(twice[0]).toEqual(twice[1]);
  }
});

/** A millisecond or so of the processor: asking for its time again and again would be more of the system's. */
function work(): void {
  for (let i = 0, of = 1; i < 500_000; i += 1) of = Math.imul(of, 31) + i;
}

const told = (read: Door['read']): Door => ({ name: 'a door', share: 1, make: () => '', read });

test('what breaks, leaks or takes too long is found, and the input cut down to what does it', () => {
  const fragile = told((input) => {
    if (String(input).includes('x')) throw new Error('an x');
    return [];
  });
  const leaky = told((input) => [{ blocks: [{ text: { type: 'mrkdwn', text: String(input) } }] }]);
  const slow = told((input) => {
    const from = process.cpuUsage();
    while (String(input).includes('z') && process.cpuUsage(from).user < 70_000) work();
    return [];
  });
  for (const [door, input, is, least] of [
    [fragile, 'many words, an x and more', 'crash', 'x'],
    [leaky, 'all is well but <!channel>', 'unescaped', '>'],
    [slow, 'az', 'hang', 'z'],
  ] as const) {
    const { find } = tryInput(door, input);
    expect(find?.is).toBe(is);
    if (find !== null) expect(smallest(door, input, find)).toBe(least);
  }
  expect(tryInput(leaky, '&lt;!channel&gt;').find).toBeNull();
});
