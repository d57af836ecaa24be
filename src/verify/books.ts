import { setImmediate as turn } from 'node:timers/promises';
import type { Game } from '../game/types.ts';
import type { Store } from '../store/store.ts';
import type { DayOfDice, Published, Report } from './shapes.ts';
import { Verifier } from './verifier.ts';

/** What of the books is read to verify a game. */
export type Books = Pick<Store, 'log' | 'seeds'>;

const PAGE = 200;
/** How long it works before others have their turn. */
const AT_ONCE_MS = 20;

/** Reads on in the log up to event `to`, letting others have their turn. Resolves to whether there was anything new. */
export async function follow(
  verifier: Verifier,
  books: Books,
  game: string,
  to = Number.MAX_SAFE_INTEGER,
): Promise<boolean> {
  const from = verifier.head.seq;
  let since = performance.now();
  for (;;) {
    const rows = await books.log.rows(game, verifier.head.seq, PAGE);
    for (const row of rows) {
      if (row.seq > to) return verifier.head.seq > from;
      verifier.take(row);
      if (performance.now() - since < AT_ONCE_MS) continue;
      await turn();
      since = performance.now();
    }
    if (rows.length < PAGE) return verifier.head.seq > from;
  }
}

/**
 * A whole game, from its first event, against what is given out of it: null for the log by itself. The seeds of days
 * that are not over are used, and appear in no finding.
 */
export async function verifyBooks(books: Books, game: string, published: Game | null): Promise<Report> {
  const days = await daysOf(books, game, 'all');
  const verifier = new Verifier({ game, days: () => days, depth: 'law' });
  const head = await books.log.head(game);
  await follow(verifier, books, game);
  return verifier.report(
    published === null ? null : publishedOf(published, head.seq === published.seq ? head.hash : ''),
  );
}

export function publishedOf({ seq, law, table }: Game, hash: string): Published {
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
