import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { membersOf } from '../forms/people.ts';

/** The games that somebody may look at: those they play, those of channels they are in. Slack is asked when it is not known. */
export async function gamesOf(desk: Desk, person: string): Promise<readonly Game[]> {
  const all = desk.referee.games().filter((game) => game.team === desk.who.team);
  const known = desk.homes.games(person) ?? (await asked(desk, all, person));
  return all.filter((game) => known.includes(game.id) && !isAway(desk, game, person));
}

async function asked(desk: Desk, all: readonly Game[], person: string): Promise<readonly string[]> {
  const found = await Promise.all(
    all.map(async (game) => (plays(game, person) || (await isIn(desk, game, person)) ? [game.id] : [])),
  );
  const ids = found.flat();
  desk.homes.list(person, ids);
  return ids;
}

/** Nobody is shown the game of a channel that is closed to them; where it cannot be asked, it is. */
async function isIn(desk: Desk, game: Game, person: string): Promise<boolean> {
  const members = await membersOf(desk, game.channel).catch(() => null);
  return members?.people.includes(person) ?? false;
}

function plays(game: Game, person: string): boolean {
  return game.table.has(`is/player/${person}`);
}

function isAway(desk: Desk, game: Game, person: string): boolean {
  return desk.room.away.get(game.channel)?.has(person) ?? false;
}

/** The one they chose last, else the first they play, else the first there is; null when there is none. */
export function shownOf(desk: Desk, games: readonly Game[], person: string): Game | null {
  const choice = desk.homes.choice(person);
  const chosen = games.find(({ id }) => id === choice);
  return chosen ?? games.find((game) => plays(game, person)) ?? games[0] ?? null;
}

/** Which game somebody means who does not say, and those they play. */
export interface Meant {
  /** The only one they play, or the only one there is, or the one chosen in Home; null when it is not clear. */
  readonly game: Game | null;
  /** There are others it might have been. */
  readonly chosen: boolean;
  readonly mine: readonly Game[];
}

export function gameMeant(desk: Desk, person: string): Meant {
  const games = desk.referee.games().filter((game) => game.team === desk.who.team);
  const mine = games.filter((game) => plays(game, person));
  if (mine.length === 1 || games.length === 1)
    return { game: mine[0] ?? games[0] ?? null, chosen: false, mine };
  const choice = desk.homes.choice(person);
  const game = mine.find(({ id }) => id === choice) ?? null;
  return { game, chosen: game !== null, mine };
}
