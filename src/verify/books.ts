import { setImmediate as turn } from 'node:timers/promises';
import type { Game } from '../game/types.ts';
import { thawed } from '../referee/games.ts';
import type { Store } from '../store/store.ts';
import type { DayOfDice, Finding, Published, Report } from './shapes.ts';
import { Verifier } from './verifier.ts';

/** What of the books is read to verify a game. */
export type Books = Pick<Store, 'log' | 'seeds' | 'snapshots'>;

const PAGE = 200;
/** How long it works before others have their turn. */
const AT_ONCE_MS = 10;

/** How far it is read on: up to event `to`, and no further once `goOn` says no. */
export interface Reach {
  readonly to?: number;
  readonly goOn?: () => boolean;
}

/** Reads on in the log, letting others have their turn. Resolves to whether there was anything new. */
export async function follow(
  verifier: Verifier,
  books: Pick<Books, 'log'>,
  game: string,
  { to = Number.MAX_SAFE_INTEGER, goOn = () => true }: Reach = {},
): Promise<boolean> {
  const from = verifier.head.seq;
  let since = performance.now();
  for (;;) {
    const rows = await books.log.rows(game, verifier.head.seq, PAGE);
    for (const row of rows) {
      if (row.seq > to || !goOn()) return verifier.head.seq > from;
      verifier.take(row);
      if (performance.now() - since < AT_ONCE_MS) continue;
      await turn();
      since = performance.now();
    }
    if (rows.length < PAGE) return verifier.head.seq > from;
  }
}

/**
 * A whole game, from its first event: its log by itself, its snapshots, and what is given out of it, null for nothing.
 * The seeds of days that are not over are used, and appear in no finding.
 */
export async function verifyBooks(books: Books, game: string, published: Published | null): Promise<Report> {
  const days = await daysOf(books, game, 'all');
  const verifier = new Verifier({ game, days: () => days, depth: 'law' });
  for (const seq of await books.snapshots.kept(game)) {
    await follow(verifier, books, game, { to: seq });
    verifier.add(await snapshotFindings(verifier, books, game, seq));
  }
  await follow(verifier, books, game, published === null ? {} : { to: published.head.seq });
  return verifier.report(published);
}

/** Whether a snapshot is what the log came to, the verifier standing at its event. */
export async function snapshotFindings(
  verifier: Verifier,
  { snapshots }: Pick<Books, 'snapshots'>,
  game: string,
  seq: number,
): Promise<Finding[]> {
  const where = `snapshot of E${seq}`;
  const kept = await snapshots.raw(game, seq);
  if (kept === null || verifier.head.seq !== seq) return [];
  if (!kept.isWhole) return [{ where, field: 'digest', saying: 'is not what was kept' }];
  const held = thawed(game, seq, JSON.parse(kept.state));
  if (held === null) return [{ where, field: 'state', saying: 'is of another version of the program' }];
  return verifier
    .against(publishedOf(held, kept.head))
    .map((finding) => ({ ...finding, where: `${where}, ${finding.where}` }));
}

export function publishedOf(
  { seq, law, table }: Pick<Game, 'seq' | 'law' | 'table'>,
  hash: string,
): Published {
  return { head: { seq, hash }, version: law.version, rules: law.rules, table };
}

/** The days of a game's dice, oldest first, with the seeds that everybody may know, or with all of them. */
export async function daysOf(
  { seeds }: Pick<Books, 'seeds'>,
  game: string,
  which: 'told' | 'all',
): Promise<DayOfDice[]> {
  const days: DayOfDice[] = [];
  for (const of of await seeds.commitments(game)) {
    const isTold = which === 'all' || of.revealedTs !== null;
    const secret = isTold ? await seeds.secret(game, of.day) : null;
    days.push({ ...of, seed: secret === null ? null : Buffer.from(secret).toString('hex') });
  }
  return days;
}
