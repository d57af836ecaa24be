import { pendingMatters } from '../matters.ts';
import { standing } from '../standing.ts';
import type { Game } from '../types.ts';

/** What could be done with a pending matter by its votes and clock; `ripensAt` is when its clock would change that, ms. */
export interface Can {
  readonly enact: boolean;
  readonly fail: boolean;
  readonly ripensAt: number | null;
}

/** A pending matter that stands otherwise afterwards. */
export interface Shift {
  readonly matter: string;
  readonly before: Can;
  readonly after: Can;
}

/** Queue and freeze aside: what the criteria say of each, before and after. */
export function shifts(before: Game, after: Game, at: number): Shift[] {
  return pendingMatters(before).flatMap((subject): Shift[] => {
    const [was, is] = [before, after].map((game): Can => {
      const { enact, fail, ripensAt } = standing(game, subject, at);
      return { enact, fail, ripensAt };
    });
    if (!was || !is || JSON.stringify(was) === JSON.stringify(is)) return [];
    return [{ matter: subject.id, before: was, after: is }];
  });
}
