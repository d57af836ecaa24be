import { matterAtPost } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import { type Desk, languageIn, msOf } from '../desk.ts';
import { readReply } from '../read/votes.ts';
import { noteHeard } from './behind.ts';
import { calledIn, runCalled, tellHowToCall } from './called.ts';
import { deletedSince } from './deletions.ts';
import { hearEdit } from './edits.ts';
import type { Said } from './event.ts';
import { meet } from './meet.ts';
import { once, REMEMBERED_MS } from './once.ts';
import { overtakers } from './overtaken.ts';
import { isBefore } from './past.ts';
import { hearPost } from './posts.ts';
import { hearReply } from './replies.ts';
import type { Spoken } from './spoken.ts';
import { heardOut, turnOf } from './waiting.ts';

/** What a message is known by in the inbox. */
export function saidId(channel: string, ts: string): string {
  return `said:${channel}:${ts}`;
}

/** A message by a person, whether delivered or found when reconciling. */
export async function hearSaid(desk: Desk, game: Game, said: Said): Promise<void> {
  await once(desk, saidId(said.channel, said.ts), said, async (cause) => {
    await meet(desk, game, said.user);
    await parentFirst(desk, game, said);
    const now = desk.referee.game(game.id) ?? game;
    const spoken = { ...said, at: msOf(said.ts), cause, sinceEdit: false };
    if (now.law.program.listens) await noteTalk(desk, spoken, game.id);
    const words = calledIn(desk, now, said);
    if (words !== null && (await runCalled(desk, spoken, words))) return;
    const meant = said.thread === null ? hearPost(desk, now, spoken) : hearReply(desk, now, spoken);
    if (!(await meant) && words !== null) await tellHowToCall(desk, spoken, words);
  });
  await overtakers(desk, game, { channel: said.channel, ts: said.ts });
  await deletedSince(desk, game, said.channel, said.ts);
  await noteHeard(desk, said.channel, said.ts);
}

/** Called where no game is played. */
export async function hearCalled(desk: Desk, said: Said): Promise<void> {
  const words = calledIn(desk, null, said);
  if (words === null) return;
  await once(desk, saidId(said.channel, said.ts), said, async (cause) => {
    const spoken = { ...said, at: msOf(said.ts), cause, sinceEdit: false };
    if (!(await runCalled(desk, spoken, words))) await tellHowToCall(desk, spoken, words);
  });
}

/** What it says is heard for itself; that somebody wrote counts where a rule asks who does. */
async function noteTalk(desk: Desk, { user, at, cause }: Spoken, game: string): Promise<void> {
  await desk.referee.hear({ game, command: { do: 'talk' }, by: user, at, cause, more: true });
}

const SOON_MS = 60_000;

/** A reply may overtake the post it answers, which has to be heard before it: long after, if we were away. */
async function parentFirst(
  desk: Desk,
  game: Game,
  { channel, user, ts, thread, text: reply }: Said,
): Promise<void> {
  if (thread === null) return;
  const soon = msOf(ts) - msOf(thread) <= SOON_MS;
  if (!soon && readReply(reply, languageIn(game).signs, desk.room.aliases).is === 'nothing') return;
  const id = saidId(channel, thread);
  const isKnown = () =>
    Boolean(desk.mirror.at(channel, thread) ?? matterAtPost(desk.referee.game(game.id) ?? game, thread));
  if (isKnown()) return;
  await heardOut(desk, id, turnOf(channel, user));
  if (isKnown()) return;
  if ((await desk.store.inbox.ruling(id)) !== null || !(await couldBeNew(desk, game, thread))) return;
  const parent = await desk.look.message(channel, thread).catch(() => null);
  if (parent === null || parent.user === null || parent.bot !== null || parent.tombstone) return;
  if (parent.subtype !== null && parent.subtype !== 'file_share') return;
  const { text, amends, files, edited } = parent;
  const place = { channel, ts: thread, thread: null, text, amends, files };
  if (edited === null)
    return hearSaid(desk, game, { is: 'said', ...place, user: parent.user, broadcast: false });
  const change = { user: edited.by, editedTs: edited.ts, before: null, first: null };
  await hearEdit(desk, game, { is: 'edited', ...place, ...change });
}

/** Not from before these books of the game, nor so old that whether it was heard is forgotten. */
async function couldBeNew(desk: Desk, game: Game, ts: string): Promise<boolean> {
  if (desk.clock.now() - msOf(ts) > REMEMBERED_MS) return false;
  return !(await isBefore(desk, game, ts));
}
