import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const TSC = 'node_modules/typescript/bin/tsc';

/** On one thread: several check the same libraries once each, and the other tests have use for the other cores. */
const ALONE = '--singleThreaded';

/** The compiler goes on beside the other tests: before them it would keep one core idle. */
test('all code is of the types it says', async () => {
  const complaints = await promisify(execFile)(process.execPath, [
    TSC,
    '--noEmit',
    ALONE,
    '--pretty',
    'false',
  ]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(complaints.split('\n').filter((line) => line !== '')).toEqual([]);
}, 180_000);
