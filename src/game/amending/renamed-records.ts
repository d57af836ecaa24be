import { pathAfter, type Renamed } from '../../ruleset/renamed.ts';
import type { Writing } from '../cells.ts';
import type { Undo } from '../decide/hand/undo.ts';

/** What records by hand have to put back, and what they bar, is found under the new words. */
export function renameRecords(writing: Writing, renamed: readonly Renamed[]): void {
  if (renamed.length === 0) return;
  for (const [path, cell] of [...writing.table]) {
    if (/^game\/record\/\d+\/undo$/.test(path) && typeof cell === 'string')
      writing.put(path, JSON.stringify(undoAfter(JSON.parse(cell) as Undo, renamed)));
    if (/^game\/record\/\d+\/barred$/.test(path) && Array.isArray(cell))
      writing.put(
        path,
        (cell as readonly string[]).map((one) => pathAfter(one, renamed)),
      );
  }
}

function undoAfter(undo: Undo, renamed: readonly Renamed[]): Undo {
  return { ...undo, values: undo.values.map((one) => ({ ...one, path: pathAfter(one.path, renamed) })) };
}
