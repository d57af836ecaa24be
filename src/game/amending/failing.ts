import type { Notice } from '../../ruleset/types.ts';
import type { Writing } from '../cells.ts';
import type { Fact, Game } from '../types.ts';

/** When a rule last failed: under which version of the law, and the event that tells of it. */
export interface Failing {
  readonly version: number;
  readonly event: number;
}

/** What a fact says of rules that failed. */
export function brokenIn(fact: Fact): readonly Notice[] {
  return 'notices' in fact ? fact.notices.filter(({ broke }) => broke !== undefined) : [];
}

export function failingOf({ table }: Pick<Game, 'table'>, rule: string): Failing | null {
  const cell = table.get(`broke/${rule}`);
  if (!Array.isArray(cell)) return null;
  const [version, event] = (cell as readonly string[]).map(Number);
  return version === undefined || event === undefined ? null : { version, event };
}

/** False when it was known to fail under this version of the law. */
export function putFailing(writing: Writing, rule: string, { version, event }: Failing): boolean {
  if (failingOf(writing, rule)?.version === version) return false;
  writing.put(`broke/${rule}`, [String(version), String(event)]);
  return true;
}
