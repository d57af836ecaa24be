import { capital, cellWords, fieldWords, spaced } from '../cells.ts';
import { type Column, columnsText } from '../columns.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at } from '../dates.ts';
import { typedDoor } from '../doors.ts';
import { nameOf, plain } from '../mrkdwn.ts';
import { signed, withCommas } from '../numbers.ts';
import type { Part } from '../parts.ts';
import { amount, bold, code, joined, noun, type Phrase, player, sentence, under } from '../phrase.ts';
import type { ActionsView, PortfolioView, Reader, ThingView } from '../views.ts';
import { cited } from './refusal.ts';

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

/** `/nomic state CHAR`: its fields, all its moves, who has of it. */
export function thingMessage(view: ThingView, reader: Reader): Message {
  const more: Phrase = [code('/nomic state')];
  const head: Phrase = [
    bold(`${capital(spaced(view.kind))} ${view.key}`),
    ...view.fields.flatMap((f): Phrase => [' · ', ...fieldWords(f)]),
  ];
  const moves = view.moves.map(
    (m): Phrase => [
      at(m.at),
      `: ${withCommas(m.from)} `,
      { shown: ['→'], said: ['to'] },
      ` ${withCommas(m.to)} (${signed(m.to - m.from)}) · event ${m.event}`,
    ],
  );
  const holders: Phrase =
    view.holders.length === 0
      ? ['Nobody has any.']
      : [
          ...joined(
            view.holders.map(
              (h): Phrase => [player(h.person), ' ', amount(h.amount), ` ${spaced(h.relation)}`],
            ),
            ', ',
          ),
          '.',
        ];
  const parts: Part[] = [
    { lines: [head] },
    { lines: [[bold('Holders'), ' ', ...holders]] },
    {
      lines: moves.length === 0 ? [['No move yet.']] : [[bold('Moves'), ', newest first'], ...moves],
      rest: andMore(more),
    },
  ];
  const sentences: Phrase[] = [
    [...head, '.'],
    ['Holders: ', ...holders],
    ...moves.map((m): Phrase => [...m, '.']),
  ];
  return compose(parts, { sentences, more }, reader);
}

/** `/act` alone: every action of the rules in force, and what keeps the asker from it. */
export function actionsMessage(view: ActionsView, reader: Reader): Message {
  const lines = view.actions.map((action): Phrase => {
    const head: Phrase = [code(typedDoor(action)), ` ${action.note}`, ...under(action.cite), ': '];
    if (action.grounds.length === 0)
      return [...head, action.hasObject ? 'lawful now' : 'not now: there is nothing you could do it to'];
    const why = joined(
      action.grounds.map((g) => cited(g.saying, g.cite)),
      ' ',
    );
    return [...head, 'not now. ', ...why];
  });
  const head: Phrase = [bold('Actions the rules define')];
  return compose(
    [{ lines: [head, ...lines], rest: andMore([code('/nomic rules')]) }],
    { sentences: [[...head, ':'], ...lines.map((line) => sentence(line))], more: [code('/act')] },
    reader,
  );
}
