/** Drafts that wait for their pace, by id. Not in the books: the pace starts anew with the process. */
export class Holds {
  private readonly untils = new Map<number, number>();

  /** Epoch ms by the clock. */
  until(id: number, at: number): void {
    this.untils.set(id, at);
  }

  /** Those that still wait. */
  at(now: number): readonly number[] {
    for (const [id, until] of this.untils) if (until <= now) this.untils.delete(id);
    return [...this.untils.keys()];
  }

  /** When the first of them may be looked at again. */
  first(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.untils.values());
  }
}
