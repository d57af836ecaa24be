import { NotShown, Unanswered } from '../connect/look.ts';
import type { Desk } from '../desk.ts';

/** One comparison of Slack with the books, part by part: what cannot be shown keeps nothing else back. */
export class Round {
  readonly desk: Desk;
  readonly fromMs: number;
  /** How many parts Slack has left unanswered. */
  unanswered = 0;

  constructor(desk: Desk) {
    this.desk = desk;
    this.fromMs = desk.clock.now();
  }

  get whole(): boolean {
    return this.unanswered === 0;
  }

  get over(): boolean {
    return this.desk.leaving.aborted;
  }

  /** Does a part of the work, unless the bot is stopping; whether Slack let it. */
  async part(about: string, work: () => Promise<void>): Promise<boolean> {
    if (this.over) return false;
    try {
      await work();
      return true;
    } catch (error) {
      if (this.over) return false;
      if (error instanceof Unanswered) this.unanswered += 1;
      else if (error instanceof NotShown) this.desk.log.warn(`Slack does not show ${about} (${error.code}).`);
      else this.desk.log.error(`Comparing ${about} with the books failed.`, error);
      return false;
    }
  }
}
