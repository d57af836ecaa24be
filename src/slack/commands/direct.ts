import type { Game } from '../../game/types.ts';
import { channelNameOf } from '../channels.ts';
import type { Desk } from '../desk.ts';
import { isInChannel } from '../forms/people.ts';
import { NOT_IN_CHANNEL } from '../gate.ts';
import { gameMeant } from '../home/games.ts';
import { channelFirst } from '../read/channel-first.ts';
import type { Typed } from './door.ts';
import { needsGame } from './list.ts';
import { answer } from './place.ts';

/** In a direct message the game is the one that is named or meant, in its own channel; null after the person was told why there is none. */
export async function placed(desk: Desk, typed: Typed, command: string): Promise<Typed | null> {
  if (!typed.channel.startsWith('D')) return typed;
  const direct = { ...typed, asker: { ...typed.asker, direct: true } } as const;
  if (!needsGame(command)) return direct;
  const said = await named(desk, typed);
  const meant = said === null ? await unsaid(desk, direct) : said;
  if (meant === null) return null;
  const { game, text } = meant;
  if (game === null || !(await isInChannel(desk, game.channel, typed.asker.person))) {
    await answer(desk, typed, [[NOT_IN_CHANNEL]]);
    return null;
  }
  const { channel } = game;
  return { ...direct, channel, text, asker: { ...direct.asker, channel } };
}

interface Placed {
  /** Null: no game is played there, as far as anybody outside is to know. */
  readonly game: Game | null;
  /** What is left to be read. */
  readonly text: string;
}

/** `#fast-nomic-2 buy 5 CHAR`; null when no channel is named. */
async function named(desk: Desk, { text }: Typed): Promise<Placed | null> {
  const first = channelFirst(text);
  if (first === null) return null;
  const games = ofTeam(desk);
  if ('id' in first)
    return { game: games.find(({ channel }) => channel === first.id) ?? null, text: first.rest };
  const names = await Promise.all(games.map(({ channel }) => channelNameOf(desk, channel)));
  const game = games[names.indexOf(first.name)];
  return game === undefined ? null : { game, text: first.rest };
}

/** Of several games none is taken in silence: the one chosen in Home is named, and where none was, it is asked for. */
async function unsaid(desk: Desk, typed: Typed): Promise<Placed | null> {
  const { game, chosen, mine } = gameMeant(desk, typed.asker.person);
  if (game !== null) {
    if (chosen) await answer(desk, typed, [[`For the game in ${await nameOf(desk, game)}${CHOSEN}`]]);
    return { game, text: typed.text };
  }
  const names = await Promise.all(mine.map((one) => nameOf(desk, one)));
  const several = names.length === 0 ? 'Several games are on.' : `You play in ${names.join(' and in ')}.`;
  await answer(desk, typed, [[ofTeam(desk).length === 0 ? NO_GAME : `${several} ${WHICH}`]]);
  return null;
}

async function nameOf(desk: Desk, { channel }: Game): Promise<string> {
  return `#${await channelNameOf(desk, channel)}`;
}

function ofTeam(desk: Desk): Game[] {
  return desk.referee.games().filter((game) => game.team === desk.who.team);
}

const CHOSEN = ', chosen in Home. For another, put its channel first.';
const NO_GAME =
  'No game is played in this workspace yet. In an empty channel: `/invite @Fast Nomic`, then `/nomic setup`.';
const WHICH =
  'Which one is meant? Put its channel first, as in `#channel docket`, type the command there, or choose the game in Home. Nothing was done.';
