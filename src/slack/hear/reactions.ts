import { z } from 'zod';
import { matter, matterAtPost } from '../../game/matters.ts';
import { signalOf } from '../../game/signals.ts';
import type { Game, Signal } from '../../game/types.ts';
import { attempt } from '../acts.ts';
import { pause } from '../connect/backoff.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { gameAt } from '../gate.ts';
import { readReaction } from '../read/reactions.ts';
import { maybeTs } from '../read/ts.ts';
import type { Asker } from '../say/routes.ts';
import { irregular, withdrawn } from '../voting.ts';
import { meet } from './meet.ts';
import { saidId } from './said.ts';
import { heardOut } from './waiting.ts';

const reaction = z.object({
  type: z.enum(['reaction_added', 'reaction_removed']),
  user: z.string(),
  reaction: z.string(),
  item: z.object({ type: z.literal('message'), channel: z.string(), ts: z.string() }),
  item_user: z.string().optional(),
  event_ts: maybeTs,
});

const NOTED_WITHIN_MS = 2_000;
const LOOK_AGAIN_MS = 25;

/** Where a reaction counts as a vote: the matter's post, or the bot's card in its thread. */
export interface Ballot {
  readonly matter: string;
  readonly on: 'post' | 'card';
}

/** Who reacts to the post looks at the channel, and would not see what is said in the thread; the card stands in it. */
function askerAt(game: Game, ballot: Ballot, who: { person: string; channel: string }): Asker {
  const thread = ballot.on === 'card' ? matter(game, ballot.matter)?.post : undefined;
  return thread === undefined ? who : { ...who, thread };
}

function ballotAt(desk: Desk, game: Game, channel: string, ts: string): Ballot | null {
  const atPost = matterAtPost(game, ts);
  if (atPost) return { matter: atPost.id, on: 'post' };
  const mirrored = desk.mirror.at(channel, ts);
  const id = mirrored?.game === game.id ? /^card\/(.+)$/.exec(mirrored.what)?.[1] : undefined;
  return id === undefined ? null : { matter: id, on: 'card' };
}

/** Two skin tones by one person are one signal each, and one vote. */
export function reactionSignal(on: Ballot['on'], name: string): Signal {
  return { id: `reaction:${on}:${name}`, way: 'reaction' };
}

/** What the bot has just posted may be seen, and reacted to, before Slack's answer has told the bot where it stands. */
async function noted(desk: Desk, { channel, ts }: { channel: string; ts: string }): Promise<void> {
  const until = performance.now() + NOTED_WITHIN_MS;
  while (!desk.mirror.at(channel, ts) && performance.now() < until && !desk.leaving.aborted)
    await pause(LOOK_AGAIN_MS, desk.leaving);
}

export function reactionIn(event: unknown): z.infer<typeof reaction> | null {
  return reaction.safeParse(event).data ?? null;
}

/** A reaction waits for what it is put on. */
export async function hearReaction(desk: Desk, event: unknown, cause: string): Promise<void> {
  const read = reaction.safeParse(event);
  if (read.success) await heardOut(desk, saidId(read.data.item.channel, read.data.item.ts));
  await countReaction(desk, event, cause);
}

/** FN-V1: a reaction is a signal with its own time; taken away, the signal before it stands again. */
export async function countReaction(desk: Desk, event: unknown, cause: string): Promise<void> {
  const read = reaction.safeParse(event);
  if (!read.success || read.data.user === desk.who.botUserId) return;
  const { user, item, event_ts, type } = read.data;
  const game = gameAt(desk, item.channel);
  if (read.data.item_user === desk.who.botUserId) await noted(desk, item);
  const ballot = game === null ? null : ballotAt(desk, game, item.channel, item.ts);
  if (game === null || ballot === null) return;
  const vote = readReaction(read.data.reaction, languageIn(game).signs, desk.room.aliases);
  if (vote === null) return;
  await meet(desk, game, user);
  const signal = reactionSignal(ballot.on, read.data.reaction);
  const asker = askerAt(game, ballot, { person: user, channel: item.channel });
  const at = event_ts === undefined ? desk.clock.now() : msOf(event_ts);
  const base = { asker, game, at, cause, words: [`vote on ${ballot.matter} by reaction.`] };
  if (type === 'reaction_added') {
    await attempt(desk, {
      ...base,
      command: { do: 'vote', matter: ballot.matter, vote, signal },
      done: (heard) => irregular(desk, heard, { asker, matter: ballot.matter }),
    });
    return;
  }
  const known = signalOf(game, ballot.matter, user, signal.id);
  await attempt(desk, {
    ...base,
    command: { do: 'withdraw', matter: ballot.matter, signal },
    done: (heard) => (known ? withdrawn(desk, heard, { asker, matter: ballot.matter }, known.vote) : []),
  });
}
