import { z } from 'zod';
import { answerInquiry, type Inquiries, inquiries } from '../asking/answering.ts';
import { shareAnswer } from '../asking/share.ts';
import type { Desk } from '../desk.ts';
import { typedInForm } from '../forms/ask.ts';
import { filledIn } from '../forms/filled.ts';
import { calledIn } from '../hear/called.ts';
import { readSubcommand } from '../read/command.ts';
import type { CallbackId } from '../render/ids.ts';
import type { Click, GameClick } from './click.ts';
import { atTable, stale } from './place.ts';

/** Words as they were delivered: by a command, in a message, or in a form. */
const delivered = z.union([
  z
    .object({ command: z.string(), text: z.string().default(''), user_id: z.string() })
    .transform(({ command, text, user_id: by }) => ({ by, text: `${command} ${text}` })),
  z
    .object({
      is: z.literal('said'),
      text: z.string(),
      user: z.string(),
      channel: z.string(),
      thread: z.string().nullable(),
    })
    .transform(({ user: by, ...said }) => ({ by, text: said.text, said })),
  z
    .object({
      user: z.object({ id: z.string() }),
      view: z.object({
        callback_id: z.literal('ask.submit' satisfies CallbackId),
        state: z.object({ values: z.unknown() }),
      }),
    })
    .transform(({ user, view }) => ({ by: user.id, text: typedInForm(filledIn(view.state.values)) })),
]);

interface Asked {
  readonly here: GameClick;
  readonly delivery: string;
  /** Without `/nomic`. */
  readonly text: string;
}

/**
 * `C1|Ev2`: the channel of the game, and a delivery. Its words are read from the books, and only for the one whose they
 * are: what was asked may have been meant for one pair of eyes.
 */
export async function askedBy(desk: Desk, click: Click): Promise<Asked | null> {
  const [, channel = '', delivery = ''] = /^([A-Z0-9]{1,30})\|(.{1,200})$/.exec(click.value) ?? [];
  const here = await atTable(desk, channel === '' ? click : { ...click, channel });
  if (!here) return null;
  const body = delivered.safeParse(await desk.store.inbox.body(delivery));
  if (!body.success || body.data.by !== click.asker.person) {
    await stale(desk, here, null);
    return null;
  }
  const called = 'said' in body.data ? calledIn(desk, here.game, body.data.said) : null;
  return { here, delivery, text: (called ?? body.data.text).trim().replace(/^\/?(nomic\s+)?/i, '') };
}

/** Answers anew, before everybody. */
export async function shareAsked(desk: Desk, click: Click): Promise<void> {
  const asked = await askedBy(desk, click);
  if (!asked) return;
  const { here, delivery, text } = asked;
  const read = readSubcommand(text, Object.keys(inquiries));
  if (read.is !== 'known') return stale(desk, here, null);
  const inquire = inquiries[read.name as Inquiries];
  await shareAnswer(desk, { ...here, text: read.rest }, { inquire, text: read.rest, question: delivery });
}

/** Under a refusal: every condition of what was refused, as things are now. */
export async function whyOpen(desk: Desk, click: Click): Promise<void> {
  const asked = await askedBy(desk, click);
  if (asked) await answerInquiry(desk, { ...asked.here, text: asked.text }, 'why', `not ${asked.text}`);
}
