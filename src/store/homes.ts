import { Book } from './tables.ts';

/** Somebody's Home: the game they chose to see there, and when they last opened it, epoch ms. */
export interface HomeRow {
  readonly person: string;
  readonly game: string | null;
  readonly openedAt: number;
}

/** What people look at in their Homes. */
export class Homes extends Book {
  async all(team: string): Promise<readonly HomeRow[]> {
    const rows = this.db.selectFrom('homes').select(['person', 'game', 'openedAt']);
    return await rows.where('team', '=', team).execute();
  }

  async keep(team: string, home: HomeRow): Promise<void> {
    const { person, ...rest } = home;
    await this.db
      .insertInto('homes')
      .values({ team, ...home })
      .onConflict((conflict) => conflict.columns(['team', 'person']).doUpdateSet(rest))
      .execute();
  }
}
