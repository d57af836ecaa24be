import type { Desk } from '../desk.ts';
import { openEntry, openNews, openSetup, openTrade } from '../forms/open.ts';
import type { Click } from './click.ts';
import { atTable } from './place.ts';

/** `PROPOSAL`, or `PROPOSAL|ts` when it grows from a near miss. */
export async function entryOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [word = '', from = ''] = here.value.split('|');
  const kinds = [...here.game.law.program.matters.keys()];
  const kind = kinds.find((name) => name.toUpperCase() === word.toUpperCase()) ?? 'proposal';
  const said = /^\d+\.\d+$/.test(from) ? await desk.look.message(here.channel, from).catch(() => null) : null;
  const initial = said ? { body: said.text, from } : {};
  await openEntry(desk, { ...here.asker, triggerId: here.triggerId }, here.game, { kind, ...initial });
}

export async function newsOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await openNews(desk, { ...here.asker, triggerId: here.triggerId }, here.game);
}

export async function tradeOpen(desk: Desk, click: Click, action: 'buy' | 'sell'): Promise<void> {
  const here = await atTable(desk, click);
  if (!here) return;
  const [key, count] = here.value.split('|');
  const filled = key === undefined || count === undefined ? {} : { key, count };
  await openTrade(desk, { ...here.asker, triggerId: here.triggerId }, here.game, { action, ...filled });
}

export function setupOpen(desk: Desk, click: Click): Promise<void> {
  return openSetup(desk, { ...click.asker, triggerId: click.triggerId }, click.channel);
}
