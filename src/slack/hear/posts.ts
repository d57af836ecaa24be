import { kindOf } from '../../game/matters.ts';
import type { Command, Game } from '../../game/types.ts';
import { type Desk, languageIn } from '../desk.ts';
import type { Entry } from '../read/entries.ts';
import { readEntry } from '../read/entries.ts';
import { readerOf } from '../reader.ts';
import { entryRefusal } from '../render/surfaces/refusal.ts';
import { PRIORITY, posting } from '../say/routes.ts';
import { announceAddress, makeNews, stepAside, stepIn } from './announcements.ts';
import { nudge } from './nudges.ts';
import type { Spoken } from './spoken.ts';

/** A post in the channel: an official entry, an announcement, or talk. */
export async function hearPost(desk: Desk, game: Game, said: Spoken): Promise<void> {
  const entry = readEntry(said.text, { thread: false, byBot: false }, languageIn(game));
  await take(desk, game, said, entry);
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

type Matter = Extract<Entry, { is: 'matter' }>;

async function submit(desk: Desk, game: Game, said: Spoken, entry: Matter): Promise<void> {
  const command: Command = {
    do: 'submit',
    kind: entry.kind,
    title: entry.title,
    text: said.text,
    post: said.ts,
    sinceEdit: said.sinceEdit,
  };
  const request = { game: game.id, command, by: said.user, at: said.at, cause: said.cause };
  await desk.referee.hear({
    ...request,
    answer: ({ ruling, after }) => {
      if (ruling.lawful) return [];
      const view = { opens: kindOf(after, entry.kind).opens, grounds: ruling.grounds };
      const at = { channel: said.channel, thread: said.ts, priority: PRIORITY.notice };
      return [posting(at, entryRefusal(view, readerOf(desk, after)))];
    },
  });
}
