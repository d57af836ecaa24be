import { setImmediate as turn } from 'node:timers/promises';
import { dayOf } from './dice/provable.ts';
import { decide } from './game/decide.ts';
import { nextDue } from './game/due.ts';
import { fold, unfounded } from './game/evolve.ts';
import type { Stream } from './game/luck.ts';
import { Settling } from './game/settling.ts';
import type { Drafted, Game, Ruling, Stamp } from './game/types.ts';
import { loadGame, refolded, snapshot } from './referee/games.ts';
import { diceOf } from './referee/luck.ts';
import { withRecall } from './referee/recall.ts';
import { ruled, settleDelivery } from './referee/ruled.ts';
import type { Catching, Heard, Parts, Request } from './referee/shapes.ts';
import { Turns } from './referee/turns.ts';
import type { Tx } from './store/store.ts';
import type { Sealed } from './store/types.ts';

export { gameId } from './referee/games.ts';
export type { Announce, Heard, Parts, Request } from './referee/shapes.ts';

const NOTHING: Ruling = { lawful: true, events: [] };
/** How many things may fall due in one transaction. */
const AT_ONCE = 5;
/** How long what waits for dice is left alone. */
const WAIT_MS = 2_000;

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
      referee.#hold(await loadGame(parts.store, row));
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

  /** Folds a game again from its log alone, whatever was held of it. */
  reload(id: string): Promise<void> {
    return this.#turns.take(id, async () => this.#hold(await refolded(this.#parts.store, id)));
  }

  /** Resolves when every command asked so far is recorded. */
  quiet(): Promise<void> {
    return this.#turns.quiet();
  }

  async #settleNow(id: string): Promise<number> {
    const { clock } = this.#parts;
    const before = this.#games.get(id);
    if (!before || !this.isDue(id)) return 0;
    const now = clock.now();
    const settling = new Settling(this.#lookedMs(before));
    const kept = await this.#catchUp(id, now, settling);
    this.#lookAgain(this.#games.get(id) ?? before, now, settling.waiting);
    return kept;
  }

  /** Lets what fell due until then happen, a few things in each transaction, so that a long absence holds nothing up. */
  async #catchUp(id: string, until: number, settling: Settling): Promise<number> {
    const { store, announce } = this.#parts;
    for (let kept = 0; ; await turn()) {
      const before = this.#games.get(id);
      if (!before) return kept;
      const done = await store.transact(async (tx) => {
        const settled = await this.#settle(tx, before, { until, settling, cause: null, most: AT_ONCE });
        await tx.outbox.queue(announce({ ruling: NOTHING, before, ...settled }), id);
        return settled;
      });
      kept += await this.#keep(done.after, done.events);
      if (!done.more) return kept;
    }
  }

  async #hear(heard: Request): Promise<Heard> {
    let before = this.#games.get(heard.game) ?? unfounded(heard.game);
    const settling = new Settling(this.#lookedMs(before));
    const request = await this.#recalled(heard, settling);
    before = this.game(heard.game) ?? before;
    for (;;) {
      const now = before;
      const { heard, after, events } = await this.#parts.store.transact((tx) =>
        this.#rule(tx, now, request, settling),
      );
      await this.#keep(after, events);
      if (heard !== null) return this.#told(request, heard);
      before = after;
      await turn();
    }
  }

  /** A strike is judged on the log, with all that fell due in it. */
  async #recalled(request: Request, settling: Settling): Promise<Request> {
    if (request.command.do !== 'strike_out') return request;
    await this.#catchUp(request.game, request.at, settling);
    return withRecall(this.#parts.store, this.#games.get(request.game), request);
  }

  /** Settles and rules; where much fell due only a part of that is settled, and nothing heard yet. */
  async #rule(tx: Tx, before: Game, request: Request, settling: Settling) {
    const { announce } = this.#parts;
    const { at: until, cause } = request;
    const settled = await this.#settle(tx, before, { until, settling, cause, most: AT_ONCE });
    if (settled.more) {
      await tx.outbox.queue(announce({ ruling: NOTHING, before, ...settled }), request.game);
      return { ...settled, heard: null };
    }
    const stamp = await this.#stamp(tx, settled.after, request);
    const ruling = ruled(settled.after, request.command, stamp);
    const { after, events: own } = await this.#record(tx, settled.after, ruling.events, cause);
    const events = [...settled.events, ...own];
    const heard: Heard = { ruling, before, after, events };
    await tx.outbox.queue([...announce(heard), ...(request.answer?.(heard) ?? [])], request.game);
    if (cause !== null && !request.more) await settleDelivery(tx, cause, ruling, request);
    return { after, events, heard };
  }

  #told({ game, command, cause }: Request, heard: Heard): Heard {
    const { lawful } = heard.ruling;
    this.#parts.step?.('ruling recorded', { game, do: command.do, cause, lawful, seq: heard.after.seq });
    return heard;
  }

  /** Each at its own instant, so that no late timer changes the law. */
  async #settle(tx: Tx, before: Game, { until, settling, cause, most }: Catching) {
    let after = before;
    let left = most;
    const events: Sealed[] = [];
    for (let next = settling.next(after, until); next; next = settling.next(after, until)) {
      left -= 1;
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
      if (left <= 0) return { after, events, more: true };
    }
    return { after, events, more: false };
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
  async #stamp(
    tx: Tx,
    game: Game,
    request: Pick<Request, 'command' | 'by' | 'at' | 'recall'>,
  ): Promise<Stamp> {
    const day = dayOf(this.#parts.clock.now());
    const stream: Stream = request.command.do === 'roll' ? 'plain' : 'state';
    const { by, at, recall } = request;
    const { shelf } = this.#parts;
    const luck = await diceOf(tx, { game, day, stream });
    return { by, at, day, ...luck, ...(shelf && { shelf }), ...(recall && { recall }) };
  }

  #hold({ game, head }: { readonly game: Game; readonly head: string }): void {
    this.#games.set(game.id, game);
    this.#heads.set(game.id, head);
  }

  async #keep(after: Game, events: readonly Sealed[]): Promise<number> {
    const newest = events.at(-1);
    if (!newest) return 0;
    this.#hold({ game: after, head: newest.hash });
    const { store, trouble } = this.#parts;
    await snapshot(store, after, events).catch((error) => trouble?.('A snapshot was not kept.', error));
    return events.length;
  }
}
