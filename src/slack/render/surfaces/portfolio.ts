import { capital, cellWords, fieldWords, spaced } from '../cells.ts';
import { type Column, columnsText } from '../columns.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { nameOf, plain } from '../mrkdwn.ts';
import { signed, withCommas } from '../numbers.ts';
import type { Part } from '../parts.ts';
import { amount, bold, code, footAloud, joined, noun, type Phrase, player, sentence } from '../phrase.ts';
import type { FieldView, PortfolioView, Reader } from '../views.ts';

/** What one person has, what it is worth, what it cost and brought in. */
export function portfolioMessage(view: PortfolioView, reader: Reader): Message {
  const foot: Phrase = ['Somebody else: ', code('/nomic portfolio'), ' and the person.'];
  const more: Phrase = [code('/nomic state')];
  return compose(
    [...portfolioParts(view, reader), { small: foot }],
    { sentences: [...portfolioAloud(view), foot], more },
    reader,
  );
}

export function portfolioParts(view: PortfolioView, reader: Reader): Part[] {
  const head = headline(view);
  const rows = portfolioRows(view, reader);
  if (rows.length === 0 && wordLines(view).length === 0) return [{ lines: [head, nothing] }];
  const profit = profitWords(view);
  const words = wordLines(view);
  return [
    rows.length === 0
      ? { lines: [head] }
      : { table: rows, title: head, rest: andMore([code('/nomic state')]) },
    ...(profit === null ? [] : [{ lines: [profit] }]),
    ...(words.length === 0 ? [] : [{ lines: words, rest: andMore([code('/nomic state')]) }]),
  ];
}

function portfolioAloud(view: PortfolioView): Phrase[] {
  const worth: Phrase[] = view.worth === null ? [] : [['Net worth ', amount(view.worth), '.']];
  const profit = profitWords(view);
  const all: Phrase[] = [
    ...view.fields.map((field) => footAloud(fieldWords(field))),
    ...view.holdings.map((h) => holdingAloud(h)),
    ...worth,
    ...view.beside.map((field) => footAloud(fieldWords(field))),
    ...(profit === null ? [] : [sentence(profit)]),
  ];
  return [[...headline(view), '.'], ...(all.length === 0 ? [nothing] : all)];
}

const nothing: Phrase = ['Under the rules in force a ', noun('player'), ' has nothing that is counted.'];

function headline(view: PortfolioView): Phrase {
  const whose: Phrase = [bold(...(view.mine ? ['My portfolio'] : [player(view.person)]))];
  return joined([whose, ...rank(view)]);
}

function rank(view: PortfolioView): Phrase[] {
  if (view.rank === null) return [];
  return [[`rank ${view.rank.place}${view.rank.tied ? '=' : ''} of ${view.rank.of}`]];
}

type Held = PortfolioView['holdings'][number];

/** What a holding is worth now beyond its cost; null when either is unknown. */
function gain({ amount: count, price, paid }: Held): number | null {
  return price === null || paid === null ? null : count * price - paid;
}

/** `Profit 5,800: +6,100 on what is held, -300 on what was sold` */
function profitWords(view: PortfolioView): Phrase | null {
  if (view.earned === null) return null;
  const gains = view.holdings.flatMap((held) => gain(held) ?? []);
  const held = gains.reduce((sum, one) => sum + one, 0);
  const both = `${signed(held)} on what is held, ${signed(view.earned)} on what was sold`;
  const all = held + view.earned;
  if (held === 0 && view.earned === 0) return [bold('No profit and no loss'), ' so far'];
  return [bold(all < 0 ? 'Loss ' : 'Profit ', amount(Math.abs(all))), `: ${both}`];
}

/** Only these stand in columns: the words of others would take the room that the sums need. */
const isCounted = ({ type }: FieldView): boolean => type === 'integer';

