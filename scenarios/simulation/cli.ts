import { readOptions } from './options.ts';
import { counts, histogram, sum, told } from './report.ts';
import { type Outcome, runOnce } from './run.ts';

const { from, faults, runs, beside, quiet } = readOptions();
const all = { acts: new Map<string, number>(), faults: new Map<string, number>(), counted: 0, done: 0 };
const wrong: number[] = [];
const began = performance.now();
let next = from;

function add(to: Map<string, number>, what: ReadonlyMap<string, number>): void {
  for (const [name, n] of what) to.set(name, (to.get(name) ?? 0) + n);
}

function note(outcome: Outcome): void {
  add(all.acts, outcome.acts);
  add(all.faults, outcome.faults);
  all.done += 1;
  if (counts(outcome)) all.counted += 1;
  if (outcome.wrong.length > 0) wrong.push(outcome.plan.seed);
  if (!quiet || outcome.wrong.length > 0) process.stdout.write(`${told(outcome)}\n`);
}

async function oneByOne(): Promise<void> {
  while (next < from + runs) {
    const seed = next;
    next += 1;
    note(await runOnce(seed, faults));
  }
}

/** `2000 runs from seed 1 with 9 faults: 1990 count, 0 wrong; 14320 s; …` in one line. */
function summed(): string {
  const secs = ((performance.now() - began) / 1000).toFixed(0);
  const failed = wrong.length === 0 ? '0 wrong' : `${wrong.length} wrong (seeds ${wrong.join(', ')})`;
  const each = all.done === 0 ? '' : `, ${(Number(secs) / all.done).toFixed(1)} s each`;
  const struck = `${sum(all.faults.values())} faults: ${histogram(all.faults)}`;
  return `${all.done} runs from seed ${from} with ${faults} faults: ${all.counted} count, ${failed}; ${secs} s${each}; ${sum(all.acts.values())} acts; ${struck}\n`;
}

function end(): never {
  if (!quiet) process.stdout.write(`acts: ${histogram(all.acts)}\n`);
  process.stdout.write(summed());
  process.exit(wrong.length === 0 ? 0 : 1);
}

// A run that comes to grief is told by its checks; it must not end those that are still to come.
process.on('unhandledRejection', (error) => process.stderr.write(`${String(error)}\n`));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
await Promise.all(Array.from({ length: Math.min(beside, runs) }, oneByOne));
end();
