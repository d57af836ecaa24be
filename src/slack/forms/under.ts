import type { Game } from '../../game/types.ts';
import type { Definition, Ground } from '../../ruleset/types.ts';
import type { Desk } from '../desk.ts';
import { readerOf } from '../reader.ts';
import { spaced } from '../render/cells.ts';
import { complaint } from './complaint.ts';

/** Where complaints may stand: a field of its own for each declared value, and one for all that concern none. */
export interface Places {
  readonly declared: readonly Definition[];
  /** What the block ids of the declared ones begin with. */
  readonly prefix: string;
  readonly first: string;
}

/** Complaints about a declared value stand under it, all others under the first field. */
export function underFields(
  desk: Desk,
  game: Game,
  grounds: readonly Ground[],
  { declared, prefix, first }: Places,
): Readonly<Record<string, string>> {
  const byField = new Map<string, Ground[]>();
  for (const ground of grounds) {
    const about = declared.find((one) => concerns(ground, one.name, one.type));
    const block = about === undefined ? first : `${prefix}${about.name}`;
    byField.set(block, [...(byField.get(block) ?? []), ground]);
  }
  const reader = readerOf(desk, game);
  return Object.fromEntries([...byField].map(([block, list]) => [block, complaint(list, reader)]));
}

/** The door names the value it complains of, or the kind of thing there is none of. */
function concerns({ saying }: Ground, name: string, type: string): boolean {
  const said = String(saying[0]).toLowerCase();
  const starts = (opening: string) => said.startsWith(`${spaced(opening).toLowerCase()} `);
  if (type === 'player' && said.startsWith('nobody called ')) return true;
  return starts(name) || starts(`there is no ${type}`);
}
