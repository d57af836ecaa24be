import { webApi } from '@slack/bolt';
import { z } from 'zod';
import type { Body } from './bodies.ts';

const TIMEOUT_MS = 10_000;
const UNTOLD_LIMIT_S = 30;

const refusal = z.object({ error: z.string() });

/** Answers by a response_url. Throws what the Web API client would, so that one reader understands both. */
export async function respond(body: Body<'respond'>): Promise<void> {
  const answer = await fetch(body.url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    body: JSON.stringify({
      text: body.text,
      blocks: body.blocks,
      response_type: body.inChannel ? 'in_channel' : 'ephemeral',
      replace_original: body.replaceOriginal ?? false,
      delete_original: body.deleteOriginal ?? false,
      ...(body.thread === undefined ? {} : { thread_ts: body.thread }),
      unfurl_links: false,
      unfurl_media: false,
    }),
  });
  const said = await answer.text();
  if (answer.status === 429) {
    throw new webApi.WebAPIRateLimitedError(Number(answer.headers.get('retry-after')) || UNTOLD_LIMIT_S);
  }
  if (answer.status >= 500) throw new webApi.WebAPIHTTPError(answer.status, answer.statusText, {}, said);
  const error = refusedWith(said);
  if (answer.ok && error === null) return;
  throw new webApi.WebAPIPlatformError({ ok: false, error: error ?? `http_${answer.status}` });
}

function refusedWith(said: string): string | null {
  try {
    return refusal.safeParse(JSON.parse(said)).data?.error ?? null;
  } catch {
    return null;
  }
}
