import type { Store } from '../../store/store.ts';
import type { TickerEvent } from '../../store/ticker.ts';
import type { Draft } from '../../store/types.ts';
import type { Options } from '../../ticker/options.ts';
import type { Command } from '../../ticker/table/commands.ts';
import type { Opponent, Ruling } from '../../ticker/table/types.ts';
import type { Pace, TickerTable } from './placed.ts';

/** What came of something asked of a table. */
export interface TickerHeard {
  readonly ruling: Ruling;
  readonly before: TickerTable;
  readonly after: TickerTable;
  readonly events: readonly TickerEvent[];
}

interface Asked {
  readonly by: string;
  /** The signal's own time, epoch ms. */
  readonly at: number;
  /** The delivery it came in. */
  readonly cause: string | null;
  /** What to tell the one who asked, in the same transaction as the facts. */
  readonly answer?: (heard: TickerHeard) => readonly Draft[];
}

export interface TickerRequest extends Asked {
  readonly table: string;
  readonly command: Command;
}

/** A table to be put up in a channel. */
export interface Opening extends Asked {
  readonly team: string;
  readonly channel: string;
  /** What its host is called; they sit down where there is a place for a human. */
  readonly name: string;
  readonly options: Options;
  readonly pace: Pace;
  readonly after: string | null;
  /** The AI players of that table, when they are to play again. */
  readonly opponents?: readonly Opponent[];
}

export interface ParlourParts {
  readonly store: Store;
  readonly clock: { now(): number };
  /** Told of every change, in the transaction that records it; returns what is to be said. */
  readonly announce: (heard: TickerHeard) => readonly Draft[];
  readonly step?: (said: string, about: Readonly<Record<string, unknown>>) => void;
}
