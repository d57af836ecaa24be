import { keysUnder, number } from '../cells.ts';
import { freezes } from '../clocks.ts';
import type { Due } from '../due.ts';
import type { Game } from '../types.ts';
import { thawed } from './thaw.ts';

/** What was put off, each at its own instant, or at the end of the freeze that it falls in. */
export function putOffCalls(game: Game): Due[] {
  if (!game.table.has('next/later')) return [];
  const ids = keysUnder(game.table, 'later');
  const spans = ids.length === 0 ? [] : freezes(game);
  return ids.flatMap((call): Due[] => {
    const at = thawed(spans, number(game.table, `later/${call}/at`) ?? 0);
    return at === null ? [] : [{ at, command: { do: 'come_due', call } }];
  });
}
