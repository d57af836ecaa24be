import type { FellDueOf } from '../../../game/due/facts.ts';
import type { Change, Notice, Roll, Saying } from '../../../ruleset/types.ts';
import type { Shapes } from './market.ts';
import type { Citation } from './shared.ts';

/** What happened by itself: a schedule came round, a call that was put off ran, a rule could not lapse, a condition came true. */
export interface DueView {
  readonly of: FellDueOf;
  /** Of the schedule, procedure or trigger, or the title of the rule. */
  readonly name: string;
  /** The words of the rule that brought it about: `every 1d, at 9h`. */
  readonly words: string | null;
  readonly at: number;
  readonly event: number;
  readonly cite: Citation | null;
  readonly rolls: readonly Roll[];
  readonly changes: readonly Change[];
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
  readonly shapes: Shapes;
}
