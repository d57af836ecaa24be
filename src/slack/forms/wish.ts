import type { Tape } from '../read/setup.ts';
import type { SetupFault } from '../read/things.ts';

/** A set-up as asked for, by form or typed. What was left out is null. */
export interface Wish {
  readonly channel: string;
  readonly by: string;
  readonly at: number;
  /** File of `rulesets/`; the first round's when left out. */
  readonly rules: string | null;
  readonly emperor: string | null;
  readonly players: readonly string[];
  readonly tape: Tape | null;
  readonly marks: string;
  /** Lists of things by the plural of their kind; the kind there is a sample for begins with it when left out. */
  readonly lists: ReadonlyMap<string, string>;
  readonly faults: readonly SetupFault[];
}
