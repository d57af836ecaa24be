import { previewDraft } from '../game/preview.ts';
import type { Game } from '../game/types.ts';
import type { Desk } from './desk.ts';
import { lastDay } from './previews.ts';
import { readAhead } from './reading-ahead.ts';
import type { FaultsView, PreviewView } from './render/views.ts';
import { draftView } from './views/preview.ts';

const MOST = 3;
const WITHIN_MS = 60_000;

/**
 * Null, and the asking counts, while fewer than three were asked for in the last minute; else from when on, epoch ms.
 * @param by whose previews are counted: a person's own, or those their posts ask for
 */
export function previewsFrom(desk: Pick<Desk, 'room'>, by: string, at: number): number | null {
  const recent = (desk.room.previews.get(by) ?? []).filter((asked) => asked > at - WITHIN_MS);
  const [oldest = at] = recent;
  if (recent.length >= MOST) return oldest + WITHIN_MS;
  desk.room.previews.set(by, [...recent, at]);
  return null;
}

/** What an amendment that nobody has posted would do now, or why it would not. */
export async function foretellDraft(
  desk: Desk,
  game: Game,
  source: string,
  at: number,
): Promise<PreviewView | FaultsView> {
  await readAhead(source);
  const recent = await lastDay(desk, game, at);
  return draftView(
    { game, at },
    source,
    previewDraft(game, { source, shelf: desk.rulesets.shelf }, at, recent),
  );
}
