import type { Outcome } from '../../../game/types.ts';
import type { Phrase } from '../phrase.ts';
import type { BoardView } from './board.ts';
import type { ClaimView } from './claims.ts';
import type { HelpView, PortfolioView } from './lookups.ts';
import type { MatterLine } from './matters.ts';
import type { DutyView } from './people.ts';
import type { Citation } from './shared.ts';

/** A game that somebody may look at, by its channel. */
export interface HomeGame {
  readonly channel: string;
  readonly channelName: string;
  readonly round: string | null;
}

/** A chart that Slack has as a file; `alt` says all that it shows. */
export interface HomePicture {
  readonly file: string;
  readonly title: string;
  readonly alt: string;
}

/** Something that waits for this person. */
export type NeedView =
  /** The office, before anything is played. */
  | { readonly is: 'accept' }
  | { readonly is: 'vote'; readonly matter: string; readonly author: string; readonly opens: string }
  | { readonly is: 'resolve'; readonly line: MatterLine; readonly outcome: Outcome }
  | { readonly is: 'confirm'; readonly claim: ClaimView }
  /** A thing of theirs that they may roll for: `N9`, about `key`. */
  | { readonly is: 'roll'; readonly id: string; readonly key: string }
  | { readonly is: 'duty'; readonly duty: DutyView };

/** What runs for this person alone. Instants in epoch ms. */
export interface OwnClocks {
  /** From when others may make them an observer for doing nothing. */
  readonly idleMs: number | null;
  readonly idleCite: Citation | null;
  /** From when an observer may play again; null when nothing keeps them. */
  readonly returnMs: number | null;
}

/** One person's page on one game. */
export interface HomeGameView {
  readonly person: string;
  readonly at: number;
  readonly game: HomeGame;
  readonly joinedMs: number | null;
  readonly needs: readonly NeedView[];
  readonly clocks: OwnClocks;
  readonly help: Omit<HelpView, 'unknown' | 'all'>;
  /** Null for somebody who never played. */
  readonly portfolio: PortfolioView | null;
  readonly board: BoardView;
  readonly pictures: readonly HomePicture[];
}

export interface HomePageView {
  readonly person: string;
  readonly at: number;
  /** All the games to choose from. */
  readonly games: readonly HomeGame[];
  /** The one that is shown; null when there is none. */
  readonly shown: HomeGameView | null;
  /** What this person plays besides, a line each. */
  readonly besides: readonly Phrase[];
}
