import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import type { ChartWish } from '../render/views.ts';
import { chartedKind } from '../views/chart-fields.ts';
import { type ChartPicture, pictureOf, viewOf } from './charts.ts';

/**
 * The picture for App Home: the prices of the round, or a person's worth over time. Null when there is nothing to draw
 * or Slack does not take it. The same picture costs no call for ten minutes, then one to see that it is still there.
 */
export async function homePicture(
  desk: Desk,
  game: Game,
  what: 'prices' | { readonly person: string },
): Promise<ChartPicture | null> {
  const wish = wishOf(game, what);
  const view = await viewOf(desk, game, wish);
  return view === null ? null : pictureOf(desk, game, view);
}

function wishOf(game: Game, what: 'prices' | { readonly person: string }): ChartWish {
  if (what !== 'prices') return { of: 'person', person: what.person, page: 1 };
  const kind = chartedKind(game);
  return kind === null ? { of: 'standings', page: 1 } : { of: 'kind', kind, page: 1 };
}
