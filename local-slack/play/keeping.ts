import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where a rehearsal is kept between runs. */
export interface Kept {
  readonly workspace: string;
  readonly database: string;
  readonly clock: string;
  readonly log: string;
}

/**
 * The files of a rehearsal. The workspace and the app's database belong together: when one is missing, or a
 * fresh start is asked for, the other is set aside under `.old`.
 */
export function keptIn(folder: string, fresh: boolean): Kept {
  const at = (name: string) => resolve(folder, name);
  const kept = {
    workspace: at('play-workspace.json'),
    database: at('play.db'),
    clock: at('play-clock'),
    log: at('play-app.log'),
  };
  mkdirSync(folder, { recursive: true });
  const whole = existsSync(kept.workspace) && existsSync(kept.database);
  if (fresh || !whole) {
    const { database } = kept;
    for (const file of [kept.workspace, kept.clock, database, `${database}-wal`, `${database}-shm`]) {
      if (existsSync(file)) renameSync(file, `${file}.old`);
    }
  }
  return kept;
}
