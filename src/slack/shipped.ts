import { lawFrom, unfounded } from '../game/evolve.ts';
import type { Game } from '../game/types.ts';
import type { Desk } from './desk.ts';

/** What a set-up would found if nothing in it were changed: for reading its rules where no game is played yet. */
export function unplayed({ rulesets: { core, rounds } }: Desk): Game {
  const rules = [...core.rules, ...(rounds[0]?.rules ?? [])];
  return { ...unfounded(''), law: lawFrom({ version: 1, rules }) };
}
