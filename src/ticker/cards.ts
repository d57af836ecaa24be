import type { Luck } from '../dice/stir.ts';
import { AMOUNT_OF, COMBINATIONS, type Combination } from './stocks.ts';

/** A roll with what a card made of it. */
export interface CountedRoll {
  readonly roll: Combination;
  /** The number that counts, in cents or percent. */
  readonly amount: number;
  /** The seat whose card raised it. */
  readonly card: number | null;
}

/** ST-41, ST-42: each card held raises the first roll that shows its combination, and no other. AM-11 */
export function counted(
  rolls: readonly Combination[],
  held: readonly (Combination | null)[],
  bonus: number,
): readonly CountedRoll[] {
  const owners = rolls.map((roll, at) => (rolls.indexOf(roll) === at ? held.indexOf(roll) : -1));
  return rolls.map((roll, at) => {
    const card = owners[at]!;
    const plain = AMOUNT_OF[roll]!;
    return card < 0 ? { roll, amount: plain, card: null } : { roll, amount: plain + bonus, card };
  });
}

export interface Deal {
  /** Numbers the deals of a table from 0. */
  readonly deal: number;
  readonly seat: number;
  readonly card: Combination;
}

export interface Hands {
  readonly held: readonly (Combination | null)[];
  /** Cards just discarded: back in the deck only after this dealing. AM-17 */
  readonly discarded: readonly Combination[];
  /** The number of the next deal. */
  readonly deal: number;
  /** The seat that is dealt to first. */
  readonly first: number;
}

/** A card for every seat without one, in seat order, each uniform among what the deck then holds. ST-40, ST-43 */
export function dealt({ held, discarded, deal, first }: Hands, luck: Luck): readonly Deal[] {
  const hands = [...held];
  const deals: Deal[] = [];
  for (let step = 0; step < hands.length; step += 1) {
    const seat = (first + step) % hands.length;
    if (hands[seat] !== null) continue;
    const deck = deckWithout([...hands, ...discarded]);
    const number = deal + deals.length;
    const card = deck[luck(`card|${number}`).int(deck.length)]!;
    hands[seat] = card;
    deals.push({ deal: number, seat, card });
  }
  return deals;
}

function deckWithout(gone: readonly (Combination | null)[]): readonly Combination[] {
  return Array.from({ length: COMBINATIONS }, (_, id) => id).filter((id) => !gone.includes(id));
}
