import type { AmendmentFault } from '../../../ruleset/amend/types.ts';
import type { Ground, Saying } from '../../../ruleset/types.ts';
import { frozenGround } from '../../clocks.ts';
import { isPlaying } from '../../people.ts';
import { type Case, ground } from '../drafts.ts';

/** Each fault with the place in its author's own lines. */
export function faultGrounds(rule: string | null, faults: readonly AmendmentFault[]): Ground[] {
  return faults.map(({ line, column, saying }) => {
    const place = line === null ? '' : `line ${line}${column === null ? '' : `, column ${column}`}: `;
    return ground(rule, [`${place}${saying}`]);
  });
}

/** A ground on the rule that the act stands on. */
export type Say = (saying: Saying) => Ground;

/** FN-M4, FN-L5: who may set down, or contest, what is done by hand: any player, with a reason, and not while play waits. */
export function handGrounds({ game, stamp }: Case, say: Say, reason: string): Ground[] {
  const frozen = frozenGround(game, stamp.at);
  return [
    ...(isPlaying(game.table, stamp.by)
      ? []
      : [say(['This is for those who play; ', { player: stamp.by }, ' observes.'])]),
    ...(reason.trim() === '' ? [say(['It needs a reason, for all to read.'])] : []),
    ...(frozen ? [frozen] : []),
  ];
}
