import { LIMITS } from '../limits.ts';
import type { Definition, MatterFacts } from '../types.ts';
import type { Run } from './run.ts';

/** What rules may ask of matters beyond their cells, reckoned at most once for each state of the table. */
export class MatterDesk {
  readonly #run: Run;
  readonly #facts = new Map<string, MatterFacts>();
  #ids: readonly string[] | null = null;
  #edition = -1;

  constructor(run: Run) {
    this.#run = run;
  }

  /** The newest matters, oldest of them first. */
  ids(): readonly string[] {
    this.#freshen();
    this.#ids ??= this.#listed();
    return this.#ids;
  }

  /** How its votes and its clock stand; of a closed one, how they stood when it closed. */
  facts(id: string): MatterFacts {
    this.#freshen();
    const known = this.#facts.get(id);
    if (known) return known;
    const { world, table, meter } = this.#run;
    meter.charge(LIMITS.workPerTally + table.keys('player').length);
    const facts = world.docket?.facts(id, this.#table(), meter) ?? this.#bare(id);
    this.#facts.set(id, facts);
    return facts;
  }

  comments(id: string): readonly string[] {
    const table = this.#table();
    this.#run.meter.charge(table.size);
    return this.#run.world.docket?.comments(id, table) ?? [];
  }

  touches(id: string): readonly string[] {
    const table = this.#table();
    this.#run.meter.charge(LIMITS.workPerTally + String(table.get(`matter/${id}/amendment`) ?? '').length);
    return this.#run.world.docket?.touches(id, table) ?? [];
  }

  /** The declared field of a kind of matter, or null when it has none of that name. */
  definition(kind: string, name: string): Definition | null {
    const fields = this.#run.machine.matters.get(kind)?.decl.fields ?? [];
    return fields.find((field) => field.name === name) ?? null;
  }

  /** Writing as the game sees the table costs a copy of it, once after every write. */
  #table() {
    const { table, meter } = this.#run;
    return table.whole((size) => meter.charge(2 * size));
  }

  #freshen(): void {
    const { edition } = this.#run.table;
    if (edition === this.#edition) return;
    this.#edition = edition;
    this.#facts.clear();
    this.#ids = null;
  }

  #listed(): readonly string[] {
    const { table } = this.#run;
    const opened = (id: string) => Number(table.get(`matter/${id}/opened`) ?? 0);
    return [...table.keys('matter')].sort((a, b) => opened(a) - opened(b)).slice(-LIMITS.mattersListed);
  }

  #bare(id: string): MatterFacts {
    const { table } = this.#run;
    const text = (name: string) => String(table.get(`matter/${id}/${name}`) ?? '');
    return {
      id,
      kind: text('kind'),
      author: text('author'),
      ...NO_VOTES,
      killed: table.get(`matter/${id}/killed`) === true,
      vetoed: table.get(`matter/${id}/vetoed`) === true,
    };
  }
}

/** The votes and the clock of a matter that nobody has voted on yet. */
export const NO_VOTES = {
  forVotes: 0,
  againstVotes: 0,
  deferential: 0,
  openForMs: 0,
  votersFor: [],
  votersAgainst: [],
  voters: [],
} as const;
