import { printRule } from '../../document.ts';
import type { Desk } from '../desk.ts';
import type { RuleChange } from '../types.ts';

/** The rules that change, in the order of the new documents; those repealed come last. */
export function ruleChanges(desk: Desk): RuleChange[] {
  const changed = desk.drafts
    .filter((draft) => draft.touched)
    .map((draft): RuleChange => {
      const { id, title } = draft.rule();
      const before = draft.before === null ? null : printRule(draft.before);
      return {
        id,
        title,
        how: before === null ? 'added' : 'changed',
        before,
        after: printRule(draft.rule()),
      };
    });
  const removed = desk.repealed.flatMap(({ draft: { before } }): RuleChange[] =>
    before === null
      ? []
      : [{ id: before.id, title: before.title, how: 'removed', before: printRule(before), after: null }],
  );
  return [...changed, ...removed];
}
