import type { Summary } from '../../../ticker/summary.ts';
import type { Handed } from '../../../ticker/table/types.ts';
import { compose, type Message } from '../../render/compose.ts';
import { bold, code, type Phrase } from '../../render/phrase.ts';
import type { Reader } from '../../render/views.ts';
import { endLines } from './ending.ts';
import { turnPresses } from './presses.ts';
import type { SeenTable } from './seen.ts';
import { turnWords } from './table.ts';
import { turnLine } from './words.ts';

const MORE: Phrase = [code('/ticker log')];

/** Never edited: who plays in which order, and the fingerprint that binds the dice. */
export function startMessage({ name, view }: SeenTable, reader: Reader): Message {
  const names = view.seats.map((seat) => `${seat.name}${seat.isAi ? ' (AI)' : ''}`).join(', ');
  const lines: Phrase[] = [
    [bold(`Table ${name} has started.`), ` Order of play: ${names}.`],
    [
      'Fingerprint of the dice, cards and AI: ',
      code(view.commitment ?? ''),
      '. It is the SHA-256 of a seed that is told when the game is over.',
    ],
  ];
  return compose([{ lines }], { sentences: lines, more: MORE }, reader);
}

/** The newest turns, as many as have just been finished. */
export function turnsMessage({ told, view }: SeenTable, count: number, reader: Reader): Message {
  const lines = told.slice(-count).map((turn): Phrase => {
    const where = turn.round === 0 ? 'Setup, ' : `Round ${turn.round}, `;
    return [where, ...turnLine(turn, view)];
  });
  return compose([{ lines, rest }], { sentences: lines, more: MORE }, reader);
}

/** Somebody else plays a seat from now on. */
export function handedMessage({ ai, name }: Handed, reader: Reader): Message {
  const line: Phrase =
    ai === null
      ? [bold(name), ' plays again.']
      : ['An AI player takes over the seat of ', bold(name), ', with all it holds.'];
  return compose([{ lines: [line] }], { sentences: [line], more: MORE }, reader);
}

/** To the one whose turn it is. */
export function yourTurnMessage(table: SeenTable, reader: Reader): Message {
  const line: Phrase = [bold(`Your turn at table ${table.name}.`), ' ', ...turnWords(table), '.'];
  return compose(
    [{ lines: [line] }, { presses: turnPresses(table).slice(0, 4) }],
    {
      sentences: [line, [code(table.view.round === 0 ? '/ticker pass' : '/ticker roll'), ' ends it.']],
      more: MORE,
    },
    reader,
  );
}

/** To the one who is about to miss a turn. */
export function remindMessage(table: SeenTable, reader: Reader): Message {
  const line: Phrase = [
    bold(`Your time at table ${table.name} runs out.`),
    ' ',
    ...turnWords(table),
    '. Then the turn ends without you.',
  ];
  return compose(
    [{ lines: [line] }, { presses: turnPresses(table).slice(0, 4) }],
    { sentences: [line], more: MORE },
    reader,
  );
}

/** The end of a game, with what was earned and what was luck. */
export function endMessage({ name, view }: SeenTable, told: Summary, reader: Reader): Message {
  const lines: Phrase[] = [[bold(`Table ${name} is over.`)], ...endLines(view, told)];
  return compose([{ lines, rest }], { sentences: lines, more: MORE }, reader);
}

const rest = (left: number): Phrase => [`and ${left} more: `, ...MORE];
