import { createHash } from 'node:crypto';
import { matterAtPost } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { sameWords } from '../read/normalise.ts';
import { readReply } from '../read/votes.ts';
import { matterOfThread } from './called.ts';
import { tellDead, wasAct } from './dead.ts';
import { withdrawReply } from './deletions.ts';
import type { Edited } from './event.ts';
import { once } from './once.ts';
import { overtakers } from './overtaken.ts';
import { isBefore } from './past.ts';
import { hearPost } from './posts.ts';
import { hearSaid, saidId } from './said.ts';
import { hearVoteReply } from './votes.ts';
import { heardOut, turnOf } from './waiting.ts';

/** Edits: an entry's first text stands, a post that becomes an entry counts from the edit, a vote reply votes anew (FN-M6). */
export async function hearEdit(desk: Desk, game: Game, edited: Edited): Promise<void> {
  const { channel, ts, text, before } = edited;
  const edits = `edited:${channel}:${ts}:`;
  // Slack tells the time of an edit by the second only: two edits in one differ by their words.
  const id = `${edits}${edited.editedTs}:${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  await once(desk, id, edited, async (cause) => {
    if (before !== null && sameWords(before, text)) return;
    await firstText(desk, game, edited);
    const earlier = await desk.store.inbox.rulings(edits);
    if (earlier.some((other) => other.id > `${edits}${edited.editedTs};`)) return;
    const at = editedAt(edited);
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
  await overtakers(desk, game, { channel, ts });
}

const SECOND_MS = 1_000;

/** Of an edit Slack tells the second, and its news the moment: what was said in that second comes before its own edit. */
export function editedAt({ ts, editedTs, at }: Pick<Edited, 'ts' | 'editedTs' | 'at'>): number {
  const from = msOf(editedTs);
  const told = at ?? from;
  return Math.max(msOf(ts), told >= from && told < from + SECOND_MS ? told : from);
}

const SOON_MS = 3_600_000;

/** An edit may overtake the post itself, whose first text it brings along. */
async function firstText(desk: Desk, game: Game, edited: Edited): Promise<void> {
  const { channel, user, ts, first, thread } = edited;
  const id = saidId(channel, ts);
  await heardOut(desk, id, turnOf(channel, user));
  if (first === null || msOf(edited.editedTs) - msOf(ts) > SOON_MS) return;
  if ((await desk.store.inbox.ruling(id)) !== null) return;
  if (await isBefore(desk, game, ts)) return;
  await hearSaid(desk, game, { ...first, is: 'said', channel, user, ts, thread, broadcast: false });
}

async function editReply(desk: Desk, game: Game, said: Parameters<typeof hearVoteReply>[2]): Promise<void> {
  const id = matterOfThread(desk, game, said.channel, said.thread ?? '');
  if (id === null) return;
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
