import { parseDocument } from '../document.ts';
import { act, compile, create, fill, weigh } from '../engine.ts';
import { type History, NO_HISTORY } from '../history/history.ts';
import { HistoryWriting } from '../history/writing.ts';
import type {
  Cell,
  Change,
  Dice,
  Fault,
  Ground,
  MatterFacts,
  Program,
  Rule,
  Scope,
  Verdict,
  World,
} from '../types.ts';
import { plain } from './plain.ts';

const HOUR_MS = 3_600_000;
/** Noon UTC of a day without meaning. */
export const NOON = Date.UTC(2021, 1, 3, 12);

export function rulesOf(markdown: string, scope: Scope): readonly Rule[] {
  const { rules, faults } = parseDocument(markdown, scope);
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
  return rules;
}

/** A rule of the round with this block, for rulesets made up in a test. */
export function block(mechanism: string, title = 'Test'): string {
  return `# Round\n\n## ${title}\n\nWords.\n\n\`\`\`mechanism\n${mechanism.trim()}\n\`\`\`\n`;
}

export function faultsOf(rules: readonly Rule[]): readonly Fault[] {
  const compiled = compile(rules);
  return compiled.ok ? [] : compiled.faults;
}

export function programOf(rules: readonly Rule[]): Program {
  const compiled = compile(rules);
  if (compiled.ok) return compiled.program;
  throw new Error(compiled.faults.map((f) => `${f.rule} ${f.line}:${f.column} ${f.saying}`).join('\n'));
}

/** A game at the level of rules: a program, a table, a clock that only tests move, dice that show what was laid out. */
export class Stage {
  program: Program;
  table = new Map<string, Cell>();
  now = NOON;
  frozen: Ground | null = null;
  history: History = NO_HISTORY;
  #faces: number[] = [];
  #n = 0;

  constructor(rules: readonly Rule[], people: readonly string[], emperor = people[0] ?? '') {
    this.program = programOf(rules);
    this.table.set('game/emperor', emperor);
    this.table.set('game/round', 1);
    for (const id of people) this.seat(id);
    this.apply(fill(this.program, this.table, null).changes);
  }

  seat(id: string): this {
    this.table.set(`is/player/${id}`, true);
    this.table.set(`player/${id}/playing`, true);
    this.table.set(`player/${id}/joined`, this.now);
    this.table.set(`player/${id}/round`, 1);
    return this;
  }

  get world(): World {
    return { table: this.table, now: this.now, dice: this.dice, frozen: this.frozen, history: this.history };
  }

  readonly dice: Dice = {
    roll: (count, sides) => {
      const faces = Array.from({ length: count }, () => this.#faces.shift() ?? Math.ceil(sides / 2));
      this.#n += 1;
      return { faces, n: this.#n };
    },
  };

  /** The faces that the next dice will show, one by one. */
  lay(...faces: readonly number[]): this {
    this.#faces = [...faces];
    return this;
  }

  hoursPass(hours: number): this {
    this.now += hours * HOUR_MS;
    return this;
  }

  /** `12:59:59` of the day that the stage began. */
  at(clock: string): this {
    const [h = 0, m = 0, s = 0] = clock.split(':').map(Number);
    this.now = NOON - 12 * HOUR_MS + ((h * 60 + m) * 60 + s) * 1_000;
    return this;
  }

  set(path: string, to: Cell): this {
    this.table.set(path, to);
    return this;
  }

  value(path: string): Cell | undefined {
    return this.table.get(path);
  }

  make(kind: string, values: Readonly<Record<string, string>>): this {
    return this.#keep(create(this.program, this.world, this.value('game/emperor') as string, kind, values));
  }

  /** Does it, or throws what stood against it. */
  does(by: string, action: string, args: Readonly<Record<string, string | number | boolean>> = {}): this {
    const verdict = this.tries(by, action, args);
    this.#keep(verdict);
    return verdict.lawful ? this.remembers(by, action, verdict.changes) : this;
  }

  /** Tells the history that somebody did something now. */
  remembers(by: string, verb: string, changes: readonly Change[] = []): this {
    const writing = new HistoryWriting(this.history);
    for (const one of [verb, 'action']) writing.deed(by, one, this.now);
    writing.take(changes, this.now);
    this.history = writing.whole();
    return this;
  }

  tries(by: string, action: string, args: Readonly<Record<string, string | number | boolean>> = {}): Verdict {
    return act(this.program, this.world, by, { action, args });
  }

  /** What stands against it, in words; fails when nothing does. Refused moves change nothing. */
  refuses(
    by: string,
    action: string,
    args: Readonly<Record<string, string | number | boolean>> = {},
  ): string[] {
    const before = JSON.stringify([...this.table]);
    const verdict = this.tries(by, action, args);
    if (verdict.lawful) throw new Error(`${by} could ${action} ${JSON.stringify(verdict.changes)}`);
    if (JSON.stringify([...this.table]) !== before) throw new Error('a refused move changed the table');
    return verdict.grounds.map(
      ({ rule, par, saying }) => `${rule}${par === undefined ? '' : `.${par}`}: ${plain(saying)}`,
    );
  }

  weighs(
    by: string,
    action: string,
    args: Readonly<Record<string, string | number | boolean>> = {},
  ): readonly Ground[] {
    return weigh(this.program, this.world, by, { action, args });
  }

  /** Folds changes; each must start from what the table holds at that point. */
  apply(changes: readonly Change[]): this {
    for (const { path, from, to } of changes) {
      const held = this.table.get(path) ?? null;
      if (JSON.stringify(held) !== JSON.stringify(from)) {
        throw new Error(`${path} is ${JSON.stringify(held)}, not ${JSON.stringify(from)}`);
      }
      if (to === null) this.table.delete(path);
      else this.table.set(path, to);
    }
    return this;
  }

  #keep(verdict: Verdict): this {
    if (!verdict.lawful) throw new Error(verdict.grounds.map((g) => plain(g.saying)).join(' | '));
    return this.apply(verdict.changes);
  }
}

export function facts(over: Partial<MatterFacts> & { readonly kind: string }): MatterFacts {
  return {
    id: 'P1',
    author: 'bo',
    forVotes: 0,
    againstVotes: 0,
    deferential: 0,
    openForMs: 0,
    killed: false,
    vetoed: false,
    votersFor: [],
    votersAgainst: [],
    voters: [],
    ...over,
  };
}
