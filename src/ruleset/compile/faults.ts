import type { ReadMechanism } from '../form/read.ts';
import { remember } from '../form/spots.ts';
import type { Place } from '../mechanism.ts';
import type { Fault, Rule } from '../types.ts';

/** A rule as read, on its way to being compiled. */
export interface ReadRule {
  readonly rule: Rule;
  readonly read: ReadMechanism;
}

/** Complaints about one rule, placed in its printed lines. */
export class Complaints {
  readonly faults: Fault[] = [];
  readonly #of: ReadRule;

  constructor(of: ReadRule) {
    this.#of = of;
  }

  readonly complain = (at: Place, saying: string, offset?: number): void => {
    const { line, column } = this.#of.read.place(at, offset);
    const fault = { rule: this.#of.rule.id, line, column, saying };
    this.faults.push(remember(fault, { at, offset: offset ?? 0 }));
  };

  at(place: Place): (saying: string) => void {
    return (saying) => this.complain(place, saying);
  }

  /** About the prose: `offset` counts characters into the rule's text, which begins on line 3. */
  readonly complainOfText = (saying: string, offset: number): void => {
    const before = this.#of.rule.text.slice(0, offset).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    const fault = { rule: this.#of.rule.id, line: before.length + 2, column, saying };
    this.faults.push(remember(fault, { text: offset }));
  };
}

export function ruleFault(rule: string | null, saying: string): Fault {
  return { rule, line: rule === null ? null : 1, column: rule === null ? null : 1, saying };
}
