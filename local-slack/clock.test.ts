import { closeSync, mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WorkspaceClock } from './clock.ts';
import { waitFor } from './wait-for.ts';

describe('the workspace clock', () => {
  let folder: string;
  let file: string;
  let clock: WorkspaceClock;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'local-slack-'));
    file = join(folder, 'offset');
    clock = new WorkspaceClock(file);
  });
  afterEach(() => {
    clock.stop();
    rmSync(folder, { recursive: true });
  });

  it('leaves whoever reads the offset while it grows with the one they began to read', () => {
    clock.skip(85_854_012);
    const begun = openSync(file, 'r');
    const read = Buffer.alloc(9);
    readSync(begun, read, 0, 5, null);
    clock.skip(15_000_114);
    const rest = readSync(begun, read, 5, 4, null);
    closeSync(begun);
    expect(read.toString('utf8', 0, 5 + rest)).toBe('85854012');
    expect(readFileSync(file, 'utf8')).toBe('100854126');
  });

  const isAhead = (ms: number) => {
    const [from, now, to] = [Date.now(), clock.now() - ms, Date.now()];
    expect(from <= now && now <= to).toBe(true);
  };

  it('writes the offset the app reads, and follows one written by others, but never back', () => {
    clock.skip(3_600_000);
    expect(readFileSync(file, 'utf8')).toBe('3600000');
    writeFileSync(file, '7200000');
    isAhead(7_200_000);
    writeFileSync(file, '0');
    isAhead(7_200_000);
    expect(() => clock.skip(-1)).toThrow('never goes back');
    clock.skip(1.1 * 3_600_000);
    expect(readFileSync(file, 'utf8')).toBe('11160000');
  });

  it('mints times that are unique and grow, whatever is skipped', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { maxLength: 40 }), (skips) => {
        const own = new WorkspaceClock();
        let last = own.mint();
        for (const ms of skips) {
          own.skip(ms);
          const next = own.mint();
          expect(next > last).toBe(true);
          expect(next).toMatch(/^\d{10}\.\d{6}$/);
          last = next;
        }
      }),
    );
  });

  it('rings alarms in order when skipped past them, also when another moved the file', async () => {
    const rung: string[] = [];
    clock.after(60_000, () => rung.push('minute'));
    clock.after(1_000, () => rung.push('second'));
    clock.skip(30_000);
    expect(rung).toEqual(['second']);
    writeFileSync(file, '90000');
    await waitFor(() => rung.length === 2, { say: 'the alarm did not ring' });
  });
});
