import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A broken loop may never end. On a slow machine all of the tests together take long. */
const MOST_MS = 1_800_000;
/** Of one test: on a machine with much else to do, one that is only slow must not pass for one that noticed. */
const TEST_MS = 240_000;
const RESULT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })) }),
  ),
});

/** `failed` when a test says so; `lost` when none of them could be run, or they did not end. */
export interface Verdict {
  readonly is: 'passed' | 'failed' | 'lost';
  /** The first test that noticed. */
  readonly by: string;
}

/** Runs these tests in that folder, up to the first that fails. */
export async function judged(folder: string, tests: readonly string[]): Promise<Verdict> {
  const out = join(folder, 'told.json');
  rmSync(out, { force: true });
  const run = [
    'run',
    '--project',
    'game',
    '--bail',
    '1',
    // Few tests, all of the same code: to load it once takes less than to share them out.
    '--maxWorkers',
    '1',
    '--testTimeout',
    `${TEST_MS}`,
    '--reporter',
    'json',
    '--outputFile',
    out,
    ...tests,
  ];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...run], {
    cwd: folder,
    stdio: 'ignore',
  });
  let late = false;
  const bell = setTimeout(() => {
    late = true;
    child.kill('SIGKILL');
  }, MOST_MS);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(bell);
  if (late) return { is: 'lost', by: 'they did not end' };
  const read = RESULT.safeParse(resultAt(out));
  if (!read.success || read.data.numPassedTests + read.data.numFailedTests === 0)
    return { is: 'lost', by: '' };
  const told = read.data.testResults.flatMap(({ assertionResults }) => assertionResults);
  const by = told.find(({ status }) => status === 'failed')?.fullName ?? '';
  return { is: read.data.numFailedTests > 0 ? 'failed' : 'passed', by };
}

function resultAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
