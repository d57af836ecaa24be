import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Budget } from './budget.ts';

function at(start: number) {
  const clock = { time: start, now: () => clock.time };
  return clock;
}

test('in no minute is a method called more than 90 % of its tier', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 50, maxLength: 400 }), (gaps) => {
      const clock = at(1_000_000);
      const budget = new Budget(clock);
      const calls: number[] = [];
      for (const gap of gaps) {
        clock.time += gap;
        if (budget.readyAt('chat.update') > clock.time) continue;
        budget.spend('chat.update');
        calls.push(clock.time);
      }
      for (const from of calls) {
        expect(calls.filter((call) => call >= from && call < from + 60_000).length).toBeLessThanOrEqual(45);
      }
    }),
    { numRuns: 60 },
  );
});

test('what can wait leaves calls to what cannot, also of a method that Slack allows few of', () => {
  const clock = at(0);
  const budget = new Budget(clock);
  for (const method of ['conversations.replies', 'pins.list']) {
    const spends = (spared: number) => {
      let calls = 0;
      for (; budget.readyAt(method, spared) <= clock.time; calls += 1) budget.spend(method);
      return calls;
    };
    expect(spends(5)).toBeGreaterThan(0);
    expect(spends(0)).toBe(5);
    clock.time = budget.readyAt(method, 5);
    expect([spends(5), spends(0)]).toEqual([1, 5]);
  }
});

test('a method that Slack stops waits alone', () => {
  const clock = at(0);
  const budget = new Budget(clock);
  budget.block('chat.update', 7000);
  expect([budget.readyAt('chat.update'), budget.readyAt('chat.postMessage')]).toEqual([7000, 0]);
});

test('a faltering method rests longer each time, at most 30 s, until an answer comes', () => {
  const clock = at(0);
  const budget = new Budget(clock);
  const rest = () => {
    budget.falter('pins.add');
    const restMs = budget.readyAt('pins.add') - clock.time;
    clock.time += restMs;
    return restMs;
  };
  const rests = Array.from({ length: 9 }, rest);
  expect(rests.slice(0, 3)).toEqual([500, 1000, 2000]);
  expect(Math.max(...rests)).toBe(30_000);
  budget.recover('pins.add');
  expect(rest()).toBe(500);
});
