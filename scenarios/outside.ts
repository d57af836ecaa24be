import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openWorkspace, waitFor } from '../local-slack/index.ts';
import { built } from './built.ts';
import { Child } from './child.ts';
import { envFor, freePort, type Mode, offsetTo } from './harness.ts';
import { sparingApi, sparingDeliveries } from './sparing.ts';
import { Table } from './table.ts';

export interface Outside {
  readonly table: Table;
  /** The bot as it runs now. */
  child(): Child;
}

/**
 * A workspace, and the bot as anybody starts it: a process with an environment. `sparing` puts another Slack between
 * the two, which says as little as it may. No channel is there yet.
 */
export async function sitOutside(mode: Mode, sparing: boolean): Promise<Outside> {
  await built();
  const folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, String(offsetTo('12:00:00')));
  const port = mode === 'http' ? await freePort() : 0;
  const slack = await openWorkspace({ manifest: 'manifest.yml', mode, clockFile });
  const own = `http://127.0.0.1:${port}/slack/events`;
  const between = sparing
    ? [await sparingApi(slack.apiUrl), await sparingDeliveries(own, slack.signingSecret)]
    : [];
  slack.setRequestUrl(between[1]?.url ?? own);
  const env = envFor(slack, { folder, clockFile, port, mode });
  if (between[0]) env.SLACK_API_URL = `${between[0].url}/api/`;
  let child: Child | undefined;
  const start = async () => {
    const started = new Child([join(process.cwd(), 'dist/src/main.js')], env, folder);
    child = started;
    await started.says('Connected to ', 30_000);
    await waitFor(() => slack.connected(), { say: 'the bot can be reached' });
    const who = {
      team: slack.teamId,
      teamName: '',
      teamUrl: '',
      botId: slack.botId,
      botUserId: slack.botUserId,
    };
    return { who, games: () => [], stop: () => stopped(started) };
  };
  const clean = () => {
    for (const one of between) one.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const table = new Table({ slack, start, clean, clockFile, requestUrl: mode === 'http' ? own : null });
  await table.open();
  return { table, child: () => child as Child };
}

async function stopped(child: Child): Promise<void> {
  child.kill('SIGTERM');
  await child.ends(6_000);
}
