import { demotedAt as demotedSince, isPlaying, players } from '../ruleset/engine.ts';
import { flag, keysUnder, number, text, type Writing } from './cells.ts';
import type { Game } from './types.ts';

export { isPlaying, players };

export function emperor(game: Game): string {
  return text(game.table, 'game/emperor') ?? '';
}

/** People who played once and do not now. */
export function observers(game: Game): string[] {
  return keysUnder(game.table, 'is/player').filter((person) => !isPlaying(game.table, person));
}

/** The display name last heard of, or the id. */
export function labelOf(game: Game, person: string): string {
  return text(game.table, `player/${person}/label`) ?? person;
}

/** Whether the office is taken up; before that nothing is played. */
export function isAccepted(game: Game): boolean {
  return flag(game.table, 'game/accepted');
}

/** Since when someone waits to come back, as the law has it now. */
export function demotedAt({ law, table }: Game, person: string): number | null {
  return demotedSince(law.program, table, person);
}

/** Notes a game action (FN-P3). One heard late does not make anybody idle who acted since. */
export function noteDeed(writing: Writing, by: string, verb: string, at: number): void {
  const path = `did/${by}/${verb}`;
  writing.put(path, Math.max(at, number(writing.table, path) ?? at));
}

export function setting(game: Game, name: string): string | null {
  return text(game.table, `setting/${name}`);
}
