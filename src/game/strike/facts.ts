import type { ByHand } from '../applied.ts';
import type { Fact, Game, GameEvent, LawText } from '../types.ts';
import type { Cascade } from './cascade.ts';

/** The event alone; or with what followed, judged again as if the event had not happened. */
export type Reach = 'alone' | 'followed';

/** Something done once: by whom, by which verb, when (ms). */
export interface Deed {
  readonly by: string;
  readonly verb: string;
  readonly at: number;
}

/** FN-L6. `changes` of the event put the gamestate where it would be; `seq` of it is what a strike of the strike names. */
export type EventStruck = ByHand & {
  readonly type: 'EventStruck';
  readonly struck: number;
  /** What it was, for telling where it was told. */
  readonly of: {
    readonly type: Fact['type'];
    readonly by: string;
    readonly at: number;
    readonly matter: string | null;
  };
  /** The matter that ordered it; null when it was the striker's own hand record. */
  readonly order: string | null;
  readonly reach: Reach;
  /** Later events that would have been refused, and so are undone as well. */
  readonly refused: readonly number[];
  /** Later events that would have done something else. */
  readonly otherwise: readonly number[];
  /** Places and rules that something else has changed since, left as they are. */
  readonly kept: readonly string[];
  readonly forgets: readonly Deed[];
  readonly recalls: readonly Deed[];
  readonly law?: LawText;
};

/** An event with all that the same ruling brought about. */
export interface Act {
  readonly head: GameEvent;
  readonly events: readonly GameEvent[];
}

/** An event that takes back what another did. */
export type Reversal = GameEvent & {
  readonly fact: Extract<Fact, { readonly type: 'EventStruck' | 'RecordContested' }>;
};

/** What the log has of an event: found by the referee, since a game holds no log. */
export interface Recall {
  readonly act: Act;
  /** The game as the event met it, and as it left it. */
  readonly before: Game;
  readonly after: Game;
  /** The acts since, in order; null when there are too many. */
  readonly later: readonly Act[] | null;
  /** Every strike and contest of the game, oldest first. */
  readonly reversals: readonly Reversal[];
  /** Matters that were submitted since. */
  readonly submitted: readonly string[];
  /** The newest event that was looked at. */
  readonly upTo: number;
  /** Null when nobody asked for it. */
  readonly cascade: Cascade | null;
}
