import { Sfc32 } from '../../dice/sfc32.ts';
import { type Batch, clear, fortuneOf, type Market, openMarket, type Play, resolve } from '../market.ts';
import type { Mind, Sight } from '../minds/sight.ts';
import { AMOUNT_OF, COMBINATIONS, PAR_CENTS, START_CENTS, STOCK_COUNT } from '../stocks.ts';

/** What the games of an arena have in common. */
export interface Setup {
  readonly seats: number;
  readonly length: number;
  readonly rolls: number;
  readonly dividendUp: boolean;
  /** What a card adds; 0 without cards. */
  readonly insider: number;
  readonly dividendTiming: 'after-movement' | 'at-roll';
}

/** With cards, a draw goes to a deal in about so many rolls: eight seats hold a seventh of the deck. */
const DEALS = 1.2;
/** In place of a card. */
const NONE = -1;
const AI_LUCK = 0x5eed;
/** What stands in place of the holder of a card. */
const FREE = -1;
const DISCARDED = -2;

// Kept here: a loop that asks another module each time is slower.
const amountOf = AMOUNT_OF;

class Seat implements Sight {
  readonly seats: number;
  readonly length: number;
  readonly rolls: number;
  readonly dividendUp: boolean;
  readonly bonus: number;
  readonly prices: Int32Array;
  readonly cash: Float64Array;
  readonly shares: Float64Array;
  readonly net: Int32Array;
  readonly seat: number;
  /** What the seat wanted last: what it holds, as long as nothing crashed or split. */
  readonly target = new Float64Array(STOCK_COUNT);
  round = 0;
  card = NONE;
  whim = 0;

  constructor({ seats, length, rolls, dividendUp, insider }: Setup, market: Market, seat: number) {
    this.seat = seat;
    this.seats = seats;
    this.length = length;
    this.rolls = rolls;
    this.dividendUp = dividendUp;
    this.bonus = insider;
    this.prices = market.prices;
    this.cash = market.cash;
    this.shares = market.shares;
    this.net = market.net;
  }
}

/** Plays whole games between AI players as fast as it can; one game after the other in the same memory. */
export class Arena {
  readonly market: Market;
  splits = 0;
  crashes = 0;
  private readonly setup: Setup;
  private readonly seated: readonly Seat[];
  private readonly play: Play;
  private readonly batch: Batch;
  /** The seat that holds each card. */
  private readonly holder = new Int8Array(COMBINATIONS).fill(FREE);
  private readonly gone: Uint8Array;
  private readonly dice = new Sfc32();
  /** Combinations drawn ahead: about as many as a game throws and deals. */
  private readonly drawn: Uint8Array;
  private used = 0;
  private readonly luck = new Sfc32();

  constructor(setup: Setup) {
    this.setup = setup;
    this.market = openMarket(setup.seats);
    this.seated = Array.from({ length: setup.seats }, (_, seat) => new Seat(setup, this.market, seat));
    this.play = { dividendUp: setup.dividendUp, atRoll: setup.dividendTiming === 'at-roll' };
    this.batch = {
      count: setup.rolls,
      rolls: new Uint8Array(setup.rolls),
      amounts: new Uint8Array(setup.rolls),
    };
    this.gone = new Uint8Array(setup.seats);
    const throws = setup.seats * setup.length * setup.rolls;
    this.drawn = new Uint8Array(setup.insider === 0 ? throws : Math.ceil(throws * DEALS) + 2 * setup.seats);
  }

  /** One game: a mind for each position, null for a seat that never trades. The fortunes are in `market` afterwards. */
  run(minds: readonly (Mind | null)[], seed: number, game: number): void {
    const { seats, length } = this.setup;
    this.open(seed, game);
    for (let round = 0; round <= length; round += 1) {
      for (let seat = 0; seat < seats; seat += 1) {
        const mind = minds[seat]!;
        if (mind !== null) this.trade(mind, this.seated[seat]!, round);
        if (round === 0) continue;
        this.roll(seat);
        if (!resolve(this.market, this.batch, this.play)) continue;
        this.count();
        this.recall();
      }
    }
  }

  fortune(seat: number): number {
    return fortuneOf(this.market, seat);
  }

  private open(seed: number, game: number): void {
    const { market, setup } = this;
    this.dice.derive(seed, game);
    this.used = this.drawn.length;
    this.luck.derive(seed ^ AI_LUCK, game);
    market.prices.fill(PAR_CENTS);
    market.cash.fill(START_CENTS);
    market.shares.fill(0);
    clear(market);
    this.recall();
    for (const seat of this.seated) seat.whim = this.luck.int(STOCK_COUNT);
    if (setup.insider === 0) return;
    this.holder.fill(FREE);
    for (const seat of this.seated) this.deal(seat);
  }

  private trade(mind: Mind, seat: Seat, round: number): void {
    seat.round = round;
    const { target, prices, shares, cash } = seat;
    mind(seat, this.luck, target);
    let left = cash[seat.seat]!;
    for (let stock = 0, at = seat.seat * STOCK_COUNT; stock < STOCK_COUNT; stock += 1, at += 1) {
      const wanted = target[stock]!;
      left -= (wanted - shares[at]!) * prices[stock]!;
      shares[at] = wanted;
    }
    cash[seat.seat] = left;
  }

  /** Throws the dice of a turn. */
  private roll(seat: number): void {
    const { rolls, amounts, count } = this.batch;
    for (let at = 0; at < count; at += 1) {
      const roll = this.draw();
      rolls[at] = roll;
      amounts[at] = amountOf[roll]!;
    }
    if (this.setup.insider !== 0) this.useCards(seat);
  }

  /** A card that is hit raises its roll, and its seat is dealt another. */
  private useCards(active: number): void {
    const { seated, setup, holder, gone } = this;
    const { rolls, amounts, count } = this.batch;
    let hits = 0;
    for (let at = 0; at < count; at += 1) {
      const roll = rolls[at]!;
      const owner = holder[roll]!;
      if (owner < 0) continue;
      amounts[at]! += setup.insider;
      seated[owner]!.card = NONE;
      holder[roll] = DISCARDED;
      gone[hits] = roll;
      hits += 1;
    }
    if (hits > 0) this.redeal(hits, active);
  }

  /** A discard goes back into the deck only after every seat has a card again. */
  private redeal(hits: number, active: number): void {
    const { seated, holder, gone } = this;
    for (let step = 1; step <= seated.length; step += 1) {
      const seat = seated[(active + step) % seated.length]!;
      if (seat.card === NONE) this.deal(seat);
    }
    for (let at = 0; at < hits; at += 1) holder[gone[at]!] = FREE;
  }

  private draw(): number {
    if (this.used === this.drawn.length) {
      this.dice.fill54(this.drawn);
      this.used = 0;
    }
    const drawn = this.drawn[this.used]!;
    this.used += 1;
    return drawn;
  }

  private deal(seat: Seat): void {
    for (;;) {
      const card = this.draw();
      if (this.holder[card] !== FREE) continue;
      seat.card = card;
      this.holder[card] = seat.seat;
      return;
    }
  }

  private recall(): void {
    const { shares } = this.market;
    let at = 0;
    for (const { target } of this.seated) {
      for (let stock = 0; stock < STOCK_COUNT; stock += 1, at += 1) target[stock] = shares[at]!;
    }
  }

  private count(): void {
    const { happened } = this.market;
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      if (happened[stock] === 1) this.splits += 1;
      else if (happened[stock] === -1) this.crashes += 1;
    }
  }
}
