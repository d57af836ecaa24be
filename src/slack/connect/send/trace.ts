import { z } from 'zod';
import type { Outgoing } from '../../../store/types.ts';
import type { Call } from './call.ts';

const EVENT_TYPE = 'fast_nomic_said';
const PAGE = 200;
const PAGES = 5;
/** Clocks may differ: how far before the draft's making Slack may have dated the message. */
const SKEW_MS = 20 * 60_000;
/** How far back to look for what was made by a clock that was ahead. */
const AHEAD_MS = 86_400_000;

const page = z.object({
  messages: z.array(
    z.object({
      ts: z.string(),
      metadata: z
        .object({
          event_type: z.string().optional(),
          event_payload: z.record(z.string(), z.unknown()).optional(),
        })
        .optional(),
    }),
  ),
  response_metadata: z.object({ next_cursor: z.string().optional() }).optional(),
});

function keyOf(row: Outgoing): string {
  return `${row.id}.${row.revision}@${row.createdAt}`;
}

/** What a post carries so that it can be recognised when its answer was lost. */
export function metadataOf(rows: readonly Outgoing[]): object {
  return { event_type: EVENT_TYPE, event_payload: { outbox: rows.map(keyOf) } };
}

/**
 * Looks in a channel or thread for the message that an outbox row became; its ts, or null.
 * Bounded: the newest 1,000 messages since the row was made; `now` in epoch ms.
 */
export async function trace(
  call: Call,
  row: Outgoing,
  place: { readonly channel: string; readonly thread: string | null },
  now: number,
): Promise<string | null> {
  const key = keyOf(row);
  const method = place.thread === null ? 'conversations.history' : 'conversations.replies';
  const since = row.createdAt > now ? now - AHEAD_MS : row.createdAt - SKEW_MS;
  let cursor: string | undefined;
  for (let turn = 0; turn < PAGES; turn += 1) {
    const read = page.parse(
      await call(method, {
        channel: place.channel,
        ...(place.thread === null ? {} : { ts: place.thread }),
        oldest: (since / 1000).toFixed(6),
        include_all_metadata: true,
        limit: PAGE,
        cursor,
      }),
    );
    for (const { ts, metadata } of read.messages) {
      const { outbox } = metadata?.event_payload ?? {};
      if (metadata?.event_type === EVENT_TYPE && Array.isArray(outbox) && outbox.includes(key)) return ts;
    }
    cursor = read.response_metadata?.next_cursor || undefined;
    if (cursor === undefined) return null;
  }
  return null;
}
