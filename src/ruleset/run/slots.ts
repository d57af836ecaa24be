import type { Definition } from '../types.ts';
import type { Run } from './run.ts';
import { fieldTarget, globalTarget, matterTarget, type Target } from './write.ts';

/** A declared cell of the gamestate as it now is, whether or not it holds a value. */
export interface Slot extends Target {
  /** `price of stock AAA`: the cell in a complaint. */
  readonly called: string;
  readonly group: string;
}

/** Every cell that the rules declare: globals, fields of players, fields of things but their keys. */
export function slots(run: Run): Slot[] {
  const { globals, playerFields, kinds } = run.machine.words;
  const found: Slot[] = [...globals.values()].map((definition) => ({
    ...globalTarget(definition),
    called: definition.name,
    group: `global/${definition.name}`,
  }));
  const add = (kind: string, definition: Definition) => {
    for (const key of run.table.keys(kind)) {
      const called = `${definition.name} of ${kind} ${kind === 'player' ? run.label(key) : key}`;
      found.push({ ...fieldTarget(kind, key, definition), called, group: `${kind}/${definition.name}` });
    }
  };
  for (const definition of playerFields.values()) add('player', definition);
  for (const { name, key, fields } of kinds.values()) {
    for (const definition of fields) if (definition.name !== key) add(name, definition);
  }
  return [...found, ...ofMatters(run)];
}

function ofMatters(run: Run): Slot[] {
  return run.table.keys('matter').flatMap((id) => {
    const { fields = [] } = run.machine.matters.get(String(run.table.get(`matter/${id}/kind`)))?.decl ?? {};
    return fields.map((definition) => ({
      ...matterTarget(id, definition),
      called: `${definition.name} of ${id}`,
      group: `matter/${definition.name}`,
    }));
  });
}
