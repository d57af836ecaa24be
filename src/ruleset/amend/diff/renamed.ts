import { machineOf } from '../../compile/machine.ts';
import type { Renamed, Sort } from '../../renamed.ts';
import type { Program } from '../../types.ts';
import type { WordChange } from '../types.ts';

const WHAT: { readonly [S in Sort]: WordChange['what'] } = {
  parameter: 'parameter',
  global: 'global',
  'player field': 'player field',
  kind: 'kind',
  plural: 'other',
  field: 'field',
  relation: 'relation',
  action: 'action',
  procedure: 'procedure',
  'matter field': 'field',
};

/** A word under another name is the same word: its old name and its new one. */
export function wordsRenamed(renamed: readonly Renamed[], program: Program): WordChange[] {
  return renamed.map(({ what, of, name, to }) => {
    const holder = what === 'matter field' ? 'matter' : of;
    const called = holder === '' ? name : `${holder}.${name}`;
    return {
      what: WHAT[what],
      name: called,
      how: 'changed',
      rule: homeOf(program, what, of, to),
      from: name,
      to,
    };
  });
}

/** The rule that declares it now; empty where later operations took it away. */
function homeOf(program: Program, what: Sort, of: string, name: string): string {
  const { parameters, globals, playerFields, kinds, relations, actions, matters } = program;
  switch (what) {
    case 'parameter':
      return parameters.get(name)?.definition.rule ?? '';
    case 'global':
      return globals.get(name)?.rule ?? '';
    case 'player field':
      return playerFields.get(name)?.rule ?? '';
    case 'kind':
      return kinds.get(name)?.rule ?? '';
    case 'plural':
      return [...kinds.values()].find(({ plural }) => plural === name)?.rule ?? '';
    case 'field':
      return kinds.get(of)?.rule ?? '';
    case 'relation':
      return relations.get(name)?.rule ?? '';
    case 'action':
      return actions.get(name)?.rule ?? '';
    case 'procedure':
      return machineOf(program).procedures.get(name)?.home.rule ?? '';
    case 'matter field':
      return [...matters.values()].find(({ fields }) => fields.some((one) => one.name === name))?.rule ?? '';
  }
}
