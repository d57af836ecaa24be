import type { Desk } from '../desk.ts';
import { openRemind } from '../forms/remind.ts';
import type { Click } from './click.ts';
import { outdated } from './place.ts';

/** The value names the game's channel: the button stands in direct messages and in Home as well. */
export async function remindOpen(desk: Desk, click: Click): Promise<void> {
  const game =
    desk.referee.gameIn(desk.who.team, click.value) ?? desk.referee.gameIn(desk.who.team, click.channel);
  if (!game) return outdated(desk, click);
  await openRemind(desk, { ...click.asker, triggerId: click.triggerId }, game);
}
