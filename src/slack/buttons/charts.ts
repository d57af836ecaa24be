import { shareChart, showChart } from '../charting/show.ts';
import { wishFrom } from '../charting/value.ts';
import type { Desk } from '../desk.ts';
import type { Click } from './click.ts';
import { atTable, stale } from './place.ts';

export const chartOpen = (desk: Desk, click: Click) => pressed(desk, click, showChart);
export const chartShare = (desk: Desk, click: Click) => pressed(desk, click, shareChart);

async function pressed(desk: Desk, click: Click, does: typeof showChart): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const wish = wishFrom(here.game, here.value, here.asker.person);
  await (wish === null
    ? stale(desk, here, null)
    : does(desk, { ...here, ...(here.messageTs === null ? {} : { shown: here.messageTs }) }, wish));
}
