import { pays, restsAt, sharesLeft } from '../market.ts';
import { RESTING_CENTS, STEP_CENTS, TOP_CENTS } from '../stocks.ts';
import { type OwnCard, type Setting, type TurnLaw, turnLaw } from './turn-law.ts';

/** Expected cents that a share is worth, by price in steps of 5 cents (1 to 39; 0 stands empty). */
export type Worth = Float64Array;

/** None, and the nine that name a stock. */
const OWN_CARDS = Array.from({ length: 10 }, (_, at) => at - 1);

interface Known {
  readonly worth: Worth;
  /** What a share is worth for every cent of its price, by its price in cents. */
  readonly perCent: Float64Array;
}

/** By own card and horizon, what is known of one setting. */
interface Book {
  readonly setting: Setting;
  readonly pages: (Known | undefined)[][];
}

const books: Book[] = [];

/**
 * What a share will be worth on average `horizon` resolutions from now, dividends included, by its price now, to a
 * holder whose own card is `own`.
 */
export function worth(setting: Setting, horizon: number, own: OwnCard): Worth {
  return lookUp(setting, horizon, own).worth;
}

/** The same for every cent of the price, by the price in cents: 1 where nothing is to be gained. */
export function worthPerCent(setting: Setting, horizon: number, own: OwnCard): Float64Array {
  return lookUp(setting, horizon, own).perCent;
}

function lookUp(setting: Setting, horizon: number, own: OwnCard): Known {
  const pages = bookOf(setting).pages[own + 1]!;
  const found = pages[horizon];
  if (found !== undefined) return found;
  const made = computed(setting, horizon, own);
  const perCent = new Float64Array(TOP_CENTS);
  for (const price of RESTING_CENTS) perCent[price] = made[price / STEP_CENTS]! / price;
  const known = { worth: made, perCent };
  pages[horizon] = known;
  return known;
}

/** The book used last comes first: a game has but one setting. */
function bookOf(setting: Setting): Book {
  const last = books[0];
  if (last !== undefined && isSame(last.setting, setting)) return last;
  const at = books.findIndex((book) => isSame(book.setting, setting));
  const { seats, rolls, dividendUp, bonus, isOutside = false } = setting;
  const [book = { setting: { seats, rolls, dividendUp, bonus, isOutside }, pages: OWN_CARDS.map(() => []) }] =
    at < 0 ? [] : books.splice(at, 1);
  books.unshift(book);
  return book;
}

function isSame(one: Setting, other: Setting): boolean {
  return (
    one.seats === other.seats &&
    one.rolls === other.rolls &&
    one.dividendUp === other.dividendUp &&
    one.bonus === other.bonus &&
    one.isOutside === (other.isOutside ?? false)
  );
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
