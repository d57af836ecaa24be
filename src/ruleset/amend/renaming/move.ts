import { historyAfter } from '../../history/renaming.ts';
import { movesOf, type Renamed, tableAfter } from '../../renamed.ts';
import { type Retitled, retitlingsToKeep } from '../../retitled.ts';
import type { Run } from '../../run/run.ts';
import type { Docket, World } from '../../types.ts';
import { AMENDMENT } from '../operations.ts';

/** Moves values along with the words they are kept under. Returns how many changes that took: they are of nobody's making. */
export function moveValues(
  run: Run,
  { renamed, retitled }: { readonly renamed: readonly Renamed[]; readonly retitled: readonly Retitled[] },
): number {
  const { table } = run.world;
  for (const [path, to] of movesOf(table, renamed)) run.table.put(path, to, AMENDMENT);
  for (const [path, to] of retitlingsToKeep(table, retitled)) run.table.put(path, to, AMENDMENT);
  return run.table.mark();
}

/** The world with what it remembers under the new words. */
export function rememberingAfter(world: World, renamed: readonly Renamed[]): World {
  const { history } = world;
  if (renamed.length === 0 || history === undefined) return world;
  return over(world, { history: historyAfter(history, renamed) });
}

/** The world as it would be in other words; `back` leads from these to its own. */
export function worldAfter(world: World, renamed: readonly Renamed[], back: readonly Renamed[]): World {
  const { docket, history } = world;
  return over(world, {
    table: tableAfter(world.table, renamed),
    ...(history ? { history: historyAfter(history, renamed) } : {}),
    ...(docket ? { docket: docketAfter(docket, back) } : {}),
  });
}

function docketAfter(docket: Docket, back: readonly Renamed[]): Docket {
  return {
    facts: (id, table, work) => docket.facts(id, tableAfter(table, back), work),
    comments: (id, table) => docket.comments(id, tableAfter(table, back)),
    touches: (id, table) => docket.touches(id, tableAfter(table, back)),
  };
}

/** Whether play is frozen is found only when it is asked for. */
function over(world: World, other: Partial<Omit<World, 'frozen'>>): World {
  const { table, now, dice, history, docket } = world;
  return {
    table,
    now,
    dice,
    ...(history ? { history } : {}),
    ...(docket ? { docket } : {}),
    ...other,
    get frozen() {
      return world.frozen;
    },
  };
}
