import { WorkspaceClock } from './clock.ts';
import { type Control, newControl } from './control/control.ts';
import { type FaultControl, newFaultControl } from './control/faults.ts';
import type { Carrier } from './delivery/carrier.ts';
import { PostOffice } from './delivery/post-office.ts';
import { SignedHttp } from './delivery/signed-http.ts';
import { SocketMode } from './delivery/socket-mode.ts';
import { Faults } from './faults.ts';
import type { LoggedCall } from './http/api-door.ts';
import { builtPage } from './http/static-page.ts';
import { Inspector } from './inspector.ts';
import { ResponseUrls } from './interactions/response-urls.ts';
import { Triggers } from './interactions/triggers.ts';
import { type Showing, snapshotFor } from './live/snapshot.ts';
import { Watchers } from './live/watchers.ts';
import { readManifest } from './manifest.ts';
import type { InspectorEntry } from './protocol.ts';
import { SavedWorld } from './saved-world.ts';
import { listen, serve } from './server.ts';
import { Tiers } from './web-api/tiers.ts';
import { newWorld, secret } from './workspace/world.ts';

export interface WorkspaceOptions {
  /** Path of the app's manifest.yml. */
  manifest: string;
  mode: 'socket' | 'http';
  /** HTTP mode: where the app listens; may be set later. */
  requestUrl?: string;
  /** File with an offset in ms that the app reads too. */
  clockFile?: string;
  /** Default: any free port. */
  port?: number;
  /** Keeps the workspace between runs. */
  file?: string;
  /** Answer 429 beyond Slack's published limits. Default false. */
  enforceTiers?: boolean;
  /** Default 3,000. */
  ackWithinMs?: number;
  /** Default: the built page of this package. */
  pageFolder?: string;
  /** Where loud remarks go (a method that is not modelled). Default: standard error. */
  warn?: (text: string) => void;
}

export interface Workspace {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** The page with its token in the fragment. */
  pageUrl: string;
  pageToken: string;
  /** For SLACK_API_URL; ends with `/api/`. */
  apiUrl: string;
  botToken: string;
  appToken: string;
  signingSecret: string;
  botUserId: string;
  botId: string;
  appId: string;
  teamId: string;
  control: Control;
  faults: FaultControl;
  /** Every Web API call so far, oldest first. */
  calls: LoggedCall[];
  /** The newest envelopes, acks and calls, oldest first. */
  inspect(): InspectorEntry[];
  /** Whether the app has a socket open (socket) or a request URL (http). */
  connected(): boolean;
  setRequestUrl(url: string): void;
  /** HTTP mode: whether the request URL answers Slack's challenge. */
  requestUrlAnswers(): Promise<boolean>;
  stop(): Promise<void>;
}

/** Opens a workspace on 127.0.0.1 with the app of the manifest installed in it. @throws if the manifest cannot be read */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const manifest = readManifest(options.manifest);
  const { server, port } = await listen(options.port ?? 0);
  const url = `http://127.0.0.1:${port}`;
  const listeners: (() => void)[] = [];
  const touched = () => {
    for (const listener of listeners) listener();
  };
  const clock = new WorkspaceClock(options.clockFile);
  const world = newWorld({
    clock,
    manifest,
    origin: () => url,
    touched,
    tell: (happening) => {
      touched();
      office.announce(happening);
    },
  });
  const inspector = new Inspector(clock, touched);
  const faults = new Faults(touched);
  const ackWithinMs = options.ackWithinMs ?? 3_000;
  const keys = newKeys(world.app.id);
  let requestUrl = options.requestUrl;
  let isOffline = false;
  const offline = () => isOffline;

  const socketMode = new SocketMode({ world, inspector, faults, ackWithinMs });
  const signedHttp = new SignedHttp({
    signingSecret: keys.signingSecret,
    requestUrl: () => requestUrl,
    faults,
    offline,
    ackWithinMs,
  });
  const carrier: Carrier = options.mode === 'socket' ? socketMode : signedHttp;
  const office = new PostOffice(world, inspector, faults, () => carrier);
  const triggers = new Triggers();
  const responseUrls = new ResponseUrls(world);
  const control = newControl({ world, office, triggers, responseUrls });
  const setOffline = (now: boolean) => {
    isOffline = now;
    if (now) socketMode.cut();
    inspector.note({ kind: 'connection', what: now ? 'offline' : 'online', sockets: socketMode.sockets });
  };
  const lines = {
    refresh: () => socketMode.refresh(),
    offline: () => setOffline(true),
    online: () => setOffline(false),
  };
  const faultControl = newFaultControl({ faults, office, lines });

  const calls: LoggedCall[] = [];
  const warn = options.warn ?? ((text: string) => void process.stderr.write(`local-slack: ${text}\n`));
  const desk = { world, triggers, faults, socketMode };
  const tokens = { bot: keys.botToken, app: keys.appToken };
  const tiers = options.enforceTiers ? new Tiers(clock) : undefined;
  const showing: Showing = {
    world,
    inspector,
    faults,
    mode: options.mode,
    connected: () => carrier.connected(),
  };
  const watchers = new Watchers({
    world,
    pageToken: keys.pageToken,
    snapshotFor: (user) => snapshotFor(showing, user),
  });
  const saver = options.file === undefined ? undefined : new SavedWorld(world, options.file);
  listeners.push(
    () => watchers.touched(),
    () => saver?.touched(),
  );

  serve(server, port, {
    world,
    api: { rules: { desk, tokens, tiers }, faults, inspector, calls, warn },
    socketMode,
    responseUrls,
    watchers,
    acting: { control, faults: faultControl, inspector, clearFault: (id) => faults.clear(id) },
    pageToken: keys.pageToken,
    pageFolder: options.pageFolder ?? builtPage(),
    offline,
  });

  return {
    url,
    pageUrl: `${url}/#token=${keys.pageToken}`,
    apiUrl: `${url}/api/`,
    ...keys,
    botUserId: world.app.botUserId,
    botId: world.app.botId,
    appId: world.app.id,
    teamId: world.team.id,
    control,
    faults: faultControl,
    calls,
    inspect: () => [...inspector.entries.values()],
    connected: () => carrier.connected(),
    setRequestUrl: (given) => {
      requestUrl = given;
    },
    requestUrlAnswers: () => signedHttp.answersChallenge(),
    stop: async () => {
      saver?.save();
      clock.stop();
      watchers.stop();
      socketMode.stop();
      signedHttp.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Throw-away keys of one run. */
function newKeys(appId: string) {
  return {
    botToken: `xoxb-local-${secret()}`,
    appToken: `xapp-1-${appId}-${secret()}`,
    signingSecret: secret(),
    pageToken: secret(),
  };
}
