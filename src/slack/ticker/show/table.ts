import { advice } from '../../../ticker/options.ts';
import { dollars } from '../../../ticker/words.ts';
import { compose, type Message } from '../../render/compose.ts';
import { from } from '../../render/dates.ts';
import type { Part } from '../../render/parts.ts';
import { bold, code, type Phrase } from '../../render/phrase.ts';
import type { Reader } from '../../render/views.ts';
import { boardAloud, boardRows, diceLine, rankLines } from './board.ts';
import { endLines } from './ending.ts';
import { lobbyPresses, overPresses, turnPresses } from './presses.ts';
import type { SeenTable } from './seen.ts';
import { nameList, optionWords, turnLine } from './words.ts';

const MORE: Phrase = [code('/ticker standings')];

/** A picture of the board that is in Slack. */
export interface BoardPicture {
  readonly file: string;
  readonly alt: string;
  /** Epoch ms of the turn that it shows. */
  readonly at: number;
  /** The same in words: `round 3, as turn 2 of 4 begins`. */
  readonly when: string;
}

/** The one message of a table, as it stands. */
export function tableMessage(table: SeenTable, reader: Reader, picture: BoardPicture | null = null): Message {
  switch (table.view.phase) {
    case 'lobby':
      return lobby(table, reader);
    case 'setup':
    case 'play':
      return running(table, reader, picture);
    case 'over':
      return over(table, reader, picture);
    case 'cancelled': {
      const line: Phrase = [...title(table), ' was cancelled.'];
      return compose([{ lines: [line] }], { sentences: [line], more: MORE }, reader);
    }
  }
}

function title({ name }: SeenTable): Phrase {
  return [bold('Stock Ticker'), ` · table ${name}`];
}

function lobby(table: SeenTable, reader: Reader): Message {
  const { options } = table.view;
  const free = options.humans - table.joined.length;
  const who = table.joined.length === 0 ? 'Nobody has joined yet' : `At the table: ${nameList(table.joined)}`;
  const places = free === 0 ? 'every place is taken' : `${free} ${free === 1 ? 'place' : 'places'} free`;
  const seats: Phrase =
    options.humans === 0 ? ['The AI play this one by themselves.'] : [`${who}; ${places}.`];
  const hints = advice(options).map((hint): Phrase => [hint]);
  const typed: Phrase = [
    'By text: ',
    code(`/ticker join ${table.name}`),
    ', ',
    code(`/ticker start ${table.name}`),
  ];
  const lines = [title(table), [`${optionWords(table.view)}.`] as Phrase, seats];
  const parts: Part[] = [
    { lines },
    ...hints.map((small): Part => ({ small })),
    { presses: lobbyPresses(table) },
    { small: typed },
  ];
  return compose(parts, { sentences: [...lines, ...hints, typed], more: MORE }, reader);
}

/** Whose turn it is, with how much, and until when. */
export function turnWords({ view, deadline }: SeenTable): Phrase {
  const { round, options, seats, active, holdings, paused } = view;
  const where = round === 0 ? 'Setup' : `Round ${round} of ${options.length}`;
  if (paused) return [bold(where), ': paused', ...wished(view.wishes)];
  const cash = dollars(holdings[active]?.cashCents ?? 0);
  const until: Phrase = deadline === null ? [] : [', until ', from(deadline)];
  return [bold(where), ': ', seats[active]?.name ?? '', ' to move, cash ', cash, ...until];
}

/** `, 2 would resume it` */
function wished(wishes: SeenTable['view']['wishes']): Phrase {
  return (['resume', 'cancel'] as const).flatMap((wish): Phrase => {
    const n = wishes.filter((one) => one.wish === wish).length;
    return n === 0 ? [] : [`, ${n} would ${wish} it`];
  });
}

function running(table: SeenTable, reader: Reader, picture: BoardPicture | null): Message {
  const { view } = table;
  const ranks = rankLines(view);
  const turns = table.told.map((turn) => turnLine(turn, view));
  const head: readonly Phrase[] = [title(table), turnWords(table), diceLine(view)];
  const typed: Phrase = view.seats.every(({ isAi }) => isAi)
    ? ['By text: ', code('/ticker standings'), ', ', code('/ticker odds'), ', ', code('/ticker help')]
    : [
        ...['By text: ', code('/ticker buy 500 grain'), ', ', code('/ticker sell all oil'), ', '],
        ...[code(view.round === 0 ? '/ticker pass' : '/ticker roll'), ', ', code('/ticker help')],
      ];
  const parts: Part[] = [
    { lines: head },
    ...pictured(picture, table),
    { table: boardRows(view) },
    { lines: ranks },
    { presses: turnPresses(table) },
    ...(turns.length === 0 ? [] : [{ lines: [[bold('Last turns')] as Phrase, ...turns], rest }]),
    { small: typed },
  ];
  const sentences: Phrase[] = [...head.map(ended), ...boardAloud(view), ...ranks.map(ended), ...turns, typed];
  return compose(parts, { sentences, more: MORE }, reader);
}

function over(table: SeenTable, reader: Reader, picture: BoardPicture | null): Message {
  const lines = endLines(table.view, null);
  const parts: Part[] = [
    { lines: [title(table), ...lines] },
    ...pictured(picture, table),
    { table: boardRows(table.view) },
    { presses: overPresses(table) },
  ];
  const sentences: Phrase[] = [title(table), ...lines, ...boardAloud(table.view)].map(ended);
  return compose(parts, { sentences, more: MORE }, reader);
}

function pictured(picture: BoardPicture | null, { name }: SeenTable): Part[] {
  if (picture === null) return [];
  return [{ picture: { ...picture, title: [`Board of table ${name}: ${picture.when}`] } }];
}

const rest = (left: number): Phrase => [`and ${left} more: `, code('/ticker log')];

function ended(line: Phrase): Phrase {
  const last = line.at(-1);
  return typeof last === 'string' && /[.!?]$/.test(last) ? line : [...line, '.'];
}
