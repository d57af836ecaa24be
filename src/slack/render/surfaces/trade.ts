import { capital, spaced } from '../cells.ts';
import { andMore, compose, type Message } from '../compose.ts';
import { at, dayName } from '../dates.ts';
import { withCommas } from '../numbers.ts';
import { ARROW, amount, bold, code, type Phrase, player, under } from '../phrase.ts';
import type { Reader, TapeFoldView, TapeView, TradeView } from '../views.ts';

const MORE: Phrase = [code('/nomic portfolio')];

/** The receipt: the sum, the money before and after, the shares before and after. */
export function tradeMessage(view: TradeView, reader: Reader): Message {
  const bought = view.action === 'buy';
  const head = headline(view);
  const work: Phrase = [
    amount(view.count),
    ' × ',
    amount(view.price),
    ' = ',
    amount(view.count * view.price),
  ];
  const money: Phrase = [
    capital(spaced(view.money.name)),
    ' ',
    amount(view.money.from),
    bought ? ' − ' : ' + ',
    amount(Math.abs(view.money.to - view.money.from)),
    ' = ',
    bold(amount(view.money.to)),
  ];
  const held: Phrase = [
    view.key,
    ' ',
    amount(view.held.from),
    bought ? ' + ' : ' − ',
    amount(view.count),
    ' = ',
    bold(amount(view.held.to)),
    ...worth(view),
  ];
  const foot: Phrase = [
    `${view.count === 1 ? 'A single trade' : `${withCommas(view.count)} single trades at one price, all or nothing`}`,
    ...under(view.cite),
    ` · event ${view.event} · `,
    at(view.at, 'second'),
  ];
  return compose(
    [{ lines: [[bold(...head), ...asked(view)], work, money, held] }, { small: foot }],
    { sentences: aloud(view, head, work), more: MORE },
    reader,
  );
}

function headline(view: TradeView): Phrase {
  return [
    player(view.by),
    view.action === 'buy' ? ' bought ' : ' sold ',
    amount(view.count),
    ` ${view.key} at `,
    amount(view.price),
  ];
}

function asked(view: TradeView): Phrase {
  return view.asked === null ? [] : [` (${view.asked} = `, amount(view.count), ')'];
}

function worth(view: TradeView): Phrase {
  return view.worth === null ? [] : [' · net worth ', amount(view.worth)];
}

function aloud(view: TradeView, head: Phrase, work: Phrase): Phrase[] {
  return [
    [...head, ...asked(view), ': ', ...work, '.'],
    [`${capital(spaced(view.money.name))} `, amount(view.money.from), ' to ', amount(view.money.to), '.'],
    [`${view.key} `, amount(view.held.from), ' to ', amount(view.held.to), '.'],
    ...(view.worth === null ? [] : [['Net worth ', amount(view.worth), '.'] as Phrase]),
    [`Event ${view.event}`, ...under(view.cite), '.'],
  ];
}

/** The parent of a day's receipts. */
export function tapeMessage(view: TapeView, reader: Reader): Message {
  const line: Phrase = [bold(`Trading tape, ${dayName(view.dayMs)}`)];
  const note: Phrase = ['Receipts of this UTC day are replies here.'];
  return compose(
    [{ lines: [line] }, { small: note }],
    { sentences: [[...line, '.'], note], more: MORE },
    reader,
  );
}

/** A burst of trades, one line each. */
export function tapeFold(view: TapeFoldView, reader: Reader): Message {
  const lines = view.trades.map(
    (t): Phrase => [
      ...headline(t),
      ...asked(t),
      ' = ',
      amount(t.count * t.price),
      ` · ${spaced(t.money.name)} `,
      amount(t.money.from),
      ' ',
      ARROW,
      ' ',
      amount(t.money.to),
      ` · ${t.key} `,
      amount(t.held.to),
      ` · event ${t.event}`,
    ],
  );
  const head: Phrase = [bold(`${view.trades.length} trades`)];
  return compose(
    [{ lines: [head, ...lines], rest: andMore(MORE) }],
    { sentences: [[...head, ':'], ...lines.map((line): Phrase => [...line, '.'])], more: MORE },
    reader,
  );
}
