import type { Game } from '../../game/types.ts';
import type { KindSpec } from '../../ruleset/types.ts';
import type { Taken } from './market.ts';

/** Whether each thing of the kind has a post of its own: somebody makes it about another thing, and it is rolled for. */
export function isPosted({ law: { program } }: Game, kind: KindSpec): boolean {
  const made = kind.fields.some(({ type }) => type === 'player');
  const about = kind.fields.some(({ type }) => program.kinds.has(type));
  if (!kind.numbered || !made || !about) return false;
  return [...program.actions.values()].some(
    ({ takes, rolls }) => rolls && takes.length === 1 && takes[0]?.type === kind.name,
  );
}

/** A numbered thing somebody made, such as a News Post: `N9` is number 9 of the kind. */
export interface Made {
  readonly kind: KindSpec;
  readonly key: string;
}

export function madeId({ kind, key }: Made): string {
  return `${kind.name.charAt(0).toUpperCase()}${key}`;
}

/** The numbered thing that an event made, or took away. */
export function madeBy(game: Game, event: Taken, way: 'made' | 'removed'): Made | null {
  for (const { path, from, to } of event.changes) {
    const [, kindName, key] = /^is\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
    const kind = kindName === undefined ? undefined : game.law.program.kinds.get(kindName);
    if (!kind || key === undefined || !isPosted(game, kind)) continue;
    if (way === 'made' ? to === true : from === true && to === null) return { kind, key };
  }
  return null;
}

export function matches(kind: KindSpec, id: string): boolean {
  return /^\d+$/.test(id) || id.charAt(0).toUpperCase() === kind.name.charAt(0).toUpperCase();
}

/** Finds `N9` (or 9) among the things that are there. */
export function findMade(game: Game, id: string): Made | null {
  const key = /(\d+)$/.exec(id)?.[1];
  if (key === undefined) return null;
  for (const kind of game.law.program.kinds.values()) {
    if (kind.numbered && game.table.has(`is/${kind.name}/${key}`) && matches(kind, id)) return { kind, key };
  }
  return null;
}
