import type { TickerTable } from '../../../referee/ticker/placed.ts';
import type { Desk } from '../../desk.ts';
import { type Guest, tellGuest } from '../guest.ts';
import { tableMeant } from '../which.ts';
import type { TickerSub } from './list.ts';

type Work = (desk: Desk, guest: Guest, placed: TickerTable) => Promise<unknown>;

/** What is done at one table, and needs no more words than its name. */
export function atTable(work: Work, fits?: (placed: TickerTable) => boolean) {
  return async (desk: Desk, sub: TickerSub): Promise<void> => {
    const typed = sub.words.map(({ text }) => text);
    const meant = await tableMeant(desk, sub, typed, fits);
    if (meant === null) return;
    const [stray] = meant.words;
    if (stray === undefined) return void (await work(desk, sub, meant.placed));
    await tellGuest(desk, sub, [
      `"${stray.slice(0, 30)}" is not read, so nothing was done. \`/ticker help\``,
    ]);
  };
}
