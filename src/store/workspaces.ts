import type { GameRow } from './log.ts';
import { Book } from './tables.ts';

/** How long what is kept of a workspace outlives its leaving. */
export const KEPT_MS = 30 * 86_400_000;

/** Which workspaces removed the app. */
export class Workspaces extends Book {
  /** When a workspace removed the app, epoch ms; null while it has it. */
  async leftAt(team: string): Promise<number | null> {
    const row = this.db.selectFrom('workspacesLeft').select('leftAt').where('team', '=', team);
    return (await row.executeTakeFirst())?.leftAt ?? null;
  }

  /** The first time counts, until the workspace is back. */
  async leave(team: string, leftAt: number): Promise<void> {
    const row = this.db.insertInto('workspacesLeft').values({ team, leftAt });
    await row.onConflict((conflict) => conflict.column('team').doNothing()).execute();
  }

  async back(team: string): Promise<void> {
    await this.db.deleteFrom('workspacesLeft').where('team', '=', team).execute();
  }

  /** The workspaces that left so long before `now` that nothing of them is to be kept. */
  async overdue(now: number): Promise<readonly string[]> {
    const rows = this.db
      .selectFrom('workspacesLeft')
      .select('team')
      .where('leftAt', '<=', now - KEPT_MS);
    return (await rows.orderBy('team').execute()).map(({ team }) => team);
  }

  /** Every game of every kind, in all workspaces or in one. */
  games(team?: string): Promise<GameRow[]> {
    const rows = this.db.selectFrom('games').select(['id', 'team', 'channel', 'foundedAt']);
    const own = team === undefined ? rows : rows.where('team', '=', team);
    return own.orderBy('foundedAt').orderBy('id').execute();
  }
}
