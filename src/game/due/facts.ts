import type { Notice, Roll, Saying } from '../../ruleset/types.ts';
import type { LawText } from '../types.ts';

/**
 * A schedule that came round, a call that was put off, a rule that would lapse and cannot, a trigger whose condition
 * came true by time alone, or one whose condition holds no more.
 */
export type FellDueOf = 'schedule' | 'call' | 'lapse' | 'trigger' | 'ceased';

/** What happened by itself. */
export type DueFact =
  | {
      readonly type: 'FellDue';
      readonly of: FellDueOf;
      /** Of the schedule, the procedure, the rule, or the trigger; `victory` for a condition of that. */
      readonly name: string;
      readonly rolls: readonly Roll[];
      readonly said: readonly Saying[];
      readonly notices: readonly Notice[];
    }
  /** A rule repealed itself, by these words of its own. */
  | {
      readonly type: 'RuleLapsed';
      readonly rule: string;
      readonly title: string;
      readonly words: string;
      readonly notices: readonly Notice[];
      readonly law: LawText;
    };

/** What the referee asks for when something falls due. */
export type DueCommand =
  /** A schedule came round at the instant of the stamp; `missed` rounds before it were left out, since there were too many. */
  | { readonly do: 'strike'; readonly schedule: string; readonly missed?: number }
  | { readonly do: 'come_due'; readonly call: string }
  | { readonly do: 'lapse'; readonly rule: string }
  /** Conditions that time enters into are otherwise at the instant of the stamp than when they were last looked at. */
  | { readonly do: 'look' };
