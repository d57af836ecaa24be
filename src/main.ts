import { existsSync } from 'node:fs';
import { openBot } from './bot.ts';
import { loadEnv, readEnv } from './env.ts';
import { openLog } from './log.ts';
import { SlackRefused } from './slack/connect/refused.ts';
import { Held } from './store/lock.ts';

/** The package's own folder, from the source as from what is built of it. */
function packageRoot(): URL {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('../', folder);
  return folder;
}

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  loadEnv();
  const reading = readEnv();
  if (!reading.ok) return giveUp(reading.sentence);
  const { env } = reading;
  const log = openLog({ level: env.logLevel, secrets: env.secrets });
  const leaving = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort());
  const bot = await openBot(env, log, packageRoot(), leaving.signal).catch((error) => {
    if (leaving.signal.aborted) process.exit(0);
    if (error instanceof SlackRefused || error instanceof Held) return giveUp(error.message);
    throw error;
  });
  const { teamName } = bot.who;
  process.stdout.write(`Connected to ${teamName}. In an empty channel: /invite @Fast Nomic, then press Set up.\n`);
  if (!leaving.signal.aborted) await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
  await bot.stop();
  process.exit(0);
}

await main();
