import { openWorkspace, type Workspace } from '../index.ts';
import { AppProcess } from './app-process.ts';
import { furnish, inviteApp } from './furnish.ts';
import { type Kept, keptIn } from './keeping.ts';
import type { PlayOptions } from './options.ts';

const PORTS_TRIED = 20;
const LOOK_MS = 50;

export interface RehearsalParts extends PlayOptions {
  readonly pageToken: string;
  readonly say: (line: string) => void;
  readonly onReset: () => void;
}

/** A workspace with the app in it, until it is stopped. */
export interface Rehearsal {
  readonly pageUrl: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** The first free port, from the one asked for. */
async function open(parts: RehearsalParts, kept: Kept): Promise<Workspace> {
  const { manifest, pageToken, onReset } = parts;
  for (let port = parts.port; ; port += 1) {
    try {
      const where = { port, file: kept.workspace, clockFile: kept.clock };
      return await openWorkspace({ manifest, mode: 'socket', pageToken, onReset, ...where });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port - parts.port >= PORTS_TRIED) throw error;
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

/** Opens the workspace and starts the app, which may take a moment to come. */
export async function rehearse(parts: RehearsalParts): Promise<Rehearsal> {
  const { say, command } = parts;
  const kept = keptIn(parts.dataFolder, parts.fresh);
  const workspace = await open(parts, kept);
  furnish(workspace);
  const app = new AppProcess({ command, env: environment(workspace, kept), log: kept.log, say });
  app.start();
  const looking = setInterval(() => {
    if (!workspace.connected()) return;
    clearInterval(looking);
    inviteApp(workspace);
    say('App connected (Socket Mode)');
  }, LOOK_MS);
  return {
    pageUrl: workspace.pageUrl,
    port: Number(new URL(workspace.url).port),
    async stop() {
      clearInterval(looking);
      await app.stop();
      await workspace.stop();
    },
  };
}
