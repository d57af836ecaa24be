import { claimOf, openClaims } from '../../../game/claims.ts';
import { attesting } from '../../attesting.ts';
import type { Desk } from '../../desk.ts';
import { readNumbered } from '../../read/command.ts';
import { answer, inGame } from '../place.ts';
import type { Sub } from './list.ts';

/** The route where buttons do not work. */
export async function attest(desk: Desk, sub: Sub, how: 'confirm' | 'deny'): Promise<void> {
  const here = await inGame(desk, sub);
  if (!here) return;
  const claim = readNumbered(sub.words[0]?.text ?? '');
  if (claim !== null && claimOf(here.game, claim)) return attesting(desk, here, { claim, how });
  const open = openClaims(here.game).map(({ id }) => id);
  const those =
    open.length === 0
      ? 'nothing waits to be confirmed.'
      : `what waits is ${open.join(', ')}. Write \`/nomic ${how} ${open[0]}\`.`;
  await answer(desk, here, [[`Nothing was done: ${those}`]]);
}
