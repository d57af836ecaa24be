import { setting } from '../../game/people.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { tapeMessage, tradeMessage } from '../render/surfaces/trade.ts';
import type { TradeView } from '../render/views.ts';
import type { Told } from './announce.ts';
import { PRIORITY, posting } from './routes.ts';

const DAY_MS = 86_400_000;

/** Where the channel keeps its receipts: one quiet thread a day, the channel, or nowhere but the log. */
export function sayTrade(desk: Desk, { heard, event }: Told, trade: TradeView): Draft[] {
  const { id, channel } = heard.after;
  const reader = readerOf(desk, heard.after);
  const way = setting(heard.after, 'tape') ?? 'tape';
  if (way === 'private') return [];
  const receipt = tradeMessage(trade, reader);
  if (way === 'channel') return [posting({ channel, priority: PRIORITY.receipt, fold: 'trades' }, receipt)];
  const dayMs = Math.floor(event.at / DAY_MS) * DAY_MS;
  const what = `tape/${new Date(dayMs).toISOString().slice(0, 10)}`;
  const parent = desk.mirror.of(id, what)
    ? []
    : [posting({ channel, what, priority: PRIORITY.receipt }, tapeMessage({ dayMs }, reader))];
  return [
    ...parent,
    posting({ channel, thread: { what }, priority: PRIORITY.receipt, fold: 'trades' }, receipt),
  ];
}
