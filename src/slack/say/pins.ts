import { matter, pendingMatters } from '../../game/matters.ts';
import type { Heard } from '../../referee.ts';
import type { Draft } from '../../store/types.ts';
import { pinning } from './routes.ts';

/** FN-M5: once the rules ask for it, what is pending already is pinned too. */
export function pinsBegun({ before, after }: Pick<Heard, 'before' | 'after'>): Draft[] {
  const asks = ({ law }: Heard['after']) => law.program.duties.has('pin_pending_matters');
  if (asks(before) || !asks(after)) return [];
  return pendingMatters(after)
    .filter(({ id }) => matter(before, id) !== null)
    .map(({ id, post, deleted }) =>
      pinning('pin', after.channel, deleted ? { what: `card/${id}` } : { ts: post }),
    );
}
