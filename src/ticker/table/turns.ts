import type { Table } from './types.ts';

/** The table as the next seat finds it; after the last roll of the last round it is over. ST-14, ST-18, ST-35 */
export function turnAfter(table: Table): Table {
  const isLast = table.active === table.seats.length - 1;
  const active = isLast ? 0 : table.active + 1;
  const round = isLast ? table.round + 1 : table.round;
  if (round > table.options.length) return { ...table, phase: 'over', before: null };
  return {
    ...table,
    phase: round === 0 ? 'setup' : 'play',
    round,
    active,
    before: table.holdings[active]!,
  };
}

/** Whether somebody has a turn, and time goes. */
export function isRunning({ phase, paused }: Table): boolean {
  return (phase === 'setup' || phase === 'play') && !paused;
}

export function isDone({ phase }: Table): boolean {
  return phase === 'over' || phase === 'cancelled';
}
