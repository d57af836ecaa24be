import { sameCell } from '../../../ruleset/engine.ts';
import { type Renamed, renamingsAmong, unmoved } from '../../../ruleset/renamed.ts';
import type { Cell, Change, Rule } from '../../../ruleset/types.ts';
import { keysUnder, number, text, type Writing } from '../../cells.ts';
import { placeOf } from '../../cite.ts';
import type { Game, Law } from '../../types.ts';

/** What has to be known to take a record back: every place as it was and became, every rule likewise, in their order. */
export interface Undo {
  readonly values: readonly { readonly path: string; readonly from: Cell | null; readonly to: Cell | null }[];
  readonly rules: readonly {
    /** Place among the rules: of one that the record took away before it, of any other after it. */
    readonly index: number;
    readonly before: Rule | null;
    readonly after: Rule | null;
  }[];
  /** Words that it gave another name; the values are those after it. */
  readonly renamed?: readonly Renamed[];
}

/** A hand record as the gamestate remembers it. */
export interface Recorded {
  readonly by: string;
  readonly at: number;
  /** P7, or the id of a rule. */
  readonly on: string;
  /** Null once it was contested, or can be no more. */
  readonly undo: Undo | null;
  readonly contestedAt: number | null;
  /** Places and `rule/<id>` that nobody sets by hand again until a call for judgement decides. */
  readonly barred: readonly string[];
}

export function recordAt(game: Game, seq: number): Recorded | null {
  const at = `game/record/${seq}`;
  const by = text(game.table, `${at}/by`);
  if (by === null) return null;
  const undo = text(game.table, `${at}/undo`);
  const barred = game.table.get(`${at}/barred`);
  return {
    by,
    at: number(game.table, `${at}/at`) ?? 0,
    on: text(game.table, `${at}/on`) ?? '',
    undo: undo === null ? null : (JSON.parse(undo) as Undo),
    contestedAt: number(game.table, `${at}/contested`),
    barred: Array.isArray(barred) ? (barred as readonly string[]) : [],
  };
}

/** Numbers of all records, oldest first. */
export function recordsOf(game: Game): number[] {
  return keysUnder(game.table, 'game/record').map(Number);
}

export function undoOf(before: Rules, after: Rules, changes: readonly Change[]): Undo {
  const renamed = renamingsAmong(changes);
  const undo = { values: net(unmoved(changes)), rules: rulesBetween(before, after) };
  return renamed.length === 0 ? undo : { ...undo, renamed };
}

type Rules = Pick<Law, 'rules'>;

/** A rule that was given another title is the same by its number. */
function rulesBetween(before: Rules, after: Rules): Undo['rules'] {
  const [old, now] = [placed(before), placed(after)];
  const changed = now.flatMap(({ rule, index }) => {
    const was =
      old.find(({ rule: one }) => one.scope === rule.scope && one.number === rule.number)?.rule ?? null;
    return was !== null && alike(was, rule) ? [] : [{ index, before: was, after: rule }];
  });
  const gone = old.filter(
    ({ rule }) => !now.some(({ rule: one }) => one.scope === rule.scope && one.number === rule.number),
  );
  return [...changed, ...gone.map(({ rule, index }) => ({ index, before: rule, after: null }))];
}

function placed(law: Rules) {
  return law.rules.map((rule, index) => ({ rule: { ...rule, number: placeOf(law, rule) }, index }));
}

/** Whether two rules say the same under the same title. */
export function alike(a: Rule | null, b: Rule | null): boolean {
  if (a === null || b === null) return a === b;
  return a.title === b.title && a.text === b.text && a.mechanism === b.mechanism;
}

/** From the first value to the last, bookkeeping left out. */
function net(changes: readonly Change[]): Undo['values'] {
  const values = new Map<string, Undo['values'][number]>();
  for (const { path, from, to } of changes) {
    if (/^(game|dice|duty|record|renamed)\//.test(path)) continue;
    const first = values.get(path);
    values.set(path, { path, from: first ? first.from : from, to });
  }
  return [...values.values()].filter(({ from, to }) => !sameCell(from, to));
}

/** What the record touched, as the bar on doing it again names it. */
export function touched(undo: Undo): string[] {
  const rules = undo.rules.flatMap(({ before, after }) => [before?.id ?? [], after?.id ?? []].flat());
  return [...undo.values.map(({ path }) => path), ...new Set(rules.map((id) => `rule/${id}`))];
}

export function keepRecord(
  writing: Writing,
  seq: number,
  { by, at, on, undo }: Omit<Recorded, 'contestedAt' | 'barred'>,
): void {
  const path = `game/record/${seq}`;
  writing.put(`${path}/by`, by).put(`${path}/at`, at).put(`${path}/on`, on);
  writing.put(`${path}/undo`, JSON.stringify(undo));
}
