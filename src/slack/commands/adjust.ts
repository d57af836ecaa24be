import { attempt } from '../acts.ts';
import type { Desk } from '../desk.ts';
import type { Typed } from './door.ts';
import { inGame, noSuchAction } from './place.ts';

/** FN-S6: rolled and applied in one step; the result is public, so the caller gets no answer of their own. */
export async function adjust(desk: Desk, typed: Typed): Promise<void> {
  const here = await inGame(desk, typed);
  if (!here) return;
  if (!here.game.law.program.actions.has('adjust')) {
    return noSuchAction(desk, typed, 'adjust');
  }
  await attempt(desk, {
    asker: here.asker,
    game: here.game,
    command: { do: 'act', move: { action: 'adjust', args: {} } },
    at: here.at,
    cause: here.cause,
    words: ['adjust the markets.'],
  });
}
