import type { Shelf } from '../ruleset/amend/types.ts';
import type { History } from '../ruleset/history/history.ts';
import type {
  Cell,
  Change,
  Dice,
  Ground,
  Notice,
  Program,
  Roll,
  Rule,
  Saying,
  Table,
  VoteWord,
} from '../ruleset/types.ts';
import type { Applied, Authority, ByHand, Carried } from './applied.ts';
import type { Outcome, Signal } from './commands.ts';
import type { Reason, Tally } from './counts.ts';
import type { DueFact } from './due/facts.ts';
import type { EventStruck, Recall } from './strike/facts.ts';

export type * from './applied.ts';
export type * from './commands.ts';
export type * from './counts.ts';
export type * from './strike/facts.ts';

/** The law of one game: its documents, their compiled form, and the version that counts enactments from 1. */
export interface Law {
  readonly version: number;
  readonly rules: readonly Rule[];
  readonly program: Program;
}

/** A game is its law and its gamestate as of event `seq`. Everything else is read out of these. */
export interface Game {
  readonly id: string;
  readonly team: string;
  readonly channel: string;
  readonly seq: number;
  /** When that event happened, ms. One heard late may be older than the event before it. */
  readonly at: number;
  readonly law: Law;
  readonly table: Table;
  readonly past: Past;
  /** What rules may ask about the past. */
  readonly history: History;
}

/** What boards tell of the past without reading the log again; folded along with the table. */
export interface Past {
  /** By how much a number last moved: path -> difference. */
  readonly moves: ReadonlyMap<string, number>;
  /** Per action: how often in this round, who last, when (ms). */
  readonly actions: ReadonlyMap<string, { readonly n: number; readonly by: string; readonly at: number }>;
  /** What a holding cost in all: relation path -> sum paid for what is held now. */
  readonly paid: ReadonlyMap<string, number>;
  /** Person -> what holdings brought in when they went, less what they had cost. */
  readonly earned: ReadonlyMap<string, number>;
  readonly enactments: number;
}

/** Who, when (epoch ms, by the signal's own clock) and luck. */
export interface Stamp {
  readonly by: string;
  readonly at: number;
  readonly dice: Dice;
  /** UTC day of the seed behind `dice`, `2021-02-03`; the counters of throws are kept by it. */
  readonly day: string;
  /** Its SHA-256, as Slack has it; absent where nobody committed to it. */
  readonly commitment?: string;
  /** Shipped documents that an amendment heard now may adopt; it keeps what it names, so that no file matters later. */
  readonly shelf?: Shelf;
  /** What the log has of the event that a strike is asked of. */
  readonly recall?: Recall;
}

/** What an event stands on: a rule of a version of the law, or a matter. */
export interface Title {
  readonly version: number;
  readonly rule?: string;
  readonly matter?: string;
}

