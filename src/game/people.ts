import { isPlaying, players } from '../ruleset/engine.ts';
import { flag, keysUnder, number, text } from './cells.ts';
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

export function demotedAt(game: Game, person: string): number | null {
  return number(game.table, `player/${person}/demoted`);
}

export function setting(game: Game, name: string): string | null {
  return text(game.table, `setting/${name}`);
}
