import type { Applied, Outcome, Reason, Tally } from '../../../game/types.ts';
import type { Notice, Saying, VoteWord, Who } from '../../../ruleset/types.ts';
import type { Citation, FieldView } from './shared.ts';

/** The part of the game's `Standing` that people are shown. */
export interface StandingView {
  readonly tally: Tally;
  readonly openMs: number;
  readonly enact: boolean;
  readonly fail: boolean;
  /** How many *more* FOR (AGAINST) would do it now; 0 = enough; null = no number would. */
  readonly forNeeded: number | null;
  readonly againstNeeded: number | null;
  /** Vetoed or self-killed, and it could be enacted all the same. */
  readonly redeemable?: boolean;
  readonly ripensAt: number | null;
  readonly waitsFor: string | null;
  readonly frozenBy: string | null;
  /** What keeps some or all from resolving it though its votes are enough; absent when nothing does. */
  readonly bars?: BarsView;
}

/** Of those whom the office would let resolve a matter: who may, who may not, and why. */
export interface BarsView {
  readonly may: readonly string[];
  readonly barred: readonly string[];
  readonly grounds: readonly { readonly saying: Saying; readonly cite: Citation | null }[];
}

/** A veto or a self-kill. */
export interface FinalView {
  readonly how: 'vetoed' | 'killed';
  readonly by: string;
  readonly at: number;
  readonly cite: Citation | null;
}

/** A matter as one line of the docket. */
export interface MatterLine {
  readonly id: string;
  readonly kind: string;
  /** The words it opens with, `PROPOSAL:`; the name of its kind is made of them. */
  readonly opens: string;
  readonly title: string;
  readonly author: string;
  readonly queued: boolean;
  /** First of its queue: the next to be resolved. */
  readonly next: boolean;
  readonly standing: StandingView;
  /** How long it stays open before time alone decides, seconds; null = no such clock. */
  readonly votingS: number | null;
  readonly final: FinalView | null;
}

/** What one vote of the emperor's would make of it. */
export interface Forecast {
  readonly vote: 'for' | 'against';
  readonly for: number;
  readonly against: number;
  readonly makes: Outcome | null;
}

/** How a matter ended. `closed`: together with the round. */
export interface RecordView {
  readonly outcome: 'enacted' | 'failed' | 'closed';
  readonly by: string | null;
  readonly at: number;
  readonly reason: Reason | null;
  readonly tally: Tally;
  readonly event: number;
}

/** Rules the card names; null where no rule in force says it. */
export interface CardCites {
  readonly enact: Citation | null;
  readonly fail: Citation | null;
  readonly vote: Citation | null;
  readonly queue: Citation | null;
  readonly resolve: Citation | null;
  readonly freeze: Citation | null;
}

/** A vote word and one emoji name that is read as it, such as `+1`; null when no emoji is. */
export interface VoteSign {
  readonly vote: VoteWord;
  readonly emoji: string | null;
}

export type CarriedView =
  /** `differs`: it does something else now than when it was posted. */
  | { readonly is: 'fits'; readonly differs: boolean; readonly from: number; readonly to: number }
  | { readonly is: 'misfits' }
  | { readonly is: 'unreadable' }
  /** So many blocks headed as amendments stand in its post, and none of them is taken. */
  | { readonly is: 'several'; readonly count: number };

export interface CardView extends MatterLine {
  readonly opened: number;
  /** What its entry says of itself, of the fields its kind declares. */
  readonly fields?: readonly FieldView[];
  /** An edit, not the first posting, made it an entry. */
  readonly sinceEdit: boolean;
  readonly version: number;
  /** Sequence number of the newest event, so that a click can tell how old its card is. */
  readonly seq: number;
  readonly emperor: string | null;
  readonly slot: { readonly nth: number; readonly of: number; readonly cite: Citation | null } | null;
  readonly forecasts: readonly Forecast[];
  /** No vote still to come can change the result. */
  readonly safe: boolean;
  readonly votes: readonly VoteSign[];
  /** Enactment puts its changes on somebody to carry out by hand. */
  readonly byHand: boolean;
  /** How the amendment it carries stands now; null when it carries none, or may not. */
  readonly amendment: CarriedView | null;
  /** First characters of the hash of the text as first posted. */
  readonly seal: string;
  readonly edited: boolean;
  /** The whole text, when the post is gone and the card has to carry it. */
  readonly deletedText: string | null;
  /** A second prefix stands further down in the text; it opens nothing. */
  readonly secondPrefix: boolean;
  /** Whose reply could not be read as one vote and who has not answered yet. */
  readonly unclear: readonly string[];
  readonly selfKill: boolean;
  readonly veto: boolean;
  readonly freezes: boolean;
  /** Enacted, it ends the round, and its author has won it. */
  readonly wins: boolean;
  /** What the author has to wait after a failure. */
  readonly lock: { readonly lastingS: number; readonly cite: Citation | null } | null;
  readonly resolvers: Who;
  readonly cites: CardCites;
  readonly record: RecordView | null;
}

