/** `2D10-11`: two dice of ten sides, minus eleven. */
export interface DiceSpec {
  readonly count: number;
  readonly sides: number;
  readonly modifier: number;
}

export interface Unreadable {
  readonly ok: false;
  /** A whole sentence: what is wrong and what would work. */
  readonly saying: string;
}

export type DiceReading = { readonly ok: true; readonly dice: DiceSpec } | Unreadable;
export type RollReading = { readonly ok: true; readonly dice: DiceSpec; readonly label: string } | Unreadable;

export const MOST_DICE = 100;
export const MOST_SIDES = 10_000;
const MOST_MODIFIER = 9_999_999;
export const MOST_LABEL = 200;

const DICE = /^(\d*)d(?:ice)?(\d+)(?:\s*([-+])\s*(\d+))?(?=\s|$)/i;
/** Hyphens, dashes and minus signs that phones put where a `-` was typed. */
const DASHES = /[\u2010-\u2013\u2212\ufe63\uff0d]/g;

const GRAMMAR =
  'Dice are written like 2D6, D6, DICE6 or 1D5-3: how many dice, D, how many sides, then + or - a number if you like.';

function refuse(saying: string): Unreadable {
  return { ok: false, saying };
}

/** Reads `1D5-3`, `2d6`, `d6`, `DICE6`, `2DICE6`, `5D15 − 40`. Out of bounds is refused, never clamped. */
export function readDice(text: string): DiceReading {
  const reading = readStart(text.trim());
  if (!reading.ok) return reading;
  return reading.rest === '' ? { ok: true, dice: reading.dice } : refuse(GRAMMAR);
}

/** Reads `1D5-3 CHAR`. The label is inert: one that looks like dice adds none. It may be empty. */
export function readRoll(text: string): RollReading {
  const reading = readStart(text.trim());
  if (!reading.ok) return reading;
  const label = reading.rest.replace(/\s+/g, ' ');
  // `2d6 + 1d4` and `2d6 -3x` are sums somebody meant, not labels.
  if (/^[-+]/.test(label.replace(DASHES, '-'))) return refuse(GRAMMAR);
  if (label.length > MOST_LABEL) return refuse(`A label has at most ${MOST_LABEL} characters.`);
  return { ok: true, dice: reading.dice, label };
}

function readStart(
  text: string,
): { readonly ok: true; readonly dice: DiceSpec; readonly rest: string } | Unreadable {
  // One character for one, so that positions in the plain text are positions in the text.
  const found = DICE.exec(text.replace(DASHES, '-'));
  if (found === null) return refuse(GRAMMAR);
  const [whole, count = '', sides = '', sign = '+', added = '0'] = found;
  const size = Number(added);
  const dice: DiceSpec = {
    count: count === '' ? 1 : Number(count),
    sides: Number(sides),
    modifier: sign === '-' && size > 0 ? -size : size,
  };
  const limit = beyond(dice);
  return limit === null ? { ok: true, dice, rest: text.slice(whole.length).trim() } : refuse(limit);
}

function beyond({ count, sides, modifier }: DiceSpec): string | null {
  if (count < 1 || count > MOST_DICE || sides < 1 || sides > MOST_SIDES)
    return 'A roll has 1 to 100 dice of 1 to 10,000 sides.';
  if (Math.abs(modifier) > MOST_MODIFIER) return 'What is added to a roll has at most 7 digits.';
  return null;
}

/** The one printed form: `1D6`, `2D10-11`, `1D4+1`. Reads back to the same dice. */
export function printDice({ count, sides, modifier }: DiceSpec): string {
  const added = modifier === 0 ? '' : modifier > 0 ? `+${modifier}` : `${modifier}`;
  return `${count}D${sides}${added}`;
}
