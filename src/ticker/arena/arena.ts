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

const AI_LUCK = 0x5eed;
/** What stands in place of the holder of a card. */
const FREE = -1;
const DISCARDED = -2;

class OwnSight implements Sight {
  readonly seats: number;
  readonly length: number;
  readonly rolls: number;
  readonly dividendUp: boolean;
  readonly bonus: number;
  readonly prices: Int32Array;
  readonly cash: Float64Array;
  readonly shares: Float64Array;
  readonly net: Int32Array;
  seat = 0;
  round = 0;
  card = -1;
  whim = 0;

  constructor({ seats, length, rolls, dividendUp, insider }: Setup, market: Market) {
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
  private readonly sight: OwnSight;
  private readonly play: Play;
  private readonly batch: Batch;
  private readonly cards: Int8Array;
  /** The seat that holds each card. */
  private readonly holder = new Int8Array(COMBINATIONS).fill(FREE);
  private readonly gone: Uint8Array;
  private readonly whims: Uint8Array;
  private readonly dice = new Sfc32();
  private readonly luck = new Sfc32();
  private readonly target = new Float64Array(STOCK_COUNT);

  constructor(setup: Setup) {
    this.setup = setup;
    this.market = openMarket(setup.seats);
    this.sight = new OwnSight(setup, this.market);
    this.play = { dividendUp: setup.dividendUp, atRoll: setup.dividendTiming === 'at-roll' };
    this.batch = {
      count: setup.rolls,
      rolls: new Uint8Array(setup.rolls),
      amounts: new Uint8Array(setup.rolls),
    };
    this.cards = new Int8Array(setup.seats).fill(-1);
    this.whims = new Uint8Array(setup.seats);
    this.gone = new Uint8Array(setup.seats);
  }

  /** One game: a mind for each position, null for a seat that never trades. The fortunes are in `market` afterwards. */
  run(minds: readonly (Mind | null)[], seed: number, game: number): void {
    const { seats, length } = this.setup;
    this.open(seed, game);
    for (let seat = 0; seat < seats; seat += 1) this.trade(minds[seat]!, seat, 0);
    for (let round = 1; round <= length; round += 1) {
      for (let seat = 0; seat < seats; seat += 1) {
        this.trade(minds[seat]!, seat, round);
        this.roll();
        if (resolve(this.market, this.batch, this.play)) this.count();
      }
    }
  }

  fortune(seat: number): number {
    return fortuneOf(this.market, seat);
  }

  private open(seed: number, game: number): void {
    const { market, setup, cards } = this;
    this.dice.derive(seed, game);
    this.luck.derive(seed ^ AI_LUCK, game);
    market.prices.fill(PAR_CENTS);
    market.cash.fill(START_CENTS);
    market.shares.fill(0);
    clear(market);
    for (let seat = 0; seat < setup.seats; seat += 1) this.whims[seat] = this.luck.int(STOCK_COUNT);
    cards.fill(-1);
    this.holder.fill(FREE);
    if (setup.insider > 0) for (let seat = 0; seat < setup.seats; seat += 1) this.deal(seat);
  }

  private trade(mind: Mind | null, seat: number, round: number): void {
    const { sight, target, market } = this;
    sight.seat = seat;
    if (mind === null) return;
    const from = seat * STOCK_COUNT;
    sight.round = round;
    sight.card = this.cards[seat]!;
    sight.whim = this.whims[seat]!;
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) target[stock] = market.shares[from + stock]!;
    mind(sight, this.luck, target);
    let cash = market.cash[seat]!;
    for (let stock = 0; stock < STOCK_COUNT; stock += 1) {
      const more = target[stock]! - market.shares[from + stock]!;
      if (more === 0) continue;
      cash -= more * market.prices[stock]!;
      market.shares[from + stock] = target[stock]!;
    }
    market.cash[seat] = cash;
  }

  /** Throws the dice of a turn; a card that is hit raises its roll, and its seat is dealt another. */
  private roll(): void {
    const { batch, dice, holder } = this;
    let hits = 0;
    for (let at = 0; at < batch.count; at += 1) {
      const roll = dice.of54();
      batch.rolls[at] = roll;
      batch.amounts[at] = AMOUNT_OF[roll]!;
      if (holder[roll]! < 0) continue;
      batch.amounts[at]! += this.setup.insider;
      this.cards[holder[roll]!] = -1;
      holder[roll] = DISCARDED;
      this.gone[hits] = roll;
      hits += 1;
    }
    if (hits > 0) this.redeal(hits);
  }

  /** A discard goes back into the deck only after every seat has a card again. */
  private redeal(hits: number): void {
    const { cards, setup, sight, holder, gone } = this;
    for (let step = 1; step <= setup.seats; step += 1) {
      const seat = (sight.seat + step) % setup.seats;
      if (cards[seat] === -1) this.deal(seat);
    }
    for (let at = 0; at < hits; at += 1) holder[gone[at]!] = FREE;
  }

  private deal(seat: number): void {
    for (;;) {
      const card = this.dice.int(COMBINATIONS);
      if (this.holder[card] !== FREE) continue;
      this.cards[seat] = card;
      this.holder[card] = seat;
      return;
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
