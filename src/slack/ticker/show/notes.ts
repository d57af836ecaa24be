import { receipt } from '../../../ticker/panels/board.ts';
import { holdingRows } from '../../../ticker/panels/holdings.ts';
import type { SeatView } from '../../../ticker/panels/views.ts';
import { printCombination } from '../../../ticker/stocks.ts';
import type { Order } from '../../../ticker/table/commands.ts';
import type { Ruling, Table } from '../../../ticker/table/types.ts';
import { counted, dollars, percent, price } from '../../../ticker/words.ts';
import { compose, type Message } from '../../render/compose.ts';
import { bold, code, type Phrase } from '../../render/phrase.ts';
import type { Reader } from '../../render/views.ts';

const MORE: Phrase = [code('/ticker help')];

/** Why something was not done at a table: every ground, and that nothing changed. */
export function refusedMessage(
  what: { readonly act: string; readonly table: string },
  ruling: Extract<Ruling, { lawful: false }>,
  reader: Reader,
): Message {
  const head: Phrase = [
    bold('Not done:'),
    ` ${what.act}${what.table === '' ? '' : ` at table ${what.table}`}.`,
  ];
  const grounds = ruling.grounds.map(({ saying }): Phrase => [saying]);
  const end: Phrase = ['Nothing changed. The rules: ', code('/ticker rules')];
  return compose(
    [{ lines: [head, ...grounds] }, { small: end }],
    { sentences: [head, ...grounds, end], more: MORE },
    reader,
  );
}

/** `1,000 Grain × $1.25 = $1,250; cash $3,100 → $1,850`, a line for each order; `before` as the turn's trades found it. */
export function receiptMessage(
  before: Table,
  orders: readonly Order[],
  name: string,
  reader: Reader,
): Message {
  const seat = before.active;
  let { cashCents } = before.holdings[seat]!;
  const sold = [...orders].sort((a, b) => Number(a.shares > 0) - Number(b.shares > 0));
  const lines = sold.map(({ stock, shares }): Phrase => {
    const priceCents = before.pricesCents[stock]!;
    const line = receipt(stock, shares, { priceCents, cashCents });
    cashCents -= shares * priceCents;
    return [shares > 0 ? 'Bought ' : 'Sold ', `${line}.`];
  });
  const next: Phrase = [
    ...[`Table ${name}. More trades, `, code('/ticker undo'), ', or '],
    ...[code(before.round === 0 ? '/ticker pass' : '/ticker roll'), ' to end your turn.'],
  ];
  return compose([{ lines }, { small: next }], { sentences: [...lines, next], more: MORE }, reader);
}

/** A card, for its holder alone. */
export function insiderCardMessage(view: SeatView, name: string, reader: Reader): Message {
  const { card, options } = view;
  const line: Phrase =
    options.insider === 0
      ? [`No insider cards are played at table ${name}.`]
      : card === null
        ? ['You hold no card now.']
        : [
            'Your card at table ',
            ...[name, ': ', bold(printCombination(card)), '. The first roll that shows it counts '],
            `${options.insider} more; then the card is shown to all and you get another. Nobody else sees it before.`,
          ];
  return compose([{ lines: [line] }], { sentences: [line], more: MORE }, reader);
}

/** What a seat holds, what it paid, and what that came to. */
export function holdingsMessage(view: SeatView, name: string, reader: Reader): Message {
  const head: Phrase = [
    bold(view.seats[view.seat]?.name ?? ''),
    ` at table ${name}: cash ${dollars(view.own.cashCents)}`,
  ];
  const rows = holdingRows(view, view.own).filter(({ qty, div }) => qty > 0 || div !== null);
  const lines = rows.map((row): Phrase => {
    const div = row.div === null ? '' : row.div === '✖' ? ' · crashed' : ` · dividend ${row.div}`;
    if (row.qty === 0) return [`${row.name} ${price(row.priceCents)}${div}`];
    const paid = `paid ${price(Math.round(row.avgCents ?? 0))} a share`;
    const made = row.profitTenths === null ? '' : `, profit ${percent(row.profitTenths)}`;
    return [
      `${row.name} ${counted(row.qty)} × ${price(row.priceCents)} = ${dollars(row.valueCents ?? 0)} · ${paid}${made}${div}`,
    ];
  });
  const all = lines.length === 0 ? [['No shares.'] as Phrase] : lines;
  const sentences = [head, ...all].map((line): Phrase => [...line, '.']);
  return compose([{ lines: [head, ...all] }], { sentences, more: MORE }, reader);
}
