import { openWorkspace, type Workspace } from './index.ts';
import { AppProcess } from './play/app-process.ts';
import { furnish, inviteApp } from './play/furnish.ts';
import { holdFolder } from './play/holding.ts';
import { type Kept, keptIn } from './play/keeping.ts';
import { type PlayOptions, readOptions, USAGE } from './play/options.ts';

const PORTS_TRIED = 20;
const LOOK_MS = 50;

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** The first free port, from the one asked for. */
async function open(options: PlayOptions, kept: Kept): Promise<Workspace> {
  const { manifest } = options;
  for (let port = options.port; ; port += 1) {
    try {
      const where = { port, file: kept.workspace, clockFile: kept.clock };
      return await openWorkspace({ manifest, mode: 'socket', ...where });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port - options.port >= PORTS_TRIED) throw error;
    }
  }
}

/** All that the app needs to know: nothing is taken from this process or from a file. */
const environment = (workspace: Workspace, kept: Kept): Record<string, string> => ({
  SLACK_API_URL: workspace.apiUrl,
  SLACK_BOT_TOKEN: workspace.botToken,
  SLACK_APP_TOKEN: workspace.appToken,
  DATABASE_URL: `sqlite:${kept.database}`,
  FAST_NOMIC_CLOCK: `file:${kept.clock}`,
  LOG_LEVEL: 'info',
});

async function play(options: PlayOptions): Promise<void> {
  holdFolder(options.dataFolder);
  const kept = keptIn(options.dataFolder, options.fresh);
  const workspace = await open(options, kept);
  furnish(workspace);
  say(`Workspace ${workspace.pageUrl} · kept in ${options.dataFolder} · Ctrl-C stops`);

  const env = environment(workspace, kept);
  const app = new AppProcess({ command: options.command, env, log: kept.log, say });
  const stop = () => {
    process.once('SIGINT', () => process.exit(130));
    void app
      .stop()
      .then(() => workspace.stop())
      .then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  app.start();

  const looking = setInterval(() => {
    if (!workspace.connected()) return;
    clearInterval(looking);
    inviteApp(workspace);
    say('App connected (Socket Mode)');
  }, LOOK_MS);
}

try {
  await play(readOptions(process.argv.slice(2)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\nUsage: ${USAGE}\n`);
  process.exitCode = 1;
}
