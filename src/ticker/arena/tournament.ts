import { Sfc32 } from '../../dice/sfc32.ts';
import { minds, type Personality } from '../minds/list.ts';
import type { Mind } from '../minds/sight.ts';
import { Arena, type Setup } from './arena.ts';
import { wilson } from './wilson.ts';

const SEATING = 0x5ea7;

export interface Standing {
  readonly player: Personality;
  readonly seats: number;
  /** Games won; a victory shared by k seats counts as 1/k for each. */
  readonly wins: number;
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
  readonly meanCents: number;
  readonly medianCents: number;
  readonly p5Cents: number;
  readonly p95Cents: number;
}

/**
 * Games between AI players. Each game draws its seats from the players without repetition and shuffles them; game g
 * of a seed is always the same game, however many are played at a time.
 */
export class Tournament {
  games = 0;
  private readonly players: readonly Personality[];
  private readonly arena: Arena;
  private readonly seed: number;
  private readonly seatCount: number;
  private readonly wins: Float64Array;
  private readonly fortunes: readonly number[][];
  private readonly luck = new Sfc32();
  private readonly order: number[];
  private readonly seated: Mind[] = [];

  constructor(players: readonly Personality[], setup: Setup, seed: number) {
    this.players = players;
    this.arena = new Arena(setup);
    this.seed = seed;
    this.seatCount = setup.seats;
    this.wins = new Float64Array(players.length);
    this.fortunes = players.map(() => []);
    this.order = players.map((_, at) => at);
  }

  /** The player of each seat of the game just played, by its place among the players. */
  get seats(): readonly number[] {
    return this.order.slice(0, this.seatCount);
  }

  fortune(seat: number): number {
    return this.arena.fortune(seat);
  }

  play(games: number): void {
    for (let i = 0; i < games; i += 1) {
      this.seat();
      this.arena.run(this.seated, this.seed, this.games);
      this.count();
      this.games += 1;
    }
  }

  private seat(): void {
    const { order, players, seated, luck } = this;
    luck.derive(this.seed ^ SEATING, this.games);
    for (let i = 0; i < players.length; i += 1) order[i] = i;
    for (let i = 0; i < this.seatCount; i += 1) {
      const j = i + luck.int(players.length - i);
      const taken = order[j]!;
      order[j] = order[i]!;
      order[i] = taken;
      seated[i] = minds[players[taken]!];
    }
  }

  private count(): void {
    const { arena, order, seatCount } = this;
    let most = -1;
    let sharers = 0;
    for (let seat = 0; seat < seatCount; seat += 1) {
      const fortune = arena.fortune(seat);
      this.fortunes[order[seat]!]!.push(fortune);
      if (fortune > most) {
        most = fortune;
        sharers = 1;
      } else if (fortune === most) sharers += 1;
    }
    for (let seat = 0; seat < seatCount; seat += 1) {
      if (arena.fortune(seat) === most) this.wins[order[seat]!]! += 1 / sharers;
    }
  }

  /** Splits and crashes per game. */
  get market(): { readonly splits: number; readonly crashes: number } {
    const { splits, crashes } = this.arena;
    return { splits: splits / this.games, crashes: crashes / this.games };
  }

  /** Every personality with all its seats, the most successful first. */
  standings(): readonly Standing[] {
    return [...new Set(this.players)]
      .map((player) => this.standing(player))
      .sort((a, b) => b.share - a.share);
  }

  private standing(player: Personality): Standing {
    const own = this.players.flatMap((one, at) => (one === player ? [at] : []));
    const sorted = Float64Array.from(own.flatMap((at) => this.fortunes[at]!)).sort();
    const wins = own.reduce((sum, at) => sum + this.wins[at]!, 0);
    const seats = sorted.length;
    const at = (part: number) => sorted[Math.min(seats - 1, Math.floor(part * seats))] ?? 0;
    return {
      player,
      seats,
      wins,
      share: seats === 0 ? 0 : wins / seats,
      interval: wilson(wins, seats),
      meanCents: seats === 0 ? 0 : sorted.reduce((sum, one) => sum + one, 0) / seats,
      medianCents: at(0.5),
      p5Cents: at(0.05),
      p95Cents: at(0.95),
    };
  }
}
