import type { Break } from './break.ts';

const CHAIN = ['src/store/log.test.ts', 'src/verify/verifier.test.ts'];
const INBOX = ['src/store/inbox.test.ts', 'src/store/transact.test.ts'];
const OUTBOX = ['src/store/outbox.test.ts'];
const SNAPSHOTS = ['src/store/snapshots.test.ts'];

/** What is kept, and that none of it is lost or doubled. */
export const books: readonly Break[] = [
  {
    what: 'the hash of an event leaves out its time',
    file: 'src/verify/chain.ts',
    before: 'return sha256(canonical({ game, seq, at, type, body: said, under: title, cause, prev }));',
    after: 'return sha256(canonical({ game, seq, type, body: said, under: title, cause, prev }));',
    tests: CHAIN,
  },
  {
    what: 'an event need not follow the one before it',
    file: 'src/verify/chain.ts',
    before: 'if (row.prev !== head.hash)',
    after: 'if (row.prev === undefined)',
    tests: CHAIN,
  },
  {
    what: 'a space may be added to an event unseen',
    file: 'src/verify/chain.ts',
    before: 'const same = isCanonical(row.body) && isCanonical(row.under);',
    after: 'const same = isCanonical(row.under);',
    tests: CHAIN,
  },
  {
    what: 'an event can be changed',
    file: 'migrations/0001_games_and_events.ts',
    before: 'before update on events',
    after: 'before update of cause on events',
    tests: CHAIN,
  },
  {
    what: 'the keys of canonical JSON come as they were written',
    file: 'src/verify/canonical.ts',
    before: 'of Object.keys(value).sort()) {',
    after: 'of Object.keys(value)) {',
    tests: ['src/verify/canonical.test.ts'],
  },
  {
    what: 'a transaction is begun without its lock',
    file: 'src/store/database.ts',
    before: "CompiledQuery.raw('begin immediate')",
    after: "CompiledQuery.raw('begin deferred')",
    tests: ['src/store/database.test.ts', 'src/store/transact.test.ts'],
  },
  {
    what: 'the ledger does not wait for the disk',
    file: 'src/store/database.ts',
    before: "database.pragma('synchronous = FULL');",
    after: "database.pragma('synchronous = OFF');",
    tests: ['src/store/database.test.ts'],
  },
  {
    what: 'two processes hold one database',
    file: 'src/store/lock.ts',
    before: "seat.exec('begin exclusive');",
    after: "seat.exec('begin');",
    tests: ['src/store/crash.test.ts'],
  },
  {
    what: 'a transaction waits for whatever it likes',
    file: 'src/store/transact.ts',
    before: 'return await Promise.race([span.run(mine, () => work(transaction)), strayed]);',
    after:
      'return await Promise.race([span.run(mine, () => work(transaction)), strayed.catch(() => span.run(mine, () => work(transaction)))]);',
    tests: ['src/store/transact.test.ts'],
  },
  {
    what: 'a delivery that comes again is new',
    file: 'src/store/inbox.ts',
    before: "if (kept.numInsertedOrUpdatedRows === 1n) return 'new';",
    after: "if (kept.numInsertedOrUpdatedRows !== 7n) return 'new';",
    tests: INBOX,
  },
  {
    what: 'a delivery is settled twice',
    file: 'src/store/inbox.ts',
    before: 'if (numUpdatedRows !== 1n)',
    after: 'if (numUpdatedRows > 1n)',
    tests: INBOX,
  },
  {
    what: 'a draft that was replaced while it was sent counts as said',
    file: 'src/store/outbox.ts',
    before:
      ".set({ doneAt: this.now(), trouble: null }).where('id', '=', id);\n    await row.where('revision', '=', revision).execute();",
    after:
      ".set({ doneAt: this.now(), trouble: null }).where('id', '=', id);\n    await row.where('revision', '>=', revision).execute();",
    tests: OUTBOX,
  },
  {
    what: 'what stands in one slot is said twice',
    file: 'src/store/outbox.ts',
    before: 'if (slot !== null && (await this.#replace(game, slot, said))) continue;',
    after: 'if (slot === null && (await this.#replace(game, what ?? lane, said))) continue;',
    tests: OUTBOX,
  },
  {
    what: 'a draft overtakes what was to be said of the same thing before it',
    file: 'src/store/outbox.ts',
    before: 'and older.what = draft.what and older.id < draft.id',
    after: 'and older.what = draft.what and older.id > draft.id',
    tests: OUTBOX,
  },
  {
    what: 'a damaged snapshot is believed',
    file: 'src/store/snapshots.ts',
    before: 'if (sha256(state) === digest && found?.hash === kept.head)',
    after: 'if (found?.hash === kept.head)',
    tests: SNAPSHOTS,
  },
  {
    what: 'a snapshot of another log is believed',
    file: 'src/store/snapshots.ts',
    before: 'if (sha256(state) === digest && found?.hash === kept.head)',
    after: 'if (sha256(state) === digest)',
    tests: SNAPSHOTS,
  },
  {
    what: 'a throw is made twice',
    file: 'src/game/luck.ts',
    before: '?? -1) + 1 : 0;',
    after: '?? 0) : 0;',
    tests: ['src/referee/dice.test.ts'],
  },
  {
    what: 'the later of two commitments stands',
    file: 'src/store/seeds.ts',
    before: ".set({ acceptedTs: ts }).where('acceptedTs', 'is', null);",
    after: ".set({ acceptedTs: ts }).where('day', '=', day);",
    tests: ['src/store/seeds.test.ts'],
  },
];
