import { dayOf } from '../dice/provable.ts';
import { isAccepted } from '../game/people.ts';
import type { Game } from '../game/types.ts';
import type { Draft } from '../store/types.ts';
import { msOf } from '../verify/commitments.ts';
import type { Desk } from './desk.ts';
import { readerOf } from './reader.ts';
import { diceDay, headMessage } from './render/surfaces/dice.ts';
import { noteMessage } from './render/surfaces/note.ts';
import { PRIORITY, posting, redrawing } from './say/routes.ts';

const DAY_MS = 86_400_000;
const BOARD = { what: 'board' } as const;

/**
 * Keeps the dice sealed: the commitment of a day is posted a day ahead, its seed when the day is over, the head of
 * the log once a day; each a new message in the board's thread, never edited.
 */
export async function seal(desk: Desk, game: Game): Promise<void> {
  if (!isAccepted(game)) return;
  const now = desk.clock.now();
  const reader = readerOf(desk, game);
  const known = await desk.store.seeds.commitments(game.id);
  const over = known.filter(
    (day) => day.day < dayOf(now) && day.acceptedTs !== null && day.revealedTs === null,
  );
  const revealed: Draft[] = [];
  for (const { day, commitment } of over) {
    const secret = await desk.store.seeds.secret(game.id, day);
    if (secret === null) continue;
    const view = {
      is: 'seed',
      dayMs: Date.parse(day),
      hash: commitment,
      seed: Buffer.from(secret).toString('hex'),
    } as const;
    revealed.push(said(game, `seed/${day}`, diceDay(view, reader)));
  }
  const missing = [dayOf(now), dayOf(now + DAY_MS)].filter(
    (day) => !known.some((k) => k.day === day && k.acceptedTs),
  );
  const head = `head/${dayOf(now)}`;
  const heads = desk.mirror.of(game.id, head)
    ? []
    : [said(game, head, headMessage({ at: now, seq: game.seq, hash: desk.referee.head(game.id) }, reader))];
  const back = await putBack(desk, game);
  await desk.store.transact(async (tx) => {
    const drafts = [...revealed, ...back];
    for (const day of missing) {
      const hash = await tx.seeds.draw(game.id, day);
      const dayMs = Date.parse(day);
      const message = diceDay({ is: 'commitment', dayMs, hash }, reader);
      // Once the day is over it would promise dice that nobody throws any more.
      drafts.push(said(game, `commitment/${day}`, message, { until: dayMs + DAY_MS }));
    }
    await tx.outbox.queue([...drafts, ...heads], game.id);
  });
}

/** What stands in the channel may be of a time that these books know nothing of: said once, to all. */
async function putBack(desk: Desk, game: Game): Promise<Draft[]> {
  const day = await desk.store.seeds.lastSpent(game.id);
  const what = `restored/${day}`;
  if (day === null || desk.mirror.of(game.id, what)) return [];
  const message = noteMessage([PUT_BACK], readerOf(desk, game));
  return [posting({ channel: game.channel, what, priority: PRIORITY.receipt }, message)];
}

const PUT_BACK = [
  'Whoever hosts me has put my books back from a backup. What was typed or pressed after it is undone, whatever I said of it ',
  'here: `/nomic log` shows what is on record. Posts, votes and reactions I read again. No dice of the day fall any more.',
];

function said(
  game: Game,
  what: string,
  message: Parameters<typeof posting>[1],
  more: { readonly until?: number } = {},
): Draft {
  return posting({ channel: game.channel, what, thread: BOARD, priority: PRIORITY.card, ...more }, message);
}

/** Slack has a message of ours about the dice: only now may they be thrown, or is the day done with. */
export async function sealed(desk: Desk, game: string, what: string, ts: string): Promise<void> {
  const [sort, day = ''] = what.split('/');
  if (desk.parlour.table(game) !== null)
    return sort === 'commitment' ? desk.parlour.seal(game, ts) : undefined;
  // What Slack takes once the day is over has sealed nothing: no dice have fallen under it, and none will.
  if (sort === 'commitment' && msOf(ts) < Date.parse(day) + DAY_MS)
    await desk.store.transact((tx) => tx.seeds.accepted(game, day, ts));
  if (sort === 'seed') await desk.store.transact((tx) => tx.seeds.revealed(game, day, ts));
  if (sort === 'commitment') await showCommitment(desk, game);
}

/** The commitment that today's throws are made under, for the board. */
export async function showCommitment(desk: Desk, game: string): Promise<void> {
  const today = dayOf(desk.clock.now());
  const known = await desk.store.seeds.commitment(game, today);
  if (!known?.acceptedTs || desk.room.commitments.get(game)?.hash === known.commitment) return;
  desk.room.commitments.set(game, { dayMs: Date.parse(today), hash: known.commitment });
  const channel = desk.referee.game(game)?.channel;
  if (channel !== undefined)
    await desk.store.transact((tx) => tx.outbox.queue([redrawing(channel, 'board')], game));
}
