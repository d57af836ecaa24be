import { actuary } from './actuary.ts';
import { lottery } from './lottery.ts';
import { mattress } from './mattress.ts';
import { rotator } from './rotator.ts';
import { shark } from './shark.ts';
import type { Mind } from './sight.ts';
import { sixBaskets } from './six-baskets.ts';
import { sweetheart } from './sweetheart.ts';
import { weathervane } from './weathervane.ts';

/** Every personality, the weakest first. ST-04 */
export const PERSONALITIES = [
  'Mattress',
  'Lottery',
  'Six Baskets',
  'Weathervane',
  'Sweetheart',
  'Rotator',
  'Actuary',
  'Shark',
] as const;
export type Personality = (typeof PERSONALITIES)[number];

export const minds: Readonly<Record<Personality, Mind>> = {
  Mattress: mattress,
  Lottery: lottery,
  'Six Baskets': sixBaskets,
  Weathervane: weathervane,
  Sweetheart: sweetheart,
  Rotator: rotator,
  Actuary: actuary,
  Shark: shark,
};
