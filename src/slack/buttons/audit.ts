import { repairFor } from '../audit/repairing.ts';
import type { Desk } from '../desk.ts';
import type { Click } from './click.ts';
import { atTable, named } from './place.ts';

/** The value is the channel of the game: the button stands in a direct message. */
export async function auditRepair(desk: Desk, click: Click): Promise<void> {
  const isNamed = /^[A-Z0-9]{1,30}$/.test(click.value);
  const here = await atTable(desk, isNamed ? named(click, click.value) : click);
  if (here) await repairFor(desk, here);
}
