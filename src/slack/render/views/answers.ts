import type { Change, Roll, Saying } from '../../../ruleset/types.ts';
import type { Shapes } from './market.ts';
import type { Citation } from './shared.ts';

/** One line of an answer: a condition that holds, fails or is neither, an event, or just a sentence. */
export interface AnswerLine {
  readonly mark?: 'holds' | 'fails' | 'neither';
  readonly event?: { readonly seq: number; readonly at: number; readonly by: string | null };
  readonly saying: Saying;
  /** The rule it stands on, by the law in force now. */
  readonly cite?: Citation | null;
  /** The same by the law of its own time: `rule 2.4 Trading, r3`. */
  readonly law?: string | null;
  /** What a person wrote, as Slack delivered it. */
  readonly typed?: string;
}

export interface AnswerSection {
  readonly title: string | null;
  readonly lines: readonly AnswerLine[];
  /** Throws with their faces, and what was changed. */
  readonly did?: {
    readonly rolls: readonly Roll[];
    readonly changes: readonly Change[];
    readonly shapes: Shapes;
  };
}

/** What somebody asked, and what there is to say to it. */
export interface AnswerView {
  /** `No.`; null where the question itself is the heading. */
  readonly verdict: string | null;
  readonly question: Saying;
  /** Whose act it would be; null where nobody acts. */
  readonly as: string | null;
  readonly at: number;
  readonly version: number;
  readonly sections: readonly AnswerSection[];
  readonly notes: readonly Saying[];
  /** Typed, it gives the whole of it. */
  readonly more: string;
  /** There is more of the log before this event. */
  readonly older?: number;
  /** The channel of the game, where something does not agree that can be put right. */
  readonly cure?: string;
}

/** How an answer is told: to the one who asked, with a button that shares it, or to all, with who asked. */
export interface Telling {
  /** The channel of the game and the delivery of the question: `C1|Ev2`. */
  readonly share: string | null;
  readonly askedBy: string | null;
}