/** A fact. `changes` is all that `evolve` needs but for the law itself; the rest is for people. */
export type Fact =
  | { readonly type: 'GameFounded'; readonly team: string; readonly channel: string; readonly law: LawText }
  | {
      readonly type: 'ActionTaken';
      readonly action: string;
      readonly args: Readonly<Record<string, Cell>>;
      /** Words of the person's that came with it, and the post they stand in. */
      readonly note?: string;
      readonly post?: string;
      /** The claim that was confirmed for it. */
      readonly claim?: string;
      readonly rolls: readonly Roll[];
      readonly said: readonly Saying[];
      readonly notices: readonly Notice[];
      /** Present when the address ended the old round's rules. */
      readonly law?: LawText;
    }
  /** An act waits for others to confirm it; `left` is how many more have to. `ActionTaken` follows the last of them. */
  | {
      readonly type: 'ClaimOpened';
      readonly claim: string;
      readonly action: string;
      readonly args: Readonly<Record<string, Cell>>;
      readonly note?: string;
    }
  | { readonly type: 'ClaimConfirmed'; readonly claim: string; readonly left: number }
  | {
      readonly type: 'ClaimEnded';
      readonly claim: string;
      readonly how: 'denied' | 'withdrawn' | 'expired';
    }
  | { readonly type: 'EmperorAccepted' }
  /** Triggers that came true after something other than an action. */
  | {
      readonly type: 'ConsequencesFollowed';
      readonly rolls: readonly Roll[];
      readonly said: readonly Saying[];
      readonly notices: readonly Notice[];
    }
  | {
      readonly type: 'MatterSubmitted';
      readonly matter: string;
      readonly kind: string;
      readonly amendment?: Carried;
    }
  | { readonly type: 'AmendmentAttached'; readonly matter: string; readonly amendment: Carried }
  | {
      readonly type: 'VoteCast';
      readonly matter: string;
      readonly vote: VoteWord;
      readonly signal: Signal;
      readonly replaces: VoteWord | null;
      /** The vote made the matter self-killed or vetoed. */
      readonly final: 'killed' | 'vetoed' | null;
    }
  | {
      readonly type: 'VoteAsked';
      readonly matter: string;
      readonly between: readonly VoteWord[];
      readonly signal: Signal;
    }
  | {
      readonly type: 'VoteWithdrawn';
      readonly matter: string;
      readonly signal: Signal;
      readonly stands: VoteWord | null;
    }
  /** A signal that never counts: an observer's, one given or taken back while frozen, a second VETO … Remembered so that reconciling does not revive it. */
  | {
      readonly type: 'SignalVoided';
      readonly matter: string;
      readonly vote: VoteWord | null;
      readonly signal: Signal;
      readonly grounds: readonly Ground[];
    }
  | {
      readonly type: 'VoteArrivedLate';
      readonly matter: string;
      readonly vote: VoteWord;
      readonly signal: Signal;
      readonly wouldHave: Tally;
    }
  | {
      readonly type: 'MatterResolved';
      readonly matter: string;
      readonly outcome: 'enacted' | 'failed';
      readonly reason: Reason;
      readonly tally: Tally;
      readonly way: 'button' | 'command' | 'reply';
      /** Matters closed along with it, by a victory. */
      readonly closed: readonly string[];
      readonly said: readonly Saying[];
      readonly notices: readonly Notice[];
      /** Present when it carried an amendment, and when that rolled. */
      readonly amended?: Applied;
      readonly rolls?: readonly Roll[];
      /** Present when the law changed with it. */
      readonly law?: LawText;
    }
  /** FN-L5. `source` is the amendment as written; the event's own number is the record's. */
  | (ByHand & {
      readonly type: 'HandRecorded';
      readonly authority: Authority;
      readonly source: string;
      readonly law?: LawText;
    })
  /** The record is reversed; `kept` are places and rules that something else has changed since, left as they are. */
  | (ByHand & {
      readonly type: 'RecordContested';
      readonly record: number;
      readonly kept: readonly string[];
      readonly law?: LawText;
    })
  | {
      readonly type: 'MatterRipened';
      readonly matter: string;
      readonly outcome: Outcome;
      readonly tally: Tally;
    }
  | { readonly type: 'EntryEdited'; readonly matter: string; readonly text: string; readonly votes: number }
  | { readonly type: 'EntryDeleted'; readonly matter: string }
  | { readonly type: 'DutyDischarged'; readonly matter: string }
  | { readonly type: 'WishStated'; readonly wish: 'continue' | 'stop' }
  | { readonly type: 'DiceRolled'; readonly roll: Roll }
  | { readonly type: 'PersonNamed'; readonly person: string; readonly label: string }
  | DueFact
  | EventStruck
  /** What `by` tried was refused after these had fallen: they count as thrown, so that nobody sees dice ahead or throws again unseen. */
  | { readonly type: 'DiceSpent'; readonly on: Saying; readonly rolls: readonly Roll[] }
  /** What was tried was refused, since rules failed while they were asked. */
  | { readonly type: 'RuleFailed'; readonly notices: readonly Notice[] }
  /** Somebody wrote in the channel, while a rule asks who does. */
  | { readonly type: 'Talked' }
  | { readonly type: 'SettingChanged'; readonly setting: string; readonly to: string };

/** The documents of a new version, whole; `evolve` compiles them. */
export interface LawText {
  readonly version: number;
  readonly rules: readonly Rule[];
}

/** An event before the store has numbered and sealed it. `by` is a person, or `referee` for what fell due. */
export interface Drafted {
  readonly at: number;
  readonly by: string;
  readonly under: Title;
  readonly fact: Fact;
  readonly changes: readonly Change[];
}

export interface GameEvent extends Drafted {
  readonly seq: number;
}

export type Ruling =
  | { readonly lawful: true; readonly events: readonly Drafted[] }
  /** `events` of an unlawful ruling are only memories of the refusal itself (a voided signal, a late vote). */
  | { readonly lawful: false; readonly grounds: readonly Ground[]; readonly events: readonly Drafted[] };
