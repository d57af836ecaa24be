import { AMOUNTS, DIV, DOWN, MOVES, STEP_CENTS } from '../stocks.ts';

/** What decides the chances of one stock. */
export interface Setting {
  readonly seats: number;
  readonly rolls: number;
  readonly dividendUp: boolean;
  readonly bonus: number;
  /** For someone who holds no card: any of the 54 may be another's. */
  readonly isOutside?: boolean;
}

/** The holder's own card names this stock: its movement and number, 0 to 8; -1: it names another, or is used up. */
export type OwnCard = number;

/** One turn of one stock, by net movement: index 0 is `-reach` steps of 5 cents. */
export interface TurnLaw {
  readonly reach: number;
  /** Chance of each movement, while the own card is live at the end and when it is not. */
  readonly live: Float64Array;
  readonly spent: Float64Array;
  /** Expected percent paid together with each movement, before anyone asks for the price; likewise. */
  readonly livePaid: Float64Array;
  readonly spentPaid: Float64Array;
}

const NAMED = 1 / 54;
const UNNAMED = 5 / 6;
const UNSEEN_CARDS = 53;

interface Mass {
  readonly chance: Float64Array;
  readonly paid: Float64Array;
}

interface Outcome {
  readonly weight: number;
  readonly steps: number;
  readonly percent: number;
  readonly own: boolean;
}

export function turnLaw(setting: Setting, own: OwnCard): TurnLaw {
  const reach = (setting.rolls * (20 + setting.bonus)) / STEP_CENTS;
  const empty = (): Mass => ({
    chance: new Float64Array(2 * reach + 1),
    paid: new Float64Array(2 * reach + 1),
  });
  let [live, spent] = [empty(), empty()];
  (own < 0 ? spent : live).chance[reach] = 1;
  const whenSpent = outcomes(setting, -1);
  const whenLive = outcomes(setting, own);
  for (let roll = 0; roll < setting.rolls; roll += 1) {
    const [nextLive, nextSpent] = [empty(), empty()];
    spread(spent, whenSpent, () => nextSpent);
    spread(live, whenLive, (outcome) => (outcome.own ? nextSpent : nextLive));
    [live, spent] = [nextLive, nextSpent];
  }
  return { reach, live: live.chance, spent: spent.chance, livePaid: live.paid, spentPaid: spent.paid };
}

function spread(from: Mass, outcomes: readonly Outcome[], into: (outcome: Outcome) => Mass): void {
  for (const outcome of outcomes) {
    const to = into(outcome);
    for (let at = 0; at < from.chance.length; at += 1) {
      const chance = from.chance[at]! * outcome.weight;
      if (chance === 0) continue;
      to.chance[at + outcome.steps]! += chance;
      to.paid[at + outcome.steps]! += from.paid[at]! * outcome.weight + chance * outcome.percent;
    }
  }
}

/** The ways one roll can go for the stock; the card of some other seat raises it with the chance that one holds it. */
function outcomes(setting: Setting, own: OwnCard): readonly Outcome[] {
  const { seats, dividendUp, bonus, isOutside } = setting;
  const others = bonus === 0 ? 0 : isOutside ? seats * NAMED : (seats - 1) / UNSEEN_CARDS;
  const ways = (move: number, amount: number, weight: number, isOwn: boolean): Outcome => {
    const cents = move === DIV ? (dividendUp ? amount : 0) : move === DOWN ? -amount : amount;
    return { weight, steps: cents / STEP_CENTS, percent: move === DIV ? amount : 0, own: isOwn };
  };
  const named = MOVES.flatMap((_, move) =>
    AMOUNTS.flatMap((amount, number) => {
      if (move * 3 + number === own) return [ways(move, amount + bonus, NAMED, true)];
      const plain = ways(move, amount, NAMED * (1 - others), false);
      return others === 0 ? [plain] : [plain, ways(move, amount + bonus, NAMED * others, false)];
    }),
  );
  return [{ weight: UNNAMED, steps: 0, percent: 0, own: false }, ...named];
}
