import type { Desk } from '../desk.ts';
import { openRemind } from '../forms/remind.ts';
import { gameAt } from '../gate.ts';
import type { Click } from './click.ts';
import { outdated } from './place.ts';

/** The value names the game's channel: the button stands in direct messages and in Home as well. */
export async function remindOpen(desk: Desk, click: Click): Promise<void> {
  const game = gameAt(desk, click.value) ?? gameAt(desk, click.channel);
  if (!game) return outdated(desk, click);
  await openRemind(desk, { ...click.asker, triggerId: click.triggerId }, game);
}
