import { readDice } from '../../dice/notation.ts';
import type { Roll } from '../../ruleset/types.ts';
import { thrown } from '../luck.ts';
import type { Of, Ruling } from '../types.ts';
import { type Case, draft, ground, refused } from './drafts.ts';

/** A plain roll changes no value; it is recorded so that its dice can be checked. */
export function decideRoll(subject: Case, command: Of<'roll'>): Ruling {
  const { game, stamp } = subject;
  const read = readDice(command.dice);
  if (!read.ok) return refused([ground(null, [read.saying])]);
  const { count, sides, modifier } = read.dice;
  const { faces, n } = stamp.dice.roll(count, sides);
  const total = faces.reduce((sum, face) => sum + face, modifier);
  const roll: Roll = { dice: command.dice, faces, modifier, total, label: command.label, n, before: 0 };
  const changes = thrown(game.table, 'plain', stamp, [roll]);
  return { lawful: true, events: [draft(subject, {}, { type: 'DiceRolled', roll }, changes)] };
}
