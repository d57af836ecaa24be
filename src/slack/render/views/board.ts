import type { Cell } from '../../../ruleset/types.ts';
import type { MatterLine } from './matters.ts';
import type { ActionDoor, Citation, FieldView, HoldingView, Quorum } from './shared.ts';

export interface RosterRow {
  readonly person: string;
  /** Place by worth, shared by ties; null when there is no worth to rank by. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly emperor: boolean;
  /** Has achieved victory, by the rules of this moment. */
  readonly achieved?: boolean;
  /** Some rule keeps this person from declaring victory. */
  readonly cannotWin: boolean;
  readonly worth: number | null;
  readonly fields: readonly FieldView[];
  /** Largest first. */
  readonly holdings: readonly HoldingView[];
  /** No longer in the channel; still on the roster. */
  readonly away: boolean;
}

/** How worth is reckoned, when the rules allow it: cash + shares × price. */
export interface WorthRule {
  readonly money: string;
  readonly relation: string;
  readonly price: string;
  /** What else is held and traded for the same money. */
  readonly others?: readonly { readonly relation: string; readonly price: string }[];
}

export interface ColumnView {
  readonly name: string;
  readonly type: string;
  /** Show the last move beside it. */
  readonly moves: boolean;
}

/** `last`: by how much it moved last; `new` = never yet; null = moves are not kept. */
export interface CellView {
  readonly value: Cell | null;
  readonly last: number | 'new' | null;
}

/** The things of one kind; the columns are its fields in the order declared, the key among them. */
export interface KindTable {
  readonly kind: string;
  readonly plural: string;
  readonly key: string;
  readonly columns: readonly ColumnView[];
  readonly rows: readonly (readonly CellView[])[];
}

/** When an action with a limit is possible again. */
export type ClockView = ActionDoor & { readonly cite: Citation | null } & (
    | {
        readonly per: 'game';
        /** null: possible now. */
        readonly fromMs: number | null;
        readonly last: { readonly by: string; readonly nth: number } | null;
      }
    | {
        readonly per: 'player';
        readonly untilMs: number;
        readonly waiting: readonly string[];
      }
  );

export interface FreezeView {
  /** The open matters that freeze play, oldest first. */
  readonly by: readonly string[];
  readonly since: number;
  /** `opens` words of the kinds that may be submitted and voted on meanwhile. */
  readonly allowed: readonly string[];
  /** `opens` words of queued kinds that stand still. */
  readonly stopped: readonly string[];
  readonly paused: readonly {
    readonly matter: string;
    readonly openMs: number;
    readonly votingS: number | null;
  }[];
  readonly cite: Citation | null;
  /** Set when this one is over, though another may freeze play still: the banner is edited to say so. */
  readonly ended: {
    readonly matter: string;
    readonly at: number;
    readonly outcome: 'enacted' | 'failed';
  } | null;
}

export interface BoardView {
  /** Name of the round; null between rounds. */
  readonly round: string | null;
  readonly theme: string | null;
  readonly emperor: string | null;
  readonly quorum: Quorum;
  readonly version: number;
  readonly at: number;
  readonly seq: number;
  readonly roster: readonly RosterRow[];
  readonly observers: readonly { readonly person: string; readonly fromMs: number | null }[];
  readonly worth: WorthRule | null;
  readonly tables: readonly KindTable[];
  readonly globals: readonly (FieldView & Citation)[];
  readonly clocks: readonly ClockView[];
  readonly pending: readonly MatterLine[];
  readonly freeze: FreezeView | null;
  /** Doors to offer; those with a command of their own become buttons, the rest go behind "Other actions". */
  readonly doors: readonly ActionDoor[];
  /** Hash of the newest event, hexadecimal. */
  readonly head: string;
  readonly commitment: { readonly dayMs: number; readonly hash: string } | null;
  readonly tracker: string | null;
  /** A board of a round that is over. */
  readonly closed: boolean;
}
