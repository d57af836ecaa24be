import type { Fact } from '../../game/types.ts';
import type { Draft } from '../../store/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { plainRoll, spentDice } from '../render/surfaces/dice.ts';
import type { Told } from './announce.ts';
import { PRIORITY, posting } from './routes.ts';

/** A plain roll is public and changes no value. */
export function sayRoll(
  desk: Desk,
  { heard, event }: Told,
  fact: Extract<Fact, { type: 'DiceRolled' }>,
): Draft[] {
  const view = { by: event.by, roll: fact.roll, at: event.at, event: event.seq };
  const where = { channel: heard.after.channel, priority: PRIORITY.roll };
  return [posting(where, plainRoll(view, readerOf(desk, heard.after)))];
}

/** Dice of what was refused are public too: else somebody could throw until they please. */
export function saySpent(
  desk: Desk,
  { heard, event }: Told,
  { on, rolls }: Extract<Fact, { type: 'DiceSpent' }>,
): Draft[] {
  const view = { by: event.by, on, rolls, at: event.at, event: event.seq };
  const where = { channel: heard.after.channel, priority: PRIORITY.roll };
  return [posting(where, spentDice(view, readerOf(desk, heard.after)))];
}
