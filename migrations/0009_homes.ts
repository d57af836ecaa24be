import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE homes (
    team TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT,
    opened_at INTEGER NOT NULL,
    PRIMARY KEY (team, person)
  ) STRICT, WITHOUT ROWID`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE homes`.execute(db);
}
