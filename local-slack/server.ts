import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ActParts, act } from './control/act.ts';
import { readAction } from './control/action-shape.ts';
import type { SocketMode } from './delivery/socket-mode.ts';
import { type ApiDoor, answerCall } from './http/api-door.ts';
import { answerJson, answerText, bodyOf, fieldsOf } from './http/bodies.ts';
import { giveFile, giveToApp, takeUpload } from './http/files-door.ts';
import { comesFromHere } from './http/guard.ts';
import { answerPage } from './http/static-page.ts';
import { type ResponseUrls, reply } from './interactions/response-urls.ts';
import type { Watchers } from './live/watchers.ts';
import { Refusal, type World } from './workspace/world.ts';

export interface ServerParts {
  world: World;
  api: ApiDoor;
  socketMode: SocketMode;
  responseUrls: ResponseUrls;
  watchers: Watchers;
  acting: ActParts;
  pageToken: string;
  pageFolder: string;
  offline: () => boolean;
}

/** Binds 127.0.0.1. @param port 0 for any */
export async function listen(port: number): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/** Opens every door of a workspace on a listening server. */
export function serve(server: Server, port: number, parts: ServerParts): void {
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!comesFromHere(request, port)) {
      answerText(response, 403, 'Only this machine may ask, by 127.0.0.1 or localhost.');
      return;
    }
    route(parts, request, response).catch((error: unknown) => {
      // An app that dies in the middle of a call is a test, not a fault of ours.
      if (!request.complete) return;
      parts.api.warn(`local-slack failed: ${error instanceof Error ? error.stack : String(error)}`);
      answerText(response, 500, 'local-slack failed; see its output');
    });
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = pathOf(request);
    if (!comesFromHere(request, port)) socket.destroy();
    else if (path === '/control/live') parts.watchers.upgrade(request, socket, head);
    else if (path !== '/link/' || parts.offline() || !parts.socketMode.upgrade(request, socket, head))
      socket.destroy();
  });
}

const HERE = 'http://localhost';

/** Of what is no address, the root. */
function pathOf({ url = '/' }: IncomingMessage): string {
  return URL.canParse(url, HERE) ? new URL(url, HERE).pathname : '/';
}

async function route(parts: ServerParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const path = pathOf(request);
  const [, door = '', ...rest] = path.split('/');
  if (request.method === 'GET') return read(parts, path, request, response);
  if (request.method !== 'POST') return answerText(response, 405, 'GET or POST');
  if (path === '/control/act') return control(parts, request, response);
  if (parts.offline()) {
    request.destroy();
    return;
  }
  if (door === 'api') return answerCall(parts.api, rest.join('/'), request, response);
  if (door === 'upload') return takeUpload(parts.world, rest.at(-1) ?? '', request, response);
  if (door === 'commands' || door === 'actions')
    return respondTo(parts, rest.at(-1) ?? '', request, response);
  answerText(response, 404, 'Not found');
}

function read(parts: ServerParts, path: string, request: IncomingMessage, response: ServerResponse): void {
  if (path.startsWith('/files/')) giveFile(parts.world, path, response);
  else if (path.startsWith('/files-pri/')) readAsApp(parts, path, request, response);
  else if (path.startsWith('/api/') || path.startsWith('/control/'))
    answerText(response, 405, 'POST only: GET changes nothing');
  else answerPage(response, parts.pageFolder, path.startsWith('/archives/') ? '/' : path);
}

/** Fetched like a call of the Web API: it fails as `files.download` is made to. */
function readAsApp(
  { api, offline }: ServerParts,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const fault = api.faults.strikes('status', 'files.download');
  if (offline()) request.destroy();
  else if (fault !== undefined) answerText(response, fault.status ?? 500, 'made to fail');
  else giveToApp(api.rules, path, request, response);
}

async function control(
  parts: ServerParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  if (!isJson || request.headers['x-local-slack-token'] !== parts.pageToken) {
    answerJson(response, 403, { ok: false, error: 'wrong_token', says: 'This page belongs to another run.' });
    return;
  }
  const read = readAction(await fieldsOf(request, await bodyOf(request)));
  if ('refused' in read)
    answerJson(response, 400, { ok: false, error: 'invalid_action', says: read.refused });
  else answerJson(response, 200, await act(parts.acting, read.action));
}

async function respondTo(
  parts: ServerParts,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = reply.safeParse(await fieldsOf(request, await bodyOf(request)));
  try {
    if (!body.success) throw new Refusal('invalid_payload');
    parts.responseUrls.answer(key, body.data);
    parts.api.inspector.note({
      kind: 'call',
      method: 'response_url',
      args: body.data,
      answer: 'ok',
      status: 200,
      ms: 0,
    });
    answerText(response, 200, 'ok');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const answer = { ok: false, error: error.code, ...error.more };
    const status = error.code.endsWith('_url') ? 404 : 200;
    parts.api.inspector.note({
      kind: 'call',
      method: 'response_url',
      args: body.data ?? null,
      answer,
      status,
      ms: 0,
    });
    answerJson(response, status, answer);
  }
}
