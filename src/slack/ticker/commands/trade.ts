import { notTheirTurn } from '../../../ticker/table/rulings.ts';
import type { Desk } from '../../desk.ts';
import { isOn, trade } from '../acts.ts';
import { openTickerTrade, refuseTrade } from '../forms/trade.ts';
import { tellGuest } from '../guest.ts';
import { readOrder } from '../read.ts';
import { tableMeant } from '../which.ts';
import type { TickerSub } from './list.ts';

/** `/ticker buy 1000 grain`; alone, the form. */
export async function tradeTyped(desk: Desk, sub: TickerSub, way: 'buy' | 'sell'): Promise<unknown> {
  const typed = sub.words.map(({ text }) => text);
  const meant = await tableMeant(desk, sub, typed, ({ table }) => table.phase !== 'lobby');
  if (meant === null || !(await isOn(desk, sub, meant.placed))) return;
  const { placed, words } = meant;
  if (words.length === 0) return openTickerTrade(desk, sub, placed);
  // Whose turn it is not hears that, and not what the one whose turn it is could do.
  const grounds = notTheirTurn(placed.table, sub.asker.person);
  if (grounds.length > 0) return refuseTrade(desk, sub, placed, grounds);
  const read = readOrder(way, words, placed.table);
  if (!read.ok) return tellGuest(desk, sub, [read.saying]);
  return trade(desk, sub, placed, [read.order]);
}
