import { z } from 'zod';
import { type Ask, NotShown, Unanswered } from './ask.ts';
import { readThread } from './channel.ts';
import { messagesShape, reactionShape, type SeenMessage, type SeenReaction } from './seen.ts';

const WITHIN_MS = 10_000;
const WHOLE_THREAD = 999;

const got = z.object({ message: z.object({ reactions: z.array(reactionShape).default([]) }).optional() });

/** All reactions to a message with everybody who gave them; null when the message is gone. */
export async function readReactions(
  ask: Ask,
  of: { readonly channel: string; readonly ts: string; readonly signal?: AbortSignal },
): Promise<readonly SeenReaction[] | null> {
  try {
    const answer = await ask(
      'reactions.get',
      { channel: of.channel, timestamp: of.ts, full: true },
      of.signal,
    );
    return got.parse(answer).message?.reactions ?? [];
  } catch (error) {
    if (error instanceof NotShown && (error.code === 'message_not_found' || error.unknown)) return null;
    throw error;
  }
}

/** All signals on a matter. A post or card that is gone has null reactions; a thread that is gone is empty. */
export interface SeenMatter {
  /** The post's thread, and the card's own where the card stands outside of it. */
  readonly thread: readonly SeenMessage[];
  readonly onPost: readonly SeenReaction[] | null;
  readonly onCard: readonly SeenReaction[] | null;
  /** Nothing was cut. */
  readonly whole: boolean;
}

export interface MatterPlace {
  readonly channel: string;
  readonly post: string;
  /** Null while there is no card. */
  readonly card: string | null;
}

/**
 * Reads a matter in two calls at once: the card stands in the thread, with its reactions, unless Slack names only some
 * of those who gave them, or the thread was gone before there was a card. Null when Slack has not answered all of them in time: 10 s of system time.
 * @throws NotShown when the channel is closed to us.
 */
export async function readMatter(
  ask: Ask,
  at: MatterPlace,
  withinMs = WITHIN_MS,
): Promise<SeenMatter | null> {
  const { channel, post, card } = at;
  const signal = AbortSignal.timeout(withinMs);
  try {
    const [inThread, onPost] = await Promise.all([
      threadOrNothing(ask, { channel, ts: post, signal }),
      readReactions(ask, { channel, ts: post, signal }),
    ]);
    const thread = await withCard(ask, inThread, { channel, card, signal });
    const onCard =
      card === null
        ? null
        : (shownIn(thread, card) ?? (await readReactions(ask, { channel, ts: card, signal })));
    const reactions = [...(onPost ?? []), ...(onCard ?? [])];
    const whole = thread.whole && reactions.every((reaction) => reaction.whole);
    return { thread: thread.messages, onPost, onCard, whole };
  } catch (error) {
    if (error instanceof Unanswered) return null;
    throw error;
  }
}

type Thread = Awaited<ReturnType<typeof readThread>>;

/** The card of a post that was gone before it stands in the channel, and what is said about the matter in its thread. */
async function withCard(
  ask: Ask,
  thread: Thread,
  { channel, card, signal }: Omit<MatterPlace, 'post'> & { readonly signal: AbortSignal },
): Promise<Thread> {
  if (card === null || thread.messages.some(({ ts }) => ts === card)) return thread;
  const own = await threadOrNothing(ask, { channel, ts: card, signal });
  const known = new Set(thread.messages.map(({ ts }) => ts));
  const more = own.messages.filter(({ ts }) => !known.has(ts));
  return { messages: [...thread.messages, ...more], whole: thread.whole && own.whole };
}

/** The reactions to a message of a thread; null where that does not show who gave them all. */
function shownIn(thread: Thread, ts: string): readonly SeenReaction[] | null {
  const shown = thread.messages.find((message) => message.ts === ts);
  return shown?.reactions.every(({ whole }) => whole) ? shown.reactions : null;
}

async function threadOrNothing(
  ask: Ask,
  of: { readonly channel: string; readonly ts: string; readonly signal: AbortSignal },
): Promise<Thread> {
  try {
    return await readThread(ask, { ...of, page: WHOLE_THREAD });
  } catch (error) {
    if (!(error instanceof NotShown)) throw error;
    if (error.unknown) return { messages: [], whole: false };
    if (error.code === 'thread_not_found') return { messages: [], whole: true };
    throw error;
  }
}

/** One message, by its ts; null when it is gone. */
export async function readMessage(ask: Ask, channel: string, ts: string): Promise<SeenMessage | null> {
  const around = { channel, latest: ts, oldest: ts, inclusive: true, limit: 1 };
  const { messages } = messagesShape.parse(await ask('conversations.history', around));
  return messages.find((message) => message.ts === ts) ?? null;
}
