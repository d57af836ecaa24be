import { type EventRow, unseal } from '../verify/chain.ts';
import { NotDone } from './backup.ts';
import type { GameRow } from './log.ts';
import type { Tx } from './store.ts';

/** A day of dice: `seed` is 32 bytes, or none where the day was not over. Such a day has no more throws. */
export interface TakenDay {
  readonly day: string;
  readonly commitment: string;
  readonly acceptedTs: string | null;
  readonly revealedTs: string | null;
  readonly seed: Uint8Array;
}

/**
 * Puts a game that another database kept into this one, event by event as it was sealed. Whoever hands it over has
 * verified it. @throws NotDone when the game, or another of its channel, is here already
 */
export async function takeIn(
  tx: Tx,
  {
    game,
    rows,
    days,
  }: { readonly game: GameRow; readonly rows: readonly EventRow[]; readonly days: readonly TakenDay[] },
): Promise<void> {
  const here = (await tx.log.game(game.id)) ?? (await tx.log.gameIn(game.team, game.channel));
  if (here !== null) throw new NotDone(`Game ${here.id} is in this database already.`);
  await tx.log.found(game);
  for (const row of rows) {
    const [kept] = await tx.log.append(game.id, [unseal(row)], row.cause);
    if (kept?.hash !== row.hash) throw new NotDone(`Event E${row.seq} would not be what was sealed.`);
  }
  for (const day of days) await tx.seeds.takeIn(game.id, day);
  await hear(tx, game.channel, rows);
}

/** What was heard there is not heard here again; what was said since its newest event was missed. */
async function hear(tx: Tx, channel: string, rows: readonly EventRow[]): Promise<void> {
  const heardToMs = rows.reduce((newest, { at }) => Math.max(newest, at), 0);
  const acts = new Map<string, boolean>();
  for (const row of rows)
    if (row.cause !== null) acts.set(row.cause, acts.get(row.cause) === true || isAct(row));
  await tx.inbox.takeIn(channel, heardToMs, acts);
  await tx.cursors.move(
    channel,
    `${Math.floor(heardToMs / 1000)}.${String(heardToMs % 1000).padStart(3, '0')}000`,
  );
}

/** Not what merely fell due as it came, nor that somebody wrote. */
function isAct(row: EventRow): boolean {
  const { by, fact } = unseal(row);
  return by !== 'referee' && fact.type !== 'Talked';
}
