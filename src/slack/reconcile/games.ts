import { keysUnder } from '../../game/cells.ts';
import { type Matter, matter, matters, pendingMatters } from '../../game/matters.ts';
import type { Game } from '../../game/types.ts';
import type { Sealed } from '../../store/types.ts';
import { type SeenMessage, Unanswered } from '../connect/look.ts';
import type { Desk } from '../desk.ts';
import { catchUp, fallBehind } from '../hear/behind.ts';
import { pinKey } from '../pins.ts';
import { PRIORITY, pinning, posting, redrawing } from '../say/routes.ts';
import { awayOf } from './away.ts';
import { type Looked, lookAtMatter, reconcileMatter } from './matter.ts';
import { lateNotices } from './notices.ts';
import { Round } from './round.ts';
import { hearSeen } from './seen.ts';
import { newsThreads } from './threads.ts';

const AGAIN_MS = 20_000;

/**
 * Compares every game's channel with the books: posts, edits, replies, reactions and pins missed while away. What
 * Slack does not show of one thing keeps nothing else from being compared.
 * @throws Unanswered when Slack left something unanswered, once all the rest is compared
 */
export async function reconcileAll(desk: Desk, tell: boolean): Promise<number> {
  const round = new Round(desk);
  await round.part('emoji.list', async () => {
    desk.room.aliases = await desk.look.emojiAliases();
  });
  let missed = 0;
  for (const { id } of desk.referee.games()) missed += await reconcileGame(round, id, tell);
  if (!round.whole)
    throw new Unanswered('Slack left some of it unanswered; it is compared again later.', missed);
  return missed;
}

/** One game's channel, when it is open to us again. */
export async function reconcileOne(desk: Desk, id: string): Promise<void> {
  const round = new Round(desk);
  fallBehind(desk, [desk.referee.game(id) as Game]);
  await reconcileGame(round, id, true);
  if (round.whole) return;
  desk.log.warn(`Slack left some of the channel of ${id} unanswered; it is compared again later.`);
  const again = () => {
    if (desk.leaving.aborted || desk.referee.game(id) === null) return;
    void reconcileOne(desk, id).catch((error) => desk.log.error(`Comparing ${id} failed.`, error));
  };
  setTimeout(again, AGAIN_MS).unref();
}

async function reconcileGame(round: Round, id: string, tell: boolean): Promise<number> {
  const { desk } = round;
  const game = () => desk.referee.game(id) as Game;
  const before = game();
  const behind = desk.room.behind.get(before.channel);
  const { said, open, whole } = await channelOf(round, before);
  await round.part(`the members of ${id}`, () => people(desk, before));
  const looks = await lookAtAll(round, before);
  const threads = [...looks.values()].flatMap((seen) => seen.thread);
  // In the order it was said, wherever that was: who left since had a vote then, who came since had none.
  const left = round.unanswered;
  for (const message of inOrder([...said, ...threads]))
    await round.part(`a message of ${id}`, () => hearSeen(desk, game(), message));
  const isHeard = whole && round.unanswered === left && !round.over;
  const found = await lookAtAll(round, game(), looks);
  for (const [of, seen] of [...looks, ...found]) {
    const at = matter(game(), of);
    if (at)
      await round.part(`${of} of ${id}`, async () => void (await reconcileMatter(desk, id, { at, seen })));
  }
  for (const ts of newsThreads(desk, game())) {
    await round.part(`a thread of ${id}`, async () => {
      const { messages } = await desk.look.thread(before.channel, ts);
      for (const message of messages.slice(1)) await hearSeen(desk, game(), message);
    });
  }
  // Votes by reaction are heard with their matters: before that nobody knows whose is missing.
  if (isHeard) await catchUp(desk, before.channel, said.at(-1)?.ts ?? '', behind);
  if (open) await round.part(`the pins of ${id}`, () => pins(desk, game));
  if (open) await round.part(`the notices of ${id}`, () => lateNotices(desk, game()));
  if (round.over) return 0;
  await redraw(desk, game());
  if (game().seq === before.seq) return 0;
  const events = await desk.store.log.tail(id, before.seq);
  if (tell) await summary(desk, game(), events, round.fromMs);
  // What only fell due meanwhile was not missed.
  return events.filter(({ cause }) => cause !== null).length;
}

