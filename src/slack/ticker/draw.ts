import type { TickerEvent } from '../../store/ticker.ts';
import { summary } from '../../ticker/summary.ts';
import type { TableEvent } from '../../ticker/table/types.ts';
import { noReader } from '../commands/reader.ts';
import type { Words } from '../connect/send/bodies.ts';
import type { Desk } from '../desk.ts';
import { seenNow } from './now.ts';
import { pictureOf } from './pictures.ts';
import { SHOWN } from './say.ts';
import { tableMessage } from './show/table.ts';
import { endMessage } from './show/told.ts';

/** What a message about a table says now; null for what is none of its. */
export async function drawTable(desk: Desk, id: string, what: string): Promise<Words | null> {
  const placed = desk.parlour.table(id);
  if (placed === null) return null;
  const reader = noReader(desk);
  const now = seenNow(desk, placed);
  if (what === SHOWN) return tableMessage(now, reader, await pictureOf(desk, placed));
  if (what !== 'ended') return null;
  const events = await desk.store.tickers.all(id);
  return endMessage(now, summary(playedIn(events)), reader);
}

/** What happened in the game itself. */
export function playedIn(events: readonly TickerEvent[]): readonly TableEvent[] {
  return events.flatMap(({ fact }) => (fact.type === 'placed' || fact.type === 'reported' ? [] : [fact]));
}
