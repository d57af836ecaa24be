import { describe, expect, it } from 'vitest';
import { at, brief, dateToken, from, inUtc, lasting, opens } from './dates.ts';
import { arrow, arrowAloud, signed, withCommas } from './numbers.ts';

const noon = Date.UTC(2021, 1, 3, 12, 0, 0);

describe('times and numbers', () => {
  it('every reader sees their own zone; the fallback says UTC', () => {
    expect(dateToken(at(noon + 5_000, 'second').when)).toBe('<!date^1612353605^{time_secs}|12:00:05 UTC>');
    expect(inUtc(at(noon, 'moment').when)).toBe('3 Feb 12:00 UTC');
    expect(inUtc(at(noon, 'exact').when)).toBe('3 Feb 12:00 UTC');
    expect(inUtc(at(noon + 1_000, 'exact').when)).toBe('3 Feb 12:00:01 UTC');
    expect(inUtc(at(noon, 'day').when)).toBe('3 Feb 2021');
  });

  it('S22 · a time from which something holds is never told too early', () => {
    expect(inUtc(from(noon + 1, 'second').when)).toBe('12:00:01 UTC');
    expect(inUtc(from(noon + 1, 'moment').when)).toBe('3 Feb 12:01 UTC');
    expect(inUtc(at(noon + 999, 'second').when)).toBe('12:00:00 UTC');
  });

  it('a time half a day ahead or more is told with its day', () => {
    const told = (hours: number, as: 'second' | 'minute') =>
      inUtc(opens(noon + hours * 3_600_000, noon, as).when);
    expect(told(1, 'second')).toBe('13:00:00 UTC');
    expect(told(24, 'second')).toBe('4 Feb 12:00 UTC');
    expect(told(4, 'minute')).toBe('16:00 UTC');
    expect(told(168, 'minute')).toBe('10 Feb 12:00 UTC');
  });

  it('durations are hours below two days, then days', () => {
    expect([3_600, 64_800, 86_400, 172_800, 180_000, 90].map(lasting)).toEqual([
      '1 hour',
      '18 hours',
      '24 hours',
      '2 days',
      '2 days 2 hours',
      '1 minute 30 seconds',
    ]);
    expect([28_080_000, 64_800_000, 172_800_000, 59_000, 0].map(brief)).toEqual([
      '7 h 48 m',
      '18 h',
      '2 d',
      '59 s',
      '0 s',
    ]);
  });

  it('numbers have commas and ASCII signs; arrows never stand alone', () => {
    expect(withCommas(-1_014_620)).toBe('-1,014,620');
    expect([2, 0, -7].map(signed)).toEqual(['+2', '0', '-7']);
    expect([2, -7, 0, 'new' as const].map(arrow)).toEqual(['▲ +2', '▼ -7', '= 0', 'new']);
    expect([2, -7, 0].map(arrowAloud)).toEqual(['up 2', 'down 7', 'unchanged']);
  });
});
