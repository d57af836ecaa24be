import { capital, cellWords, fieldWords, spaced } from '../cells.ts';
import { type Column, columnsText } from '../columns.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { nameOf, plain } from '../mrkdwn.ts';
import { withCommas } from '../numbers.ts';
import type { Part } from '../parts.ts';
import { amount, bold, code, joined, noun, type Phrase, player, sentence } from '../phrase.ts';
import type { PortfolioView, Reader } from '../views.ts';

/** What one person has, what it is worth, what it cost. */
export function portfolioMessage(view: PortfolioView, reader: Reader): Message {
  const head: Phrase = joined([
    [bold(...(view.mine ? ['My portfolio'] : [player(view.person)]))],
    ...rank(view),
  ]);
  const rows = portfolioRows(view, reader);
  const worth: Phrase[] = view.worth === null ? [] : [['Net worth ', amount(view.worth), '.']];
  const foot: Phrase = ['Somebody else: ', code('/nomic portfolio'), ' and the person.'];
  const sentences: Phrase[] = [
    [...head, '.'],
    ...view.fields.map((field) => sentence(fieldWords(field))),
    ...view.holdings.map((h) => holdingAloud(h)),
    ...worth,
  ];
  const more: Phrase = [code('/nomic state')];
  const nothing: Phrase = ['Under the rules in force a ', noun('player'), ' has nothing that is counted.'];
  const parts: Part[] =
    rows.length === 0 ? [{ lines: [head, nothing] }] : [{ table: rows, title: head, rest: andMore(more) }];
  return compose(
    [...parts, { small: foot }],
    { sentences: rows.length === 0 ? [...sentences, nothing] : sentences, more },
    reader,
  );
}

function rank(view: PortfolioView): Phrase[] {
  if (view.rank === null) return [];
  return [[`rank ${view.rank.place}${view.rank.tied ? '=' : ''} of ${view.rank.of}`]];
}

/** Cash 801,550 / ALFA 1,200 × 104 = 124,800 / Net worth 985,900 */
function portfolioRows(view: PortfolioView, reader: Reader): string[] {
  const left: string[] = [];
  const right: string[] = [];
  const paid: string[] = [];
  const add = (head: string, value: string, cost = '') => {
    left.push(head);
    right.push(value);
    paid.push(cost);
  };
  for (const field of view.fields)
    add(capital(spaced(field.name)), plain(cellWords(field.type, field.value), reader));
  for (const h of view.holdings) {
    const key = h.of === 'player' ? nameOf(h.key, reader, 20) : h.key;
    const sum = h.price === null ? withCommas(h.amount) : working(view, h.amount, h.price);
    const cost = h.paidOnAverage === null ? '' : `paid ${withCommas(h.paidOnAverage)}`;
    add(key, sum, cost);
  }
  if (view.worth !== null) add('Net worth', withCommas(view.worth));
  const column = (cells: string[], alignRight: boolean): Column => ({
    head: '',
    right: alignRight,
    free: !alignRight,
    cells,
  });
  const columns = [
    column(left, false),
    column(right, true),
    ...(paid.some(Boolean) ? [column(paid, false)] : []),
  ];
  const table = columnsText(columns, 64);
  return table === null ? left.map((head, i) => `${head}: ${right[i]} ${paid[i]}`.trimEnd()) : table.slice(1);
}

/** `1,200 × 104 = 124,800`, its three numbers under those of the other lines. */
function working(view: PortfolioView, amount: number, price: number): string {
  const priced = view.holdings.flatMap((h) =>
    h.price === null ? [] : [[h.amount, h.price, h.amount * h.price]],
  );
  const wide = [0, 1, 2].map((i) => Math.max(...priced.map((row) => withCommas(row[i] ?? 0).length)));
  const [left, middle, right] = [amount, price, amount * price].map((n, i) =>
    withCommas(n).padStart(wide[i] ?? 0),
  );
  return `${left} × ${middle} = ${right}`;
}

function holdingAloud(h: PortfolioView['holdings'][number]): Phrase {
  const key: Phrase = h.of === 'player' ? [player(h.key)] : [h.key];
  const sum: Phrase = h.price === null ? [] : [' at ', amount(h.price), ' is ', amount(h.amount * h.price)];
  const cost: Phrase = h.paidOnAverage === null ? [] : [', paid on average ', amount(h.paidOnAverage)];
  return [...key, ' ', amount(h.amount), ...sum, ...cost, '.'];
}