/** `Motto Fortune favours the bold` */
function wordLines({ fields, beside }: PortfolioView): Phrase[] {
  const words = [...fields, ...beside].filter((field) => !isCounted(field));
  return words.map((field) => [
    bold(capital(spaced(field.name))),
    ' ',
    ...cellWords(field.type, field.value, LONGEST),
  ]);
}

/** `  1,200 × 104 =     124,800`: what it is on the left, its number on the right. */
type Row = readonly [what: string, value: string];

/** On a phone a wider row of a code block wraps. */
const WIDEST = 40;
/** Of the words somebody has, which stand whole nowhere else. */
const LONGEST = 300;
/** A name that is longer has a line of its own. */
const SHORT = 8;

/** Cash 801,550 / ALFA 1,200 × 104 = 124,800 / paid 100 each, profit +4,800 / Net worth 985,900 */
function portfolioRows(view: PortfolioView, reader: Reader): string[] {
  const fieldRow = (field: FieldView): Row => [
    capital(spaced(field.name)),
    plain(cellWords(field.type, field.value), reader),
  ];
  const rows: Row[] = [
    ...view.fields.filter(isCounted).map(fieldRow),
    ...holdingRows(view, reader),
    ...(view.worth === null ? [] : [['Net worth', withCommas(view.worth)] as const]),
    ...view.beside.filter(isCounted).map(fieldRow),
  ];
  const column = (i: 0 | 1): Column => ({
    head: '',
    right: i === 1,
    free: i === 0,
    cells: rows.map((row) => row[i]),
  });
  const table = columnsText([column(0), column(1)], WIDEST);
  return table === null ? rows.map(([what, value]) => `${what} ${value}`) : table.slice(1);
}

function holdingRows(view: PortfolioView, reader: Reader): Row[] {
  const keys = view.holdings.map((h) => (h.of === 'player' ? nameOf(h.key, reader, 20) : h.key));
  const widest = Math.max(0, ...keys.map((key) => key.length));
  const isShort = widest <= SHORT;
  const under = ' '.repeat(isShort ? widest + 2 : 2);
  return view.holdings.flatMap((h, i): Row[] => {
    const key = keys[i] ?? '';
    if (h.price === null) return [[key, withCommas(h.amount)]];
    const sum = working(view, h.amount, h.price);
    const value = withCommas(h.amount * h.price);
    const gained = gain(h);
    return [
      ...(isShort ? [] : [[key, ''] as const]),
      [isShort ? `${key.padEnd(widest)}  ${sum}` : `${under}${sum}`, value],
      ...(gained === null
        ? []
        : [[`${under}paid ${withCommas(each(h))} each, ${outcome(gained)}`, signed(gained)] as const]),
    ];
  });
}

const outcome = (gained: number): string => (gained < 0 ? 'loss' : 'profit');

function each({ amount: count, paid }: Held): number {
  return paid === null || count === 0 ? 0 : Math.round(paid / count);
}

/** `1,200 × 104 =`, its numbers under those of the other lines. */
function working(view: PortfolioView, count: number, price: number): string {
  const priced = view.holdings.flatMap((h) => (h.price === null ? [] : [[h.amount, h.price]]));
  const wide = [0, 1].map((i) => Math.max(...priced.map((row) => withCommas(row[i] ?? 0).length)));
  const [left, right] = [count, price].map((n, i) => withCommas(n).padStart(wide[i] ?? 0));
  return `${left} × ${right} =`;
}

function holdingAloud(h: Held): Phrase {
  const key: Phrase = h.of === 'player' ? [player(h.key)] : [h.key];
  const sum: Phrase = h.price === null ? [] : [' at ', amount(h.price), ' is ', amount(h.amount * h.price)];
  const gained = gain(h);
  const cost: Phrase = h.paid === null ? [] : [', paid on average ', amount(each(h))];
  const more: Phrase = gained === null ? [] : [`, ${outcome(gained)} `, amount(Math.abs(gained))];
  return [...key, ' ', amount(h.amount), ...sum, ...cost, ...more, '.'];
}
