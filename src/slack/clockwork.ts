import { dayOf } from '../dice/provable.ts';
import { isAccepted } from '../game/people.ts';
import type { Game } from '../game/types.ts';
import { Hourly } from './audit/hourly.ts';
import type { Desk } from './desk.ts';
import { REMEMBERED_MS } from './hear/once.ts';
import { publishDue } from './home/publish.ts';
import { Reminding } from './remind/reminding.ts';
import { eraseOverdue } from './removed.ts';
import { redrawing } from './say/routes.ts';
import { seal, showCommitment } from './sealing.ts';
import { tickTables } from './ticker/time.ts';

const DAY_MS = 86_400_000;
/** Longer than anything stays pending that somebody was reminded of. */
const REMINDED_MS = 365 * DAY_MS;
const TICK_MS = 200;
/** A commitment that Slack did not take is offered again. */
const RESEAL_MS = 60_000;
/** Longer than any look at the time takes: the machine slept, or the process was stopped. */
const ASLEEP_MS = 30_000;
/** After a fault of ours a game rests, and the others go on. */
const TROUBLE_MS = 5_000;

/** Lets time happen: what falls due, the day's dice, boards whose clocks ran out, the hourly audit. Polls, since a rehearsal's clock jumps. */
export class Clockwork {
  readonly #desk: Desk;
  readonly #woke: () => void;
  readonly #reminding: Reminding;
  readonly #hourly: Hourly;
  readonly #sealedOn = new Map<string, string>();
  readonly #sealAgain = new Map<string, number>();
  readonly #restsUntil = new Map<string, number>();
  #prunedOn = '';
  /** When time last passed, by the system: a rehearsal's clock may jump while nobody sleeps. */
  #lookedAt = Date.now();
  /** When time last passed, of the system's own clock. */
  tickedAt = performance.now();
  #timer: NodeJS.Timeout | null = null;
  #tick: Promise<void> = Promise.resolve();

  /** `woke` is told that nothing was heard for a while: Slack may have given up on us meanwhile. */
  constructor(desk: Desk, woke: () => void) {
    this.#desk = desk;
    this.#woke = woke;
    this.#reminding = new Reminding(desk);
    this.#hourly = new Hourly(desk);
  }

  start(): void {
    const again = () => {
      this.#tick = this.#once().catch((error) => this.#desk.log.error('The clockwork stumbled.', error));
      void this.#tick.then(() => {
        if (this.#timer !== null) this.#timer = setTimeout(again, TICK_MS);
      });
    };
    this.#timer = setTimeout(again, 0);
  }

  async stop(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#tick;
    await this.#hourly.stop();
  }

  async #once(): Promise<void> {
    this.tickedAt = performance.now();
    const { referee, clock, log, room } = this.#desk;
    this.#lookAround();
    if (room.removed) return eraseOverdue(this.#desk);
    await this.#prune(dayOf(clock.now()));
    await publishDue(this.#desk);
    await tickTables(this.#desk);
    for (const game of referee.games()) {
      if (clock.now() < (this.#restsUntil.get(game.id) ?? 0)) continue;
      await this.#pass(game).catch((error) => {
        log.error(`The clockwork stumbled over ${game.id}.`, error);
        this.#restsUntil.set(game.id, clock.now() + TROUBLE_MS);
      });
    }
  }

  /** After a sleep, what was said meanwhile is still to be heard, and turns that ran out have some time again. */
  #lookAround(): void {
    const now = Date.now();
    const slept = now - this.#lookedAt > ASLEEP_MS;
    this.#lookedAt = now;
    if (!slept) return;
    this.#desk.parlour.woke();
    this.#woke();
  }

  /** Lets time pass in one game. */
  async #pass(game: Game): Promise<void> {
    const { referee, clock, room, store } = this.#desk;
    const today = dayOf(clock.now());
    if (referee.isDue(game.id)) await referee.settle(game.id);
    if (isAccepted(game) && this.#sealedOn.get(game.id) !== today) await this.#newDay(game.id, today);
    if (clock.now() >= (this.#sealAgain.get(game.id) ?? Number.POSITIVE_INFINITY)) await this.#reseal(game);
    const boardDue = room.boardDue.get(game.id) ?? Number.POSITIVE_INFINITY;
    if (clock.now() >= boardDue) {
      room.boardDue.delete(game.id);
      await store.transact((tx) => tx.outbox.queue([redrawing(game.channel, 'board')], game.id));
    }
    this.#hourly.look(game);
    // While not all is heard, a vote that seems to be missing may have been cast.
    if (!room.behind.has(game.channel)) await this.#reminding.look(referee.game(game.id) ?? game);
  }

  /** Once a day, whatever is played. */
  async #prune(today: string): Promise<void> {
    if (this.#prunedOn === today) return;
    const { store, clock } = this.#desk;
    await store.inbox.prune(clock.now() - REMEMBERED_MS);
    await store.outbox.prune(clock.now() - REMEMBERED_MS);
    await store.reminders.prune(clock.now() - REMINDED_MS);
    this.#prunedOn = today;
  }

  async #newDay(id: string, today: string): Promise<void> {
    const game = this.#desk.referee.game(id);
    if (!game) return;
    await seal(this.#desk, game);
    await showCommitment(this.#desk, id);
    this.#sealedOn.set(id, today);
    this.#sealAgain.set(id, this.#desk.clock.now() + RESEAL_MS);
  }

  async #reseal(game: Game): Promise<void> {
    const { clock, store } = this.#desk;
    const accepted = await Promise.all(
      [clock.now(), clock.now() + DAY_MS].map((at) => store.seeds.commitment(game.id, dayOf(at))),
    );
    if (accepted.every((day) => day?.acceptedTs)) return void this.#sealAgain.delete(game.id);
    this.#sealAgain.set(game.id, clock.now() + RESEAL_MS);
    await seal(this.#desk, game);
  }
}
