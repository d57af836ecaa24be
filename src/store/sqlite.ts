import { createRequire } from 'node:module';
import type Twelve from 'better-sqlite3';

/** From here on the newer of two versions, of one interface, runs: Node 24 ends where the older one lets go of a statement. */
const NEWER_FROM = 22;

const major = Number(process.versions.node.split('.')[0]);
const name = major >= NEWER_FROM ? 'better-sqlite3-13' : 'better-sqlite3';

/** SQLite in the process, in the version that holds on this Node. The newer one in turn ends Node 20. */
export const Sqlite = createRequire(import.meta.url)(name) as typeof Twelve;
