import { type Being, being } from '../expr/beings.ts';
import { MatterValue } from '../expr/matter-value.ts';
import { ruleValues } from '../expr/rule-value.ts';
import type { Scope } from '../types.ts';
import { isPlaying } from './roles.ts';
import type { Run } from './run.ts';

/** Lists that expressions name, made once for each state of the table: the innermost of two loops may ask again and again. */
export class Collections {
  readonly #run: Run;
  readonly #known = new Map<string, readonly unknown[]>();
  #edition = -1;

  constructor(run: Run) {
    this.#run = run;
  }

  players(scope: Scope): readonly Being[] {
    return this.#once(`players ${scope}`, () => people(this.#run.playing(scope)));
  }

  observers(): readonly Being[] {
    const { table } = this.#run;
    return this.#once('observers', () => people(table.keys('player').filter((id) => !isPlaying(table, id))));
  }

  matters(): readonly MatterValue[] {
    return this.#once('matters', () => this.#run.matters.ids().map((id) => new MatterValue(id)));
  }

  rules() {
    return this.#once('rules', () => ruleValues(this.#run.program.rules));
  }

  things(kind: string): readonly Being[] {
    return this.#once(`things ${kind}`, () => this.#run.table.keys(kind).map((key) => being(kind, key)));
  }

  #once<T>(name: string, list: () => readonly T[]): readonly T[] {
    const { table, meter } = this.#run;
    if (table.edition !== this.#edition) {
      this.#edition = table.edition;
      this.#known.clear();
    }
    const known = this.#known.get(name);
    if (known) return known as readonly T[];
    const made = list();
    meter.charge(made.length);
    this.#known.set(name, made);
    return made;
  }
}

function people(ids: readonly string[]): readonly Being[] {
  return ids.map((id) => being('player', id));
}
