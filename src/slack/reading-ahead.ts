import { setImmediate as turn } from 'node:timers/promises';
import { readingAhead } from '../ruleset/engine.ts';

/** A whole document is read rule by rule before it is judged, others having their turn in between. */
export async function readAhead(source: string): Promise<void> {
  for (const _ of readingAhead(source)) await turn();
}
