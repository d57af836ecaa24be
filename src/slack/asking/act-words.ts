import { groundsOf, type Question } from '../../game/asking/question.ts';
import type { Command, Game } from '../../game/types.ts';
import type { Saying } from '../../ruleset/types.ts';
import type { Calling } from '../read/calling.ts';
import type { Word } from '../read/words.ts';

/** What is being read: the words after the verb, and who would act. */
export interface Reading {
  readonly game: Game;
  readonly by: string;
  readonly at: number;
  readonly words: readonly Word[];
  readonly call: Calling;
}

/** An act as asked about, in words; or what would have to be typed. */
export type ReadAct =
  | { readonly is: 'act'; readonly question: Question; readonly act: Saying }
  | { readonly is: 'unclear'; readonly saying: Saying };

export const doing = (command: Command, act: Saying): ReadAct => ({
  is: 'act',
  question: { is: 'do', command },
  act,
});

export const unclear = (...saying: Saying): ReadAct => ({ is: 'unclear', saying });

/** What stands against an action whatever it would be done with; null where nothing does. */
export function shut({ game, by, at }: Reading, action: string, act: Saying): ReadAct | null {
  const question = { is: 'open', action } as const;
  return groundsOf(game, question, { by, at }).grounds.length === 0 ? null : { is: 'act', question, act };
}

export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');
