import { z } from 'zod';
import { type Inquiries, inquiries } from '../asking/answering.ts';
import { shareAnswer } from '../asking/share.ts';
import type { Desk } from '../desk.ts';
import { readSubcommand } from '../read/command.ts';
import type { Click } from './click.ts';
import { atTable, stale } from './place.ts';

/** A question as it was delivered: by a command, or in a direct message. */
const asked = z.union([
  z.object({ command: z.literal('/nomic'), text: z.string(), user_id: z.string() }),
  z.object({ is: z.literal('said'), text: z.string(), user: z.string() }),
]);

/** `C1|Ev2`: the channel of the game, and the delivery of the question. Its words are read from the books, its answer is made anew. */
export async function shareAsked(desk: Desk, click: Click): Promise<void> {
  const [, channel = '', delivery = ''] = /^([A-Z0-9]{1,30})\|(.{1,200})$/.exec(click.value) ?? [];
  const here = await atTable(desk, { ...click, channel: channel === '' ? click.channel : channel });
  if (!here) return;
  const body = asked.safeParse(await desk.store.inbox.body(delivery));
  const by = body.success && ('user' in body.data ? body.data.user : body.data.user_id);
  // Only who asked shares: a question may have been meant for one pair of eyes.
  if (!body.success || by !== click.asker.person) return stale(desk, here, null);
  const text = body.data.text.replace(/^\s*\/?nomic\s+/i, '');
  const read = readSubcommand(text, Object.keys(inquiries));
  if (read.is !== 'known') return stale(desk, here, null);
  const inquire = inquiries[read.name as Inquiries];
  await shareAnswer(desk, { ...here, text: read.rest }, { inquire, text: read.rest, question: delivery });
}
