import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Held } from './lock.ts';
import { openStore } from './store.ts';
import { trialPath, trialStore } from './trial.ts';

/** Runs in a process of its own: opens the ledger and says so, then runs `work`. */
function script(path: string, work: string): string {
  return `
    import { openStore } from ${JSON.stringify(new URL('store.ts', import.meta.url))};
    import { raise, draft } from ${JSON.stringify(new URL('trial.ts', import.meta.url))};
    const store = await openStore(${JSON.stringify(path)}).catch((error) => {
      console.log(error.message);
      process.exit(1);
    });
    console.log('open');
    async function command(n, last = () => {}) {
      const id = 'Ev' + n;
      await store.inbox.take({ id, sort: 'command', receivedAt: n, body: {} });
      await store.transact(async (tx) => {
        await tx.log.append('G', Array.from({ length: 25 }, () => raise(n)), id);
        await tx.outbox.queue([draft({ body: id })], 'G');
        await tx.inbox.settle(id, { lawful: true });
        last();
      });
      console.log(id);
    }
    ${work}`;
}

let path: string;
let remove: () => void;
let child: ChildProcess | undefined;

beforeEach(async () => {
  ({ path, remove } = trialPath());
  await (await trialStore(path)).store.close();
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  remove();
});

/** Starts the child and yields its lines until it has ended. */
async function* run(work: string): AsyncGenerator<string> {
  const root = new URL('../..', import.meta.url);
  // It reads the TypeScript as these tests do.
  const flags = [...process.execArgv, '--input-type=module', '-e'];
  const started = spawn(process.execPath, [...flags, script(path, work)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = started;
  const ended = once(started, 'exit');
  yield* createInterface({ input: started.stdout });
  // Its output ends before its locks do.
  await ended;
}

/** Asks of each command what it wrote: all, or nothing. */
async function settledAfterCrash(): Promise<string[]> {
  const store = await openStore(path);
  const events = await store.log.tail('G', 0);
  const unfinished = (await store.inbox.unfinished()).map(({ id }) => id);
  const settled = [...new Set(events.map(({ cause }) => cause!))];
  for (const id of settled) {
    expect(events.filter(({ cause }) => cause === id)).toHaveLength(25);
    expect(await store.inbox.take({ id, sort: 'command', receivedAt: 0, body: {} })).toBe('done');
  }
  expect(unfinished.filter((id) => settled.includes(id))).toEqual([]);
  expect(await store.outbox.unsent()).toBe(settled.length);
  expect(await store.log.verify('G')).toMatchObject({ intact: true, head: { seq: settled.length * 25 } });
  await store.close();
  return settled;
}

test.each([3, 8])(
  'killed after %i commands, all that was told is there, and nothing by halves',
  async (enough) => {
    const told: string[] = [];
    for await (const line of run('for (let n = 1; n <= 5_000; n += 1) await command(n);')) {
      if (line !== 'open') told.push(line);
      if (told.length === enough) child?.kill('SIGKILL');
    }
    const settled = await settledAfterCrash();
    expect(told.length).toBeLessThan(5_000);
    expect(settled.slice(0, told.length)).toEqual(told);
  },
);

test('killed in the middle of a transaction, nothing of it is there but the delivery to finish', async () => {
  const told: string[] = [];
  const work = "await command(1); await command(2, () => process.kill(process.pid, 'SIGKILL'));";
  for await (const line of run(work)) told.push(line);
  expect(told).toEqual(['open', 'Ev1']);
  expect(await settledAfterCrash()).toEqual(['Ev1']);
  const store = await openStore(path);
  expect((await store.inbox.unfinished()).map(({ id }) => id)).toEqual(['Ev2']);
  await store.close();
});

test('a second process is told in one sentence; when the first is gone, however it went, the seat is free', async () => {
  const lines = run('setInterval(() => {}, 1_000);');
  expect((await lines.next()).value).toBe('open');
  const sentence = `Another Fast Nomic is running on ${path}. Stop it first: a game has one referee.`;
  await expect(openStore(path)).rejects.toThrow(new Held(path));
  expect(new Held(path).message).toBe(sentence);
  const gone = once(child!, 'exit');
  child?.kill('SIGKILL');
  await gone;
  const store = await openStore(path);
  await expect(openStore(path)).rejects.toBeInstanceOf(Held);

  const told: string[] = [];
  for await (const line of run('')) told.push(line);
  expect(told).toEqual([sentence]);
  await store.close();
});
