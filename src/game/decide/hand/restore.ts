import { sameCell } from '../../../ruleset/engine.ts';
import type { Cell, Program, Table } from '../../../ruleset/types.ts';
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
    const back = backTo(writing.table, { path, from, to }, before);
    if (back === undefined) kept.push(path);
    else put(writing, path, bounded(path, back, after));
  }
  return kept;
}

/**
 * Whether a number would pass a bound that it must not, so that not all of a difference could be taken off again. A floor
 * or a ceiling is none: there the rules themselves let a number stop.
 */
export function fallsShort(table: Table, { values }: Pick<Undo, 'values'>, before: Program, after: Program) {
  return values.some((one) => {
    const back = backTo(table, one, before);
    return typeof back === 'number' && within(back, limitsOf(one.path, after) ?? {}) !== back;
  });
}

function backTo(table: Table, { path, from, to }: Undo['values'][number], program: Program) {
  const now = table.get(path) ?? null;
  return sameCell(now, to) ? from : difference(path, { from, to, now }, program);
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
  const absent = absentOf(path, program);
  const [was, became, is] = [from ?? absent, to ?? absent, now ?? absent];
  if (typeof was !== 'number' || typeof became !== 'number' || typeof is !== 'number') return undefined;
  return is - (became - was);
}

/** What a place counts as that holds nothing: of a relation its default. */
function absentOf(path: string, program: Program): number | null {
  if (!path.startsWith('rel/')) return null;
  return program.relations.get(path.split('/')[1] ?? '')?.default ?? 0;
}

/** What was spent meanwhile cannot be taken back: a number stops at its bound. */
function bounded(path: string, cell: Cell | null, program: Program): Cell | null {
  if (typeof cell !== 'number') return cell;
  const of = limitsOf(path, program);
  if (path.startsWith('rel/')) return of ? held(within(cell, of), absentOf(path, program)) : cell;
  return of ? within(within(cell, of), { min: of.floor, max: of.ceiling }) : cell;
}

interface Limits {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly floor?: number | undefined;
  readonly ceiling?: number | undefined;
}

/** The bounds that the rules set a place; null for one that they do not speak of. */
function limitsOf(path: string, program: Program): Limits | null {
  const [kind = '', name = '', field = ''] = path.split('/');
  if (kind === 'rel') return program.relations.get(name) ?? null;
  if (kind === 'global') return program.globals.get(name) ?? null;
  const fields =
    kind === 'player' ? [...program.playerFields.values()] : (program.kinds.get(kind)?.fields ?? []);
  return fields.find((one) => one.name === field) ?? null;
}

function held(cell: number, absent: number | null): number | null {
  return cell === absent ? null : cell;
}

function within(cell: number, { min, max }: Pick<Limits, 'min' | 'max'>): number {
  return Math.min(max ?? Number.POSITIVE_INFINITY, Math.max(min ?? Number.NEGATIVE_INFINITY, cell));
}
