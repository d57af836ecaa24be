import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallRules } from '../web-api/call.ts';
import { changeFile, downloadPath } from '../workspace/files.ts';
import type { KeptFile, World } from '../workspace/world.ts';
import { answerText, bodyOf, uploadedBytes } from './bodies.ts';

/** `POST /upload/v1/<file>-<secret>`: the bytes of an announced file, once. */
export async function takeUpload(
  world: World,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = world.files.get(key.split('-')[0] ?? '');
  if (file === undefined || file.upload_key !== key || world.bytes.has(file.id)) {
    answerText(response, 404, 'no such upload');
    return;
  }
  const bytes = await uploadedBytes(request, await bodyOf(request));
  if (bytes.length !== file.size) {
    answerText(response, 400, `expected ${file.size} bytes, got ${bytes.length}`);
    return;
  }
  world.bytes.set(file.id, bytes);
  changeFile(world, file.id, { size: bytes.length });
  answerText(response, 200, `OK - ${bytes.length}`);
}

/** `GET /files/…`: whoever knows the address may read it. */
export function giveFile(world: World, path: string, response: ServerResponse): void {
  const file = [...world.files.values()].find((it) => new URL(it.url_private).pathname === path);
  send(world, file, response);
}

/** `GET /files-pri/…/download/…`: for the app's token with `files:read`; anybody else is shown the way to sign in. */
export function giveToApp(
  { tokens, desk: { world } }: CallRules,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const allowed = world.installed && world.manifest.scopes.has('files:read');
  if (!allowed || request.headers.authorization !== `Bearer ${tokens.bot}`) {
    response.writeHead(302, { location: `/?redir=${encodeURIComponent(path)}` });
    response.end();
    return;
  }
  send(
    world,
    [...world.files.values()].find((it) => downloadPath(world, it) === path),
    response,
  );
}

function send(world: World, file: KeptFile | undefined, response: ServerResponse): void {
  const bytes = file === undefined ? undefined : world.bytes.get(file.id);
  if (file === undefined || bytes === undefined) {
    answerText(response, 404, 'no such file');
    return;
  }
  const shown = /^image\/(png|jpeg|gif)$/.test(file.mimetype);
  response.writeHead(200, {
    'content-type': shown ? file.mimetype : 'application/octet-stream',
    'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  response.end(bytes);
}
