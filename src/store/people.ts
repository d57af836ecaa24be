import { Book } from './tables.ts';

/** What the people of a workspace are called. The key is (team, person): names change, and are only for showing. */
export class People extends Book {
  async labels(team: string): Promise<ReadonlyMap<string, string>> {
    const rows = this.db.selectFrom('people').select(['person', 'label']).where('team', '=', team);
    return new Map((await rows.execute()).map(({ person, label }) => [person, label]));
  }

  async name(team: string, person: string, label: string): Promise<void> {
    await this.db
      .insertInto('people')
      .values({ team, person, label })
      .onConflict((conflict) => conflict.columns(['team', 'person']).doUpdateSet({ label }))
      .execute();
  }
}
