import { pays, restsAt, sharesLeft } from '../market.ts';
import { RESTING_CENTS, STEP_CENTS, TOP_CENTS } from '../stocks.ts';
import { type OwnCard, type Setting, type TurnLaw, turnLaw } from './turn-law.ts';

/** Expected cents that a share is worth, by price in steps of 5 cents (1 to 39; 0 stands empty). */
export type Worth = Float64Array;

const known = new Map<number, Worth>();

/**
 * What a share will be worth on average `horizon` resolutions from now, dividends included, by its price now, to a
 * holder whose own card is `own`.
 */
export function worth(setting: Setting, horizon: number, own: OwnCard): Worth {
  const key = keyOf(setting, horizon, own);
  const found = known.get(key);
  if (found !== undefined) return found;
  const made = computed(setting, horizon, own);
  known.set(key, made);
  return made;
}

function keyOf(setting: Setting, horizon: number, own: OwnCard): number {
  const { seats, rolls, dividendUp, bonus, isOutside } = setting;
  const table = (((seats + (isOutside ? 16 : 0)) * 16 + rolls) * 2 + (dividendUp ? 1 : 0)) * 4 + bonus / 10;
  return (table * 16 + own + 1) * 1024 + horizon;
}

function computed(setting: Setting, horizon: number, own: OwnCard): Worth {
  if (horizon === 0) return Float64Array.from({ length: TOP_CENTS / STEP_CENTS }, (_, at) => at * STEP_CENTS);
  const law = turnLaw(setting, own);
  const later = worth(setting, horizon - 1, -1);
  const laterLive = own < 0 ? later : worth(setting, horizon - 1, own);
  const made = new Float64Array(TOP_CENTS / STEP_CENTS);
  for (const price of RESTING_CENTS) {
    made[price / STEP_CENTS] =
      after(price, law.reach, { chance: law.spent, paid: law.spentPaid, later }) +
      (own < 0 ? 0 : after(price, law.reach, { chance: law.live, paid: law.livePaid, later: laterLive }));
  }
  return made;
}

interface Way {
  readonly chance: TurnLaw['live'];
  readonly paid: TurnLaw['livePaid'];
  readonly later: Worth;
}

function after(price: number, reach: number, { chance, paid, later }: Way): number {
  let sum = 0;
  for (let at = 0; at < chance.length; at += 1) {
    const likely = chance[at]!;
    if (likely === 0) continue;
    const moved = price + (at - reach) * STEP_CENTS;
    const percent = pays(moved) ? paid[at]! : 0;
    sum += sharesLeft(moved) * (percent + likely * later[restsAt(moved) / STEP_CENTS]!);
  }
  return sum;
}

/** V / p − 1: the expected gain as a part of the price. */
export function expectedGain(worths: Worth, priceCents: number): number {
  return worths[priceCents / STEP_CENTS]! / priceCents - 1;
}
