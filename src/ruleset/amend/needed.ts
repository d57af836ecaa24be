import { machineOf } from '../compile/machine.ts';
import { spoken } from '../run/spoken.ts';
import type { Program, Saying } from '../types.ts';

/** Fields that always name a thing, of kinds whose things a rule removes: it could not, while one is named. */
export function needed(before: Program, after: Program): Saying[] {
  const known = new Set(clashes(before).map(({ id }) => id));
  return clashes(after).flatMap(({ id, field, kind, rule }): Saying[] => {
    if (known.has(id)) return [];
    const thing = `its ${spoken(kind)}`;
    return [
      [
        `${field} needs ${thing}, so a ${spoken(kind)} that it names cannot be removed, as `,
        { rule },
        ' would; make it optional if it may be.',
      ],
    ];
  });
}

function clashes(program: Program) {
  const { rules, words } = machineOf(program);
  const holders = [...words.kinds.values()].map(({ name, fields }) => ({ name, fields }));
  holders.push({ name: 'player', fields: [...words.playerFields.values()] });
  holders.push({ name: '', fields: [...words.globals.values()] });
  return [...rules.values()].flatMap(({ home: { rule }, removes }) =>
    [...removes].flatMap((kind) =>
      holders.flatMap(({ name, fields }) =>
        fields
          .filter(({ type, optional }) => type === kind && !optional)
          .map((field) => (name === '' ? field.name : `${name}.${field.name}`))
          .map((field) => ({ id: `${field} ${kind} ${rule}`, field, kind, rule })),
      ),
    ),
  );
}
