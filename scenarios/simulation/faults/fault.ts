import type { World } from '../world.ts';

export const FAULTS = [
  'kill',
  'drop',
  'tear',
  'duplicate',
  'reorder',
  'hold',
  'acks',
  'slow',
  'limited',
  'failing',
  'lost',
  'refresh',
  'cut',
  'crowd',
  'offline',
  'jump',
  'full',
  'locked',
] as const;
export type FaultKind = (typeof FAULTS)[number];

/** One thing that goes wrong: before which act, for how many acts, how much of it and where. */
export interface Planned {
  readonly kind: FaultKind;
  readonly before: number;
  readonly acts: number;
  readonly nth: number;
  readonly part: number;
}

/** A fault at work. `end` puts it right again and tells whether it struck. */
export interface Striking {
  end(): boolean | Promise<boolean>;
}

export type Strike = (world: World, planned: Planned) => Striking | null | Promise<Striking | null>;
