import { compose, type Message } from '../compose.ts';
import { at, dayName } from '../dates.ts';
import { bold, code, footAloud, joined, type Phrase, player, plural, sentence } from '../phrase.ts';
import { rolledAloud, sumOf } from '../rolls.ts';
import type { DiceDayView, HeadView, PlainRollView, Reader, SpentDiceView } from '../views.ts';

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

const MOST_THROWS = 6;

/** `Ben tried lottery, which was refused after dice had fallen: 1D6 [4] = 4. They count as thrown; …` */
export function spentDice({ by, on, rolls, at: moment, event }: SpentDiceView, reader: Reader): Message {
  const head: Phrase = [player(by), ' tried ', ...on, ', which was refused after dice had fallen: '];
  const shown = rolls.slice(0, MOST_THROWS);
  const left = rolls.length - shown.length;
  const rest: Phrase = left === 0 ? [] : [` and ${left} more ${plural(left, 'throw')}`];
  const throws = shown.map((roll): Phrase => [`${roll.dice} `, bold(sumOf(roll))]);
  const aloud = shown.map((roll): Phrase => [`${roll.dice} `, rolledAloud(roll)]);
  const last: Phrase = ['. They count as thrown; nothing else in the game changes.'];
  const foot: Phrase = [`event ${event} · `, code(`/nomic verify E${event}`), ' · ', at(moment, 'second')];
  return compose(
    [{ lines: [[...head, ...joined(throws, ', '), ...rest, ...last]] }, { small: foot }],
    { sentences: [[...head, ...joined(aloud, '; '), ...rest, ...last], footAloud(foot)], more: MORE },
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
