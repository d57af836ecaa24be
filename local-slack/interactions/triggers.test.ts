import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Triggers } from './triggers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a trigger lives three seconds of system time', () => {
  const triggers = new Triggers();
  const [early, late] = [triggers.mint('U0ANN'), triggers.mint('U0ANN')];
  vi.advanceTimersByTime(3_000);
  expect(triggers.use(early)).toBe('U0ANN');
  vi.advanceTimersByTime(1);
  expect(() => triggers.use(late)).toThrow('expired_trigger_id');
});
