import { createHash } from 'node:crypto';
import { matterAtPost, matter as matterOf } from '../../game/matters.ts';
import { signalOf } from '../../game/signals.ts';
import type { Game } from '../../game/types.ts';
import { attempt } from '../acts.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { normalise } from '../read/normalise.ts';
import { readReply } from '../read/votes.ts';
import { withdrawn } from '../voting.ts';
import { askerOf } from './announcements.ts';
import { tellDead, wasAct } from './dead.ts';
import type { Deleted, Edited } from './event.ts';
import { once } from './once.ts';
import { hearPost } from './posts.ts';
import { hearSaid, saidId } from './said.ts';
import { hearVoteReply, replySignal } from './votes.ts';
import { heardOut } from './waiting.ts';

/** Edits: an entry's first text stands, a post that becomes an entry counts from the edit, a vote reply votes anew (FN-M6). */
export async function hearEdit(desk: Desk, game: Game, edited: Edited): Promise<void> {
  const { channel, ts, text, before } = edited;
  const edits = `edited:${channel}:${ts}:`;
  // Slack tells the time of an edit by the second only: two edits in one differ by their words.
  const id = `${edits}${edited.editedTs}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  await once(desk, id, edited, async (cause) => {
    if (before !== null && normalise(before) === normalise(text)) return;
    await firstText(desk, game, edited);
    const earlier = await desk.store.inbox.rulings(edits);
    if (earlier.some((other) => other.id > `${edits}${edited.editedTs};`)) return;
    const at = msOf(edited.editedTs);
    const now = desk.referee.game(game.id) ?? game;
    const matter = matterAtPost(now, ts);
    if (matter) {
      const command = { do: 'note_edit', matter: matter.id, text } as const;
      await desk.referee.hear({ game: game.id, command, by: edited.user, at, cause });
      return;
    }
    const spoken = { ...edited, is: 'said', broadcast: false, at, cause, sinceEdit: true } as const;
    if (edited.thread !== null) return editReply(desk, now, spoken);
    const said = await desk.store.inbox.ruling(saidId(channel, ts));
    if ([said, ...earlier].some(wasAct)) await tellDead(desk, now, spoken);
    else await hearPost(desk, now, spoken);
  });
}

const SOON_MS = 3_600_000;

/** An edit may overtake the post itself, whose first text it brings along. */
async function firstText(desk: Desk, game: Game, edited: Edited): Promise<void> {
  const { channel, user, ts, first, thread } = edited;
  const id = saidId(channel, ts);
  await heardOut(desk, id);
  if (first === null || msOf(edited.editedTs) - msOf(ts) > SOON_MS) return;
  if ((await desk.store.inbox.ruling(id)) !== null) return;
  const founded = (await desk.store.log.game(game.id))?.foundedAt ?? 0;
  if (msOf(ts) < founded) return;
  await hearSaid(desk, game, { ...first, is: 'said', channel, user, ts, thread, broadcast: false });
}

async function editReply(desk: Desk, game: Game, said: Parameters<typeof hearVoteReply>[2]): Promise<void> {
  const id = matterAtPost(game, said.thread ?? '')?.id;
  if (id === undefined) return;
  const read = readReply(said.text, languageIn(game).signs, desk.room.aliases);
  if (read.is === 'nothing' || read.is === 'notAVote' || read.is === 'ask') {
    await withdrawReply(
      desk,
      game,
      { id, user: said.user, ts: said.ts, at: said.at, channel: said.channel },
      null,
    );
  }
  await hearVoteReply(desk, game, said, id);
}

/** A deleted entry stays a matter; a deleted vote reply is a vote taken back. */
export async function hearDeletion(desk: Desk, known: Game, deleted: Deleted): Promise<void> {
  await heardOut(desk, saidId(deleted.channel, deleted.ts));
  const game = desk.referee.game(known.id) ?? known;
  const at = deleted.at ?? desk.clock.now();
  const matter = matterAtPost(game, deleted.ts);
  if (matter) {
    const command = { do: 'note_deletion', matter: matter.id } as const;
    await desk.referee.hear({ game: game.id, command, by: deleted.user ?? matter.author, at, cause: null });
    return;
  }
  const id = deleted.thread === null ? undefined : matterAtPost(game, deleted.thread)?.id;
  if (id === undefined) return;
  const user = deleted.user ?? signallerOf(game, id, deleted.ts);
  if (user === null) return;
  await withdrawReply(desk, game, { id, user, ts: deleted.ts, at, channel: deleted.channel }, null);
}

interface Taken {
  readonly id: string;
  readonly user: string;
  readonly ts: string;
  readonly at: number;
  readonly channel: string;
}

async function withdrawReply(
  desk: Desk,
  game: Game,
  { id, user, ts, at, channel }: Taken,
  cause: string | null,
) {
  const signal = replySignal(ts);
  const known = signalOf(game, id, user, signal.id);
  if (!known) return;
  const asker = askerOf({ user, channel, thread: matterOf(game, id)?.post ?? null });
  await attempt(desk, {
    asker,
    game,
    command: { do: 'withdraw', matter: id, signal },
    at,
    cause,
    words: [`take back a vote on ${id}.`],
    done: (heard) => withdrawn(desk, heard, { asker, matter: id }, known.vote),
  });
}

/** Who signalled by this reply, when Slack does not say whose it was. */
function signallerOf(game: Game, id: string, ts: string): string | null {
  const key = `/${encodeURIComponent(replySignal(ts).id)}`;
  for (const path of game.table.keys()) {
    if (path.startsWith(`signal/${id}/`) && path.endsWith(key)) return path.split('/')[2] ?? null;
  }
  return null;
}
