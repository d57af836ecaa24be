import { printCell } from '../print.ts';
import type { Definition, Program } from '../types.ts';
import { notice } from './judge.ts';
import type { Run } from './run.ts';
import { slots } from './slots.ts';

/** Types whose values are kept as plain numbers: one would be read as the other without anybody noticing. */
const COUNTED: ReadonlySet<string> = new Set(['integer', 'duration', 'moment']);

/** Numbers that would silently mean something else under their new type start again from the default. */
export function restartStrangers(run: Run, before: Program): void {
  for (const { path, definition, before: whose, after } of slots(run)) {
    const earlier = earlierOf(before, path);
    const cell = run.table.get(path);
    if (cell === undefined || earlier === null || earlier.type === definition.type) continue;
    if (!COUNTED.has(earlier.type) || !COUNTED.has(definition.type)) continue;
    run.table.put(path, definition.default ?? null, definition.rule);
    const was = printCell(earlier.type, cell);
    const saying = ` starts again: ${was} does not fit the rules any more.`;
    run.notices.push(notice(definition.rule, ...whose, `${definition.name}${after}${saying}`));
  }
}

function earlierOf(before: Program, path: string): Definition | null {
  const [kind, name, field] = path.split('/') as [string, string, string?];
  if (kind === 'global') return before.globals.get(name) ?? null;
  if (kind === 'player') return before.playerFields.get(field ?? '') ?? null;
  return before.kinds.get(kind)?.fields.find((one) => one.name === field) ?? null;
}
