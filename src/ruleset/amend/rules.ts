import { isMap } from 'yaml';
import { ruleId } from '../document.ts';
import type { Desk } from './desk.ts';
import type { Draft } from './draft.ts';
import { setText } from './edit-text.ts';
import type { OperationOf } from './operations.ts';
import { transplant } from './transplant.ts';

export function addRule(desk: Desk, op: OperationOf<'add_rule'>): void {
  const { at, title } = op;
  const after = op.after === null ? null : desk.find(op.after, [...at, 'after']);
  if (op.after !== null && after === null) return;
  const scope = op.to ?? after?.scope ?? 'round';
  if (after !== null && after.scope !== scope) {
    desk.complain([...at, 'after'], `${after.title} is not a rule of the ${scope}; leave out to, or after`);
    return;
  }
  const draft = desk.add(title, scope, [...at, 'add_rule'], after);
  if (draft === null) return;
  setText(draft, op.text, desk.origin([...at, 'text']));
  giveBlock(desk, draft, [...at, 'mechanism']);
  desk.touch(draft, at);
}

export function replaceRule(desk: Desk, { at, rule, text }: OperationOf<'replace_rule'>): void {
  const draft = desk.find(rule, [...at, 'replace_rule']);
  if (draft === null) return;
  if (text !== null) setText(draft, text, desk.origin([...at, 'text']));
  giveBlock(desk, draft, [...at, 'mechanism']);
  desk.touch(draft, at);
}

/** A mechanism left out stays as it is; one left empty makes the rule text only. */
function giveBlock(desk: Desk, draft: Draft, at: readonly (string | number)[]): void {
  if (!desk.page.document?.hasIn(at)) return;
  const block = transplant(desk, at);
  draft.replaceBlock(isMap(block) ? block : null);
}

export function repealRule(desk: Desk, { at, rule }: OperationOf<'repeal_rule'>): void {
  const draft = desk.find(rule, [...at, 'repeal_rule']);
  if (draft !== null) desk.repeal(draft, at);
}

export function renameRule(desk: Desk, { at, rule, to }: OperationOf<'rename_rule'>): void {
  const draft = desk.find(rule, [...at, 'rename_rule']);
  if (draft === null || !desk.isFree(to, draft, [...at, 'to'])) return;
  const { title, scope, number } = draft;
  draft.rename(to.trim());
  if (ruleId(title) !== draft.rule().id) desk.retitled.push({ title, scope, number });
  desk.touch(draft, at);
}
