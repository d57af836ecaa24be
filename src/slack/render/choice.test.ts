import { expect, test } from 'vitest';
import { fitting } from './choice.ts';

test('a value that Slack takes stays as it is, a longer one goes by its beginning and its fingerprint', () => {
  expect(fitting('r:roster')).toBe('r:roster');
  expect(fitting('x'.repeat(75))).toBe('x'.repeat(75));
  const [one, other] = ['a', 'b'].map((end) => fitting(`r:${'long_'.repeat(20)}${end}`));
  expect(one).toMatch(/^r:long_long_.{30,}~[0-9a-f]{16}$/);
  expect(one?.length).toBeLessThanOrEqual(75);
  expect(one).not.toBe(other);
});

test('no character is cut in two', () => {
  expect(fitting(`r${'🎲'.repeat(60)}`)).toMatch(/^r(?:🎲){23}~/u);
});
