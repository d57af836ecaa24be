import { matterAtPost, matter as matterOf } from '../../game/matters.ts';
import { signalOf } from '../../game/signals.ts';
import type { Game } from '../../game/types.ts';
import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { withdrawn } from '../voting.ts';
import { askerOf } from './announcements.ts';
import { matterOfThread } from './called.ts';
import type { Deleted } from './event.ts';
import { once } from './once.ts';
import { saidId } from './said.ts';
import { replySignal } from './votes.ts';
import { heardOut, turnOf } from './waiting.ts';

const goneId = (channel: string, ts: string) => `gone:${channel}:${ts}`;

/** A deleted entry stays a matter; a deleted vote reply is a vote taken back. */
export async function hearDeletion(desk: Desk, game: Game, deleted: Deleted): Promise<void> {
  const { channel, ts, user } = deleted;
  const said = saidId(channel, ts);
  await heardOut(desk, said, user === null ? undefined : turnOf(channel, user));
  if ((await desk.store.inbox.ruling(said)) === null)
    await once(desk, goneId(channel, ts), deleted, async () => {});
  await takesAway(desk, game, deleted);
}

/** A deletion may overtake what it deletes, and then takes it away once that is heard. */
export async function deletedSince(desk: Desk, game: Game, channel: string, ts: string): Promise<void> {
  const deleted = await desk.store.inbox.body(goneId(channel, ts));
  if (deleted !== null) await takesAway(desk, game, deleted as Deleted);
}

async function takesAway(desk: Desk, known: Game, deleted: Deleted): Promise<void> {
  const game = desk.referee.game(known.id) ?? known;
  const at = deleted.at ?? desk.clock.now();
  const matter = matterAtPost(game, deleted.ts);
  if (matter) {
    const command = { do: 'note_deletion', matter: matter.id } as const;
    await desk.referee.hear({ game: game.id, command, by: deleted.user ?? matter.author, at, cause: null });
    return;
  }
  const id = deleted.thread && matterOfThread(desk, game, deleted.channel, deleted.thread);
  if (!id) return;
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

/** A reply that voted says so no more. */
export async function withdrawReply(
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
