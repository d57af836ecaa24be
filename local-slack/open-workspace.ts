import { assemble } from './assemble.ts';
import type { Control } from './control/control.ts';
import type { FaultControl } from './control/faults.ts';
import type { LoggedCall } from './http/api-door.ts';
import { readManifest } from './manifest.ts';
import type { InspectorEntry } from './protocol.ts';
import { listen, serve } from './server.ts';

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
  /** Default: a new one. A workspace that follows another at the same address keeps its pages by it. */
  pageToken?: string;
  /** Somebody asked on the page to begin anew, and was answered that it will be done. */
  onReset?: () => void;
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
  const parts = assemble(options, manifest, url);
  const { world, keys, carrier, signedHttp, socketMode, saver, serverParts } = parts;
  serve(server, port, serverParts);
  const { control, faults } = serverParts.acting;
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
    faults,
    calls: serverParts.api.calls,
    inspect: () => [...serverParts.api.inspector.entries.values()],
    connected: () => carrier.connected(),
    setRequestUrl: (given) => {
      parts.state.requestUrl = given;
    },
    requestUrlAnswers: () => signedHttp.answersChallenge(),
    stop: async () => {
      world.clock.stop();
      serverParts.watchers.stop();
      socketMode.stop();
      signedHttp.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      saver?.stop();
    },
  };
}
