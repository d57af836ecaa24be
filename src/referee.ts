import { dayOf } from './dice/provable.ts';
import { decide } from './game/decide.ts';
import { nextDue } from './game/due.ts';
import { fold, unfounded } from './game/evolve.ts';
import type { Stream } from './game/luck.ts';
import { Settling } from './game/settling.ts';
import type { Command, Drafted, Game, Ruling, Stamp } from './game/types.ts';
import { loadGame, saveGame } from './referee/games.ts';
import { diceOf } from './referee/luck.ts';
import { Turns } from './referee/turns.ts';
import type { Shelf } from './ruleset/amend/types.ts';
import { NoDice } from './ruleset/types.ts';
import type { Store, Tx } from './store/store.ts';
import type { Draft, Sealed } from './store/types.ts';

/** A command as heard at the edge. `at` is the signal's own time, epoch ms; `cause` the delivery it came in. */
export interface Request {
  readonly game: string;
  readonly command: Command;
  readonly by: string;
  readonly at: number;
  readonly cause: string | null;
  /** What to tell the one who asked; said in the same transaction as the facts. */
  readonly answer?: (heard: Heard) => readonly Draft[];
  /** More commands of the same delivery follow: it is not dealt with yet. */
  readonly more?: boolean;
}

/** A ruling and what came of it. `events` includes what fell due before the command. */
export interface Heard {
  readonly ruling: Ruling;
  readonly before: Game;
  readonly after: Game;
  readonly events: readonly Sealed[];
}

/** Told of every change, in the transaction that records it; returns what is to be said in public. */
export type Announce = (heard: Heard) => readonly Draft[];

export interface Parts {
  readonly store: Store;
  readonly clock: { now(): number };
  readonly announce: Announce;
  /** Documents that amendments may adopt by name. */
  readonly shelf?: Shelf;
  /** Told when a ruling is on record. */
  readonly step?: (said: string, about: Readonly<Record<string, unknown>>) => void;
}

const SNAPSHOT_EVERY = 500;
/** How long what waits for dice is left alone. */
const WAIT_MS = 2_000;

/** One game a channel; its id says which. */
export function gameId(team: string, channel: string): string {
  return `${team}-${channel}`;
}

/** Settle what is due → decide → record → queue what to say. One command at a time in each game. */
export class Referee {
  readonly #parts: Parts;
  readonly #games = new Map<string, Game>();
  readonly #heads = new Map<string, string>();
  readonly #turns = new Turns();
  /** When each game has something due, for the state it was reckoned from. */
  readonly #due = new Map<string, { readonly seq: number; readonly at: number | null }>();
  /** Until when everything was looked at, under which version of the law. */
  readonly #looked = new Map<string, { readonly version: number; readonly at: number }>();

  private constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Folds every game of the store. */
  static async open(parts: Parts): Promise<Referee> {
    const referee = new Referee(parts);
    for (const row of await parts.store.log.games()) {
      const { game, head } = await loadGame(parts.store, row);
      referee.#games.set(game.id, game);
      referee.#heads.set(game.id, head);
    }
    return referee;
  }

