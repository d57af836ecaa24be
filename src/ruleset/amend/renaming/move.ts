import { historyAfter } from '../../history/renaming.ts';
import { cellAfter, cellOf, pathAfter, RENAMINGS, type Renamed, renamingsOf } from '../../renamed.ts';
import type { Run } from '../../run/run.ts';
import type { World } from '../../types.ts';
import { AMENDMENT } from '../operations.ts';

/**
 * Values move along with the words they are kept under, in the order they stand in; the renamings are set down first.
 * Returns how many changes that took: they are values of nobody's making.
 */
export function moveValues(run: Run, renamed: readonly Renamed[]): number {
  if (renamed.length === 0) return 0;
  const { table } = run.world;
  const known = renamingsOf(table).length;
  for (const [i, one] of renamed.entries())
    run.table.put(`${RENAMINGS}${known + i + 1}`, cellOf(one), AMENDMENT);
  const moved = [...table].map(([path, cell]) => ({
    path,
    to: pathAfter(path, renamed),
    cell: cellAfter(path, cell, renamed),
  }));
  // Two that trade their names would write over one another.
  for (const { path, to } of moved) if (path !== to) run.table.put(path, null, AMENDMENT);
  for (const { to, cell } of moved) run.table.put(to, cell, AMENDMENT);
  return run.table.mark();
}

/** The world with what it remembers under the new words. */
export function worldAfter(world: World, renamed: readonly Renamed[]): World {
  const { history } = world;
  if (renamed.length === 0 || history === undefined) return world;
  return {
    table: world.table,
    now: world.now,
    dice: world.dice,
    ...(world.docket ? { docket: world.docket } : {}),
    history: historyAfter(history, renamed),
    get frozen() {
      return world.frozen;
    },
  };
}
