import { noDice } from '../../game/luck.ts';
import type { Game } from '../../game/types.ts';
import { worldAt } from '../../game/world.ts';
import { parameter, weigh } from '../../ruleset/engine.ts';
import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { plain } from '../read/normalise.ts';
import { readNews } from '../read/symbols.ts';
import { keysOfNews } from '../views/news.ts';
import { refuseUnmarked } from './newsdesk.ts';
import type { Spoken } from './spoken.ts';
import { askWhich } from './which.ts';

/** JOIN, or "I join", as a whole post (FN-P1). */
export function stepIn(desk: Desk, game: Game, said: Spoken): Promise<unknown> {
  return step(desk, game, said, 'join');
}

/** OBSERVE, or "I become an observer" (FN-P2). */
export function stepAside(desk: Desk, game: Game, said: Spoken): Promise<unknown> {
  return step(desk, game, said, 'leave');
}

function step(desk: Desk, game: Game, said: Spoken, action: 'join' | 'leave') {
  return attempt(desk, {
    asker: askerOf(said),
    game,
    command: { do: 'act', move: { action, args: {} } },
    at: said.at,
    cause: said.cause,
    words: [action === 'join' ? 'join the game.' : 'become an observer.'],
  });
}

/** FN-S7: a post marked as news is a News Post of the one thing it names; asked which when it names several. */
export async function makeNews(desk: Desk, game: Game, said: Spoken, body: string): Promise<void> {
  const read = readNews(body, keysOfNews(game));
  if (read.is === 'ask') return askWhich(desk, game, said, read.keys);
  if (read.is !== 'news') return refuseUnmarked(desk, game, { ...said, asker: askerOf(said) });
  await makeNewsOf(desk, game, said, { key: read.key, body });
}

/** FN-S7, `news_needs_mark`: what names one thing, by somebody who may make a News Post, is one; all else stays talk. */
export async function makeUnmarkedNews(desk: Desk, game: Game, said: Spoken): Promise<boolean> {
  const { program } = game.law;
  if (parameter(program, 'news_needs_mark') !== false) return false;
  const body = plain(said.text).trim();
  const read = readNews(body, keysOfNews(game));
  if (read.is !== 'news') return false;
  const move = { action: 'news', args: newsArgs(game, read.key) };
  if (weigh(program, worldAt(game, said.at, noDice), said.user, move).length > 0) return false;
  await makeNewsOf(desk, game, said, { key: read.key, body });
  return true;
}

interface News {
  readonly key: string;
  readonly body: string;
}

function makeNewsOf(desk: Desk, game: Game, said: Spoken, { key, body }: News) {
  return attempt(desk, {
    asker: askerOf(said),
    game,
    command: { do: 'act', move: { action: 'news', args: newsArgs(game, key) }, note: body, post: said.ts },
    at: said.at,
    cause: said.cause,
    words: ['make this News Post.'],
  });
}

/** The one argument of the action `news`, by whatever name the rules give it. */
export function newsArgs(game: Game, key: string): Record<string, string> {
  const arg = game.law.program.actions.get('news')?.takes[0]?.name;
  return arg === undefined ? {} : { [arg]: key };
}

/** ASCENSION ADDRESS: opens the round (FN-E4). The theme is what fits of it. */
export function announceAddress(desk: Desk, game: Game, said: Spoken, body: string): Promise<unknown> {
  return attempt(desk, {
    asker: askerOf(said),
    game,
    command: {
      do: 'act',
      move: { action: 'ascend', args: ascendArgs(game, body) },
      note: body,
      post: said.ts,
    },
    at: said.at,
    cause: said.cause,
    words: ['make the Ascension Address.'],
  });
}

const THEME_LENGTH = 280;

/** The first line of an address, cut to what a text value holds, as the theme. */
export function ascendArgs(game: Game, body: string): Record<string, string> {
  const arg = game.law.program.actions.get('ascend')?.takes[0]?.name;
  const line = body.trim().split('\n', 1)[0] ?? '';
  const theme = [...line].length > THEME_LENGTH ? `${[...line].slice(0, THEME_LENGTH).join('')}…` : line;
  return arg === undefined ? {} : { [arg]: theme };
}

export function askerOf(said: {
  readonly user: string;
  readonly channel: string;
  readonly thread: string | null;
}) {
  return {
    person: said.user,
    channel: said.channel,
    ...(said.thread === null ? {} : { thread: said.thread }),
  };
}
