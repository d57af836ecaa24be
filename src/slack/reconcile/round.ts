import { NotShown, Unanswered } from '../connect/look.ts';
import type { Desk } from '../desk.ts';

/** One comparison of Slack with the books, part by part: what cannot be shown keeps nothing else back. */
export class Round {
  readonly desk: Desk;
  readonly fromMs: number;
  whole = true;

  constructor(desk: Desk) {
    this.desk = desk;
    this.fromMs = desk.clock.now();
  }

  /** Does a part of the work; whether Slack let it. */
  async part(about: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof Unanswered) this.whole = false;
      else if (error instanceof NotShown) this.desk.log.warn(`Slack does not show ${about} (${error.code}).`);
      else this.desk.log.error(`Comparing ${about} with the books failed.`, error);
      return false;
    }
  }
}
