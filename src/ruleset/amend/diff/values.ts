import type { Cell, Change, Program } from '../../types.ts';
import type { LawDiff } from '../types.ts';

/** What changes in the gamestate from first to last, without what only the engine keeps for itself. */
export function valueChanges(changes: readonly Change[], programs: readonly Program[]): LawDiff['values'] {
  const net = new Map<string, { readonly from: Cell | null; to: Cell | null }>();
  for (const { path, from, to } of changes) {
    const known = net.get(path);
    if (known) known.to = to;
    else net.set(path, { from, to });
  }
  return [...net]
    .filter(
      ([path, { from, to }]) => isOfRules(path, programs) && JSON.stringify(from) !== JSON.stringify(to),
    )
    .map(([path, { from, to }]) => ({ path, from, to }));
}

/** Whether a cell is what rules declare: a global, a field, a thing or a row. */
function isOfRules(path: string, programs: readonly Program[]): boolean {
  const [kind = '', name = '', field = ''] = path.split('/');
  return programs.some(({ globals, playerFields, kinds, relations, matters }) => {
    if (kind === 'global') return globals.has(name);
    if (kind === 'rel') return relations.has(name);
    if (kind === 'is') return kinds.has(name);
    if (kind === 'matter_field')
      return [...matters.values()].some(({ fields }) => fields.some((one) => one.name === field));
    if (kind === 'player') return playerFields.has(field) || field === 'playing';
    return kinds.get(kind)?.fields.some((one) => one.name === field && one.name !== kinds.get(kind)?.key);
  });
}
