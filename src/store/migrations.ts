import { type Kysely, type Migration, Migrator } from 'kysely';
import * as gamesAndEvents from '../../migrations/0001_games_and_events.ts';
import * as inbox from '../../migrations/0002_inbox.ts';
import * as outbox from '../../migrations/0003_outbox.ts';
import * as postsAndCursors from '../../migrations/0004_posts_and_cursors.ts';
import * as snapshots from '../../migrations/0005_snapshots.ts';
import * as dice from '../../migrations/0006_dice.ts';
import * as people from '../../migrations/0007_people.ts';
import * as reminders from '../../migrations/0008_reminders.ts';
import * as homes from '../../migrations/0009_homes.ts';
import * as pictures from '../../migrations/0010_pictures.ts';
import * as kindsOfGames from '../../migrations/0011_kinds_of_games.ts';
import * as workspaces from '../../migrations/0012_workspaces.ts';
import * as unheededEvents from '../../migrations/0013_unheeded_events.ts';

/** Every file of `migrations/`, by its name. Imported one by one, so that source and build find them alike. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_games_and_events': gamesAndEvents,
  '0002_inbox': inbox,
  '0003_outbox': outbox,
  '0004_posts_and_cursors': postsAndCursors,
  '0005_snapshots': snapshots,
  '0006_dice': dice,
  '0007_people': people,
  '0008_reminders': reminders,
  '0009_homes': homes,
  '0010_pictures': pictures,
  '0011_kinds_of_games': kindsOfGames,
  '0012_workspaces': workspaces,
  '0013_unheeded_events': unheededEvents,
};

/** Brings the database up to date, all steps or none. Throws what went wrong. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}
