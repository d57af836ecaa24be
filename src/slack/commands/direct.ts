import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { membersOf } from '../forms/people.ts';
import { gameMeant } from '../home/games.ts';
import type { Typed } from './door.ts';
import { needsGame } from './list.ts';
import { answer } from './place.ts';

/** In a direct message the game is the one that is meant, in its own channel; null after the person was told why there is none. */
export async function placed(desk: Desk, typed: Typed, command: string): Promise<Typed | null> {
  if (!typed.channel.startsWith('D')) return typed;
  if (!needsGame(command)) return { ...typed, asker: { ...typed.asker, direct: true } };
  const game = gameMeant(desk, typed.asker.person);
  if (!game) {
    const games = desk.referee.games().filter((other) => other.team === desk.who.team);
    await answer(desk, typed, [[games.length === 0 ? NO_GAME : MANY]]);
    return null;
  }
  if (!(await isThere(desk, game, typed.asker.person))) {
    await answer(desk, typed, [[NOT_THERE]]);
    return null;
  }
  const { channel } = game;
  return { ...typed, channel, asker: { ...typed.asker, channel, direct: true } };
}

/** A game is played by those in its channel; where that cannot be asked, nobody is kept out. */
async function isThere(desk: Desk, { channel }: Game, person: string): Promise<boolean> {
  const members = await membersOf(desk, channel).catch((): readonly string[] => []);
  return members !== null && (members.length === 0 || members.includes(person));
}

const NOT_THERE = 'You are not in the channel where the game is played. Join it first; nothing was done.';
const NO_GAME =
  'No game is played in this workspace yet. In an empty channel: `/invite @Fast Nomic`, then `/nomic setup`.';
const MANY =
  'Several games are on. Type the command in the channel of the one you mean, or choose one under Home first.';