interface SeenChannel {
  readonly said: readonly SeenMessage[];
  /** Slack shows it. */
  readonly open: boolean;
  /** There is nothing more to be had of it now. */
  readonly whole: boolean;
}

/** What was said in a game's channel since the cursor. */
async function channelOf(round: Round, { id, channel }: Game): Promise<SeenChannel> {
  const { desk, unanswered } = round;
  const said: SeenMessage[] = [];
  const open = await round.part(`the channel of ${id}`, async () => {
    const cursor = await desk.store.cursors.at(channel);
    said.push(...(await desk.look.channel(channel, cursor)).messages);
  });
  return { said, open, whole: round.unanswered === unanswered };
}

/** Every pending matter as Slack shows it, but those that were looked at. */
async function lookAtAll(
  round: Round,
  game: Game,
  but: ReadonlyMap<string, Looked> = new Map(),
): Promise<Map<string, Looked>> {
  const looks = new Map<string, Looked>();
  for (const at of pendingMatters(game)) {
    if (but.has(at.id)) continue;
    await round.part(`${at.id} of ${game.id}`, async () => {
      const seen = await lookAtMatter(round.desk, game, at);
      if (seen === null) throw new Unanswered(at.id);
      looks.set(at.id, seen);
    });
  }
  return looks;
}

function inOrder(messages: readonly SeenMessage[]): SeenMessage[] {
  const moment = ({ ts, edited }: SeenMessage) => Number(edited?.ts ?? ts);
  return [...messages].sort((a, b) => moment(a) - moment(b) || Number(a.ts) - Number(b.ts));
}

async function people(desk: Desk, game: Game): Promise<void> {
  const { people: listed, whole } = await desk.look.members(game.channel);
  // In a crowd, whoever is not listed may be there all the same.
  if (!whole) return;
  const members = new Set(listed);
  desk.room.away.set(
    game.channel,
    new Set(keysUnder(game.table, 'is/player').filter((person) => !members.has(person))),
  );
}

/** FN-M5: what has to be pinned is, what was resolved is not; the board is. */
async function pins(desk: Desk, current: () => Game): Promise<void> {
  const pinned = new Set((await desk.look.pins(current().channel)).map((pin) => pin.ts));
  const game = current();
  const duty = game.law.program.duties.has('pin_pending_matters');
  const known = matters(game).filter(({ deleted }) => !deleted);
  for (const ts of pinned) {
    desk.room.crowdedOut.delete(pinKey(game, ts));
    desk.room.unpinned.delete(pinKey(game, ts));
  }
  const isWanted = (at: Matter) => duty && at.state === 'pending';
  // What somebody has taken off twice stays off.
  const lacks = (ts: string) => !pinned.has(ts) && !desk.room.unpinned.has(pinKey(game, ts));
  const off = known.filter((at) => !isWanted(at) && pinned.has(at.post));
  const on = known.filter((at) => isWanted(at) && lacks(at.post));
  const board = desk.mirror.of(game.id, 'board');
  // What is pinned first has room: the gamestate, then the oldest matters.
  const drafts = [
    ...off.map(({ post }) => pinning('unpin', game.channel, { ts: post })),
    ...(board && lacks(board.ts) ? [pinning('pin', game.channel, { what: 'board' })] : []),
    ...on.map(({ post }) => pinning('pin', game.channel, { ts: post })),
  ];
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}

/** What mirrors the game may have been edited last under another state of it. */
async function redraw(desk: Desk, game: Game): Promise<void> {
  const cards = pendingMatters(game).map((at) => redrawing(game.channel, `card/${at.id}`, at.post));
  const drafts = [redrawing(game.channel, 'board'), ...cards];
  await desk.store.transact((tx) => tx.outbox.queue(drafts, game.id));
}

/** One line that says what was caught up with, when the others could not see it happen. */
async function summary(desk: Desk, after: Game, events: readonly Sealed[], fromMs: number): Promise<void> {
  const message = awayOf(desk, after, { events, fromMs });
  if (message === null) return;
  const draft = posting({ channel: after.channel, priority: PRIORITY.receipt }, message);
  await desk.store.transact((tx) => tx.outbox.queue([draft], after.id));
}
