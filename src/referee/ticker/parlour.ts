import { setImmediate as turn } from 'node:timers/promises';
import type { Tx } from '../../store/store.ts';
import type { TickerEvent } from '../../store/ticker.ts';
import type { Command } from '../../ticker/table/commands.ts';
import { decide } from '../../ticker/table/decide.ts';
import { evolve } from '../../ticker/table/evolve.ts';
import type { Ruling, TableEvent } from '../../ticker/table/types.ts';
import { Turns } from '../turns.ts';
import { type Due, dueAt, graceOf } from './due.ts';
import { fateOf, LUCKLESS, unsealed, WHOLE } from './fate.ts';
import { factsOf, type Outcome, told } from './outcome.ts';
import { humanToMove, placedAfter, type TickerFact, type TickerTable, unplaced } from './placed.ts';
import type { Opening, ParlourParts, TickerHeard, TickerRequest } from './shapes.ts';

/** A table whose dice are not sealed rests until they are; after a fault of ours it rests as long. */
const REST_MS = 60_000;

interface Recording {
  readonly by: string;
  readonly at: number;
  readonly cause: string | null;
}

/** Keeps the ticker tables: decides, records, and lets happen what falls due. One thing at a time at each table. */
export class Parlour {
  readonly #parts: ParlourParts;
  readonly #tables = new Map<string, TickerTable>();
  readonly #turns = new Turns();
  /** Before these, deadlines that ran out while the program was away do not count. */
  readonly #grace = new Map<string, number>();
  readonly #waits = new Map<string, number>();
  readonly #settling = new Map<string, Promise<void>>();

  private constructor(parts: ParlourParts) {
    this.#parts = parts;
  }

  /** Folds every table of the store. */
  static async open(parts: ParlourParts): Promise<Parlour> {
    const parlour = new Parlour(parts);
    for (const { id } of await parts.store.tickers.tables()) {
      const events = await parts.store.tickers.all(id);
      const placed = events.reduce((before, { fact, at }) => placedAfter(before, fact, at), unplaced(id));
      parlour.#tables.set(id, placed);
    }
    parlour.woke();
    return parlour;
  }

  /** Nobody kept the tables for a while: whose time ran out meanwhile has some again. */
  woke(): void {
    for (const id of this.#tables.keys()) this.#giveTime(id);
  }

  #giveTime(id: string): void {
    const until = graceOf(this.#known(id), this.#parts.clock.now());
    this.#grace.set(id, Math.max(until, this.#grace.get(id) ?? 0));
  }

  tables(): readonly TickerTable[] {
    return [...this.#tables.values()];
  }

  table(id: string): TickerTable | null {
    return this.#tables.get(id) ?? null;
  }

  /** Those of a channel, oldest first. */
  tablesIn(team: string, channel: string): readonly TickerTable[] {
    return this.tables().filter((one) => one.team === team && one.channel === channel);
  }

  /** Puts a table up and seats its host. */
  place(opening: Opening): Promise<TickerHeard> {
    const { team, channel } = opening;
    return this.#turns.take(`${team}-${channel}`, () => {
      // One of them may have been erased, and no other takes its number.
      const numbers = this.tablesIn(team, channel).map(({ name }) => Number(name.slice(1)));
      return this.#place(opening, `T${Math.max(0, ...numbers) + 1}`);
    });
  }