  games(): readonly Game[] {
    return [...this.#games.values()];
  }

  game(id: string): Game | null {
    return this.#games.get(id) ?? null;
  }

  gameIn(team: string, channel: string): Game | null {
    return this.games().find((game) => game.team === team && game.channel === channel) ?? null;
  }

  /** Hash of the newest event. */
  head(id: string): string {
    return this.#heads.get(id) ?? '';
  }

  /** Rules on a command and records the outcome, in turn with everything else in that game. */
  hear(request: Request): Promise<Heard> {
    return this.#turns.take(request.game, () => this.#hear(request));
  }

  /** Whether something fell due by now; cheap to ask often. */
  isDue(id: string): boolean {
    const game = this.#games.get(id);
    if (!game) return false;
    const known = this.#due.get(id);
    const due = known?.seq === game.seq ? known : { seq: game.seq, at: nextDue(game, this.#lookedMs(game)) };
    this.#due.set(id, due);
    return due.at !== null && due.at <= this.#parts.clock.now();
  }

  /** Lets what fell due happen; resolves to how many events came of it. */
  settle(id: string): Promise<number> {
    return this.#turns.take(id, () => this.#settleNow(id));
  }

  /** Resolves when every command asked so far is recorded. */
  quiet(): Promise<void> {
    return this.#turns.quiet();
  }

  async #settleNow(id: string): Promise<number> {
    const { store, announce, clock } = this.#parts;
    const before = this.#games.get(id);
    if (!before || !this.isDue(id)) return 0;
    const now = clock.now();
    const settled = await store.transact(async (tx) => {
      const done = await this.#settle(tx, before, now, null);
      await tx.outbox.queue(announce({ ruling: { lawful: true, events: [] }, before, ...done }), id);
      return done;
    });
    const kept = await this.#keep(settled.after, settled.events);
    this.#lookAgain(settled.after, now, settled.waiting);
    return kept;
  }

  async #hear(request: Request): Promise<Heard> {
    const { store, announce } = this.#parts;
    const before = this.#games.get(request.game) ?? unfounded(request.game);
    const heard = await store.transact(async (tx) => {
      const settled = await this.#settle(tx, before, request.at, request.cause);
      const stamp = await this.#stamp(tx, settled.after, request);
      const ruling = ruled(settled.after, request.command, stamp);
      const recorded = await this.#record(tx, settled.after, ruling.events, request.cause);
      const events = [...settled.events, ...recorded.events];
      const heard: Heard = { ruling, before, after: recorded.after, events };
      await tx.outbox.queue([...announce(heard), ...(request.answer?.(heard) ?? [])], request.game);
      if (request.cause !== null && !request.more) await settleDelivery(tx, request.cause, ruling);
      return heard;
    });
    await this.#keep(heard.after, heard.events);
    const { game, command, cause } = request;
    const { lawful } = heard.ruling;
    this.#parts.step?.('ruling recorded', { game, do: command.do, cause, lawful, seq: heard.after.seq });
    return heard;
  }

  /** Each at its own instant, so that no late timer changes the law. */
  async #settle(tx: Tx, before: Game, now: number, cause: string | null) {
    let after = before;
    const events: Sealed[] = [];
    const settling = new Settling(this.#lookedMs(before));
    for (let next = settling.next(after, now); next; next = settling.next(after, now)) {
      const { at, command } = next;
      const stamp = await this.#stamp(tx, after, { command, by: 'referee', at });
      const ruling = decide(after, command, stamp);
      if (ruling.events.length === 0) {
        settling.waits(next);
        continue;
      }
      const recorded = await this.#record(tx, after, ruling.events, cause);
      after = recorded.after;
      events.push(...recorded.events);
    }
    return { after, events, waiting: settling.waiting };
  }

  #lookedMs(game: Game): number {
    const looked = this.#looked.get(game.id);
    return looked?.version === game.law.version ? looked.at : Number.NEGATIVE_INFINITY;
  }

  /** Everything until then was looked at; what waits for dice is left alone for a while. */
  #lookAgain(after: Game, until: number, waiting: boolean): void {
    const at = Math.max(this.#lookedMs(after), until);
    this.#looked.set(after.id, { version: after.law.version, at });
    const next = nextDue(after, at);
    const rested = this.#parts.clock.now() + WAIT_MS;
    this.#due.set(after.id, { seq: after.seq, at: waiting && next !== null ? Math.max(next, rested) : next });
  }

  async #record(tx: Tx, before: Game, drafted: readonly Drafted[], cause: string | null) {
    if (drafted.length === 0) return { after: before, events: [] };
    const first = drafted[0]?.fact;
    if (before.seq === 0 && first?.type === 'GameFounded') {
      const { team, channel } = first;
      await tx.log.found({ id: before.id, team, channel, foundedAt: drafted[0]?.at ?? 0 });
    }
    const events = await tx.log.append(before.id, drafted, cause);
    return { after: fold(before, events), events };
  }

  /** Luck is that of the day it is thrown on, whatever the signal's own time: yesterday's seed may be known. */
  async #stamp(tx: Tx, game: Game, request: Pick<Request, 'command' | 'by' | 'at'>): Promise<Stamp> {
    const day = dayOf(this.#parts.clock.now());
    const stream: Stream = request.command.do === 'roll' ? 'plain' : 'state';
    const { by, at } = request;
    const { shelf } = this.#parts;
    const dice = await diceOf(tx, { game, day, stream });
    return { by, at, day, dice, ...(shelf === undefined ? {} : { shelf }) };
  }

  async #keep(after: Game, events: readonly Sealed[]): Promise<number> {
    const newest = events.at(-1);
    if (!newest) return 0;
    this.#games.set(after.id, after);
    this.#heads.set(after.id, newest.hash);
    if (events.some((event) => event.seq % SNAPSHOT_EVERY === 0)) {
      await saveGame(this.#parts.store, after, newest.hash);
    }
    return events.length;
  }
}

/** Nothing rolls before Slack has the commitment to the day's dice. */
function ruled(game: Game, command: Command, stamp: Stamp): Ruling {
  try {
    return decide(game, command, stamp);
  } catch (error) {
    if (!(error instanceof NoDice)) throw error;
    const saying = [
      'The dice of today are still being sealed with Slack; nothing was rolled. Try again in a few seconds.',
    ];
    return { lawful: false, grounds: [{ rule: 'referee', saying }], events: [] };
  }
}

async function settleDelivery(tx: Tx, id: string, ruling: Ruling): Promise<void> {
  await tx.inbox.settle(id, ruling.lawful ? { lawful: true } : { lawful: false, grounds: ruling.grounds });
}
