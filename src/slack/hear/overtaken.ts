import { type Matter, matterAtPost } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { readReply } from '../read/votes.ts';
import type { Edited, Said } from './event.ts';
import { hear } from './messages.ts';
import { countReaction, reactionIn } from './reactions.ts';

const CLOCKS_DIFFER_MS = 300_000;

interface Entry {
  readonly channel: string;
  readonly ts: string;
}

/**
 * Votes in the thread of an entry that were heard before the entry meant nothing then, and are ruled on now, each by its
 * own time; so are those under its card that came before it was known where the card stands.
 */
export async function overtakers(desk: Desk, known: Game, { channel, ts }: Entry): Promise<void> {
  const game = desk.referee.game(known.id) ?? known;
  const matter = matterAtPost(game, ts);
  if (!matter) return;
  const { inbox } = desk.store;
  const threads = threadsOf(desk, game, matter);
  await overtakingReactions(desk, matter);
  for (const way of ['said', 'edited']) {
    for (const { id, body } of await inbox.unheeded(`${way}:${channel}:${ts}`, `${way}:${channel};`)) {
      const reply = body as Said | Edited;
      if (!threads.has(reply.thread ?? '')) continue;
      if (!isVote(desk, game, reply.text)) continue;
      desk.step('heard again', { id });
      await desk.store.transact((tx) => tx.inbox.reopen(id));
      await hear(desk, reply);
    }
  }
}

/** Where its votes are given by reply; all of a channel's talk is sifted by it. */
function threadsOf(desk: Desk, { id }: Game, matter: Matter): ReadonlySet<string> {
  const mirrored = ['card', 'notice'].flatMap((way) => desk.mirror.of(id, `${way}/${matter.id}`)?.ts ?? []);
  return new Set([matter.post, ...mirrored]);
}

type Event = Awaited<ReturnType<Desk['store']['inbox']['unheededEvents']>>[number];

/** What was put on the post: once the post is deleted, no look shows it any more. */
async function overtakingReactions(desk: Desk, at: Matter): Promise<void> {
  const { inbox } = desk.store;
  const since = msOf(at.post) - CLOCKS_DIFFER_MS;
  const events = await inbox.unheededEvents(since, ['"reaction_', `"${at.post}"`]);
  for (const one of at.sinceEdit ? lasting(events, at.opened) : events) {
    const { id } = one;
    desk.step('heard again', { id });
    await desk.store.transact((tx) => tx.inbox.reopen(id));
    await countReaction(desk, eventOf(one), id);
    if ((await inbox.ruling(id)) === null) await desk.store.transact((tx) => tx.inbox.settle(id, null));
  }
}

function eventOf({ body }: Event): unknown {
  return (body as { event?: unknown }).event;
}

/** Of what was put on and taken off again before there was anything to vote on nothing is left to be told of. */
function lasting(events: readonly Event[], opened: number): Event[] {
  const last = new Map<string, number>();
  const early = (event: Event) => {
    const read = reactionIn(eventOf(event));
    const at = msOf(read?.event_ts ?? String(opened));
    return read === null || at >= opened ? null : { ...read, at, key: `${read.user} ${read.reaction}` };
  };
  for (const one of events.map(early)) {
    if (one !== null) last.set(one.key, Math.max(one.at, last.get(one.key) ?? 0));
  }
  return events.filter((event) => {
    const one = early(event);
    return one === null || (one.type === 'reaction_added' && last.get(one.key) === one.at);
  });
}

/** A vote on a matter that is known is always ruled on: what was settled without a ruling was heard before it. */
function isVote(desk: Desk, game: Game, reply: string): boolean {
  return readReply(reply, languageIn(game).signs, desk.room.aliases).is === 'vote';
}
