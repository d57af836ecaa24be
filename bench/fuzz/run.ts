import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { doorOf } from './doors/list.ts';
import { Luck } from './luck.ts';
import type { Count, Found } from './play.ts';

/** So long without coming further is for ever, ms; shrinking a find takes a while. */
const STUCK_MS = 60_000;
const MOST_FINDS = 20;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
const [inputs, seed, from] = [Number(values.inputs), Number(values.seed), Number(values.from)];
if (![inputs, seed, from].every((n) => Number.isSafeInteger(n) && n >= 0)) {
  process.stderr.write('Write it so: npm run fuzz -- --inputs 1000000 --seed 1 --from 0\n');
  process.exit(2);
}

const tell = (line: string) => process.stdout.write(`${line}\n`);

interface Told {
  readonly found?: Found;
  readonly counts?: readonly Count[];
}

/** Plays in a thread of its own, so that what never ends is noticed, and what breaks the process breaks only that. */
function played(): Promise<{ readonly finds: number; readonly counts: readonly Count[] }> {
  const at = new SharedArrayBuffer(4);
  const now = new Int32Array(at);
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { seed, from, to: from + inputs, at },
  });
  let finds = 0;
  return new Promise((resolve) => {
    const end = (counts: readonly Count[]) => {
      clearInterval(watch);
      void worker.terminate();
      resolve({ finds, counts });
    };
    const lost = (saying: string) => {
      const n = Atomics.load(now, 0);
      finds += 1;
      const input = JSON.stringify(doorOf(n).make(new Luck(seed, n)));
      tell(`\n${saying} at input ${n} (${doorOf(n).name}):\n  ${input.slice(0, 2_000)}`);
      end([]);
    };
    let [seen, since] = [-1, performance.now()];
    const watch = setInterval(() => {
      const n = Atomics.load(now, 0);
      if (n !== seen) [seen, since] = [n, performance.now()];
      else if (performance.now() - since > STUCK_MS) lost('It never ended');
    }, 1_000);
    worker.on('error', (error) => lost(`It broke (${error.message})`));
    worker.on('message', ({ found, counts }: Told) => {
      if (counts) return end(counts);
      if (!found) return;
      finds += 1;
      const input = JSON.stringify(found.input);
      tell(`\n${found.is} at input ${found.n} (${found.door}): ${found.saying}\n  ${input.slice(0, 2_000)}`);
      if (finds >= MOST_FINDS) end([]);
    });
  });
}

const began = performance.now();
const { finds, counts } = await played();
tell(
  `\n${'parser'.padEnd(24)}${'inputs'.padStart(9)}${'mean ms'.padStart(10)}${'most ms'.padStart(10)}  input`,
);
for (const { door, inputs: n, ms, slowestMs, slowest } of counts)
  tell(
    `${door.padEnd(24)}${String(n).padStart(9)}${(ms / n).toFixed(3).padStart(10)}${slowestMs.toFixed(1).padStart(10)}  ${slowest}`,
  );
const seconds = ((performance.now() - began) / 1000).toFixed(0);
tell(
  `\n${counts.reduce((sum, { inputs: n }) => sum + n, 0)} inputs from ${from} on, seed ${seed}, ${seconds} s: ${finds} finds.`,
);
process.exitCode = finds === 0 ? 0 : 1;
