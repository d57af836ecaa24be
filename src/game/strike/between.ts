import { sameCell } from '../../ruleset/engine.ts';
import type { Table } from '../../ruleset/types.ts';
import { noteVersion, reripen } from '../amending/enter.ts';
import type { Writing } from '../cells.ts';
import { alike } from '../decide/hand/undo.ts';
import type { Game, Law } from '../types.ts';
import { isKept } from './acts.ts';

/** Writes the present gamestate over with another one; what is never wound back stays. */
export function writeOver(writing: Writing, wanted: Table): void {
  for (const path of [...writing.table.keys()])
    if (!isKept(path) && !wanted.has(path)) writing.put(path, null);
  for (const [path, cell] of wanted)
    if (!isKept(path) && !sameCell(writing.table.get(path) ?? null, cell)) writing.put(path, cell);
  reorder(writing, thingsIn(wanted));
}

export function thingsIn(table: Table): string[] {
  return [...table.keys()].filter((path) => path.startsWith('is/'));
}

/** Things are asked for in the order in which they came. @param order of every thing that there is now */
export function reorder(writing: Writing, order: readonly string[]): void {
  const now = thingsIn(writing.table);
  const first = order.findIndex((path, i) => path !== now[i]);
  if (first < 0) return;
  for (const path of order.slice(first)) writing.put(path, null).put(path, true);
}

/** The present law with those rules; the same one when they are the rules in force. */
export function lawOver({ law }: Game, wanted: Law): Law {
  const same =
    law.rules.length === wanted.rules.length &&
    law.rules.every((rule, i) => rule.id === wanted.rules[i]?.id && alike(rule, wanted.rules[i] ?? null));
  return same ? law : { version: law.version + 1, rules: wanted.rules, program: wanted.program };
}

/** A law that came by a strike is found under the event of the strike. */
export function enterLaw(game: Game, writing: Writing, law: Law, at: number): void {
  if (law === game.law) return;
  const seq = game.seq + 1;
  noteVersion(writing, law, seq, `E${seq}`);
  reripen({ ...game, law, table: writing.table }, writing, at);
}
