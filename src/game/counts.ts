import type { VoteWord } from '../ruleset/types.ts';

/** A tally of effective votes, by person. Recomputed from raw votes whenever it is asked for. */
export interface Tally {
  /** Effective FOR, AGAINST: DEFERENTIALs that follow the Emperor are in them. */
  readonly for: readonly string[];
  readonly against: readonly string[];
  /** Who of those got there by DEFERENTIAL. */
  readonly followed: readonly string[];
  /** DEFERENTIALs that count as neither now. */
  readonly deferential: readonly string[];
  readonly veto: readonly string[];
  readonly silent: readonly string[];
  /** Votes of people who are no players now: shown, not counted. */
  readonly uncounted: readonly { readonly by: string; readonly vote: VoteWord }[];
  /** Players now, N. */
  readonly players: number;
  /** What the vote of each of them counts, where that is not one for all. */
  readonly weights?: Readonly<Record<string, number>>;
}

/** Why a matter could be resolved as it was. */
export type Reason =
  | 'majority_for'
  | 'more_for_at_time'
  | 'half_against'
  | 'time_not_enactable'
  | 'self_killed'
  | 'vetoed'
  | 'criterion';
