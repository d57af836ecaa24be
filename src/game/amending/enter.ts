import type { Amended } from '../../ruleset/amend/types.ts';
import type { Change, Rule } from '../../ruleset/types.ts';
import type { Writing } from '../cells.ts';
import { thrown } from '../luck.ts';
import { pendingMatters } from '../matters.ts';
import { dropNotes } from '../notes.ts';
import { standing } from '../standing.ts';
import type { Game, Law, Stamp } from '../types.ts';
import { renameRecords } from './renamed-records.ts';

/** The law after the amendment; the same one when no rule of it changes. */
export function lawAfter(law: Law, { rules, program, diff }: Amended): Law {
  return diff.rules.length === 0 ? law : { version: law.version + 1, rules, program };
}

/** Writes what the amendment changes, and by what title the new version of the law came in. */
export function enter(
  { game, stamp }: { readonly game: Game; readonly stamp: Stamp },
  writing: Writing,
  amended: Amended,
  title: string,
): Law {
  const law = lawAfter(game.law, amended);
  writing.take(titled(amended, writing.rule)).take(thrown(writing.table, 'state', stamp, amended.rolls));
  dropNotes(writing, amended.changes);
  renameRecords(writing, amended.renamed);
  if (law === game.law) return law;
  noteVersion(writing, law, game.seq + 1, title);
  reripen({ ...game, law, table: writing.table }, writing, stamp.at);
  return law;
}

/** What the amendment did itself stands on the rule that its enactment stands on. */
function titled({ changes, rules }: Amended, rule: string): readonly Change[] {
  return changes.map((change) => (isOwn(change, rules) ? { ...change, rule } : change));
}

/** Whether the amendment's own steps made the change, not a rule that answered them. */
function isOwn(change: Change, rules: readonly Rule[]): boolean {
  return !rules.some(({ id }) => id === change.rule);
}

/** `game/law/13` holds the event that put version 13 in force and what that stood on: P7, a record `E430`, or the act `found` or `ascend`. */
export function noteVersion(writing: Writing, law: Pick<Law, 'version'>, seq: number, title: string): void {
  writing.put(`game/law/${law.version}`, [String(seq), title]);
}

/** FN-R9: what was ripe by the old rules and is not by these has its clock before it again. */
export function reripen(game: Game, writing: Writing, at: number): void {
  for (const subject of pendingMatters(game)) {
    if (!subject.ripened) continue;
    const { enact, fail } = standing(game, subject, at);
    if (!enact && !fail) writing.put(`matter/${subject.id}/ripened`, null);
  }
}
