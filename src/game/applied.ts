import type { AmendmentFault, LawDiff } from '../ruleset/amend/types.ts';
import type { Notice, Roll, Saying } from '../ruleset/types.ts';

/** How an amendment stood when it was put beside its matter. One that does not fit yet is tried again when it is enacted. */
export interface Carried {
  readonly status: 'fits' | 'misfits' | 'unreadable';
  readonly faults: readonly AmendmentFault[];
  /** As written, when it cannot be read: nothing else keeps it, and its author is shown the lines at fault. */
  readonly source?: string;
}

/** What became of the amendment of a matter that was enacted. */
export type Applied =
  | { readonly applied: true; readonly diff: LawDiff; readonly judged: readonly Judged[] }
  | { readonly applied: false; readonly faults: readonly AmendmentFault[] };

/** An `if` of the amendment, by the line it stands in, and whether it held. */
export interface Judged {
  readonly line: number;
  readonly held: boolean;
}

/** What a hand record stands on. */
export type Authority = { readonly matter: string } | { readonly rule: string };

/** What was done by hand, or undone. */
export interface ByHand {
  readonly reason: string;
  readonly diff: LawDiff;
  readonly rolls: readonly Roll[];
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
}
