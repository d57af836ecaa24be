import type { Game } from '../../../src/game/types.ts';
import { openStore, type Store } from '../../../src/store/store.ts';
import type { Sealed } from '../../../src/store/types.ts';
import type { Held } from '../bot/asks.ts';
import type { Diary } from '../diary.ts';
import type { InboxRow, OutboxRow } from '../ledger.ts';
import type { World } from '../world.ts';
import { checkBooks, refolded } from './books.ts';
import { checkHeard } from './heard.ts';
import { checkMoney } from './money.ts';
import { checkSaid } from './said.ts';
import { checkSeen } from './seen.ts';
import { checkVotes } from './votes.ts';

/** All that is compared: what people did, what is on record, what the bot held in memory, and the workspace. */
export interface Checked {
  readonly world: World;
  readonly diary: Diary;
  readonly people: readonly string[];
  readonly store: Store;
  /** Number of the event that was the newest before memory was asked, and the games as it held them then. */
  readonly recorded: number;
  readonly held: readonly Held[];
  /** The log folded from its first event. */
  readonly game: Game;
  readonly events: readonly Sealed[];
  readonly inbox: readonly InboxRow[];
  readonly outbox: readonly OutboxRow[];
}

/** Everything that must hold after a run; what does not, in sentences. */
export async function check(of: Pick<Checked, 'world' | 'diary' | 'people'>): Promise<string[]> {
  const { world } = of;
  const recorded = world.look((ledger) => ledger.newest());
  const held = (await world.life.games()) ?? [];
  // Slack may have delivered something again a moment ago: a bot that is told to end deals with what it has taken.
  await world.life.stop();
  const [inbox, outbox] = world.look((ledger) => [ledger.inbox(), ledger.outbox()] as const);
  const store = await openStore(world.books, { now: () => world.control.now() });
  try {
    const [row] = await store.log.games();
    if (row === undefined) return ['no game is on record'];
    const events = await store.log.tail(row.id, 0);
    const checked: Checked = {
      ...of,
      store,
      recorded,
      held,
      game: refolded(row.id, events),
      events,
      inbox,
      outbox,
    };
    return [
      ...(await checkBooks(checked)),
      ...checkHeard(checked),
      ...checkVotes(checked),
      ...checkMoney(checked),
      ...checkSaid(checked),
      ...(await checkSeen(checked)),
    ];
  } finally {
    await store.close();
  }
}
