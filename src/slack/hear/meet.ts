import type { Game } from '../../game/types.ts';
import { within } from '../connect/within.ts';
import type { Desk } from '../desk.ts';

const NAMED_WITHIN_MS = 2000;

/** Learns a person's name before their first act, so that boards show it; a slow Slack does not hold the act up. */
export async function meet(desk: Desk, game: Game, person: string): Promise<void> {
  if (!desk.names.knows(person)) await within(desk.names.lookUp(person), NAMED_WITHIN_MS);
  const label = desk.names.of(person);
  if (label === person || game.table.get(`player/${person}/label`) === label) return;
  await desk.referee.hear({
    game: game.id,
    command: { do: 'name', person, label },
    by: 'referee',
    at: desk.clock.now(),
    cause: null,
  });
}
