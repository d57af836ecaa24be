import { expectedGain, worth } from '../../../ticker/minds/worth.ts';
import { STOCKS } from '../../../ticker/stocks.ts';
import { price } from '../../../ticker/words.ts';
import { compose, type Message } from '../../render/compose.ts';
import { paged } from '../../render/paged.ts';
import type { Part } from '../../render/parts.ts';
import { bold, code, type Phrase, sentence, spread } from '../../render/phrase.ts';
import type { Reader } from '../../render/views.ts';
import { boardAloud, boardRows, diceLine, rankLines } from './board.ts';
import { endLines } from './ending.ts';
import { otherPresses } from './presses.ts';
import { RULES } from './rules.ts';
import type { SeenTable } from './seen.ts';
import { turnWords } from './table.ts';
import { optionWords } from './words.ts';

const MORE: Phrase = [code('/ticker help')];

export function tickerBoardMessage(table: SeenTable, reader: Reader): Message {
  const head: Phrase[] = [[bold(`Table ${table.name}`), ' · ', ...stateWords(table)], diceLine(table.view)];
  return compose(
    [{ lines: head }, { table: boardRows(table.view) }],
    { sentences: [...head.map(sentence), ...boardAloud(table.view)], more: MORE },
    reader,
  );
}

export function standingsMessage(table: SeenTable, reader: Reader): Message {
  const head: Phrase = [bold(`Table ${table.name}`), ' · ', ...stateWords(table)];
  const lines = table.view.result === null ? rankLines(table.view) : endLines(table.view, null);
  const all = [head, ...lines];
  return compose([{ lines: all }], { sentences: all.map(sentence), more: MORE }, reader);
}

/** What each stock can be expected to gain until every seat has moved once, for someone who knows no card. */
export function oddsMessage({ name, view }: SeenTable, reader: Reader): Message {
  const { options, seats, pricesCents } = view;
  const { rolls, dividendUp, insider: bonus } = options;
  const count = seats.length === 0 ? options.humans + options.ais : seats.length;
  const worths = worth({ seats: count, rolls, dividendUp, bonus, isOutside: true }, count, -1);
  const head: Phrase = [
    bold(`Odds at table ${name}`),
    `: what a stock can be expected to gain until all ${count} seats have moved`,
  ];
  const gains = STOCKS.map((stock, at) => {
    const cents = pricesCents[at] ?? 0;
    const gain = 100 * expectedGain(worths, cents);
    return { stock, cents, said: `${gain < 0 ? '−' : '+'}${Math.abs(gain).toFixed(2)} %` };
  });
  const rows = [
    'Stock      Price  Gain',
    ...gains.map(({ stock, cents, said }) => `${stock.padEnd(11)}${price(cents)}  ${said}`),
  ];
  const aloud = gains.map(({ stock, cents, said }): Phrase => [`${stock} at ${price(cents)}: ${said}.`]);
  return compose(
    [{ lines: [head] }, { table: rows }],
    { sentences: [sentence(head), ...aloud], more: MORE },
    reader,
  );
}

export function moreMessage(table: SeenTable, person: string, reader: Reader): Message {
  const line: Phrase = [bold(`Table ${table.name}`), ' · ', ...stateWords(table)];
  const typed: Phrase = ['All of it by text: ', ...MORE];
  return compose(
    [{ lines: [line] }, { presses: otherPresses(table, person) }, { small: typed }],
    { sentences: [sentence(line), typed], more: MORE },
    reader,
  );
}

/** The tables of a channel. */
export function lobbyMessage(tables: readonly SeenTable[], reader: Reader): Message {
  const open = tables.filter(({ view }) => view.phase !== 'over' && view.phase !== 'cancelled');
  const head: Phrase =
    open.length === 0 ? ['No ticker table is on in this channel.'] : [bold('Ticker tables in this channel')];
  const lines = open.map((table): Phrase => [bold(table.name), ' · ', ...stateWords(table)]);
  const typed: Phrase = [
    ...[
      code('/ticker new'),
      ' puts one up, ',
      code('/ticker join T1'),
      ' joins one, ',
      code('/ticker help'),
      ' tells the rest.',
    ],
  ];
  const parts: Part[] = [
    { lines: [head, ...lines], rest: (left) => [`and ${left} more`] },
    { presses: [{ id: 'ticker.new', label: ['New table…'], style: 'primary' }] },
    { small: typed },
  ];
  return compose(parts, { sentences: [sentence(head), ...lines.map(sentence), typed], more: MORE }, reader);
}

function stateWords(table: SeenTable): Phrase {
  const { phase } = table.view;
  if (phase === 'lobby') return [`waiting for players: ${optionWords(table.view)}`];
  if (phase === 'over') return ['over'];
  return phase === 'cancelled' ? ['cancelled'] : turnWords(table);
}

export function tickerRulesMessages(reader: Reader): Message[] {
  const lines = RULES.map(([head, text]): Phrase => [bold(`${head}.`), ` ${text}`]);
  return paged([{ lines: spread(lines) }], { sentences: lines, more: MORE }, reader);
}

export function tickerHelpMessages(
  all: readonly { readonly usage: string; readonly does: string }[],
  reader: Reader,
): Message[] {
  const head: Phrase = [
    bold('Stock Ticker'),
    '. Where several tables are on, name yours: ',
    code('/ticker roll T2'),
  ];
  const lines = all.map(({ usage, does }): Phrase => ['• ', code(`/ticker ${usage}`), `: ${does}`]);
  return paged(
    [{ lines: [head, ...lines] }],
    { sentences: [head, ...lines.map((line) => line.slice(1))].map(sentence), more: MORE },
    reader,
  );
}
