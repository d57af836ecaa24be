import { WorkspaceClock } from './clock.ts';
import { newControl } from './control/control.ts';
import { type Lines, newFaultControl } from './control/faults.ts';
import { PostOffice } from './delivery/post-office.ts';
import { SignedHttp } from './delivery/signed-http.ts';
import { SocketMode } from './delivery/socket-mode.ts';
import { Faults } from './faults.ts';
import { builtPage } from './http/static-page.ts';
import { Inspector } from './inspector.ts';
import { ResponseUrls } from './interactions/response-urls.ts';
import { Triggers } from './interactions/triggers.ts';
import { type Showing, snapshotFor } from './live/snapshot.ts';
import { Watchers } from './live/watchers.ts';
import type { Manifest } from './manifest.ts';
import type { WorkspaceOptions } from './open-workspace.ts';
import { SavedWorld } from './saved-world.ts';
import type { ServerParts } from './server.ts';
import { Tiers } from './web-api/tiers.ts';
import { type Happening, newWorld, secret, type World } from './workspace/world.ts';

/** What can change while a workspace is open. */
interface State {
  requestUrl: string | undefined;
  offline: boolean;
}

/** Puts the parts of a workspace together, without opening its doors. */
export function assemble(options: WorkspaceOptions, manifest: Manifest, url: string) {
  const { world, hear } = quietWorld(options, manifest, url);
  const keys = { ...newKeys(world.app.id), pageToken: options.pageToken ?? secret() };
  const inspector = new Inspector(world.clock, world.touched);
  const faults = new Faults(world.touched);
  const state: State = { requestUrl: options.requestUrl, offline: false };
  const { socketMode, signedHttp } = carriers({ options, world, inspector, faults, state, keys });
  const carrier = options.mode === 'socket' ? socketMode : signedHttp;
  const office = new PostOffice(world, inspector, faults, () => carrier);
  const triggers = new Triggers();
  const responseUrls = new ResponseUrls(world);
  const control = newControl({ world, office, triggers, responseUrls });
  const lines = linesTo(socketMode, inspector, state);
  const shown = { world, inspector, faults, connected: () => carrier.connected() };
  const watchers = watchersOf(options, shown, keys.pageToken);
  const saver = options.file === undefined ? undefined : new SavedWorld(world, options.file);
  hear((happening) => office.announce(happening), [() => watchers.touched(), () => saver?.touched()]);
  const tokens = { bot: keys.botToken, app: keys.appToken };
  const newTiers = (on: boolean) => (on ? new Tiers(world.clock) : undefined);
  const rules = {
    desk: { world, triggers, faults, socketMode },
    tokens,
    tiers: newTiers(options.enforceTiers ?? false),
  };
  const enforceTiers = (on: boolean) => {
    rules.tiers = newTiers(on);
  };
  const warn = options.warn ?? ((text: string) => void process.stderr.write(`local-slack: ${text}\n`));
  const serverParts: ServerParts = {
    world,
    api: { rules, faults, inspector, calls: [], warn },
    socketMode,
    responseUrls,
    watchers,
    acting: {
      control,
      faults: newFaultControl({ faults, office, lines, enforceTiers }),
      inspector,
      clearFault: (id) => faults.clear(id),
      reset: options.onReset,
    },
    pageToken: keys.pageToken,
    pageFolder: options.pageFolder ?? builtPage(),
    offline: () => state.offline,
  };
  return { world, keys, state, carrier, socketMode, signedHttp, saver, serverParts };
}

function watchersOf(options: WorkspaceOptions, shown: Omit<Showing, 'mode' | 'canReset'>, pageToken: string) {
  const showing = { ...shown, mode: options.mode, canReset: options.onReset !== undefined };
  return new Watchers({
    world: shown.world,
    pageToken,
    snapshotFor: (user) => snapshotFor(showing, user),
  });
}

/** A world whose listeners come later, since they need the world themselves. */
function quietWorld(options: WorkspaceOptions, manifest: Manifest, url: string) {
  let announce: (happening: Happening) => void = () => {};
  let listeners: (() => void)[] = [];
  const touched = () => {
    for (const listener of listeners) listener();
  };
  const tell = (happening: Happening) => {
    touched();
    announce(happening);
  };
  const clock = new WorkspaceClock(options.clockFile);
  const hear = (told: typeof announce, changed: typeof listeners) => {
    announce = told;
    listeners = changed;
  };
  return { world: newWorld({ clock, manifest, origin: () => url, touched, tell }), hear };
}

interface CarrierParts {
  options: WorkspaceOptions;
  world: World;
  inspector: Inspector;
  faults: Faults;
  state: State;
  keys: { signingSecret: string };
}

function carriers({ options, world, inspector, faults, state, keys }: CarrierParts) {
  const ackWithinMs = options.ackWithinMs ?? 3_000;
  const socketMode = new SocketMode({ world, inspector, faults, ackWithinMs });
  const signedHttp = new SignedHttp({
    signingSecret: keys.signingSecret,
    requestUrl: () => state.requestUrl,
    faults,
    offline: () => state.offline,
    ackWithinMs,
  });
  return { socketMode, signedHttp };
}

function linesTo(socketMode: SocketMode, inspector: Inspector, state: State): Lines {
  const set = (offline: boolean) => {
    state.offline = offline;
    if (offline) socketMode.cut();
    const what = offline ? 'offline' : 'online';
    inspector.note({ kind: 'connection', what, sockets: socketMode.sockets });
  };
  return { refresh: () => socketMode.refresh(), offline: () => set(true), online: () => set(false) };
}

/** Throw-away keys of one run. */
function newKeys(appId: string) {
  return {
    botToken: `xoxb-local-${secret()}`,
    appToken: `xapp-1-${appId}-${secret()}`,
    signingSecret: secret(),
  };
}
