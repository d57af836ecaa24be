import type { VoteWord } from '../../ruleset/types.ts';
import type { Signs } from './language.ts';

/** The workspace's own emoji that stand for another: name -> name, as `emoji.list` gives it (`alias:+1`) or bare. */
export type Aliases = ReadonlyMap<string, string>;

const STEPS = 5;

/**
 * The vote an emoji name stands for, or null. Skin tones do not matter; the room's own mapping comes first, then the
 * ruleset's; a name that neither knows is followed through at most five aliases.
 */
export function readReaction(name: string, signs: Signs, aliases: Aliases): VoteWord | null {
  let known = name
    .replace(/::skin-tone-[2-6]$/, '')
    .replace(/^:|:$/g, '')
    .toLowerCase();
  for (let step = 0; step <= STEPS; step++) {
    const vote = signs.room.get(known) ?? signs.emoji.get(known);
    if (vote !== undefined) return vote;
    const target = aliases.get(known);
    if (target === undefined) return null;
    known = target.replace(/^alias:/, '');
  }
  return null;
}
