import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Keeps a folder for this process until it ends: two that play from the same one would write over each other.
 * @throws Error with a sentence when another process holds it
 */
export function holdFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, 'play.pid');
  const holder = holderOf(file);
  if (holder !== null) {
    throw new Error(
      `${folder} is being played from already, by process ${holder}. Stop that one first, or choose another folder with --data. (Is that something else? Then delete ${file}.)`,
    );
  }
  writeFileSync(file, String(process.pid));
  process.once('exit', () => rmSync(file, { force: true }));
}

/** The process that holds it, null when that is gone. */
function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return null;
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    // Alive, but somebody else's.
    const foreign = error instanceof Error && 'code' in error && error.code === 'EPERM';
    return foreign ? Number(readFileSync(file, 'utf8')) : null;
  }
}
