import { carriedBy } from '../game/amending/carried.ts';
import { matter } from '../game/matters.ts';
import { preview } from '../game/preview.ts';
import type { Game, GameEvent } from '../game/types.ts';
import { type Desk, sceneOf } from './desk.ts';
import { readerOf } from './reader.ts';
import { readAhead } from './reading-ahead.ts';
import type { Message } from './render/compose.ts';
import { faultsMessage } from './render/surfaces/faults.ts';
import { previewMessage, previewMessages } from './render/surfaces/preview.ts';
import { previewView } from './views/preview.ts';

const DAY_MS = 86_400_000;

/**
 * The message in a matter's thread that says what its amendment would do; null when it carries none, and once the matter
 * is resolved: what was foretold stays as it was, and nothing is foretold that has happened.
 */
export async function drawPreview(desk: Desk, game: Game, id: string): Promise<Message | null> {
  if (matter(game, id)?.state !== 'pending') return null;
  const view = await foretell(desk, game, id);
  if (view === null) return null;
  const reader = readerOf(desk, game);
  return 'unreadable' in view ? faultsMessage(view, reader) : previewMessage(view, reader);
}

/** The same whole, in as many messages as it takes. */
export async function wholePreview(desk: Desk, game: Game, id: string): Promise<Message[]> {
  const view = await foretell(desk, game, id);
  if (view === null) return [];
  const reader = readerOf(desk, game);
  return 'unreadable' in view ? [faultsMessage(view, reader)] : previewMessages(view, reader);
}

async function foretell(desk: Desk, game: Game, id: string) {
  await readAhead(carriedBy(game.table, id)?.source ?? '');
  const at = desk.clock.now();
  const told = preview(game, id, at, await lastDay(desk, game, at));
  return told === null ? null : previewView(sceneOf(desk, game, at), id, told);
}

/** Everything of the last 24 hours, oldest first. */
export async function lastDay(desk: Desk, game: Game, at: number): Promise<readonly GameEvent[]> {
  const from = at - DAY_MS;
  for (let span = 500; ; span *= 4) {
    const events = await desk.store.log.tail(game.id, Math.max(0, game.seq - span));
    const first = events.findIndex((event) => event.at > from);
    if (first !== 0 || span >= game.seq) return first < 0 ? [] : events.slice(first);
  }
}
