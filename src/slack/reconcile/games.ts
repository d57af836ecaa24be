import { matters, pendingMatters } from '../../game/matters.ts';
import { players } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import { NotShown } from '../connect/look.ts';
import { type Desk, readerOf } from '../desk.ts';
import { awayMessage } from '../render/surfaces/welcome.ts';
import { PRIORITY, pinning, posting, redrawing } from '../say/routes.ts';
import { hearSeen, lookAtMatter, reconcileMatter } from './matter.ts';

/** Compares every game's channel with the books: posts, edits, replies, reactions and pins missed while away. */
export async function reconcileAll(desk: Desk, tell: boolean): Promise<number> {
  let missed = 0;
  for (const game of desk.referee.games()) {
    try {
      missed += await reconcileGame(desk, game.id, tell);
    } catch (error) {
      if (!(error instanceof NotShown)) throw error;
      desk.log.warn(`The channel of ${game.id} is closed to us (${error.code}).`);
    }
  }
  return missed;
}

async function reconcileGame(desk: Desk, id: string, tell: boolean): Promise<number> {
  const game = () => desk.referee.game(id) as Game;
  const before = game();
  await people(desk, before);
  const { messages } = await desk.look.channel(before.channel, await desk.store.cursors.at(before.channel));
  for (const message of messages) await hearSeen(desk, game(), message);
  for (const at of pendingMatters(game())) {
    const seen = await lookAtMatter(desk, game(), at);
    if (seen) await reconcileMatter(desk, id, at, seen);
  }
  await settleNews(desk, game());
  await pins(desk, game());
  if (tell && game().seq > before.seq) await summary(desk, before, game());
  return game().seq - before.seq;
}

async function people(desk: Desk, game: Game): Promise<void> {
  desk.room.aliases = await desk.look.emojiAliases();
  const members = new Set(await membersOf(desk, game.channel));
  desk.room.away.set(game.channel, new Set(players(game.table).filter((person) => !members.has(person))));
}

async function membersOf(desk: Desk, channel: string): Promise<readonly string[]> {
  return (await desk.look.members(channel)).people;
}

/** Threads of News Posts and of the newest victory: a ROLL or a wish may have been missed there. */
async function settleNews(desk: Desk, game: Game): Promise<void> {
  const threads = [...game.table]
    .filter(([path]) => path.startsWith('note_post/'))
    .map(([, ts]) => String(ts));
  for (const ts of threads) {
    const { messages } = await desk.look.thread(game.channel, ts).catch(() => ({ messages: [] }));
    for (const message of messages.slice(1))
      await hearSeen(desk, desk.referee.game(game.id) as Game, message);
  }
}

/** FN-M5: what has to be pinned is, what was resolved is not; the board is. */
async function pins(desk: Desk, game: Game): Promise<void> {
  const pinned = new Set((await desk.look.pins(game.channel)).map((pin) => pin.ts));
  const duty = game.law.program.duties.has('pin_pending_matters');
  const drafts = matters(game).flatMap((at) => {
    const wanted = duty && at.state === 'pending';
    if (wanted === pinned.has(at.post) || at.deleted) return [];
    return [pinning(wanted ? 'pin' : 'unpin', game.channel, { ts: at.post })];
  });
  const board = desk.mirror.of(game.id, 'board');
  const unpinned = board && !pinned.has(board.ts) ? [pinning('pin', game.channel, { what: 'board' })] : [];
  const redrawn = [redrawing(game.channel, 'board')];
  for (const at of pendingMatters(game)) redrawn.push(redrawing(game.channel, `card/${at.id}`, at.post));
  await desk.store.transact((tx) => tx.outbox.queue([...drafts, ...unpinned, ...redrawn], game.id));
}

/** One line that says what was caught up with, when the others could not see it happen. */
async function summary(desk: Desk, before: Game, after: Game): Promise<void> {
  const events = await desk.store.log.tail(after.id, before.seq);
  const count = (type: string) => events.filter((event) => event.fact.type === type).length;
  const counts = [
    { what: 'vote', n: count('VoteCast') },
    { what: 'matter', n: count('MatterSubmitted') },
    { what: 'action', n: count('ActionTaken') },
    { what: 'resolution', n: count('MatterResolved') },
  ].filter(({ n }) => n > 0);
  if (counts.length === 0) return;
  const message = awayMessage({ counts }, readerOf(desk, after));
  const draft = posting({ channel: after.channel, priority: PRIORITY.receipt }, message);
  await desk.store.transact((tx) => tx.outbox.queue([draft], after.id));
}
