import { z } from 'zod';
import { answerInquiry, type Inquiries, inquiries } from '../asking/answering.ts';
import { beforeEvent } from '../asking/log.ts';
import { shareAnswer } from '../asking/share.ts';
import type { Desk } from '../desk.ts';
import { typedInForm } from '../forms/ask.ts';
import { filledIn } from '../forms/filled.ts';
import { calledIn } from '../hear/called.ts';
import { readSubcommand } from '../read/command.ts';
import type { ActionId, CallbackId } from '../render/ids.ts';
import type { Click, GameClick } from './click.ts';
import { atTable, named, stale } from './place.ts';

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

/** Of a button under an answer or a refusal that stood for words of its own. */
const pressed = z
  .object({
    user: z.object({ id: z.string() }),
    actions: z.tuple([z.object({ action_id: z.literal('why.open' satisfies ActionId), value: z.string() })]),
  })
  .transform(({ user, actions: [{ value }] }) => ({ by: user.id, value }));

interface Asked {
  readonly here: GameClick;
  /** What the question goes by. */
  readonly id: string;
  /** Without `/nomic`. */
  readonly text: string;
}

/**
 * `C1|Ev2`: the channel of the game, and a delivery. Its words are read from the books, and only for the one whose they
 * are: what was asked may have been meant for one pair of eyes. `C1|Ev2|E377` asks the log for what was before an event,
 * `C1|=vote P7 for` after an act that was no words, `C1|~said:C1:17.01` after one that the books keep.
 */
export async function askedBy(desk: Desk, click: Click): Promise<Asked | null> {
  const { channel, id } = parted(click.value);
  const here = await atTable(desk, channel === '' ? click : named(click, channel));
  if (!here) return null;
  const text = await wordsIn(desk, here, id);
  if (text !== null) return { here, id, text };
  await stale(desk, here, null);
  return null;
}

function parted(value: string): { readonly channel: string; readonly id: string } {
  const [, channel = '', id = ''] = /^([A-Z0-9]{1,30})\|(.{1,400})$/s.exec(value) ?? [];
  return { channel, id };
}

async function wordsIn(desk: Desk, here: GameClick, id: string): Promise<string | null> {
  if (id.startsWith('=')) return id.slice(1);
  if (id.startsWith('~')) return id;
  const [, delivery = id, before] = /^(.+)\|E(\d{1,12})$/s.exec(id) ?? [];
  const body = await desk.store.inbox.body(delivery);
  const press = pressed.safeParse(body);
  if (press.success) {
    const of = parted(press.data.value);
    if (press.data.by !== here.asker.person || pressed.safeParse(await desk.store.inbox.body(of.id)).success)
      return null;
    const words = await wordsIn(desk, here, of.id);
    return words === null ? null : `why not ${words}`;
  }
  const read = delivered.safeParse(body);
  if (!read.success || read.data.by !== here.asker.person) return null;
  const called = 'said' in read.data ? calledIn(desk, here.game, read.data.said) : null;
  const text = (called ?? read.data.text).trim().replace(/^\/?(nomic\s+)?/i, '');
  return before === undefined ? text : beforeEvent(text, Number(before));
}

/** Answers anew, before everybody. */
export async function shareAsked(desk: Desk, click: Click): Promise<void> {
  const asked = await askedBy(desk, click);
  if (!asked) return;
  const { here, id, text } = asked;
  const read = readSubcommand(text, Object.keys(inquiries));
  if (read.is !== 'known') return stale(desk, here, null);
  const inquire = inquiries[read.name as Inquiries];
  await shareAnswer(desk, { ...here, text: read.rest }, { inquire, text: read.rest, question: id });
}

/** The page of the log before the one that the button stands under. */
export async function logOlder(desk: Desk, click: Click): Promise<void> {
  const asked = await askedBy(desk, click);
  if (!asked) return;
  const { here, id, text } = asked;
  const read = readSubcommand(text, ['log']);
  if (read.is !== 'known') return stale(desk, here, null);
  await answerInquiry(desk, { ...here, cause: id, text: read.rest }, 'log', read.rest);
}

/** Under a refusal: every condition of what was refused, as things are now. */
export async function whyOpen(desk: Desk, click: Click): Promise<void> {
  const asked = await askedBy(desk, click);
  if (asked) await answerInquiry(desk, { ...asked.here, text: asked.text }, 'why', `not ${asked.text}`);
}
