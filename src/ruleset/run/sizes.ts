import type { Source } from '../expr/ranges.ts';
import { LIMITS } from '../limits.ts';
import type { Run } from './run.ts';

/** How long lists are at this moment, by what they are lists of. */
export class Sizes {
  readonly #run: Run;
  #longest = LIMITS.listItems as number;

  constructor(run: Run) {
    this.#run = run;
  }

  /** Notes how long a list is that a local holds. */
  holding(length: number): void {
    this.#longest = Math.max(this.#longest, length);
  }

  readonly of = (source: Source): number => {
    if (typeof source === 'number') return source;
    const { table, program } = this.#run;
    if (typeof source === 'object') return table.keys(source.kind).length;
    switch (source) {
      case 'players':
        return this.#run.playing('core').length;
      case 'observers':
        return table.keys('player').length - this.#run.playing('core').length;
      case 'everybody':
        return table.keys('player').length;
      case 'matters':
        return Math.min(table.keys('matter').length, LIMITS.mattersListed);
      case 'rules':
        return program.rules.length;
      case 'kept':
        return this.#longest;
      case 'any':
        return Math.max(this.#longest, table.largest(), program.rules.length);
    }
  };
}