  /** Rules on a command and records the outcome, in turn with everything else at that table. */
  hear(request: TickerRequest): Promise<TickerHeard> {
    return this.#turns.take(request.table, async () => {
      const before = this.#known(request.table);
      const heard = await this.#parts.store.transact(async (tx) => {
        const ruling = await this.#ruled(tx, before, request.command);
        return this.#record(tx, before, factsOf(ruling), request);
      });
      this.#keep(heard);
      return heard;
    });
  }

  /** The game of the channel has heard how a table ended; nothing is said of that. */
  report(id: string, event: number | null): Promise<void> {
    return this.#turns.take(id, async () => {
      const at = this.#parts.clock.now();
      const facts: readonly TickerFact[] = [{ type: 'reported', event }];
      const events = await this.#parts.store.transact((tx) =>
        tx.tickers.append(id, { by: 'table', at, facts }, null),
      );
      const after = events.reduce((now, { fact }) => placedAfter(now, fact, at), this.#known(id));
      this.#tables.set(id, after);
    });
  }

  /** Slack has the fingerprint of the dice: what waited for it goes on, and whose time ran out meanwhile has some again. */
  seal(id: string, ts: string): Promise<void> {
    return this.#turns.take(id, async () => {
      await this.#parts.store.transact((tx) => tx.seeds.accepted(id, WHOLE, ts));
      this.#giveTime(id);
      this.#waits.delete(id);
    });
  }

  isDue(id: string): boolean {
    const now = this.#parts.clock.now();
    const due = this.#due(this.#known(id));
    return due !== null && due.at <= now && (this.#waits.get(id) ?? 0) <= now;
  }

  /** Until when the human to move has time, epoch ms, and what was added after an absence; null when none is. */
  deadline(id: string): number | null {
    const placed = this.#known(id);
    return humanToMove(placed) === null ? null : (this.#due(placed)?.at ?? null);
  }

  /** Lets happen what fell due: a deadline, or the turns of AI players up to the next human. */
  settle(id: string): Promise<void> {
    const known = this.#settling.get(id);
    if (known) return known;
    const work = this.#turns.take(id, () => this.#settleAll(id)).finally(() => this.#settling.delete(id));
    this.#settling.set(id, work);
    return work;
  }

  async #settleAll(id: string): Promise<void> {
    try {
      while (this.isDue(id)) {
        await this.#settleOnce(id);
        await turn();
      }
    } catch (error) {
      this.#waits.set(id, this.#parts.clock.now() + REST_MS);
      throw error;
    }
  }

  /** Resolves when everything asked so far is recorded. */
  quiet(): Promise<void> {
    return this.#turns.quiet();
  }

  async #place(opening: Opening, name: string): Promise<TickerHeard> {
    const { team, channel, pace, after, by, options, opponents, at } = opening;
    const id = `${team}-${channel}-${name}`;
    const before = unplaced(id);
    const opened = decide(
      before.table,
      { do: 'open', by, options, ...(opponents && { opponents }) },
      LUCKLESS,
    );
    const heard = await this.#parts.store.transact(async (tx) => {
      if (!opened.lawful) return this.#record(tx, before, factsOf(opened), opening);
      await tx.tickers.open({ id, team, channel, foundedAt: at });
      await tx.seeds.draw(id, WHOLE);
      const joins = options.humans > 0 ? [{ type: 'joined', person: by, name: opening.name } as const] : [];
      const placed: TickerFact = { type: 'placed', team, channel, name, pace, after };
      return this.#record(
        tx,
        before,
        { ruling: opened, facts: [placed, ...opened.events, ...joins] },
        opening,
      );
    });
    this.#keep(heard);
    return heard;
  }

  async #settleOnce(id: string): Promise<void> {
    const before = this.#known(id);
    const due = this.#due(before);
    if (due === null) return;
    const now = this.#parts.clock.now();
    const heard = await this.#parts.store.transact(async (tx) => {
      const ruling = await this.#ruled(tx, before, due.command);
      return this.#record(tx, before, factsOf(ruling), { by: 'table', at: now, cause: null });
    });
    if (!heard.ruling.lawful) this.#waits.set(id, now + REST_MS);
    this.#keep(heard);
  }

  async #ruled(tx: Tx, { id, table }: TickerTable, command: Command): Promise<Ruling> {
    const { fate, isSealed } = await fateOf(tx, id);
    const barred = isSealed ? null : unsealed(table, command);
    if (barred !== null) return barred;
    const first = decide(table, command, fate);
    if (command.do !== 'advance' || !first.lawful) return first;
    const events: TableEvent[] = [...first.events];
    // A round at most in one transaction; the dice of the first round wait for their seal.
    for (let seats = table.seats.length; seats > 1; seats -= 1) {
      const now = events.reduce(evolve, table);
      const isNext = now.active > table.active && now.round === table.round;
      const next = isNext ? decide(now, command, fate) : null;
      if (next === null || !next.lawful) break;
      events.push(...next.events);
    }
    return { lawful: true, events };
  }

  async #record(
    tx: Tx,
    before: TickerTable,
    { ruling, facts }: Outcome,
    { by, at, cause, answer }: Recording & Pick<TickerRequest, 'answer'>,
  ): Promise<TickerHeard> {
    const events = await tx.tickers.append(before.id, { by, at, facts }, cause);
    const after = events.reduce((now, event) => placedAfter(now, event.fact, event.at), before);
    const heard: TickerHeard = { ruling, before, after, events };
    const said = [...(events.length > 0 ? this.#parts.announce(heard) : []), ...(answer?.(heard) ?? [])];
    await tx.outbox.queue(said, ruling.lawful || before.name !== '' ? before.id : null);
    if (cause !== null) await tx.inbox.settle(cause, told(ruling));
    return heard;
  }

  #keep({ after, events, ruling }: TickerHeard): void {
    if (events.length > 0) this.#tables.set(after.id, after);
    const seen: readonly TickerEvent[] = events;
    this.#parts.step?.('table ruled', {
      table: after.id,
      lawful: ruling.lawful,
      seq: seen.at(-1)?.seq ?? null,
    });
  }

  #due(placed: TickerTable): Due | null {
    return dueAt(placed, this.#grace.get(placed.id) ?? 0);
  }

  #known(id: string): TickerTable {
    const placed = this.#tables.get(id);
    if (placed === undefined) throw new Error(`there is no table ${id}`);
    return placed;
  }
}
