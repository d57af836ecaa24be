import type { Environment } from '@marcbachmann/cel-js';
import { readDice } from '../../dice/notation.ts';
import { LIMITS } from '../limits.ts';
import { DiceValue } from './beings.ts';
import { Impossible } from './impossible.ts';
import { DICE } from './kinds-of-value.ts';

/** Functions that make a list of a text: their lists may be longer than any that is kept. */
export const SPLITS: ReadonlySet<string> = new Set(['words', 'letters']);
export const TEXTS: readonly string[] = [...SPLITS, 'lower', 'upper', 'dice'];

const SYNC = { async: false };

export function registerTexts(env: Environment): void {
  env.registerFunction('lower(string): string', (text: string) => text.toLowerCase(), SYNC);
  env.registerFunction('upper(string): string', (text: string) => text.toUpperCase(), SYNC);
  env.registerFunction('words(string): list<string>', words, SYNC);
  env.registerFunction('letters(string): list<string>', letters, SYNC);
  env.registerFunction(`dice(int, int): ${DICE}`, dice, SYNC);
  env.registerFunction(`dice(int, int, int): ${DICE}`, dice, SYNC);
}

function words(text: string): readonly string[] {
  return bounded(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
}

function letters(text: string): readonly string[] {
  return [...bounded(text)];
}

function bounded(text: string): string {
  if (text.length <= LIMITS.textValueChars) return text;
  throw new Impossible(`text of more than ${LIMITS.textValueChars} characters cannot be taken apart`);
}

/** Dice whose numbers were reckoned out, within the bounds of dice that are written. */
function dice(count: bigint, sides: bigint, modifier = 0n): DiceValue {
  const notation = `${count}D${sides}${modifier === 0n ? '' : modifier > 0n ? `+${modifier}` : modifier}`;
  const reading = readDice(notation);
  if (reading.ok) return new DiceValue(notation);
  throw new Impossible(`${notation} are no dice that can be rolled`);
}
