import { dayOf } from '../dice/provable.ts';
import type { Command } from '../game/types.ts';
import { shipped } from '../referee/trial/law.ts';
import { moment } from '../referee/trial/moment.ts';
import { join } from '../referee/trial/words.ts';
import { type Announce, type Heard, Referee } from '../referee.ts';
import { openStore, type Store } from './store.ts';

/** The real referee on real books, with a clock that only the test moves. */
export class Bench {
  readonly clock = { at: moment('Mon 10:00'), now: () => this.clock.at };
  readonly path: string;
  store!: Store;
  referee!: Referee;
  announce: Announce = () => [];

  private constructor(path: string) {
    this.path = path;
  }

  static async open(path = ':memory:'): Promise<Bench> {
    const bench = new Bench(path);
    await bench.start();
    return bench;
  }

  async start(): Promise<void> {
    this.store = await openStore(this.path, { now: this.clock.now });
    const announce: Announce = (heard) => this.announce(heard);
    this.referee = await Referee.open({ store: this.store, clock: this.clock, announce });
  }

  /** Ends the process and begins another on the same books. */
  async restart(): Promise<void> {
    await this.store.close();
    await this.start();
  }

  /** Sets up a game in a channel of its own; the first of the people is the Emperor. */
  async found(
    id: string,
    people: readonly string[],
    stocks = ['AAA low 10', 'BBB medium 50', 'CCC high 100'],
  ) {
    const [emperor = '', ...others] = people;
    const things = stocks.map((words) => {
      const [symbol = '', volatility = '', price = ''] = words.split(' ');
      return { kind: 'stock', values: { symbol, name: `The ${symbol}`, price, volatility } };
    });
    const place = { team: 'T', channel: `C-${id}`, emperor, settings: {} };
    await this.hear(id, emperor, { do: 'found', ...place, documents: shipped, roundName: 'Stocks', things });
    for (const person of others) await this.hear(id, person, join);
  }

  /** Draws the seed of the day, and has Slack take its commitment unless told otherwise. */
  async seal(id: string, accepted = true): Promise<void> {
    const day = dayOf(this.clock.at);
    await this.store.transact(async (tx) => {
      await tx.seeds.draw(id, day);
      if (accepted) await tx.seeds.accepted(id, day, '1.1');
    });
  }

  hear(
    game: string,
    by: string,
    command: Command,
    more: { at?: string; cause?: string } = {},
  ): Promise<Heard> {
    const at = more.at === undefined ? this.clock.at : moment(more.at);
    return this.referee.hear({ game, command, by, at, cause: more.cause ?? null });
  }

  /** Whether the log alone gives the state that is held, and the chain is whole. */
  async verified(id: string): Promise<boolean> {
    return (await this.store.log.verify(id)).intact;
  }
}
