/** What triggers may follow besides actions: something becoming of a matter, somebody coming or going, a round's beginning. */
const MATTER_OCCASIONS = ['submitted', 'voted', 'enacted', 'failed', 'vetoed', 'killed'] as const;
export const OCCASIONS = [...MATTER_OCCASIONS, 'joined', 'left', 'round_began'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** One that took place. `player` is who did it, or who came or went; `matter` the id of what it is about. */
export interface Happening {
  readonly what: Occasion;
  readonly player: string;
  readonly matter: string | null;
}

export function isOccasion(word: string): word is Occasion {
  return OCCASIONS.some((one) => one === word);
}

export function isOfMatters(occasion: Occasion): boolean {
  return MATTER_OCCASIONS.some((one) => one === occasion);
}
