import type { TickerTable } from '../../../referee/ticker/placed.ts';
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
  const reader = noReader(desk);
  if (grounds.length > 0) {
    const what = { act: 'trade', table: placed.name };
    return showTo(desk, guest.asker, [refusedMessage(what, { lawful: false, grounds }, reader)]);
  }
  const opener = { ...guest.asker, channel: placed.channel, triggerId: guest.triggerId };
  const view = tickerTradeForm(formOf(placed, NOTHING), reader);
  await show(desk, opener, view, 'Type `/ticker buy 500 grain`.');
}

function formOf({ id, name, turn, table }: TickerTable, chosen: readonly number[]): TradeForm {
  const { cashCents = 0, shares = NOTHING } = table.holdings[table.active] ?? {};
  return { id, name, turn: turn.version, cashCents, shares, pricesCents: table.pricesCents, chosen };
}

/** The table as the form found it, when it is still the same turn. */
function tableOf(desk: Desk, { carried, asker }: Sent): TickerTable | null {
  const placed = tableAt(desk, asker.channel, carried.i ?? '');
  const isSame = placed !== null && String(placed.turn.version) === carried.v;
  return isSame && notTheirTurn(placed.table, asker.person).length === 0 ? placed : null;
}

/** Something else was chosen: what it all costs now. */
export async function changeTickerTrade(desk: Desk, sent: Sent): Promise<void> {
  const placed = tableOf(desk, sent);
  if (placed === null) return;
  const view = tickerTradeForm(formOf(placed, chosenIn(sent.filled)), noReader(desk));
  const { c, t, h } = sent.carried;
  await showInstead(desk, sent.viewId, carrying(view, { c, t, h }));
}

export async function submitTickerTrade(desk: Desk, sent: Sent): Promise<FormAnswer> {
  const placed = tableOf(desk, sent);
  if (placed === null) return { errors: { [fieldOf(0)]: 'That turn is over. Nothing was traded.' } };
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
