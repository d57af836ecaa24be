import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A broken loop may never end: by then it has been noticed. */
const MOST_MS = 300_000;
/** Of one test: on a machine with much else to do, one that is only slow must not pass for one that noticed. */
const TEST_MS = 240_000;
const RESULT = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** `failed` when a test says so, or when they do not end; `lost` when none of them could be run. */
export type Verdict = 'passed' | 'failed' | 'lost';

/** Runs these tests in that folder, up to the first that fails. */
export async function judged(folder: string, tests: readonly string[]): Promise<Verdict> {
  const told = join(folder, 'told.json');
  rmSync(told, { force: true });
  const run = [
    'run',
    '--project',
    'game',
    '--bail',
    '1',
    '--testTimeout',
    `${TEST_MS}`,
    '--reporter',
    'json',
    '--outputFile',
    told,
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
  if (late) return 'failed';
  const read = RESULT.safeParse(resultAt(told));
  if (!read.success || read.data.numPassedTests + read.data.numFailedTests === 0) return 'lost';
  return read.data.numFailedTests > 0 ? 'failed' : 'passed';
}

function resultAt(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
