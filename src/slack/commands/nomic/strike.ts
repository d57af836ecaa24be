import type { Desk } from '../../desk.ts';
import { readStrike } from '../../read/strike.ts';
import { struckAsked, struckConfirmed } from '../../striking.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';

const USAGE =
  'Nothing was struck. Write `/nomic strike E418 under C2 because …`: E418 is the event, C2 the enacted matter that orders it. It shows first what would change.';

/** FN-L6: what would change is shown first; `confirm` does it. */
export async function strike(desk: Desk, sub: Sub): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const read = readStrike(sub.text);
  if (read === null) return answer(desk, here, [[USAGE]]);
  if (read.confirmed === null) return struckAsked(desk, here, read);
  const { reach, seen } = read.confirmed;
  await struckConfirmed(desk, here, read, { reach, seen: seen ?? 'any' });
}
