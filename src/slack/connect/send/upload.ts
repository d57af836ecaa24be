import { webApi } from '@slack/bolt';
import { z } from 'zod';
import type { Body } from './bodies.ts';
import { counted } from './call.ts';
import type { Desk, Done } from './desk.ts';

const TIMEOUT_MS = 30_000;
const UNTOLD_LIMIT_S = 30;

const ticket = z.object({ upload_url: z.url(), file_id: z.string() });

/** Hands files over as Slack asks: an address for each, its bytes, then all of them shared at once in one message. */
export async function upload(desk: Desk, { files, comment }: Body<'file'>, channel: string): Promise<Done> {
  const handed: { id: string; title: string }[] = [];
  for (const { name, title, text } of files) {
    const bytes = new TextEncoder().encode(text);
    const wish = { filename: name, length: bytes.length };
    const { upload_url, file_id } = ticket.parse(await desk.call('files.getUploadURLExternal', wish));
    await counted(desk.budget, 'upload', () => send(upload_url, bytes));
    handed.push({ id: file_id, title });
  }
  await desk.call('files.completeUploadExternal', {
    files: JSON.stringify(handed),
    channel_id: channel,
    initial_comment: comment,
  });
  return { is: 'done' };
}

/** Throws what the Web API client would, so that one reader understands both. */
async function send(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/octet-stream' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: bytes,
  });
  const said = await answer.text();
  if (answer.status === 429) {
    throw new webApi.WebAPIRateLimitedError(Number(answer.headers.get('retry-after')) || UNTOLD_LIMIT_S);
  }
  if (!answer.ok) throw new webApi.WebAPIHTTPError(answer.status, answer.statusText, {}, said);
}
