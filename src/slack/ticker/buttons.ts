import type { TickerTable } from '../../referee/ticker/placed.ts';
import type { Click } from '../buttons/click.ts';
import { noReader } from '../commands/reader.ts';
import type { Desk } from '../desk.ts';
import { tableAt, tableCarried, turnAway } from '../gate.ts';
import * as act from './acts.ts';
import { log, more, odds, rules } from './commands/look.ts';
import { otherWay } from './commands/remind.ts';
import { openTickerNew, openTickerOptions } from './forms/new.ts';
import { openTickerTrade } from './forms/trade.ts';
import { type Guest, showTo, tellGuest } from './guest.ts';
import type { TICKER_ACTIONS } from './ids.ts';
import { seenNow } from './now.ts';
import { rematch } from './put-up.ts';
import { standingsMessage } from './show/look.ts';
import { isAt } from './which.ts';

type Work = (desk: Desk, guest: Guest, placed: TickerTable) => Promise<unknown>;
type Handler = (desk: Desk, click: Click) => Promise<void>;

/** Every button of ticker tables, with what it does. */
export const tickerButtons: Readonly<Record<(typeof TICKER_ACTIONS)[number], Handler>> = {
  'ticker.again': at(rematch(true)),
  'ticker.cancel': at(act.cancel),
  'ticker.card': at(act.card),
  'ticker.change': at(openTickerOptions),
  'ticker.fill': at(act.fill),
  'ticker.join': at(act.join),
  'ticker.leave': at(act.leave),
  'ticker.log': at(log),
  'ticker.me': at(act.me),
  'ticker.more': at(more),
  'ticker.new': (desk, click) => openTickerNew(desk, click),
  'ticker.odds': at(odds),
  'ticker.pause': at(act.pause),
  'ticker.rematch': at(rematch(false)),
  'ticker.remind': at(otherWay),
  'ticker.resume': at(act.resume),
  'ticker.roll': at(act.endTurn, isOfThisTurn),
  'ticker.rules': (desk, click) => rules(desk, click),
  'ticker.start': at(act.start),
  'ticker.take': at(act.take),
  'ticker.trade': at(openTickerTrade, isOfThisTurn),
  'ticker.undo': at(act.undo, isOfThisTurn),
};

/** `T1-C1-T2|17`: the table, and its version when the button was drawn. */
function at(work: Work, fits: (placed: TickerTable, version: number) => boolean = () => true): Handler {
  return async (desk, click) => {
    const [id = '', version = ''] = click.value.split('|');
    const placed = await tableOf(desk, click, id);
    if (placed === 'closed') return turnAway(desk, click.asker.person, click.channel);
    if (placed === null) {
      return tellGuest(desk, click, [
        'That button belongs to no table of this channel. `/ticker` lists them.',
      ]);
    }
    if (fits(placed, Number(version))) return void (await work(desk, click, placed));
    await showTo(desk, click.asker, [standingsMessage(seenNow(desk, placed), noReader(desk))]);
    await tellGuest(desk, click, ['That turn is over. Nothing changed.']);
  };
}

/** Where no message shows it, the button itself names its channel; in direct messages stand tables of one's own, of any channel. */
async function tableOf(desk: Desk, { channel, carried, asker: { person } }: Click, table: string) {
  const own = channel.startsWith('D') ? desk.parlour.table(table) : null;
  if (own !== null && isAt(own, person)) return tableCarried(desk, person, { channel: own.channel, table });
  return carried ? tableCarried(desk, person, { channel, table }) : tableAt(desk, channel, table);
}

/** Trades change the version, but what was drawn since the turn began still speaks of it. */
function isOfThisTurn({ turn }: TickerTable, version: number): boolean {
  return version >= turn.version;
}
