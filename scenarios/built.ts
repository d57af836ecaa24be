import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { waitFor } from '../local-slack/index.ts';

const SOURCES = ['src', 'migrations'];
const STAMP = 'dist/.tsbuildinfo';
const LOCK = 'dist/.building';
const WITHIN_MS = 120_000;
const GONE = { throwIfNoEntry: false } as const;

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const code = files.filter((file) => file.isFile() && file.name.endsWith('.ts'));
  return Math.max(...code.map((file) => statSync(`${file.parentPath}/${file.name}`, GONE)?.mtimeMs ?? 0));
}

function fresh(): boolean {
  const stamp = statSync(STAMP, GONE)?.mtimeMs ?? 0;
  return SOURCES.every((folder) => newest(folder) <= stamp);
}

/** Sees to it that `dist` is what `src` says: built by `npm test` beforehand, here only after an edit. */
export async function built(): Promise<void> {
  if (fresh()) return;
  mkdirSync('dist', { recursive: true });
  await waitFor(() => fresh() || mine(), { withinMs: WITHIN_MS, say: 'dist is being built elsewhere' });
  if (fresh()) return;
  try {
    const begun = new Date();
    const tsc = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json', '--noCheck'];
    const more = ['--incremental', '--tsBuildInfoFile', STAMP];
    spawnSync(process.execPath, [...tsc, ...more], { stdio: 'inherit' });
    utimesSync(STAMP, begun, begun);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

/** One builds at a time; who died while building does not hold the others up for ever. */
function mine(): boolean {
  const since = statSync(LOCK, GONE)?.mtimeMs;
  if (since !== undefined && Date.now() - since > WITHIN_MS) rmSync(LOCK, { recursive: true, force: true });
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    return false;
  }
}
