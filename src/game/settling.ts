import { LIMITS } from '../ruleset/limits.ts';
import { type Due, due } from './due.ts';
import type { Game } from './types.ts';

/** One letting happen of what fell due: whoever drives it rules on each thing that `next` gives, and records it. */
export class Settling {
  readonly #lookedMs: number;
  readonly #struck = new Map<string, number>();
  readonly #waiting = new Set<string>();
  #calls = 0;
  #looks = 0;
  #minute = { at: Number.NEGATIVE_INFINITY, looks: 0 };

  /** Everything until `lookedMs` was looked at under the law in force. */
  constructor(lookedMs = Number.NEGATIVE_INFINITY) {
    this.#lookedMs = lookedMs;
  }

  /** The oldest thing that fell due by `now` and has not been found to wait; null when there is none. */
  next(game: Game, now: number): Due | null {
    const waits = (command: Due['command']) => this.#waits(command);
    const first = due(game, now, { ...this.#seen(), waits })[0];
    if (first?.command.do === 'strike') {
      const { schedule } = first.command;
      this.#struck.set(schedule, (this.#struck.get(schedule) ?? 0) + 1);
    }
    if (first?.command.do === 'come_due') this.#calls += 1;
    if (first?.command.do === 'look') this.#look(first.at);
    return first ?? null;
  }

  #seen() {
    const { at, looks } = this.#minute;
    const through = looks < LIMITS.looksPerMinute ? Number.NEGATIVE_INFINITY : at;
    return { lookedMs: this.#lookedMs, struck: this.#struck, looks: this.#looks, through };
  }

  /** Conditions that undo one another would be looked at for ever. */
  #look(at: number): void {
    this.#looks += 1;
    this.#minute = { at, looks: this.#minute.at === at ? this.#minute.looks + 1 : 1 };
  }

  /** Nothing came of it: it has to wait, for the dice of the day or for another law. */
  waits({ command }: Due): void {
    this.#waiting.add(JSON.stringify(command));
  }

  get waiting(): boolean {
    return this.#waiting.size > 0 || this.#calls >= LIMITS.pendingCalls;
  }

  /** Calls that put themselves off again could go on for ever; the rest is for the next time. */
  #waits(command: Due['command']): boolean {
    if (command.do === 'come_due' && this.#calls >= LIMITS.pendingCalls) return true;
    return this.#waiting.has(JSON.stringify(command));
  }
}
