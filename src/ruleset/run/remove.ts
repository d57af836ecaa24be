import { LIMITS } from '../limits.ts';
import type { Definition } from '../types.ts';
import { dropCallsAbout } from './later.ts';
import { Refusal } from './refusal.ts';
import type { Run } from './run.ts';
import { spoken } from './spoken.ts';
import { fieldTarget, globalTarget, type Target, unset } from './write.ts';

/** Takes a thing out of the game: references to it are unset, its rows, fields and marks go. */
export function remove(run: Run, kind: string, key: string, rule: string): void {
  if (key === '' || !run.exists(kind, key))
    throw new Error(`${key === '' ? 'what is not set' : key} is no ${spoken(kind)} to remove`);
  forget(run, kind, key, rule);
  drop(run, `is/${kind}/${key}`, rule);
  dropRows(run, kind, key, rule);
  dropCallsAbout(run, kind, key, rule);
  for (const path of run.table.under(`${kind}/${key}/`)) drop(run, path, rule);
  for (const trigger of run.machine.triggers) {
    if (trigger.on === kind) drop(run, `true/${trigger.name}/${key}`, rule);
  }
}

function drop(run: Run, path: string, rule: string): void {
  if (!run.table.has(path)) return;
  run.meter.charge(LIMITS.workPerWrite);
  run.table.put(path, null, rule);
}

function forget(run: Run, kind: string, key: string, rule: string): void {
  for (const target of references(run, kind)) {
    const cell = run.table.get(target.path);
    if (Array.isArray(cell)) {
      const left = (cell as readonly string[]).filter((item) => item !== key);
      if (left.length === cell.length) continue;
      run.meter.charge(LIMITS.workPerWrite);
      run.table.put(target.path, left, rule);
      continue;
    }
    if (cell !== key) continue;
    if (target.definition.optional) unset(run, target, rule);
    else {
      const name = spoken(target.definition.name);
      throw new Refusal(rule, [
        ...target.before,
        `${name}${target.after} is still ${key}, so ${key} cannot be removed.`,
      ]);
    }
  }
}

/** Every cell that may refer to a thing of this kind. */
function references(run: Run, kind: string): Target[] {
  const { kinds, playerFields, globals } = run.machine.words;
  const refers = ({ type, of }: Definition): boolean => type === kind || (type === 'list' && of === kind);
  const holders = [...kinds.values()].map(({ name, fields }) => ({ name, fields }));
  holders.push({ name: 'player', fields: [...playerFields.values()] });
  const found = [...globals.values()].filter(refers).map(globalTarget);
  for (const { name, fields } of holders) {
    for (const field of fields.filter(refers)) {
      const keys = run.table.keys(name);
      run.meter.charge(keys.length * LIMITS.workPerRow);
      for (const key of keys) found.push(fieldTarget(name, key, field));
    }
  }
  return found;
}

/** Rows of relations that have this thing (or player) on either side. */
export function dropRows(run: Run, kind: string, key: string, rule: string): void {
  for (const { name, of } of run.machine.words.relations.values()) {
    for (const side of [0, 1]) {
      if (of[side] !== kind) continue;
      const rows = run.table.rows(name, side, key, (all) => run.meter.charge(all * LIMITS.workPerRow));
      for (const path of rows) drop(run, path, rule);
    }
  }
}
