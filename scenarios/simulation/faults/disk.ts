import { Sqlite } from '../../../src/store/sqlite.ts';
import type { Strike } from './fault.ts';

const PATIENCE_MS = 5_000;
const SHORT_MS = 15;

/** The database may not grow: what needs a page more fails with SQLITE_FULL. */
export const full: Strike = async (world, { nth }) => {
  const { life } = world;
  const before = world.troubles('SQLITE_FULL');
  if (!life.alive) return null;
  await life.tell({ room: nth % 3 });
  return {
    end: async () => {
      await life.tell({ room: null });
      return world.troubles('SQLITE_FULL') > before;
    },
  };
};

/** Somebody else writes to the database and takes their time: longer than the bot waits. */
export const locked: Strike = async (world) => {
  const { life } = world;
  const before = world.troubles('SQLITE_BUSY');
  if (!life.alive) return null;
  await life.tell({ patienceMs: SHORT_MS });
  const other = new Sqlite(world.books, { timeout: PATIENCE_MS });
  other.exec('begin immediate');
  return {
    end: async () => {
      other.exec('rollback');
      other.close();
      await life.tell({ patienceMs: PATIENCE_MS });
      return world.troubles('SQLITE_BUSY') > before;
    },
  };
};
