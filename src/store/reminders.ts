import { Book } from './tables.ts';

/** Which reminders each person has switched on in each game, and which they were given. */
export class Reminders extends Book {
  /** Kinds by person, of those who chose any. */
  async chosen(game: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const rows = this.db.selectFrom('reminderChoices').select(['person', 'kind']).where('game', '=', game);
    const chosen = new Map<string, Set<string>>();
    for (const { person, kind } of await rows.orderBy('person').orderBy('kind').execute())
      chosen.set(person, (chosen.get(person) ?? new Set()).add(kind));
    return chosen;
  }

  async of(game: string, person: string): Promise<ReadonlySet<string>> {
    return (await this.chosen(game)).get(person) ?? new Set();
  }

  /** Whether somebody chose this kind anywhere. */
  async isChosen(person: string, kind: string): Promise<boolean> {
    const rows = this.db.selectFrom('reminderChoices').select('game').where('person', '=', person);
    return (await rows.where('kind', '=', kind).limit(1).execute()).length > 0;
  }

  /** Nobody is reminded of that any more who chose it, wherever. */
  async drop(person: string, kind: string): Promise<void> {
    const mine = this.db.deleteFrom('reminderChoices').where('person', '=', person);
    await mine.where('kind', '=', kind).execute();
  }

  /** These kinds and no others. */
  async choose(game: string, person: string, kinds: Iterable<string>): Promise<void> {
    const mine = this.db.deleteFrom('reminderChoices').where('game', '=', game);
    await mine.where('person', '=', person).execute();
    const rows = [...new Set(kinds)].map((kind) => ({ game, person, kind }));
    if (rows.length > 0) await this.db.insertInto('reminderChoices').values(rows).execute();
  }

  /** Keys of what a person was reminded of, or needs no reminding of any more. */
  async told(game: string, person: string): Promise<ReadonlySet<string>> {
    const rows = this.db.selectFrom('remindersTold').select('key').where('game', '=', game);
    return new Set((await rows.where('person', '=', person).execute()).map(({ key }) => key));
  }

  async tell(game: string, person: string, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.db
      .insertInto('remindersTold')
      .values(keys.map((key) => ({ game, person, key, at: this.now() })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Forgets what was told before a moment. */
  async prune(before: number): Promise<void> {
    await this.db.deleteFrom('remindersTold').where('at', '<', before).execute();
  }
}
