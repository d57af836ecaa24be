import type { Personality } from '../minds/list.ts';
import type { Setup } from './arena.ts';
import { Tournament } from './tournament.ts';

export interface Duel {
  readonly one: Personality;
  readonly other: Personality;
  readonly setup: Omit<Setup, 'seats'>;
  readonly seed: number;
}

/** Two of each at a table of four, shuffled: the share of games in which the better of the first ends above; ties half. */
export function twoAgainstTwo({ one, other, setup, seed }: Duel, games: number): number {
  return played([one, one, other, other], 2, { setup, seed, games });
}

/** One alone against three: the share of games in which it beats them all. */
export function oneAgainstThree({ one, other, setup, seed }: Duel, games: number): number {
  return played([one, other, other, other], 1, { setup, seed, games });
}

function played(
  players: readonly Personality[],
  own: number,
  { setup, seed, games }: Pick<Duel, 'setup' | 'seed'> & { readonly games: number },
): number {
  const tournament = new Tournament(players, { ...setup, seats: players.length }, seed);
  let above = 0;
  for (let game = 0; game < games; game += 1) {
    tournament.play(1);
    let [mine, theirs] = [0, 0];
    for (const [seat, player] of tournament.seats.entries()) {
      const fortune = tournament.fortune(seat);
      if (player < own) mine = Math.max(mine, fortune);
      else theirs = Math.max(theirs, fortune);
    }
    above += mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
  }
  return above / games;
}
