import type { Game } from '../../game/types.ts';
import { type Desk, languageIn } from '../desk.ts';
import type { Entry } from '../read/entries.ts';
import { readEntry } from '../read/entries.ts';
import { announceAddress, makeNews, makeUnmarkedNews, stepAside, stepIn } from './announcements.ts';
import { nudge } from './nudges.ts';
import type { Spoken } from './spoken.ts';
import { submit } from './submit.ts';

/** A post in the channel: an official entry, an announcement, or talk; whether it was more than talk. */
export async function hearPost(desk: Desk, game: Game, said: Spoken): Promise<boolean> {
  const entry = readEntry(said.text, { thread: false, byBot: false }, languageIn(game));
  const unmarked = entry.is === 'nothing' || (entry.is === 'miss' && entry.what === 'news');
  if (unmarked && (await makeUnmarkedNews(desk, game, said))) return true;
  await take(desk, game, said, entry);
  return entry.is !== 'wish' && entry.is !== 'ignored' && entry.is !== 'nothing';
}

async function take(desk: Desk, game: Game, said: Spoken, entry: Entry): Promise<unknown> {
  switch (entry.is) {
    case 'matter':
      return submit(desk, game, said, entry);
    case 'news':
      return makeNews(desk, game, said, entry.body);
    case 'ascension':
      return announceAddress(desk, game, said, entry.body);
    case 'join':
      return stepIn(desk, game, said);
    case 'observe':
      return stepAside(desk, game, said);
    case 'miss':
      return nudge(desk, game, said, entry);
    case 'wish':
    case 'ignored':
    case 'nothing':
      return;
  }
}