export interface NoticeView {
  readonly id: string;
  readonly opens: string;
  readonly author: string;
  readonly outcome: 'enacted' | 'failed';
  readonly by: string;
  readonly at: number;
  readonly reason: Reason;
  readonly tally: Tally;
  readonly cite: Citation | null;
  readonly votingS: number | null;
  /** A person resolved it in a plain reply and the bot says it aloud for them. */
  readonly supplied: boolean;
  /** Who now has to carry out what it prescribes; null when nothing is left to do. */
  readonly dueOn: string | null;
  /** Events that it orders to be struck, while that is still to be done. */
  readonly strikes?: readonly number[];
  /** The law's versions, when it changed. */
  readonly law: { readonly from: number; readonly to: number } | null;
  /** What became of the amendment it carried; null when it carried none. */
  readonly amended: Applied | null;
  /** Somebody has achieved victory by it, which is told apart. */
  readonly achieved?: boolean;
  readonly lock: { readonly lastingS: number; readonly cite: Citation | null } | null;
  readonly said: readonly Saying[];
  readonly notices: readonly Notice[];
  readonly closed: readonly string[];
  readonly nextInQueue: string | null;
  readonly unpinned: boolean;
  readonly event: number;
  /** Also send it to the channel. */
  readonly broadcast: boolean;
}

export interface VoteReceiptView {
  readonly matter: string;
  readonly vote: VoteWord;
  readonly replaces: VoteWord | null;
  readonly tally: Tally;
  /** For a DEFERENTIAL: whom it follows, and whether they have voted. */
  readonly follows: { readonly emperor: string; readonly voted: boolean } | null;
  /** The emperor's own DEFERENTIAL, or a VETO that has no effect. */
  readonly countsAsNeither: boolean;
  readonly final: FinalView | null;
  /** The words looked like a condition; conditions are no part of a vote. */
  readonly conditional: boolean;
  readonly cite: Citation | null;
}

export interface WithdrawnView {
  readonly matter: string;
  readonly withdrew: VoteWord;
  readonly stands: VoteWord | null;
  readonly tally: Tally;
}

export interface VoteAskView {
  readonly matter: string;
  /** The vote words that were read, in the order of reading. */
  readonly read: readonly VoteWord[];
  /** What was found standing that nobody saw come: which was last, or whether it is older than the entry, is not known. */
  readonly unseen?: 'order' | 'moment';
  readonly cite: Citation | null;
}

/** A word such as ABSTAIN that is no vote here. */
export interface NotAVoteView {
  readonly matter: string;
  readonly word: string;
  /** The vote that comes nearest to the word, if any does. */
  readonly like: VoteWord | null;
  readonly votes: readonly VoteSign[];
  readonly cite: Citation | null;
}

/** A vote that came after the resolution it would have counted in. */
export interface LateVoteView {
  readonly matter: string;
  readonly by: string;
  readonly vote: VoteWord;
  readonly closedAt: number;
  readonly closedBy: string | null;
  readonly wouldHave: Tally;
}

/** `/nomic resolve P7` without an outcome: never guessed. */
export interface ResolveAskView {
  readonly matter: string;
  readonly standing: StandingView;
  readonly seq: number;
}

export interface DocketView {
  readonly pending: readonly MatterLine[];
  readonly waitingForMe: readonly string[];
  /** Only those that wait for the asker's vote were asked for. */
  readonly mine: boolean;
}

export interface EditedView {
  readonly matter: string;
  readonly votes: number;
  readonly seal: string;
  readonly before: string;
  /** null: the post was deleted. */
  readonly after: string | null;
  readonly by: string;
  readonly selfKill: boolean;
}
