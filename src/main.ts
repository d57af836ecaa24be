import { existsSync } from 'node:fs';
import { loadEnv, readEnv } from './env.ts';
import { openLog } from './log.ts';
import { SlackRefused } from './slack/connect/refused.ts';
import { Held } from './store/lock.ts';
import { troubleWith } from './store/trouble.ts';

const LEAVE_WITHIN_MS = 4500;

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

/** What the person who starts the bot can set right; null for a fault of ours. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof SlackRefused || error instanceof Held) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return null;
  if (error.code === 'EADDRINUSE') return 'PORT or METRICS_PORT is taken by another program: set a free one.';
  const saying = troubleWith(error)?.saying ?? null;
  return saying && `DATABASE_URL cannot be used: ${saying}. Name a path that can be written.`;
}

async function main(): Promise<void> {
  loadEnv();
  const reading = readEnv();
  if (!reading.ok) return giveUp(reading.sentence);
  const { env } = reading;
  const log = openLog({ level: env.logLevel, secrets: env.secrets });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'What nobody waited for failed.'));
  const leaving = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leaving.abort());
  // Loaded late, so that a wrong environment is answered at once.
  const { openBot } = await import('./bot.ts');
  const bot = await openBot(env, log, packageRoot(), leaving.signal).catch((error) => {
    if (leaving.signal.aborted) process.exit(0);
    const sentence = sentenceFor(error);
    if (sentence !== null) return giveUp(sentence);
    throw error;
  });
  const { teamName } = bot.who;
  process.stdout.write(
    `Connected to ${teamName}. In an empty channel: /invite @Fast Nomic, then press Set up.\n`,
  );
  if (!leaving.signal.aborted)
    await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
  // What is not said by then is in the books and is said after the next start.
  setTimeout(() => process.exit(0), LEAVE_WITHIN_MS);
  await bot.stop();
  process.exit(0);
}

await main();
