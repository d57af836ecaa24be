import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Drawing, HEIGHT, WIDTH } from './drawing.ts';
import { lookOf } from './looks.ts';
import { Painter } from './painter.ts';
import { plotOf } from './plot.ts';
import { spread } from './spread.ts';
import { svgOf } from './svg.ts';
import { scaleOf, timeTicks } from './ticks.ts';

const AT = Date.UTC(2021, 1, 3, 12);
const HOUR_MS = 3_600_000;

const drawing: Drawing = {
  title: 'Price of stocks, 3 Feb 12:00 to 15:00 UTC',
  key: 'A market adjustment',
  from: AT,
  to: AT + 3 * HOUR_MS,
  lines: [
    {
      label: 'ALFA',
      points: [
        [AT, 100],
        [AT + HOUR_MS, 104],
        [AT + 3 * HOUR_MS, 104],
      ],
    },
    {
      label: 'DELT',
      points: [
        [AT, 2],
        [AT + HOUR_MS, 0],
        [AT + HOUR_MS, null],
      ],
    },
  ],
  marks: [{ at: AT + HOUR_MS, label: 'A1' }],
};

test('a chart is a PNG of 1,200 by 600', async () => {
  const png = Buffer.from(await new Painter().paint(drawing));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
});

test('its words are there in letters of 30 dots or more, and lines end in their names', () => {
  const svg = svgOf(drawing);
  for (const words of [drawing.title, 'A1', 'ALFA', 'DELT (ended)', '3 Feb', '13:00'])
    expect(svg).toContain(`>${words}<`);
  const sizes = [...svg.matchAll(/font-size:(\d+)px/g)].map(([, px]) => Number(px));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(30);
});

test('no two of twelve lines look alike without their colours', () => {
  const looks = Array.from({ length: 12 }, (_, i) => lookOf(i).words);
  expect(new Set(looks).size).toBe(12);
});

test('the axis holds every value between round ends, in few steps', () => {
  fc.assert(
    fc.property(fc.array(fc.maxSafeInteger(), { minLength: 1, maxLength: 20 }), (values) => {
      const { low, high, step } = scaleOf(values);
      expect(low).toBeLessThanOrEqual(Math.min(...values));
      expect(high).toBeGreaterThanOrEqual(Math.max(...values));
      expect(high).toBeGreaterThan(low);
      expect((high - low) / step).toBeLessThanOrEqual(8);
    }),
  );
  expect(scaleOf([60, 215])).toEqual({ low: 0, high: 250, step: 50 });
  expect(scaleOf([972_500, 1_084_000])).toMatchObject({ low: 950_000, high: 1_100_000 });
});

test('labels keep their order and their distance, and stay in the picture', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 100, max: 500 }), { minLength: 1, maxLength: 12 }), (wanted) => {
      const placed = spread(wanted, 34, [100, 500]);
      const down = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i);
      const heights = down.map(({ i }) => placed[i] ?? Number.NaN);
      for (const [i, y] of heights.entries()) {
        expect(y).toBeGreaterThanOrEqual(99.9);
        expect(y).toBeLessThanOrEqual(500.1);
        if (i > 0) expect(y - (heights[i - 1] ?? 0)).toBeGreaterThanOrEqual(33.9);
      }
    }),
  );
});

test('times are round ones of UTC, six or fewer, however long it goes on', () => {
  for (const hours of [0.2, 1, 5, 30, 100, 1_000, 20_000]) {
    const ticks = timeTicks(AT, AT + hours * HOUR_MS);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThanOrEqual(7);
  }
  expect(timeTicks(AT, AT + 5 * HOUR_MS).map(({ label }) => label)[0]).toBe('12:00\n3 Feb');
});

test('a single instant stands at the end of its hour', () => {
  const plot = plotOf({ ...drawing, to: AT, lines: [{ label: 'ALFA', points: [[AT, 100]] }], marks: [] });
  expect(plot.labels[0]?.from[0]).toBeCloseTo(plot.right);
});
