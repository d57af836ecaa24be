import { z } from 'zod';
import type { Desk } from '../desk.ts';

/** An entry between its form and its post; words as Slack would deliver them. */
const written = z.object({
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  by: z.string(),
  vote: z.enum(['for', 'none']),
  /** What the entry says of itself, by name. */
  fields: z.record(z.string(), z.string()).optional(),
  /** As it will be submitted: nothing in it is encoded. */
  amendment: z.string().optional(),
});
export type Written = z.infer<typeof written>;

const kept = z.object({ ruling: z.object({ written }) });

/** Keeps the draft as what became of the delivery it came in, so that it outlives a restart; its name is that delivery's. */
export async function keepDraft(desk: Desk, cause: string, draft: Written): Promise<void> {
  await desk.store.transact((tx) => tx.inbox.settle(cause, { written: draft }));
}

/** The draft of this name and person; null when it is kept no longer. */
export async function draftNamed(desk: Desk, name: string, person: string): Promise<Written | null> {
  const read = kept.safeParse(await desk.store.inbox.ruling(name));
  return read.success && read.data.ruling.written.by === person ? read.data.ruling.written : null;
}
