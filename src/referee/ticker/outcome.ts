import type { Ruling } from '../../ticker/table/types.ts';
import type { TickerFact } from './placed.ts';

/** A ruling, and what goes on record with it. */
export interface Outcome {
  readonly ruling: Ruling;
  readonly facts: readonly TickerFact[];
}

export function factsOf(ruling: Ruling): Outcome {
  return { ruling, facts: ruling.lawful ? ruling.events : [] };
}

/** What the delivery that asked for it is settled with. */
export function told(ruling: Ruling): unknown {
  return ruling.lawful ? { lawful: true } : { lawful: false, grounds: ruling.grounds };
}
