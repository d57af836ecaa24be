import type { Change, Notice, Program, Table } from '../types.ts';
import { stillWorld } from './asking.ts';
import { checkValues } from './check.ts';
import { gone, ruleOf } from './gone.ts';
import { dropLostCalls } from './later.ts';
import { keepDefaults } from './retained.ts';
import { restartStrangers } from './retyped.ts';
import { hasRoom, TOO_MANY } from './room.ts';
import { Run } from './run.ts';
import { slots } from './slots.ts';

export interface Filled {
  readonly changes: Change[];
  readonly notices: Notice[];
  /** Why the table cannot live under these rules; then nothing of this may be applied. */
  readonly faults: string[];
}

/** Fits a gamestate to new rules: what is gone goes, what is new gets its default, what no longer fits is mended or refused. */
export function fill(program: Program, table: Table, before: Program | null): Filled {
  const run = new Run(program, stillWorld(table), '');
  if (!hasRoom(run, before)) return { changes: [], notices: [], faults: [`${TOO_MANY}.`] };
  refit(run, before);
  const faults = run.within(() => checkValues(run).map(({ saying }) => saying));
  return { changes: [...run.table.changes], notices: [...run.notices], faults };
}

/** The first half of a fill: values are not judged yet, so that steps may still set them. */
export function refit(run: Run, before: Program | null): void {
  drop(run, before);
  dropLostCalls(run);
  if (before !== null) {
    restartStrangers(run, before);
    keepDefaults(run, before);
  }
  fillIn(run);
}

/** New cells, before anything else is judged by the new rules. */
function fillIn(run: Run): void {
  for (const { path, definition } of slots(run)) {
    if (definition.default === undefined || run.table.has(path)) continue;
    run.table.put(path, definition.default, definition.rule);
  }
}

function drop(run: Run, before: Program | null): void {
  // Values may have moved to the new names of their words.
  const table = run.table.whole(() => {});
  const goes = gone(run, table, before);
  for (const path of table.keys()) {
    const segments = path.split('/');
    if (goes(segments, path)) run.table.put(path, null, ruleOf(segments, before));
  }
}
