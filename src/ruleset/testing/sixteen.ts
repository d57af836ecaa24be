import { readFileSync } from 'node:fs';

/** The amendments of the language's own reference, in the order in which a game passes them. */
export const SIXTEEN = [
  'a1-idle',
  'a2-return',
  'a3-voting-time',
  'a4-dov-wait',
  'c1-volatilities',
  'c4-noma',
  'c5-trend',
  'c6-zero-roll',
  'c7-bargepole',
  'extreme-level',
  'idle-by-votes',
  'points',
  'host',
  'dividends',
  'gifts',
  'tax',
  'price-impact',
  'short-selling',
  'offers',
  'commission',
] as const;

export type AmendmentName = (typeof SIXTEEN)[number];

/** The block as its author posts it, without the first line `amend`. */
export function amendmentBlock(name: AmendmentName): string {
  return readFileSync(`src/ruleset/testing/amendments/${name}.yaml`, 'utf8');
}
