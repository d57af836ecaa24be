import type { Game } from '../../game/types.ts';
import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';
import type { ChartWish } from '../render/views.ts';
import { chartedKind } from '../views/chart-fields.ts';
import { type ChartPicture, pictureOf, viewOf } from './charts.ts';

/** A Home is not kept waiting for its picture. */
const SOON_MS = 1_000;

/**
 * The picture for App Home: the prices of the round, or a person's worth over time. Null when there is nothing to draw,
 * or not yet: then `late` is called once it is there. The same picture costs no call for ten minutes, then one to see
 * that it can still be shown.
 */
export async function homePicture(
  desk: Desk,
  game: Game,
  what: 'prices' | { readonly person: string },
  late: () => void,
): Promise<ChartPicture | null> {
  const view = await viewOf(desk, game, wishOf(game, what));
  if (view === null) return null;
  const picture = pictureOf(desk, game, view);
  const soon = await within(picture, SOON_MS, 'late' as const);
  if (soon !== 'late') return soon;
  void picture.then((found) => found && late());
  return null;
}

function wishOf(game: Game, what: 'prices' | { readonly person: string }): ChartWish {
  if (what !== 'prices') return { of: 'person', person: what.person, page: 1 };
  const kind = chartedKind(game);
  return kind === null ? { of: 'standings', page: 1 } : { of: 'kind', kind, page: 1 };
}
