import { fileURLToPath } from 'node:url';
import { App, HTTPReceiver, LogLevel, SocketModeReceiver } from '@slack/bolt';
import { openWorkspace, type Workspace, type WorkspaceOptions, waitFor } from '../index.ts';

// biome-ignore lint/suspicious/noExplicitAny: payloads are what is being tested
export type Body = Record<string, any>;

/** A workspace with a few people, and a small real Bolt app in it. */
export interface Scene {
  ws: Workspace;
  app: App;
  ann: string;
  bo: string;
  table: string;
  /** Bodies of all that reached the app, in order. */
  heard: Body[];
  events: (type: string) => Body[];
  stop: () => Promise<void>;
}

/** An app that asks for everything modelled here. */
export const MANIFEST = fileURLToPath(new URL('manifest.yml', import.meta.url));

export type Mode = 'socket' | 'http';
export const MODES: Mode[] = ['socket', 'http'];

const quiet = {
  debug() {},
  info() {},
  warn() {},
  error() {},
  setLevel() {},
  getLevel: () => LogLevel.ERROR,
  setName() {},
};

function receiverFor(ws: Workspace, mode: Mode) {
  if (mode === 'http') return new HTTPReceiver({ signingSecret: ws.signingSecret, logger: quiet });
  const clientOptions = { slackApiUrl: ws.apiUrl };
  return new SocketModeReceiver({
    appToken: ws.appToken,
    logger: quiet,
    installerOptions: { clientOptions },
  });
}

export function boltApp(ws: Workspace, mode: Mode): App {
  const clientOptions = { slackApiUrl: ws.apiUrl, retryConfig: { retries: 0 } };
  const receiver = receiverFor(ws, mode);
  return new App({ token: ws.botToken, receiver, clientOptions, logger: quiet, ignoreSelf: false });
}

export async function startApp(ws: Workspace, app: App, mode: Mode): Promise<void> {
  if (mode === 'socket') {
    await app.start();
    await waitFor(() => ws.connected(), { say: 'the app opened no socket' });
    return;
  }
  const server = (await app.start(0)) as unknown as { address(): { port: number } };
  ws.setRequestUrl(`http://127.0.0.1:${server.address().port}/slack/events`);
}

export async function openScene(mode: Mode, options: Partial<WorkspaceOptions> = {}): Promise<Scene> {
  const ws = await openWorkspace({ manifest: MANIFEST, mode, ...options });
  const app = boltApp(ws, mode);
  const heard: Body[] = [];
  app.use(async ({ body, next }) => {
    heard.push(body as Body);
    await next();
  });
  const ann = ws.control.addUser({ name: 'ann', real_name: 'Ann' });
  const bo = ws.control.addUser({ name: 'bo', real_name: 'Bo' });
  const table = ws.control.addChannel({ name: 'table', members: [ann, bo, ws.botUserId] });
  await startApp(ws, app, mode);
  const events = (type: string) =>
    heard.filter((body) => body.event?.type === type).map((body) => body.event);
  const stop = async () => {
    await app.stop();
    await ws.stop();
  };
  return { ws, app, ann, bo, table, heard, events, stop };
}
