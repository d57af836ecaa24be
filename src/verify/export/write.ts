import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Game } from '../../game/types.ts';
import { type Books as All, daysOf } from '../books.ts';
import { unseal } from '../chain.ts';
import type { EventRow } from '../sealed.ts';
import { FIRST_LINE, type ItemOf, itemLine, type Section } from './layout.ts';

type Books = Pick<All, 'log' | 'seeds'>;

const PAGE = 100;

/**
 * A whole game up to event `game.seq` as one JSON document, piece by piece: only as much of the log is in memory as one
 * piece holds. The same game gives the same bytes. No seed is in it that was not told, and no table of the ticker.
 */
export async function* exported(books: Books, game: Game): AsyncGenerator<string> {
  const digest = createHash('sha256');
  for await (const piece of pieces(books, game)) {
    digest.update(piece, 'utf8');
    yield piece;
  }
  yield `"digest":"${digest.digest('hex')}"}\n`;
}

async function* pieces(books: Books, game: Game): AsyncGenerator<string> {
  const { id, team, channel, seq, law, table } = game;
  const [newest] = await books.log.rows(id, seq - 1, 1);
  const seal = newest?.hash ?? '';
  yield `${FIRST_LINE}\n"game":${itemLine({ channel, event: seq, id, ruleset: law.version, seal, team })},\n`;
  const days = await daysOf(books, id, 'told');
  yield* list('dice', [
    days.map(({ day, commitment, acceptedTs: accepted, revealedTs: revealed, seed }) => ({
      ...{ day, commitment, accepted, revealed, seed },
    })),
  ]);
  yield* list('rules', [law.rules]);
  yield* list('table', [
    [...table].map(([path, value]) => ({ path, value: value as ItemOf<'table'>['value'] })),
  ]);
  yield* list('events', log(books, id, seq));
}

async function* log(books: Books, id: string, to: number): AsyncGenerator<readonly object[]> {
  for (let after = 0; after < to; ) {
    const rows = await books.log.rows(id, after, Math.min(PAGE, to - after));
    if (rows.length === 0) return;
    yield rows.map(laidOut);
    after = rows.at(-1)?.seq ?? to;
    await turn();
  }
}

function laidOut(row: EventRow): object {
  const { seq, at, by, under, fact, changes, cause, prev, hash } = unseal(row);
  return { seq, at, type: row.type, by, under, fact, changes, cause, prev, hash };
}

/** Every item on a line of its own. */
async function* list(
  name: Section,
  pages: AsyncIterable<readonly object[]> | Iterable<readonly object[]>,
): AsyncGenerator<string> {
  let before = `"${name}":[\n`;
  for await (const page of pages) {
    const lines = page.map((item) => itemLine(item as Readonly<Record<string, unknown>>));
    if (lines.length === 0) continue;
    yield `${before}${lines.join(',\n')}`;
    before = ',\n';
  }
  yield before === ',\n' ? '\n],\n' : `${before}],\n`;
}
