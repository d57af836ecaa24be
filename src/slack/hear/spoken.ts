import type { Said } from './event.ts';

/** A message with the moment it counts from and the delivery it is ruled on under. */
export interface Spoken extends Said {
  /** Epoch ms: its own time, or that of the edit that made it count. */
  readonly at: number;
  readonly cause: string;
  readonly sinceEdit: boolean;
}
