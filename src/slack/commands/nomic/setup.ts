import type { Desk } from '../../desk.ts';
import { openSetup } from '../../forms/open.ts';
import { setUpTyped } from '../../forms/setup.ts';
import type { Sub } from './list.ts';

/** Typed in one line, or alone for the form. */
export async function setup(desk: Desk, sub: Sub): Promise<void> {
  if (sub.text.trim() === '') return openSetup(desk, { ...sub.asker, triggerId: sub.triggerId }, sub.channel);
  await setUpTyped(desk, sub);
}
