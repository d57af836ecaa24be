import { adopt, adoptDocument } from './adopt.ts';
import type { Desk } from './desk.ts';
import { editMechanism } from './edit-mechanism.ts';
import { appendText, editText } from './edit-text.ts';
import type { Operation, OperationOf } from './operations.ts';
import { changeList, setParameter } from './parameters.ts';
import { rename } from './rename.ts';
import { addRule, renameRule, repealRule, replaceRule } from './rules.ts';

/** Operations on the documents: `do` and `if` are not among them. */
type OnRules = Exclude<Operation['op'], 'do' | 'if'>;

const APPLY: { readonly [W in OnRules]: (desk: Desk, operation: OperationOf<W>) => void } = {
  set_parameter: setParameter,
  add_to: changeList as (desk: Desk, operation: OperationOf<'add_to'>) => void,
  take_from: changeList as (desk: Desk, operation: OperationOf<'take_from'>) => void,
  edit_text: editText,
  append_text: appendText,
  add_rule: addRule,
  replace_rule: replaceRule,
  repeal_rule: repealRule,
  rename_rule: renameRule,
  edit_mechanism: editMechanism,
  rename,
  adopt,
  adopt_document: adoptDocument,
};

/** Does to the rules what these operations say, in order; what cannot be done is complained of and left out. */
export function applyToRules(desk: Desk, operations: readonly Operation[]): void {
  for (const operation of operations) {
    if (operation.op === 'do' || operation.op === 'if') continue;
    (APPLY[operation.op] as (desk: Desk, operation: Operation) => void)(desk, operation);
  }
}
