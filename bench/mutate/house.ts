import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../rehearsal.ts';
import type { Break } from './break.ts';
import { broken } from './list.ts';

const ROOMS = ['src', 'migrations', 'rulesets', 'docs', 'bench', 'local-slack'];
const PAPERS = ['package.json', 'tsconfig.json', 'vitest.config.ts', 'manifest.yml'];

/** A copy of the program that may be broken: the one people work on is never touched. */
export class House {
  readonly folder = mkdtempSync(join(tmpdir(), 'fast-nomic-broken-'));

  constructor() {
    const root = fileURLToPath(packageRoot());
    for (const name of [...ROOMS, ...PAPERS])
      cpSync(join(root, name), join(this.folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(this.folder, 'node_modules'));
  }

  /** Breaks the line for as long as the work takes. */
  async with<T>(one: Break, work: () => Promise<T>): Promise<T> {
    const path = join(this.folder, one.file);
    const whole = readFileSync(path, 'utf8');
    writeFileSync(path, broken(whole, one));
    try {
      return await work();
    } finally {
      writeFileSync(path, whole);
    }
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
