import { dealt } from '../cards.ts';
import type { Faces } from '../stocks.ts';
import type { Fate } from './commands.ts';
import { evolve } from './evolve.ts';
import { fortunes, winnersOf } from './standing.ts';
import type { Cause, Table, TableEvent } from './types.ts';

/** The end of the active seat's turn: in round 0 it passes, afterwards it rolls. ST-14, ST-16 */
export function finished(table: Table, cause: Cause, fate: Fate): readonly TableEvent[] {
  const { round, active: seat } = table;
  if (round === 0) return [{ type: 'passed', round, seat, cause }];
  const faces = Array.from({ length: table.options.rolls }, (_, roll): Faces => {
    const dice = fate.luck(`roll|${round}|${seat}|${roll}`);
    return [dice.face(), dice.face(), dice.face()];
  });
  const rolled: TableEvent = { type: 'rolled', round, seat, faces, cause };
  const after = evolve(table, rolled);
  if (after.phase === 'over') return [rolled, ended(after, fate)];
  return [rolled, ...cards(after, fate)];
}

/** A card for every seat that has none, if cards are played at all. ST-40, ST-43 */
export function cards(table: Table, fate: Fate): readonly TableEvent[] {
  if (table.options.insider === 0) return [];
  const { hands: held, discarded, deals: deal, active: first } = table;
  return dealt({ held, discarded, deal, first }, fate.luck).map((one) => ({ type: 'dealt', ...one }));
}

function ended(table: Table, { seed }: Fate): TableEvent {
  const fortunesCents = fortunes(table);
  return { type: 'ended', fortunesCents, winners: winnersOf(fortunesCents), seed };
}
