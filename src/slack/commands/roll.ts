import { printDice, readRoll } from '../../dice/notation.ts';
import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import type { Typed } from './door.ts';
import { answer, inGame } from './place.ts';

/** A plain roll in public; no value changes. */
export async function roll(desk: Desk, typed: Typed): Promise<void> {
  const here = await inGame(desk, typed);
  if (!here) return;
  const read = readRoll(typed.text);
  if (!read.ok)
    return answer(desk, typed, [
      [read.saying],
      ['Nothing was rolled. Write `/roll 1D5-3 CHAR`: dice, then a label.'],
    ]);
  await attempt(desk, {
    asker: here.asker,
    game: here.game,
    command: { do: 'roll', dice: printDice(read.dice), label: read.label },
    at: here.at,
    cause: here.cause,
    words: [`roll ${printDice(read.dice)}.`],
  });
}
