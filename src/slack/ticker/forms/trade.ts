import type { TickerTable } from '../../../referee/ticker/placed.ts';
import type { Ground } from '../../../ticker/options.ts';
import { STOCKS } from '../../../ticker/stocks.ts';
import type { Order } from '../../../ticker/table/commands.ts';
import { notTheirTurn } from '../../../ticker/table/rulings.ts';
import { noReader } from '../../commands/reader.ts';
import type { Desk } from '../../desk.ts';
import { carrying } from '../../forms/carried.ts';
import type { Filled } from '../../forms/filled.ts';
import { show, showInstead } from '../../forms/show.ts';
import { CLOSE, type FormAnswer, type Sent } from '../../forms/submission.ts';
import { tableAt } from '../../gate.ts';
import { privately } from '../../say/routes.ts';
import { type Guest, showTo } from '../guest.ts';
import { receiptMessage, refusedMessage } from '../show/notes.ts';
import { fieldOf, type TradeForm, tickerTradeForm } from '../show/trade-form.ts';

const NOTHING = STOCKS.map(() => 0);

export async function openTickerTrade(desk: Desk, guest: Guest, placed: TickerTable): Promise<void> {
  const grounds = notTheirTurn(placed.table, guest.asker.person);
  if (grounds.length > 0) return refuseTrade(desk, guest, placed, grounds);
  const opener = { ...guest.asker, channel: placed.channel, triggerId: guest.triggerId };
  const view = tickerTradeForm(formOf(placed, NOTHING), noReader(desk));
  await show(desk, opener, view, 'Type `/ticker buy 500 grain`.');
}

/** Told at once, and never asked of the table: by the time it is heard the turn could have become theirs. */
export function refuseTrade(
  desk: Desk,
  guest: Guest,
  { name }: TickerTable,
  grounds: readonly Ground[],
): Promise<void> {
  const ruling = { lawful: false, grounds } as const;
  return showTo(desk, guest.asker, [refusedMessage({ act: 'trade', table: name }, ruling, noReader(desk))]);
}

function formOf({ id, name, turn, table }: TickerTable, chosen: readonly number[]): TradeForm {
  const { cashCents = 0, shares = NOTHING } = table.holdings[table.active] ?? {};
  return { id, name, turn: turn.version, cashCents, shares, pricesCents: table.pricesCents, chosen };
}

/** The table as the form found it, when it is still the same turn; else why nothing can be traded. */
function tableOf(desk: Desk, { carried, asker }: Sent): TickerTable | string {
  const placed = tableAt(desk, asker.channel, carried.i ?? '');
  if (placed === null || String(placed.turn.version) !== carried.v) return 'That turn is over.';
  const [ground] = notTheirTurn(placed.table, asker.person);
  return ground === undefined ? placed : ground.saying;
}

/** Something else was chosen: what it all costs now. */
export async function changeTickerTrade(desk: Desk, sent: Sent): Promise<void> {
  const placed = tableOf(desk, sent);
  if (typeof placed === 'string') return;
  const view = tickerTradeForm(formOf(placed, chosenIn(sent.filled)), noReader(desk));
  const { c, t, h } = sent.carried;
  await showInstead(desk, sent.viewId, carrying(view, { c, t, h }));
}

export async function submitTickerTrade(desk: Desk, sent: Sent): Promise<FormAnswer> {
  const placed = tableOf(desk, sent);
  if (typeof placed === 'string') return { errors: { [fieldOf(0)]: `${placed} Nothing was traded.` } };
  const orders = chosenIn(sent.filled).flatMap((shares, stock): Order[] =>
    shares === 0 ? [] : [{ stock, shares }],
  );
  const { asker, at, cause } = sent;
  const { ruling } = await desk.parlour.hear({
    ...{ table: placed.id, command: { do: 'trade', by: asker.person, orders }, by: asker.person, at, cause },
    answer: ({ ruling: ruled, before }) =>
      ruled.lawful
        ? [privately(asker, receiptMessage(before.table, orders, placed.name, noReader(desk)))]
        : [],
  });
  if (ruling.lawful) return CLOSE;
  return {
    errors: { [fieldOf(orders[0]?.stock ?? 0)]: ruling.grounds.map(({ saying }) => saying).join(' ') },
  };
}

/** Values are ours, but a form is filled in elsewhere: what is no whole number is no trade. */
function chosenIn(filled: Filled): readonly number[] {
  return STOCKS.map((_, stock) => {
    const shares = Number(filled.text(fieldOf(stock)));
    return Number.isSafeInteger(shares) ? shares : 0;
  });
}
