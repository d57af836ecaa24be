import type { Amendment, Shelf } from '../../ruleset/amend/types.ts';
import { amend } from '../../ruleset/engine.ts';
import type { Since } from '../../ruleset/retitled.ts';
import type { Dice } from '../../ruleset/types.ts';
import { matterFacts } from '../facts.ts';
import { matter } from '../matters.ts';
import type { Game } from '../types.ts';
import { worldAt } from '../world.ts';

/** An amendment and what it is judged by. `matter` carries it, or will; null when it is a draft. */
export interface Judging {
  readonly source: string;
  readonly by: string;
  readonly at: number;
  readonly dice: Dice;
  readonly matter: string | null;
  readonly shelf: Shelf;
  /** Renamings since it was written. */
  readonly since?: Since;
}

/** What the amendment would make of this game at that instant. Changes nothing. */
export function judgeAmendment(game: Game, judging: Judging): Amendment {
  const { source, by, at, dice, shelf, since } = judging;
  const subject = judging.matter === null ? null : matter(game, judging.matter);
  const facts = subject === null ? null : matterFacts(game, subject, at);
  return amend(game.law, source, {
    world: worldAt(game, at, dice),
    by,
    matter: facts,
    shelf,
    ...(since && { since }),
  });
}
