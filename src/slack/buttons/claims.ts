import { claimOf } from '../../game/claims.ts';
import { attesting } from '../attesting.ts';
import type { Desk } from '../desk.ts';
import type { Click } from './click.ts';
import { atTable, stale } from './place.ts';

export async function attest(desk: Desk, click: Click, how: 'confirm' | 'deny'): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  if (!claimOf(here.game, here.value)) return stale(desk, here, null);
  await attesting(desk, here, { claim: here.value, how });
}
