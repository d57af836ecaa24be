import { LIMITS } from '../limits.ts';
import { itemDefinition } from '../lists.ts';
import { isKey } from '../names.ts';
import { printCell } from '../print.ts';
import type { Cell, Definition } from '../types.ts';
import { accept } from '../values.ts';
import { notice } from './judge.ts';
import type { Run } from './run.ts';
import { type Slot, slots } from './slots.ts';
import { sameCell } from './working.ts';
import { relationTarget } from './write.ts';

/** A value that cannot stay as it is, and the rule whose definition it does not fit. */
export interface Misfit {
  readonly rule: string;
  readonly saying: string;
}

/** Looks at every value under the rules in force. What has a default takes it, with a notice; the rest are faults. */
export function checkValues(run: Run): Misfit[] {
  return [
    ...checkKeys(run),
    ...slots(run).flatMap((slot) => checkSlot(run, slot)),
    ...checkUnique(run),
    ...checkRows(run),
  ];
}

function checkKeys(run: Run): Misfit[] {
  return [...run.machine.words.kinds.values()].flatMap((kind) => {
    const identity = kind.fields.find((field) => field.name === kind.key)!;
    return run.table.keys(kind.name).flatMap((key) => {
      const path = `${kind.name}/${key}/${kind.key}`;
      run.table.put(path, key, identity.rule);
      const accepted = accept(identity, key, run.exists);
      if (accepted.ok && isKey(key)) return [];
      const why = accepted.ok ? 'its key does not fit' : accepted.saying;
      return [{ rule: identity.rule, saying: `${kind.name} ${key}: ${why}` }];
    });
  });
}

function checkSlot(run: Run, slot: Slot): Misfit[] {
  const { path, definition, called } = slot;
  const cell = run.table.get(path);
  if (cell === undefined) {
    const saying = `${called} has no value, and ${definition.name} has no default`;
    return definition.optional ? [] : [{ rule: definition.rule, saying }];
  }
  const accepted = accept(definition, cell, run.exists);
  if (accepted.ok && sameCell(accepted.cell, cell)) return [];
  const instead = accepted.ok ? accepted.cell : fallback(run, definition, cell);
  if (instead === undefined) {
    const why = accepted.ok ? '' : accepted.saying;
    const saying = `${called} would be ${printCell(definition.type, cell)}: ${why}`;
    return [{ rule: definition.rule, saying }];
  }
  run.table.put(path, instead, definition.rule);
  const now = instead === null ? 'is unset' : `becomes ${printCell(definition.type, instead)}`;
  run.notices.push(
    notice(
      definition.rule,
      ...slot.before,
      `${definition.name}${slot.after} ${now}: ${printCell(definition.type, cell)} does not fit the rules any more.`,
    ),
  );
  return [];
}

/** What a value that does not fit becomes: its default, nothing, or undefined when there is no way out. */
function fallback(run: Run, definition: Definition, cell: Cell): Cell | null | undefined {
  if (definition.type === 'list' && Array.isArray(cell)) return fittingItems(run, definition, cell);
  if (definition.default !== undefined && accept(definition, definition.default, run.exists).ok)
    return definition.default;
  return definition.optional ? null : undefined;
}

/** A list keeps the items that still make sense. */
function fittingItems(run: Run, definition: Definition, list: readonly string[]): readonly string[] {
  const item = itemDefinition(definition);
  return list.filter((one) => accept(item, one, run.exists).ok).slice(0, LIMITS.listItems);
}

function checkUnique(run: Run): Misfit[] {
  const seen = new Map<string, string>();
  return slots(run).flatMap((slot) => {
    const cell = run.table.get(slot.path);
    if (!slot.definition.unique || cell === undefined) return [];
    const value = `${slot.group}:${JSON.stringify(cell)}`;
    const earlier = seen.get(value);
    seen.set(value, slot.called);
    if (earlier === undefined) return [];
    const both = printCell(slot.definition.type, cell);
    return [{ rule: slot.definition.rule, saying: `${slot.called} and ${earlier} are both ${both}` }];
  });
}

function checkRows(run: Run): Misfit[] {
  return [...run.machine.words.relations.values()].flatMap((relation) =>
    run.table.under(`rel/${relation.name}/`).flatMap((path) => {
      const [, , a, b] = path.split('/') as [string, string, string, string];
      const row = run.table.get(path)!;
      const { definition } = relationTarget(relation, a, b);
      const accepted = accept(definition, row, run.exists);
      if (accepted.ok) {
        if (accepted.cell === relation.default) run.table.put(path, null, relation.home.rule);
        return [];
      }
      const holder = relation.of[0] === 'player' ? run.label(a) : a;
      const is = `${relation.name} of ${holder}/${b} is ${printCell('integer', row)}`;
      return [{ rule: relation.home.rule, saying: `${is}, which the new bounds do not allow` }];
    }),
  );
}
