import { describe, expect, it } from 'vitest';
import { dayLabel, formatDate } from './dates.ts';

/** 3 Feb 2021, 14:00 UTC. */
const AT = 1_612_360_800;
const utc = { now: AT * 1000, zone: 'UTC' };

describe('date tokens', () => {
  it.each([
    ['{time}', '14:00'],
    ['{time_secs}', '14:00:00'],
    ['{date_num}', '2021-02-03'],
    ['{date_slash}', '02/03/2021'],
    ['{date}', '3 February 2021'],
    ['{date_short}', '3 Feb 2021'],
    ['{date_long}', 'Wednesday 3 February 2021'],
    ['{date_short_pretty} {time}', 'today 14:00'],
    ['from {time} UTC', 'from 14:00 UTC'],
  ])('fills %s', (format, shown) => {
    // Whether a comma follows the weekday changes with the version of the locale's data.
    expect(formatDate(AT, format, 'fallback', utc).replace(',', '')).toBe(shown);
  });

  it('shows the viewer their own zone', () => {
    expect(formatDate(AT, '{date_short} {time}', '', { ...utc, zone: 'Asia/Tokyo' })).toBe(
      '3 Feb 2021 23:00',
    );
    expect(formatDate(AT, '{date_num}', '', { ...utc, zone: 'Pacific/Auckland' })).toBe('2021-02-04');
  });

  it('counts yesterday and tomorrow by the calendar of the zone', () => {
    const late = { now: AT * 1000 + 11 * 3_600_000, zone: 'UTC' };
    expect(formatDate(AT, '{date_pretty}', '', late)).toBe('yesterday');
    expect(formatDate(AT + 86_400, '{date_pretty}', '', utc)).toBe('tomorrow');
    expect(dayLabel(new Date(AT * 1000), late)).toBe('Yesterday');
  });

  it('says how long ago', () => {
    expect(formatDate(AT - 7_200, '{ago}', '', utc)).toBe('2 hours ago');
  });

  it.each(['{no_such_token}', 'no token'])('falls back on %s', (format) => {
    expect(formatDate(AT, format, '14:00 UTC', utc)).toBe('14:00 UTC');
  });

  it('falls back on an instant that is none', () => {
    expect(formatDate(9e13, '{time}', 'never', utc)).toBe('never');
  });
});
