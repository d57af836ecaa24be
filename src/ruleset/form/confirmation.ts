import type { Confirmation, Place } from '../mechanism.ts';
import { readShape } from './check.ts';
import type { Page } from './page.ts';
import { confirmationShape } from './shapes.ts';

/** `emperor`, or `{ who: player, count: 2, within: 1d }`. */
export function readConfirmation(page: Page, at: Place, raw: unknown): Confirmation | null {
  if (raw === undefined) return null;
  const read = readShape(page, at, typeof raw === 'string' ? { who: raw } : raw, confirmationShape);
  if (read === null) return null;
  const within = read.within === undefined ? null : page.source([...at, 'within']);
  return { who: read.who ?? 'player', count: read.count ?? 1, within };
}
