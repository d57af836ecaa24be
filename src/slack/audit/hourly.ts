import { isAccepted } from '../../game/people.ts';
import type { Game } from '../../game/types.ts';
import type { Desk } from '../desk.ts';
import { audited, tellEmperor } from './report.ts';

const HOUR_MS = 3_600_000;
/** What does not agree may be about to: it is told when it still does not. */
const AGAIN_MS = 60_000;

interface Turn {
  readonly next: number;
  /** What was found the last time, and whether the Emperor was told. */
  readonly found: string;
  readonly told: boolean;
}

/** Audits every game once an hour, beside everything else. What does not agree twice in a row is told, once. */
export class Hourly {
  readonly #desk: Desk;
  readonly #turns = new Map<string, Turn>();
  #running: Promise<void> | null = null;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Cheap to ask often; the work goes on by itself. */
  look(game: Game): void {
    const now = this.#desk.clock.now();
    const turn = this.#turns.get(game.id);
    if (turn === undefined) this.#turns.set(game.id, { next: now + HOUR_MS, found: '', told: false });
    if (turn === undefined || now < turn.next || this.#running !== null || !isAccepted(game)) return;
    this.#running = this.#audit(game.id, turn)
      .catch((error) => this.#desk.log.error('An audit stumbled.', error))
      .finally(() => {
        this.#running = null;
      });
  }

  /** Resolves when nothing is looked at any more. */
  async stop(): Promise<void> {
    this.#desk.audits.stop();
    await this.#running;
  }

  async #audit(id: string, before: Turn): Promise<void> {
    const { clock, log } = this.#desk;
    this.#turns.set(id, { ...before, next: clock.now() + HOUR_MS });
    const audit = await audited(this.#desk, id, { each: false });
    const game = this.#desk.referee.game(id);
    if (audit === null || game === null) return;
    const found = JSON.stringify(audit.findings);
    if (audit.findings.length === 0)
      return void this.#turns.set(id, { next: clock.now() + HOUR_MS, found: '', told: false });
    const isOld = found === before.found;
    const told = isOld && before.told;
    if (isOld && !told) {
      log.warn(`The audit of ${id} found ${audit.findings.length} things that do not agree.`);
      await tellEmperor(this.#desk, game, audit.findings);
    }
    this.#turns.set(id, { next: clock.now() + (isOld ? HOUR_MS : AGAIN_MS), found, told: isOld });
  }
}
