import { type Kysely, sql } from 'kysely';
import type { GameRow } from './log.ts';
import type { Tables } from './tables.ts';
import { transact } from './transact.ts';
import type { Workspaces } from './workspaces.ts';

/** The triggers that keep what happened and the seeds of the dice from going. */
const KEEPERS = ['events_never_go', 'seeds_never_go'];
/** Of the game and of nothing else; in an order in which nothing refers to what is gone. */
const OWN = [
  'outbox',
  'posts',
  'snapshots',
  'pictures',
  'reminderChoices',
  'remindersTold',
  'homes',
  'diceStreams',
  'diceSeeds',
  'events',
] as const;

/** Drops a game whole and leaves nothing of it in the file; whether there was one. */
export async function erase(db: Kysely<Tables>, id: string): Promise<boolean> {
  await sql`pragma secure_delete = on`.execute(db);
  const found = await transact(db, async (tx) => {
    const rows = tx.selectFrom('games').select(['id', 'team', 'channel', 'foundedAt']);
    const game = await rows.where('id', '=', id).executeTakeFirst();
    if (game !== undefined) await eraseGame(tx, game);
    return game !== undefined;
  });
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  return found;
}

/** Drops every game of workspaces that removed the app long enough before `now`; how many games that were. */
export async function eraseOverdue(db: Kysely<Tables>, workspaces: Workspaces, now: number): Promise<number> {
  let games = 0;
  for (const team of await workspaces.overdue(now)) {
    for (const game of await workspaces.games(team)) if (await erase(db, game.id)) games += 1;
    await workspaces.back(team);
  }
  return games;
}

/**
 * Drops a game whole: its log, its seeds, what was said and heard in its channel. This is the one way in which events
 * go, and it knows no part of a game: within one transaction the triggers that refuse it are lifted, every row of the
 * game goes, and they stand again.
 */
async function eraseGame(tx: Kysely<Tables>, game: GameRow): Promise<void> {
  const lifted = await liftKeepers(tx);
  for (const table of OWN) await tx.deleteFrom(table).where('game', '=', game.id).execute();
  await tx.deleteFrom('games').where('id', '=', game.id).execute();
  for (const words of lifted) await sql.raw(words).execute(tx);
  await eraseChannel(tx, game);
  await eraseTeam(tx, game.team);
}

async function liftKeepers(tx: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'trigger' and name in (${sql.join(KEEPERS)})`.execute(
    tx,
  );
  if (rows.length !== KEEPERS.length)
    throw new Error('the triggers that keep the log are not as they should be');
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(tx);
  return rows.map((row) => row.sql);
}

/** What Slack delivered of a channel, and what was still to be said there on behalf of no game. */
async function eraseChannel(tx: Kysely<Tables>, { channel }: GameRow): Promise<void> {
  const others = tx.selectFrom('games').select('id').where('channel', '=', channel);
  if ((await others.executeTakeFirst()) !== undefined) return;
  await tx.deleteFrom('cursors').where('channel', '=', channel).execute();
  await tx.deleteFrom('outbox').where('lane', '=', channel).where('game', 'is', null).execute();
  await tx
    .deleteFrom('inbox')
    .where(sql<boolean>`instr(body, ${`"${channel}"`}) > 0 or instr(id, ${`:${channel}:`}) > 0`)
    .execute();
}

/** With the last game of a workspace goes what was kept of its people. */
async function eraseTeam(tx: Kysely<Tables>, team: string): Promise<void> {
  const others = tx.selectFrom('games').select('id').where('team', '=', team);
  if ((await others.executeTakeFirst()) !== undefined) return;
  await tx.deleteFrom('people').where('team', '=', team).execute();
  await tx.deleteFrom('homes').where('team', '=', team).execute();
  const anyone = await tx.selectFrom('games').select('id').executeTakeFirst();
  if (anyone !== undefined) return;
  await tx.deleteFrom('inbox').execute();
  await tx.deleteFrom('outbox').execute();
}
