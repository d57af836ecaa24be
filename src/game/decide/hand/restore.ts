import { sameCell } from '../../../ruleset/engine.ts';
import type { Cell, Program } from '../../../ruleset/types.ts';
import type { Writing } from '../../cells.ts';
import type { Undo } from './undo.ts';

/**
 * Puts the values of a record back: of numbers the difference is taken off again, whatever they have become; anything
 * else goes back when nobody has touched it since. Returns the places left as they are.
 */
export function restore(writing: Writing, undo: Undo, before: Program, after: Program): string[] {
  const kept: string[] = [];
  const made = undo.values.flatMap(({ path, to }) =>
    to === true ? (/^is\/(.+)$/.exec(path)?.[1] ?? []) : [],
  );
  for (const { path, from, to } of undo.values) {
    if (made.some((thing) => path.startsWith(`${thing}/`))) continue;
    const now = writing.table.get(path) ?? null;
    const back = sameCell(now, to) ? from : difference(path, { from, to, now }, before);
    if (back === undefined) kept.push(path);
    else put(writing, path, bounded(path, back, after));
  }
  return kept;
}

/** What came into being with the record takes along everything it has come to hold. */
function put(writing: Writing, path: string, to: Cell | null): void {
  writing.put(path, to);
  const thing = to === null ? /^is\/([^/]+\/[^/]+)$/.exec(path)?.[1] : undefined;
  if (thing === undefined) return;
  for (const of of [...writing.table.keys()]) if (of.startsWith(`${thing}/`)) writing.put(of, null);
}

interface Moved {
  readonly from: Cell | null;
  readonly to: Cell | null;
  readonly now: Cell | null;
}

function difference(path: string, { from, to, now }: Moved, program: Program): number | undefined {
  const absent = path.startsWith('rel/')
    ? (program.relations.get(path.split('/')[1] ?? '')?.default ?? 0)
    : null;
  const [was, became, is] = [from ?? absent, to ?? absent, now ?? absent];
  if (typeof was !== 'number' || typeof became !== 'number' || typeof is !== 'number') return undefined;
  return is - (became - was);
}

/** What was spent meanwhile cannot be taken back: a number stops at its bound. */
function bounded(path: string, cell: Cell | null, program: Program): Cell | null {
  if (typeof cell !== 'number') return cell;
  const [kind = '', name = '', field = ''] = path.split('/');
  const relation = kind === 'rel' ? program.relations.get(name) : undefined;
  if (relation) return held(within(cell, relation), relation.default);
  const fields =
    kind === 'player' ? [...program.playerFields.values()] : (program.kinds.get(kind)?.fields ?? []);
  const of = kind === 'global' ? program.globals.get(name) : fields.find((one) => one.name === field);
  return of ? within(within(cell, of), { min: of.floor, max: of.ceiling }) : cell;
}

function held(cell: number, absent: number): number | null {
  return cell === absent ? null : cell;
}

function within(
  cell: number,
  { min, max }: { readonly min?: number | undefined; readonly max?: number | undefined },
): number {
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, cell));
}
