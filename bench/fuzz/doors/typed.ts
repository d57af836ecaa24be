import { printDice, readDice, readRoll } from '../../../src/dice/notation.ts';
import { normalise } from '../../../src/slack/read/normalise.ts';
import { readQuantity } from '../../../src/slack/read/quantities.ts';
import { readTrade } from '../../../src/slack/read/trades.ts';
import { plainRoll } from '../../../src/slack/render/surfaces/dice.ts';
import { misreadMessage } from '../../../src/slack/render/surfaces/misread.ts';
import { noteMessage } from '../../../src/slack/render/surfaces/note.ts';
import { type Door, textOf } from '../door.ts';
import * as real from '../examples.ts';
import { mutated } from '../mutate.ts';
import { at, reader, stocks } from '../seat.ts';

const MOST = 20_000;

export const quantities: Door = {
  name: 'quantities and trades',
  share: 14,
  make: (luck) => mutated(luck.of(real.trades), real.trades, luck, MOST),
  read: (input) => {
    const text = textOf(input);
    const alone = readQuantity(text);
    if (alone.is === 'count' && !(alone.count >= 1 && Number.isSafeInteger(alone.count)))
      throw new Error(`${alone.count} is no quantity`);
    const trade = readTrade(text, stocks);
    return trade.is === 'refused'
      ? [misreadMessage({ sayings: [[trade.saying]], meant: null }, reader('x'))]
      : [];
  },
};

export const dice: Door = {
  name: 'dice',
  share: 10,
  make: (luck) => mutated(luck.of(real.rolls), real.rolls, luck, MOST),
  read: (input) => {
    const text = normalise(textOf(input));
    const read = readRoll(text);
    if (!read.ok) return [noteMessage([[read.saying]], reader('x'))];
    const printed = printDice(read.dice);
    const again = readDice(printed);
    if (!again.ok || printDice(again.dice) !== printed) throw new Error(`${printed} is not read back`);
    const { modifier } = read.dice;
    const roll = {
      dice: printed,
      faces: [1],
      modifier,
      total: 1 + modifier,
      label: read.label,
      n: 0,
      before: 0,
    };
    return [plainRoll({ by: 'p1', roll, at, event: 1 }, reader(text.slice(0, 100)))];
  },
};
