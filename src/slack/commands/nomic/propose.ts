import type { Desk } from '../../desk.ts';
import { openEntry } from '../../forms/entry.ts';
import { plain } from '../../read/normalise.ts';
import { inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** `propose` opens the form of a proposal, with what follows as its title. */
export async function propose(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const opener = { ...here.asker, triggerId: here.triggerId };
  await openEntry(desk, opener, here.game, { kind: 'proposal', title: plain(sub.text).trim() });
}
