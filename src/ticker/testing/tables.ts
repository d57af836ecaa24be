import { seeded } from '../../dice/stir.ts';
import type { CountedRoll } from '../cards.ts';
import { openMarket, resolve } from '../market.ts';
import { DEFAULTS, type Options } from '../options.ts';
import { COMBINATIONS, type Combination, type Faces, printCombination, STOCK_OF, STOCKS } from '../stocks.ts';
import type { Command, Fate } from '../table/commands.ts';
import { decide } from '../table/decide.ts';
import { fold } from '../table/evolve.ts';
import type { Ruling, Table, TableEvent } from '../table/types.ts';

export function fateOf(seed: number): Fate {
  return { luck: seeded(seed), commitment: null, seed: null };
}

/** `Grain UP 10` → its combination; null for anything else. */
export function combinationNamed(text: string): Combination | null {
  const ids = Array.from({ length: COMBINATIONS }, (_, id) => id);
  return ids.find((id) => printCombination(id) === text.trim()) ?? null;
}

/** Faces that show a combination said in words. */
export function facesOf(said: string): Faces {
  const id = combinationNamed(said);
  if (id === null) throw new Error(`no such roll: ${said}`);
  return [Math.floor(id / 9), (Math.floor(id / 3) % 3) * 2, (id % 3) * 2];
}

/** A table driven by commands; keeps every event. */
export class Played {
  readonly events: TableEvent[] = [];
  readonly fate: Fate;
  table: Table;

  constructor(fate: Fate, events: readonly TableEvent[] = []) {
    this.fate = fate;
    this.events.push(...events);
    this.table = fold(events);
  }

  asks(command: Command): Ruling {
    const ruling = decide(this.table, command, this.fate);
    if (ruling.lawful) this.records(...ruling.events);
    return ruling;
  }

  does(command: Command): readonly TableEvent[] {
    const ruling = this.asks(command);
    if (!ruling.lawful) throw new Error(ruling.grounds.map(({ saying }) => saying).join(' '));
    return ruling.events;
  }

  /** The grounds on which a command is refused, `ST-17 It is …`; fails when it is lawful. */
  refuses(command: Command): readonly string[] {
    const before = JSON.stringify(this.table);
    const ruling = this.asks(command);
    if (ruling.lawful) throw new Error(`lawful: ${JSON.stringify(command)}`);
    if (JSON.stringify(this.table) !== before) throw new Error('a refusal changed the table');
    return ruling.grounds.map(({ rule, saying }) => `${rule} ${saying}`);
  }

  records(...events: readonly TableEvent[]): void {
    this.events.push(...events);
    this.table = fold(events, this.table);
  }

  /** The turn of whoever is to move, AI or human: ends it without trades, or advances. */
  goesOn(): void {
    const seat = this.table.seats[this.table.active]!;
    if (seat.ai !== null) this.does({ do: 'advance' });
    else this.does({ do: this.table.round === 0 ? 'pass' : 'roll', by: seat.person! });
  }

  buys(stock: string, shares: number): void {
    const by = this.table.seats[this.table.active]!.person!;
    this.does({ do: 'trade', by, orders: [{ stock: STOCKS.indexOf(stock as never), shares }] });
  }

  /** The whole batch of the active seat's turn, as said: `Grain UP 10`. */
  rolls(...said: readonly string[]): void {
    const { round, active: seat } = this.table;
    this.records({ type: 'rolled', round, seat, faces: said.map(facesOf), cause: 'own' });
  }
}

/** A started table of humans `p0`, `p1`, … in that order of play. */
export function tableOf(seats: number, options: Partial<Options> = {}, seed = 1): Played {
  const chosen: Options = { ...DEFAULTS, humans: seats, ais: 0, ...options };
  const people = Array.from({ length: seats }, (_, i) => ({ person: `p${i}`, name: `P${i}` }));
  return new Played(fateOf(seed), [
    { type: 'opened', host: 'p0', options: chosen },
    ...people.map((one): TableEvent => ({ type: 'joined', ...one })),
    { type: 'started', seats: people.map((one) => ({ ...one, ai: null })), commitment: null },
  ]);
}

/** A table of AI players alone, drawn by luck. */
export function ownTable(options: Partial<Options>, seed: number): Played {
  const played = new Played(fateOf(seed));
  played.does({ do: 'open', by: 'host', options: { ...DEFAULTS, humans: 0, ...options } });
  played.does({ do: 'start', by: 'host' });
  return played;
}

/** One stock alone, as the worked cases are written: `settled(95, 'DIV 20, UP 5', { shares: 1000 })`. */
export function settled(
  priceCents: number,
  said: string,
  { shares = 500, dividendUp = false, atRoll = false, amounts = {} as Record<number, number> } = {},
): { price: number; shares: number; paidCents: number; happened: number } {
  const market = openMarket(1);
  market.prices[0] = priceCents;
  market.shares[0] = shares;
  const rolls = said.split(',').map((one): CountedRoll => {
    const roll = combinationNamed(`Grain ${one.trim()}`)!;
    return { roll, amount: Number(one.trim().split(' ')[1]), card: null };
  });
  const batch = {
    count: rolls.length,
    rolls: Uint8Array.from(rolls, ({ roll }) => roll),
    amounts: Uint8Array.from(rolls, ({ amount }, at) => amounts[at] ?? amount),
  };
  resolve(market, batch, { dividendUp, atRoll });
  if (STOCK_OF[batch.rolls[0]!] !== 0) throw new Error('Grain comes first');
  return {
    price: market.prices[0]!,
    shares: market.shares[0]!,
    paidCents: market.cash[0]!,
    happened: market.happened[0]!,
  };
}
