import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { openBot } from '../../../src/bot.ts';
import { readEnv } from '../../../src/env.ts';
import { openLog } from '../../../src/log.ts';
import { frozen } from '../../../src/referee/games.ts';
import type { Edge } from '../../../src/slack/edge.ts';
import type { Answer, Answered, Ask, Asked } from './asks.ts';
import { Driver } from './driver.ts';

/** One life of the bot, in a thread or in a process of its own. */
const port = parentPort;
const say = (said: Answered) => (port === null ? process.send?.(said) : port.postMessage(said));

function die(): void {
  if (port === null) process.kill(process.pid, 'SIGKILL');
  else process.exit(1);
}

const driver = new Driver(die);
let bot: Edge | undefined;
/** Where Slack cannot be reached a bot is long in opening, and may be told to stop meanwhile. */
let opening: Promise<void> = Promise.resolve();
let journal = '';

/** What is logged is what was done: on record, or with Slack. */
const to = {
  write(line: string): void {
    appendFileSync(journal, line);
    if (line.includes('"level":"debug"')) driver.did('step');
  },
};

async function open(env: Readonly<Record<string, string>>, root: string): Promise<void> {
  const read = readEnv(env);
  if (!read.ok) throw new Error(read.sentence);
  journal = join(read.env.databasePath, '../bot.log');
  bot = await openBot(read.env, openLog({ level: 'debug', secrets: [] }, to), new URL(root));
}

async function does(ask: Ask): Promise<Answer> {
  if ('open' in ask) {
    opening = open(ask.open, ask.root);
    await opening;
  } else if ('fuse' in ask) driver.light(ask.fuse);
  else if ('room' in ask) driver.room(ask.room);
  else if ('patienceMs' in ask) driver.patience(ask.patienceMs);
  else if ('games' in ask)
    return {
      games: (bot?.games() ?? []).map((game) => ({ id: game.id, seq: game.seq, state: frozen(game) })),
    };
  else {
    await opening.catch(() => undefined);
    await bot?.stop();
  }
  return { done: true };
}

async function hear({ nth, ask }: Asked): Promise<void> {
  const answer = await does(ask).catch((error: unknown) => ({
    failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  say({ nth, answer });
  if (!('stop' in ask)) return;
  if (port === null) process.disconnect();
  else port.close();
}

process.on('unhandledRejection', (error) =>
  appendFileSync(journal, `${JSON.stringify({ level: 'error', unhandled: String(error) })}\n`),
);
if (port === null) process.on('message', (asked: Asked) => void hear(asked));
else port.on('message', (asked: Asked) => void hear(asked));
// Nobody is left to ask for anything: a process must not outlive the run it belongs to.
if (port === null) process.once('disconnect', () => process.exit());
say({ nth: 0, answer: { done: true } });
