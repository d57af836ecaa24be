import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { Play } from './play.ts';

const GIVEN = z.object({
  seed: z.number(),
  from: z.number(),
  to: z.number(),
  at: z.instanceof(SharedArrayBuffer),
});
const { seed, from, to, at } = GIVEN.parse(workerData);

/** Where it has come to, for whoever watches that it comes any further. */
const now = new Int32Array(at);
const play = new Play(seed);
for (let n = from; n < to; n += 1) {
  Atomics.store(now, 0, n);
  const found = play.once(n);
  if (found !== null) parentPort?.postMessage({ found });
}
parentPort?.postMessage({ counts: [...play.counts.values()] });
