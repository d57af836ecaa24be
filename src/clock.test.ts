import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openClock } from './clock.ts';

const NOON = Date.UTC(2021, 1, 3, 12);
const HOUR = 3_600_000;
let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'clock-'));
  path = join(folder, 'offset');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A system whose clock is set, while time goes on. */
function system() {
  let [wallMs, elapsedMs] = [NOON, 0];
  return {
    times: { wall: () => wallMs, elapsed: () => elapsedMs },
    passes(ms: number) {
      wallMs += ms;
      elapsedMs += ms;
    },
    isSet(byMs: number) {
      wallMs += byMs;
    },
  };
}

test('unset means real time', () => {
  const before = Date.now();
  expect(openClock().now()).toBeGreaterThanOrEqual(before);
  expect(openClock(undefined, system().times).now()).toBe(NOON);
});

test('the offset in the file is added, and read anew each time', () => {
  const clock = openClock(`file:${path}`, system().times);
  writeFileSync(path, '3600000\n');
  expect(clock.now()).toBe(NOON + HOUR);
  writeFileSync(path, '7200000');
  expect(clock.now()).toBe(NOON + 2 * HOUR);
});

test('the clock never goes back', () => {
  const { times, isSet } = system();
  const clock = openClock(`file:${path}`, times);
  writeFileSync(path, String(HOUR));
  expect(clock.now()).toBe(NOON + HOUR);
  writeFileSync(path, '0');
  expect(clock.now()).toBe(NOON + HOUR);
  isSet(-HOUR);
  rmSync(path);
  expect(clock.now()).toBe(NOON + HOUR);
  isSet(2 * HOUR + 5);
  expect(clock.now()).toBe(NOON + HOUR + 5);
});

test.each([1, 7, 1_000])(
  'set back an hour it goes on slower, and falls in with the system, asked every %i ms',
  (every) => {
    const { times, passes, isSet } = system();
    const clock = openClock(null, times);
    expect(clock.now()).toBe(NOON);
    isSet(-HOUR);
    const readings = [clock.now()];
    for (let elapsed = 0; elapsed < 60_000; elapsed += every) {
      passes(every);
      readings.push(clock.now());
    }
    expect(readings.every(Number.isSafeInteger)).toBe(true);
    expect(readings).toEqual(readings.toSorted((a, b) => a - b));
    expect(readings.at(-1)).toBeGreaterThanOrEqual(NOON + 30_000);
    expect(readings.at(-1)).toBeLessThan(NOON + 31_000);
    passes(2 * HOUR);
    expect(clock.now()).toBe(times.wall());
  },
);

test('what is waited for comes while the real clock has been set back', async () => {
  let byMs = 0;
  const clock = openClock(null, { wall: () => Date.now() + byMs, elapsed: () => performance.now() });
  const from = clock.now();
  byMs = -HOUR;
  await expect.poll(() => clock.now(), { timeout: 10_000 }).toBeGreaterThan(from + 100);
});

test.each(['', 'soon', '-5', '1.5', '1e9', '0x10', 'NaN', '9'.repeat(40)])(
  '%j in the file is no offset',
  (text) => {
    writeFileSync(path, text);
    expect(openClock(`file:${path}`, system().times).now()).toBe(NOON);
  },
);

test('a missing file is no offset', () => {
  expect(openClock(`file:${join(folder, 'none')}`, system().times).now()).toBe(NOON);
});

test('while another program writes the file, each reading is the old offset, the new one or none', async () => {
  const [shorter, longer] = [85_854_012, 100_854_126];
  const writing = `
    const { writeFileSync } = require('node:fs');
    const { workerData: [path, ...offsets], parentPort } = require('node:worker_threads');
    parentPort.postMessage('begun');
    for (let i = 0; ; i += 1) writeFileSync(path, String(offsets[i % 2]));`;
  const writer = new Worker(writing, { eval: true, workerData: [path, shorter, longer] });
  await new Promise((resolve) => writer.once('message', resolve));
  const read = new Set<number>();
  for (let i = 0; i < 40_000; i += 1) read.add(openClock(`file:${path}`, system().times).now() - NOON);
  await writer.terminate();
  expect([...read].filter((offset) => ![0, shorter, longer].includes(offset))).toEqual([]);
  expect(read.size).toBeGreaterThan(1);
});
