import type { Amendment } from '../../ruleset/amend/types.ts';
import { noDice } from '../luck.ts';
import type { Game } from '../types.ts';
import { asEnacted } from './as-enacted.ts';
import { carriedBy } from './carried.ts';
import { digestOf } from './digest.ts';
import { judgeAmendment } from './judge.ts';

/** What an amendment would do now, beside what its voters were shown. */
export interface Foreseen {
  readonly amendment: Amendment;
  readonly digest: string;
  /** It does something else than when it was posted. */
  readonly differs: boolean;
}

/** Foresees the enactment of a matter's amendment, as a question: nothing rolls. Null when it carries none. */
export function foreseen(game: Game, id: string, by: string, at: number): Foreseen | null {
  const carried = carriedBy(game.table, id);
  if (carried === null) return null;
  const { source, shelf, since } = carried;
  const then = asEnacted(game, id, by, at);
  const amendment = judgeAmendment(then, { source, shelf, since, by, at, dice: noDice, matter: id });
  const digest = digestOf(amendment);
  return { amendment, digest, differs: carried.digest !== '' && digest !== carried.digest };
}
