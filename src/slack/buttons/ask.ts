import type { Desk } from '../desk.ts';
import { openAmend } from '../forms/amend/amend.ts';
import { openAsk } from '../forms/ask.ts';
import type { Click } from './click.ts';
import { atTable } from './place.ts';

/** `roll`: the command that is chosen when the form opens; any other value chooses none. */
export async function askOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await openAsk(desk, { ...here.asker, triggerId: here.triggerId }, here.game, here.value);
}

export async function amendOpen(desk: Desk, click: Click): Promise<void> {
  const here = await atTable(desk, click);
  if (here) await openAmend(desk, { ...here.asker, triggerId: here.triggerId }, here.game, '');
}
