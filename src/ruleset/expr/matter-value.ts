import type { MatterFacts } from '../types.ts';
import { reader } from './beings.ts';
import { DURATION, FLAG, INT, listOf, MOMENT, PLAYER, TEXT } from './kinds-of-value.ts';

/** What a matter can have come to. */
export const MATTER_STATES: readonly string[] = ['pending', 'enacted', 'failed', 'closed'];

/** Fields that every matter has, with their types as CEL names them. */
export const MATTER_BUILT_IN: ReadonlyMap<string, string> = new Map([
  ['id', TEXT],
  ['kind', TEXT],
  ['author', PLAYER],
  ['title', TEXT],
  ['text', TEXT],
  ['state', TEXT],
  ['opened', MOMENT],
  ['closed', MOMENT],
  ['open_for', DURATION],
  ['for_votes', INT],
  ['against_votes', INT],
  ['deferential', INT],
  ['killed', FLAG],
  ['vetoed', FLAG],
  ['voters_for', listOf(PLAYER)],
  ['voters_against', listOf(PLAYER)],
  ['voters', listOf(PLAYER)],
  ['comments', listOf(TEXT)],
  ['touches', listOf(TEXT)],
]);

/** Those that hang on votes or their clock: what one vote counts cannot hang on them. */
export const COUNTS: ReadonlySet<string> = new Set(
  'for_votes against_votes deferential open_for voters_for voters_against voters comments'.split(' '),
);

/** A votable matter, by its id. `$facts` where it is judged as if, or not registered yet; else they are read when asked. */
export class MatterValue {
  readonly $id: string;
  readonly $facts: MatterFacts | null;

  constructor(id: string, facts: MatterFacts | null = null) {
    this.$id = id;
    this.$facts = facts;
  }
}

/** Getters on the prototype are made as fields are declared, and stay. */
export function readableMatters(names: Iterable<string>): void {
  for (const name of names) {
    if (Object.hasOwn(MatterValue.prototype, name)) continue;
    Object.defineProperty(MatterValue.prototype, name, {
      get(this: MatterValue) {
        return reader().matterField(this, name);
      },
    });
  }
}
