import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openWorkspace, type Workspace, waitFor } from '../local-slack/index.ts';
import { openBot } from '../src/bot.ts';
import { readEnv } from '../src/env.ts';
import { openLog } from '../src/log.ts';
import type { Edge } from '../src/slack/edge.ts';
import { Table } from './table.ts';

export type Mode = 'socket' | 'http';
export const MODES: readonly Mode[] = ['socket', 'http'];
/** How long it may take to seat everybody, on a slow machine. */
export const SEATING_MS = 60_000;

export interface Seating {
  readonly mode: Mode;
  /** The first is the Emperor and sets the game up; all of them play. */
  readonly people: readonly string[];
  /** People in the channel who do not play. */
  readonly others?: readonly string[];
  /** As typed after `/nomic setup`, the Emperor being added; null = no game yet. */
  readonly setup?: string | null;
  /** UTC time of day to begin at, `HH:MM:SS`; default noon. */
  readonly startAt?: string;
  readonly enforceTiers?: boolean;
  /** Everything the bot logs, at debug level, goes here instead of to the standard error. */
  readonly lines?: string[];
  /** What else the bot finds in its environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const ROOT = pathToFileURL(`${process.cwd()}/`);
const DAY_MS = 86_400_000;
const [LOWEST_PORT, HIGHEST_PORT, PORTS_EACH] = [10_000, 32_000, 131];
let asked = 0;

/** A workspace with the real bot in it, over the real protocol. Close it with `leave`. */
export async function sit(seating: Seating): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'fast-nomic-'));
  const clockFile = join(folder, 'clock');
  writeFileSync(clockFile, String(offsetTo(seating.startAt ?? '12:00:00')));
  const port = seating.mode === 'http' ? await freePort() : 0;
  const requestUrl = seating.mode === 'http' ? `http://127.0.0.1:${port}/slack/events` : null;
  const slack = await openWorkspace({
    manifest: 'manifest.yml',
    mode: seating.mode,
    clockFile,
    enforceTiers: seating.enforceTiers ?? false,
    ...(requestUrl === null ? {} : { requestUrl }),
  });
  const { mode, lines, env } = seating;
  const start = () => startBot(slack, { folder, clockFile, port, mode, env }, lines);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  const table = new Table({ slack, start, clean, clockFile, requestUrl });
  await table.open();
  await table.seat(seating);
  return table;
}

interface Place {
  readonly folder: string;
  readonly clockFile: string;
  readonly port: number;
  readonly mode: Mode;
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** The environment a bot is started with against this workspace. */
export function envFor(
  slack: Workspace,
  { folder, clockFile, port, mode, env }: Place,
): Record<string, string> {
  return {
    SLACK_API_URL: slack.apiUrl,
    SLACK_BOT_TOKEN: slack.botToken,
    DATABASE_URL: `sqlite:${join(folder, 'game.db')}`,
    FAST_NOMIC_CLOCK: `file:${clockFile}`,
    LOG_LEVEL: process.env.TEST_LOG ?? 'error',
    METRICS_PORT: 'off',
    ACTS_PER_MINUTE: '100000',
    ...(mode === 'socket'
      ? { SLACK_APP_TOKEN: slack.appToken }
      : { SLACK_SIGNING_SECRET: slack.signingSecret, PORT: String(port) }),
    ...env,
  };
}

async function startBot(slack: Workspace, place: Place, lines?: string[]): Promise<Edge> {
  const read = readEnv(envFor(slack, place));
  if (!read.ok) throw new Error(read.sentence);
  const level = lines ? 'debug' : read.env.logLevel;
  const to = lines && { write: (line: string) => void lines.push(line) };
  const log = openLog({ level, secrets: read.env.secrets }, to);
  const edge = await openBot(read.env, log, ROOT);
  if (place.mode === 'socket') {
    await waitFor(() => slack.connected(), { withinMs: 5000, say: 'the bot opens its socket' });
  }
  return edge;
}

/** Milliseconds from now to the next time the UTC clock shows `HH:MM:SS`, at least an hour ahead. */
export function offsetTo(time: string): number {
  const now = Date.now();
  const [h = 0, m = 0, s = 0] = time.split(':').map(Number);
  const today = Math.floor(now / DAY_MS) * DAY_MS + ((h * 60 + m) * 60 + s) * 1000;
  return today - now + (today - now > 3_600_000 ? 0 : DAY_MS);
}

/** Below the ports that systems hand out, and apart from where other processes look: else another may take it first. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = LOWEST_PORT + ((process.pid * PORTS_EACH + asked++) % (HIGHEST_PORT - LOWEST_PORT));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
