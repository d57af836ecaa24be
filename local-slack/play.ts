import { randomBytes } from 'node:crypto';
import { holdFolder } from './play/holding.ts';
import { type PlayOptions, readOptions, USAGE } from './play/options.ts';
import { type Rehearsal, rehearse } from './play/rehearsal.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** How long the page has to hear that its wish is granted, before all is closed. */
const ANSWERED_MS = 100;

async function play(options: PlayOptions): Promise<void> {
  holdFolder(options.dataFolder);
  const parts = { ...options, pageToken: randomBytes(16).toString('hex'), say };
  let stopping = false;
  const begin = (more: Partial<PlayOptions> = {}) => rehearse({ ...parts, ...more, onReset });
  const anew = async () => {
    const { port, stop } = await now;
    await stop();
    say('Reset: what was played is kept beside the new files, as .old');
    return begin({ fresh: true, port });
  };
  const onReset = () => {
    if (stopping) return;
    setTimeout(() => {
      now = anew();
      now.catch(fail);
    }, ANSWERED_MS);
  };
  let now: Promise<Rehearsal> = begin();
  say(`Workspace ${(await now).pageUrl} · kept in ${options.dataFolder} · Ctrl-C stops`);

  const stop = () => {
    stopping = true;
    process.once('SIGINT', () => process.exit(130));
    void now.then((rehearsal) => rehearsal.stop()).then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}\n`);
  process.exit(1);
}

try {
  await play(readOptions(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}\n`);
  process.exitCode = 1;
}
