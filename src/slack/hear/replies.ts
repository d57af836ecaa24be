import type { Game } from '../../game/types.ts';
import { searchLog } from '../../referee/past.ts';
import type { Sealed } from '../../store/types.ts';
import { attempt } from '../acts.ts';
import { type Desk, languageIn } from '../desk.ts';
import { readEntry, readWish } from '../read/entries.ts';
import { madeBy, madeId } from '../views/made.ts';
import { rollAction } from '../views/news.ts';
import { askerOf } from './announcements.ts';
import { matterOfThread } from './called.ts';
import { rollForPost } from './newsdesk.ts';
import { nudge } from './nudges.ts';
import type { Spoken } from './spoken.ts';
import { hearVoteReply } from './votes.ts';

/**
 * A reply in a thread: a vote or a resolution in a matter's, ROLL in a News Post's, CONTINUE or STOP after a victory;
 * whether it meant anything.
 */
export async function hearReply(desk: Desk, game: Game, said: Spoken): Promise<boolean> {
  const thread = said.thread ?? '';
  const matter = matterOfThread(desk, game, said.channel, thread);
  if (matter !== null && (await hearVoteReply(desk, game, said, matter))) return true;
  if (/^\s*\W{0,3}roll\W{0,3}\s*$/i.test(said.text) && (await rollFor(desk, game, said, thread))) return true;
  const wish = readWish(said.text);
  const mirrored = desk.mirror.at(said.channel, thread)?.what ?? '';
  if (wish !== null && mirrored.startsWith('victory/')) {
    await stateWish(desk, game, said, wish);
    return true;
  }
  const entry = readEntry(said.text, { thread: true, byBot: false }, languageIn(game));
  if (entry.is === 'miss') await nudge(desk, game, said, entry);
  return entry.is === 'miss';
}

async function rollFor(desk: Desk, game: Game, said: Spoken, thread: string): Promise<boolean> {
  const id = newsAt(desk, game, said.channel, thread) ?? (await newsMadeBy(desk, game, thread));
  if (id === null || !rollAction(game)) return false;
  await rollForPost(desk, game, { ...said, asker: askerOf(said) }, id);
  return true;
}

/** Of a post that has been rolled for nothing is left in the gamestate; the log knows what it made. */
async function newsMadeBy(desk: Desk, game: Game, post: string): Promise<string | null> {
  const nameOf = (event: Sealed) => {
    const { fact } = event;
    const made =
      fact.type === 'ActionTaken' && fact.post === post && madeBy(game, { ...event, fact }, 'made');
    return made ? madeId(made) : null;
  };
  const fits = (event: Sealed) => nameOf(event) !== null;
  const { found } = await searchLog(desk.store, game.id, fits, { types: ['ActionTaken'], most: 1 });
  return found[0] === undefined ? null : nameOf(found[0]);
}

/** `N9` of the News Post that stands in this message, the bot's or the author's own. */
function newsAt(desk: Desk, game: Game, channel: string, ts: string): string | null {
  const mirrored = desk.mirror.at(channel, ts);
  if (mirrored?.game === game.id && /^[A-Z]\d+$/.test(mirrored.what)) return mirrored.what;
  for (const [path, cell] of game.table) {
    const key = path.startsWith('note_post/') && cell === ts ? path.slice('note_post/'.length) : null;
    if (key !== null) return `${key.charAt(0).toUpperCase()}${key.split('/')[1]}`;
  }
  return null;
}

async function stateWish(desk: Desk, game: Game, said: Spoken, wish: 'continue' | 'stop'): Promise<void> {
  await attempt(desk, {
    asker: askerOf(said),
    game,
    command: { do: 'wish', wish },
    at: said.at,
    cause: said.cause,
    words: [`say ${wish === 'continue' ? 'CONTINUE' : 'STOP'}.`],
  });
}
