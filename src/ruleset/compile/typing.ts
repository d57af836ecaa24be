import type { Mechanism, Place } from '../mechanism.ts';
import { nearest } from '../names.ts';
import type { Definition } from '../types.ts';
import { BASE_TYPES, isBaseType } from '../values.ts';
import type { Kinds } from './declare.ts';
import type { Complaints } from './faults.ts';

export function checkTypes(mechanism: Mechanism, kinds: Kinds, of: Complaints): void {
  for (const { name, type, of: items } of mechanism.parameters) {
    const held = type === 'list' ? (items ?? 'text') : type;
    if (!isBaseType(held))
      of.complain(
        ['parameters', name],
        `a parameter cannot ${type === 'list' ? 'hold' : 'be'} a ${held}; it would have to exist before the game`,
      );
  }
  const check = (at: Place, definitions: readonly Definition[]) => {
    for (const { name, type, of: items } of definitions)
      checkType([...at, name], type === 'list' ? (items ?? 'text') : type, kinds, of);
  };
  check(['globals'], mechanism.globals);
  check(['player_fields'], mechanism.playerFields);
  for (const { at, fields } of [...mechanism.kinds, ...mechanism.matters]) check([...at, 'fields'], fields);
  for (const { at, takes } of [...mechanism.actions, ...mechanism.procedures]) check([...at, 'takes'], takes);
  for (const { at, of: sides } of mechanism.relations) {
    sides.forEach((side, i) => {
      if (side !== 'player' && !kinds.has(side))
        of.complain([...at, 'of', i], noType(side, ['player', ...kinds.keys()]));
    });
  }
}

function checkType(at: Place, type: string, kinds: Kinds, of: Complaints): void {
  if (isBaseType(type) || type === 'player' || kinds.has(type)) return;
  of.complain(at, noType(type, [...BASE_TYPES, 'player', ...kinds.keys()]));
}

function noType(type: string, known: readonly string[]): string {
  const meant = nearest(type, known);
  return `there is no type ${type}${meant === null ? '' : `; did you mean ${meant}?`}`;
}
