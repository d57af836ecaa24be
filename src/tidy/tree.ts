import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What no clone holds: the lines of `.gitignore`, and git's own folder. */
const outside = [...lines('.gitignore').map((line) => line.replace(/\/$/, '')), '.git'];

/** Every file of the repository, paths from its root, in order. Tests and scripts run with the root as their folder. */
export const files: readonly string[] = walk('').sort();

/** The names at the top of the repository; `rules.md` for the folder `docs`. */
export function namesIn(folder: string): string[] {
  const inside = folder === '' ? files : under(folder).map((path) => path.slice(folder.length + 1));
  return [...new Set(inside.map((path) => path.split('/')[0] as string))].sort();
}

export function under(...folders: readonly string[]): string[] {
  return files.filter((path) => folders.some((folder) => path.startsWith(`${folder}/`)));
}

const read = new Map<string, string>();

export function textOf(path: string): string {
  const known = read.get(path) ?? readFileSync(path, 'utf8');
  read.set(path, known);
  return known;
}

/** Where there is nothing but tests and what they stand on. */
const TEST_FOLDERS = /^scenarios\/|\/testing\/|^local-slack\/(?:proof|fixtures|page\/browser)\//;

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || TEST_FOLDERS.test(path);
}

export function isCode(path: string): boolean {
  return /\.(?:tsx?|mjs)$/.test(path);
}

/** The code that runs when the program does. */
export const sources: readonly string[] = under('src', 'local-slack', 'migrations', 'bench').filter(
  (path) => isCode(path) && !isTest(path),
);

export const tests: readonly string[] = files.filter((path) => isCode(path) && isTest(path));

function walk(folder: string): string[] {
  return readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : join(folder, entry.name);
    if (ignored(entry.name)) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}

function ignored(name: string): boolean {
  return outside.some((one) => (one.startsWith('*') ? name.endsWith(one.slice(1)) : name === one));
}

function lines(path: string): string[] {
  return readFileSync(path, 'utf8').split('\n').filter(Boolean);
}
