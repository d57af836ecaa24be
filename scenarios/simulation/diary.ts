import type { Doing, Kind, Vote } from './acts/act.ts';

/** A message that a person wrote. */
export interface Said {
  readonly ts: string;
  readonly who: string;
  /** As it stands now. */
  text: string;
  readonly thread: string | null;
  readonly entry: Kind | null;
  edits: number;
  deleted: boolean;
}

/** A reaction of a person's to a message: how often it was put there, and whether it is there now. */
export interface Mark {
  readonly who: string;
  readonly ts: string;
  readonly name: string;
  readonly entry: string;
  puts: number;
  there: boolean;
}

/** A command typed, a button pressed or a form sent; `acked` is null until Slack has told. */
export interface Asked {
  readonly by: 'command' | 'button' | 'form';
  readonly who: string;
  readonly words: string;
  acked: boolean | null;
}

/** The simulator's own books: what people did, whatever the bot made of it. */
export class Diary {
  readonly said: Said[] = [];
  readonly marks: Mark[] = [];
  readonly asked: Asked[] = [];
  /** How often each thing was done. */
  readonly done = new Map<Doing, number>();
  readonly #answers: Promise<unknown>[] = [];

  get acts(): number {
    return [...this.done.values()].reduce((sum, n) => sum + n, 0);
  }

  count(doing: Doing): void {
    this.done.set(doing, (this.done.get(doing) ?? 0) + 1);
  }

  say(said: Pick<Said, 'ts' | 'who' | 'text' | 'thread'>, entry: Kind | null = null): void {
    this.said.push({ ...said, entry, edits: 0, deleted: false });
  }

  /** Posts of entries, newest last. */
  entries(): Said[] {
    return this.said.filter(({ entry, deleted }) => entry !== null && !deleted);
  }

  mark(who: string, at: { ts: string; name: string; entry: string }): void {
    const known = this.marks.find((one) => one.who === who && one.ts === at.ts && one.name === at.name);
    if (known === undefined) this.marks.push({ who, ...at, puts: 1, there: true });
    else if (!known.there) Object.assign(known, { puts: known.puts + 1, there: true });
  }

  /** Notes what was asked for, and its answer when it comes. */
  ask(asked: Omit<Asked, 'acked'>, answer: Promise<{ acked: boolean }>): void {
    const kept: Asked = { ...asked, acked: null };
    this.asked.push(kept);
    const told = answer.then(
      ({ acked }) => {
        kept.acked = acked;
      },
      () => {
        kept.acked = false;
      },
    );
    this.#answers.push(told);
  }

  /** Every answer has come. */
  async answered(): Promise<void> {
    await Promise.all(this.#answers);
  }
}

/** Emoji by which people vote. */
export const EMOJI: Readonly<Record<Vote, string>> = {
  FOR: '+1',
  AGAINST: '-1',
  DEFERENTIAL: 'crown',
  VETO: 'no_entry',
};
