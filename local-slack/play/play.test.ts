import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openWorkspace, waitFor } from '../index.ts';
import { MANIFEST } from '../proof/tiny-app.ts';
import { AppProcess } from './app-process.ts';
import { furnish, inviteApp } from './furnish.ts';
import { holdFolder } from './holding.ts';
import { keptIn } from './keeping.ts';
import { readOptions } from './options.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'play-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the app as a child', () => {
  const said: string[] = [];
  const child = (script: string, env: Record<string, string> = {}) => {
    said.length = 0;
    const log = join(folder, 'app.log');
    const say = (line: string) => void said.push(line);
    return new AppProcess({ command: ['node', '-e', script], env, log, say, firstWaitMs: 1 });
  };

  it('is started again when it dies, five times and no more, and its last error is told', async () => {
    const app = child('throw new TypeError("no such rule")');
    app.start();
    await waitFor(() => said.length === 6, { withinMs: 25_000, say: 'it was not given up' });
    expect(said[0]).toBe(
      'The app stopped (exit code 1); starting it again, 1 of 5. It said: TypeError: no such rule',
    );
    expect(said[5]).toContain('was started 5 times in vain');
    await app.stop();
  });

  it('gets its own environment and nothing of ours, and ends when asked to', async () => {
    const file = join(folder, 'env.json');
    const script = `
      require('node:fs').writeFileSync(${JSON.stringify(file)}, JSON.stringify(process.env));
      process.on('SIGTERM', () => process.exit(0));
      setInterval(() => {}, 1000);`;
    const app = child(script, { SLACK_BOT_TOKEN: 'xoxb-local' });
    app.start();
    const env = await waitFor(() => (existsSync(file) && readFileSync(file, 'utf8')) || undefined, {
      say: 'it never ran',
    });
    expect(JSON.parse(env)).toEqual({ SLACK_BOT_TOKEN: 'xoxb-local' });
    await app.stop();
    expect(said).toEqual([]);
  });
});

describe('a rehearsal', () => {
  it('has five people and two channels, and the app comes once it is there', async () => {
    const file = join(folder, 'workspace.json');
    const first = await openWorkspace({ manifest: MANIFEST, mode: 'socket', file });
    furnish(first);
    inviteApp(first);
    inviteApp(first);
    await first.stop();

    const again = await openWorkspace({ manifest: MANIFEST, mode: 'socket', file });
    furnish(again);
    inviteApp(again);
    const ana = again.control.userNamed('ana') ?? '';
    const channel = again.control.channelNamed('fast-nomic') ?? '';
    const joins = again.control.seen(ana, channel).filter(({ subtype }) => subtype === 'channel_join');
    expect(joins.map(({ user }) => user)).toEqual([again.botUserId]);
    expect(again.control.channelNamed('fast-nomic-discussion')).toBeDefined();
    await again.stop();
  });

  it('sets half of what was kept aside, since neither half fits a new one', () => {
    const kept = keptIn(folder, false);
    writeFileSync(kept.database, 'ledger');
    keptIn(folder, false);
    expect([existsSync(kept.database), existsSync(`${kept.database}.old`)]).toEqual([false, true]);
    writeFileSync(kept.database, 'ledger');
    writeFileSync(kept.workspace, 'people');
    keptIn(folder, false);
    expect(existsSync(kept.database)).toBe(true);
    keptIn(folder, true);
    expect(existsSync(kept.workspace)).toBe(false);
  });

  it('is played from one process at a time; one that is gone holds nothing', () => {
    const file = join(folder, 'play.pid');
    writeFileSync(file, String(process.ppid));
    expect(() => holdFolder(folder)).toThrow(`played from already, by process ${process.ppid}`);
    writeFileSync(file, String(spawnSync(process.execPath, ['--version']).pid));
    holdFolder(folder);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  });

  it('takes the command line of any app', () => {
    expect(readOptions([]).command).toEqual(['node', expect.stringMatching(/dist.src.main\.js$/)]);
    const asked = readOptions(['--port', '3100', '--', 'node', 'other.js', '--loud']);
    expect(asked).toMatchObject({ port: 3100, command: ['node', 'other.js', '--loud'] });
    expect(() => readOptions(['--port', 'x'])).toThrow('no port');
  });
});
