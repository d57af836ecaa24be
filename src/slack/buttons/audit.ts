import { repairFor } from '../audit/repairing.ts';
import type { Desk } from '../desk.ts';
import type { Click } from './click.ts';
import { atTable } from './place.ts';

/** The value is the channel of the game: the button stands in a direct message. */
export async function auditRepair(desk: Desk, click: Click): Promise<void> {
  const channel = /^[A-Z0-9]{1,30}$/.test(click.value) ? click.value : click.channel;
  const here = await atTable(desk, { ...click, channel });
  if (here) await repairFor(desk, here);
}
