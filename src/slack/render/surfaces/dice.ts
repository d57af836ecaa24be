import { compose, type Message } from '../compose.ts';
import { at, dayName } from '../dates.ts';
import { bold, code, type Phrase, player, sentence } from '../phrase.ts';
import { rolledAloud, sumOf } from '../rolls.ts';
import type { DiceDayView, HeadView, PlainRollView, Reader } from '../views.ts';

const MORE: Phrase = [code('/nomic help')];

/** `Ben rolled 1D5-3 CHAR: [4] - 3 = +1. A plain roll; nothing in the game changes.` */
export function plainRoll(view: PlainRollView, reader: Reader): Message {
  const label = view.roll.label === '' ? '' : ` ${view.roll.label}`;
  const head: Phrase = [player(view.by), ` rolled ${view.roll.dice}${label}: `];
  const last: Phrase = [' A plain roll; nothing in the game changes.'];
  const foot: Phrase = [
    `dice: plain throw ${view.roll.n} of the day · event ${view.event} · `,
    at(view.at, 'second'),
  ];
  return compose(
    [{ lines: [[...head, bold(sumOf(view.roll)), '.', ...last]] }, { small: foot }],
    { sentences: [[...head, rolledAloud(view.roll), '.', ...last], [`Event ${view.event}.`]], more: MORE },
    reader,
  );
}

/** A commitment to a day's dice, made the day before, or its seed, told the day after. Never edited. */
export function diceDay(view: DiceDayView, reader: Reader): Message {
  const day = `${dayName(view.dayMs)} (UTC)`;
  const lines: Phrase[] =
    view.is === 'commitment'
      ? [
          [bold(`Dice commitment for ${day}`)],
          [code(view.hash)],
          ['The SHA-256 of the seed that day is rolled under; the seed is told when the day is over.'],
        ]
      : [
          [bold(`Dice seed of ${day}`)],
          [code(view.seed)],
          ['Its SHA-256 is the commitment made before: ', code(view.hash)],
        ];
  return compose([{ lines }], { sentences: lines.map((line) => sentence(line)), more: MORE }, reader);
}

/** The head of the log, whole. Never edited. */
export function headMessage(view: HeadView, reader: Reader): Message {
  const lines: Phrase[] = [
    [bold(`Seal of the log after event ${view.seq}`), ', ', at(view.at)],
    [code(view.hash)],
  ];
  return compose([{ lines }], { sentences: lines.map((line): Phrase => [...line, '.']), more: MORE }, reader);
}
