import { webApi } from '@slack/bolt';
import { z } from 'zod';
import { counted } from './call.ts';
import type { Desk } from './desk.ts';

const TIMEOUT_MS = 30_000;
const UNTOLD_LIMIT_S = 30;

const ticket = z.object({ upload_url: z.url(), file_id: z.string() });

export interface FileToHand {
  readonly name: string;
  readonly title: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What a picture shows, in words; at most 1,000 units. */
  readonly alt?: string;
}

/** Where files are shared, with what words; in a thread where one is named. */
export interface Sharing {
  readonly channel: string;
  readonly comment: string;
  readonly thread?: string;
}

/** Hands files over as Slack asks: an address for each, its bytes, then all of them shared at once in one message. Returns their ids. */
export async function upload(
  { call, budget }: Pick<Desk, 'call' | 'budget'>,
  files: readonly FileToHand[],
  { channel, comment, thread }: Sharing,
): Promise<string[]> {
  const handed: { id: string; title: string }[] = [];
  for (const { name, title, bytes, alt } of files) {
    const wish = { filename: name, length: bytes.length, ...(alt === undefined ? {} : { alt_txt: alt }) };
    const { upload_url, file_id } = ticket.parse(await call('files.getUploadURLExternal', wish));
    await counted(budget, 'upload', () => send(upload_url, bytes));
    handed.push({ id: file_id, title });
  }
  await call('files.completeUploadExternal', {
    files: JSON.stringify(handed),
    channel_id: channel,
    initial_comment: comment,
    ...(thread === undefined ? {} : { thread_ts: thread }),
  });
  return handed.map(({ id }) => id);
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
