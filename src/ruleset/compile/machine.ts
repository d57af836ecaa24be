import type { Expression, Frame } from '../expr/expression.ts';
import type { Wording } from '../expr/sentence.ts';
import type { Declared, Home, Vocabulary } from '../expr/vocabulary.ts';
import type { Limit, MatterDecl, Permission } from '../mechanism.ts';
import type { Run } from '../run/run.ts';
import type { Definition, Program } from '../types.ts';
import type { Term } from './terms.ts';
import type { CompiledLapse, CompiledSchedule } from './timing.ts';

/** Steps as something to be done. Changes stand on the rule they were written in. */
export type Doing = (run: Run, frame: Frame) => void;

export interface CompiledNeed {
  readonly home: Home;
  readonly name: string | null;
  readonly that: Expression;
  /** What it compares, for whoever asks how it comes out. */
  readonly terms: () => readonly Term[];
  readonly otherwise: Wording;
  readonly par: number | null;
  /** One for many actions at once: it sees `action`, the name of the one that is tried, and no arguments. */
  readonly gate?: true;
  /** Whether it looks at an argument, so that it cannot be judged before there is one. */
  readonly ofArguments: boolean;
}

export interface CompiledLimit extends Omit<Limit, 'within'> {
  readonly within: Expression;
}

export interface CompiledAction {
  readonly home: Home;
  readonly takes: readonly Definition[];
  readonly needs: readonly CompiledNeed[];
  readonly limits: readonly CompiledLimit[];
  readonly confirmation: { readonly within: Expression | null } | null;
  readonly does: Doing;
}

export interface CompiledProcedure {
  readonly home: Home;
  readonly does: Doing;
}

export interface CompiledTrigger {
  readonly home: Home;
  readonly name: string;
  /** What it is in a sentence, and the part of the block that it is, where its name does not say so. */
  readonly called?: string;
  readonly part?: string;
  /** `when` looks at every thing of `on` (once, with `on` null); `after` at one act. */
  readonly sort: 'when' | 'after';
  readonly on: string | null;
  readonly after: string | null;
  /** Only after what concerns a matter of this kind; null for any. */
  readonly of: string | null;
  readonly test: Expression | null;
  readonly does: Doing;
  /** What is done when its condition holds no more. */
  readonly ceases?: Doing;
}

export interface CompiledInstead {
  readonly home: Home;
  readonly of: string;
  readonly when: Expression | null;
  readonly does: Doing;
}

export interface CompiledMatter {
  readonly home: Home;
  readonly decl: MatterDecl;
  readonly needs: readonly CompiledNeed[];
  readonly limits: readonly CompiledLimit[];
  readonly slots: Expression | null;
  readonly inQueue: Expression | null;
  readonly weight: Expression | null;
  readonly lock: Expression | null;
  readonly enact: Expression | null;
  readonly fail: Expression | null;
  readonly does: Doing;
}

export interface CompiledGuard {
  readonly target: string;
  readonly needs: readonly CompiledNeed[];
}

export interface CompiledCriterion {
  readonly home: Home;
  readonly test: Expression;
  readonly par: number | null;
}

/** What an action's, trigger's or matter's steps may set off, found while compiling. */
export interface Effects {
  rolls: boolean;
  readonly calls: Set<string>;
}

/** One rule, compiled against the words that all rules declare. */
export interface CompiledRule {
  readonly home: Home;
  readonly actions: ReadonlyMap<string, CompiledAction>;
  readonly procedures: ReadonlyMap<string, CompiledProcedure>;
  readonly triggers: readonly CompiledTrigger[];
  /** Conditions of victory; they are looked at with the triggers. */
  readonly victories: readonly CompiledTrigger[];
  readonly schedules: readonly CompiledSchedule[];
  readonly lapse: CompiledLapse | null;
  readonly instead: readonly CompiledInstead[];
  readonly guards: readonly CompiledGuard[];
  readonly permissions: readonly Declared<Permission>[];
  readonly matters: ReadonlyMap<string, CompiledMatter>;
  readonly enact: CompiledCriterion | null;
  readonly fail: CompiledCriterion | null;
  readonly prose: readonly Wording[];
  readonly byHand: readonly Wording[];
  /** Action or procedure -> what its steps may set off. */
  readonly effects: ReadonlyMap<string, Effects>;
  /** Verbs that it asks the log after. */
  readonly verbs: ReadonlySet<string>;
  /** Kinds of which its steps remove things. */
  readonly removes: ReadonlySet<string>;
}

/** The inside of a program: everything as closures, gathered over all rules in document order. */
export interface Machine {
  readonly words: Vocabulary;
  readonly rules: ReadonlyMap<string, CompiledRule>;
  readonly actions: ReadonlyMap<string, CompiledAction>;
  readonly procedures: ReadonlyMap<string, CompiledProcedure>;
  readonly triggers: readonly CompiledTrigger[];
  /** Conditions of victory; they are looked at with the triggers. */
  readonly victories: readonly CompiledTrigger[];
  /** Those among the triggers, the conditions of victory and the lapses that may come true, or false, by time alone. */
  readonly timed: ReadonlySet<CompiledTrigger | CompiledLapse>;
  readonly schedules: readonly CompiledSchedule[];
  /** Rule -> when it lapses. */
  readonly lapses: ReadonlyMap<string, CompiledLapse>;
  /** Action or procedure -> what may stand in its place, in rule order. */
  readonly instead: ReadonlyMap<string, readonly CompiledInstead[]>;
  readonly guards: ReadonlyMap<string, readonly CompiledNeed[]>;
  readonly permissions: readonly Declared<Permission>[];
  readonly matters: ReadonlyMap<string, CompiledMatter>;
  readonly enact: CompiledCriterion | null;
  readonly fail: CompiledCriterion | null;
}

const machines = new WeakMap<Program, Machine>();

/** A program is its public face; what makes it run is kept beside it. */
export function attach(program: Program, machine: Machine): Program {
  machines.set(program, machine);
  return program;
}

export function machineOf(program: Program): Machine {
  const machine = machines.get(program);
  if (!machine) throw new Error('a program that was not made by compile cannot be run');
  return machine;
}
