import { z } from 'zod';
import type { Game } from '../../game/types.ts';
import { type Desk, languageIn } from '../desk.ts';
import { readEntry } from '../read/entries.ts';
import { readerOf } from '../reader.ts';
import { noteMessage } from '../render/surfaces/note.ts';
import { privately } from '../say/routes.ts';
import { askerOf } from './announcements.ts';
import type { Spoken } from './spoken.ts';

const ruled = z.union([
  z.object({ ruling: z.object({ lawful: z.boolean() }) }),
  z.object({ ruling: z.object({ refused: z.string() }) }),
]);

/** What was once ruled on stands as it was first written, lawful or dead. */
export function wasAct(heard: { readonly ruling: unknown } | null): boolean {
  return ruled.safeParse(heard).success;
}

/** An entry that was refused, or a News Post, is edited: its author is told that this makes no other of it. */
export async function tellDead(desk: Desk, game: Game, said: Spoken): Promise<void> {
  const { is } = readEntry(said.text, { thread: false, byBot: false }, languageIn(game));
  if (is !== 'matter' && is !== 'news') return;
  const words =
    'What this post said when it was first read stands, and an edit changes nothing of it. To say something else, post it anew.';
  const message = privately(askerOf(said), noteMessage([[words]], readerOf(desk, game)));
  await desk.store.transact((tx) => tx.outbox.queue([message], game.id));
}
