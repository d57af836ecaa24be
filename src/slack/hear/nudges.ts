import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import type { Miss } from '../read/misses.ts';
import { readerOf } from '../reader.ts';
import { nudgeMessage } from '../render/surfaces/nudge.ts';
import type { NudgeView } from '../render/views.ts';
import { privately } from '../say/routes.ts';
import { paragraph } from '../views/card.ts';
import { askerOf } from './announcements.ts';
import type { Spoken } from './spoken.ts';

const STALE_MS = 15 * 60_000;

const why: Readonly<Record<Miss['reason'], NudgeView['why']>> = {
  form: 'spelling',
  quote: 'quoted',
  code: 'quoted',
  lead: 'not_first',
  empty: 'empty',
  thread: 'thread',
  direct: 'elsewhere',
  slash: 'command',
};

/** One private nudge for a post that looks meant as an entry; none for an old post, none for who asked for none. */
export async function nudge(desk: Desk, game: Game, said: Spoken, miss: Miss): Promise<void> {
  if (desk.clock.now() - said.at > STALE_MS) return;
  if (game.table.get(`setting/nudges_${said.user}`) === 'off') return;
  const kind = game.law.program.matters.get(miss.what);
  const view: NudgeView = {
    opens: miss.opens,
    kind: miss.what,
    post: said.ts,
    begins: miss.begins,
    why: why[miss.reason],
    cite: kind ? paragraph(kind, 'opens') : null,
  };
  const asker = { ...askerOf(said), ...(miss.reason === 'direct' ? directly(game) : {}) };
  const message = privately(asker, nudgeMessage(view, readerOf(desk, game)));
  await desk.store.transact(async (tx) => {
    await tx.outbox.queue([message], game.id);
    await tx.inbox.settle(said.cause, { nudged: miss.reason });
  });
}

function directly({ channel }: Game) {
  return { channel, direct: true } as const;
}
