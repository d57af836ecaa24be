import { expect, test } from 'vitest';
import { commitment } from '../dice/provable.ts';
import { dayFindings } from './commitments.ts';

const SEED = Buffer.alloc(32, 7);
/** What is wrong with the dice of 3 February 2021, by the times at which Slack has them committed to and told. */
const wrong = (accepted: string | null, revealed: string | null) => {
  const ts = (iso: string | null) => (iso === null ? null : `${Date.parse(`2021-${iso}Z`) / 1000}.000100`);
  const told = { acceptedTs: ts(accepted), revealedTs: ts(revealed), seed: SEED.toString('hex') };
  const findings = dayFindings({ day: '2021-02-03', commitment: commitment(SEED), ...told });
  return findings.map(({ field, saying }) => `${field} ${saying}`);
};

test('FN-S10 · a day is committed to before it ends and told after it, by the clock of the host, which may be a minute ahead', () => {
  expect(wrong('02-02T00:00:05', '02-04T00:00:01')).toEqual([]);
  expect(wrong('02-03T23:59:59', null)).toEqual([]);
  expect(wrong('02-04T00:00:00', null)).toEqual(['accepted were committed to when their day was over']);
  expect(wrong('02-02T00:00:05', '02-03T23:59:01')).toEqual([]);
  expect(wrong('02-02T00:00:05', '02-03T23:58:59')).toEqual(['revealed were told before their day was over']);
});
