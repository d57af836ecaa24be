import { parseArgs } from 'node:util';
import { counts, histogram, sum, told } from './report.ts';
import { type Outcome, runOnce } from './run.ts';

const USAGE = 'npm run simulate -- [--seed N] [--faults M] [--runs K] [--quiet]';

function wholeNumber(name: string, given: string): number {
  if (/^\d{1,9}$/.test(given)) return Number(given);
  process.stderr.write(`--${name} takes a whole number. ${USAGE}\n`);
  process.exit(2);
}

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '9' },
    runs: { type: 'string', default: '1' },
    quiet: { type: 'boolean', default: false },
  },
});
const seed = wholeNumber('seed', values.seed);
const faults = wholeNumber('faults', values.faults);
const runs = wholeNumber('runs', values.runs);

const all = { acts: new Map<string, number>(), faults: new Map<string, number>(), counted: 0 };
const failed: number[] = [];
const began = performance.now();

function add(to: Map<string, number>, from: ReadonlyMap<string, number>): void {
  for (const [name, n] of from) to.set(name, (to.get(name) ?? 0) + n);
}

function note(outcome: Outcome): void {
  add(all.acts, outcome.acts);
  add(all.faults, outcome.faults);
  if (counts(outcome)) all.counted += 1;
  if (outcome.wrong.length > 0) failed.push(outcome.plan.seed);
  if (!values.quiet || outcome.wrong.length > 0) process.stdout.write(`${told(outcome)}\n`);
}

for (let nth = 0; nth < runs; nth += 1) note(await runOnce(seed + nth, faults));

const secs = ((performance.now() - began) / 1000).toFixed(0);
process.stdout.write(
  `${runs} runs from seed ${seed}, ${all.counted} of them count, ${secs} s. ${failed.length} went wrong${failed.length === 0 ? '' : `: seeds ${failed.join(', ')}`}.\n` +
    `acts ${sum(all.acts.values())}: ${histogram(all.acts)}\nfaults ${sum(all.faults.values())}: ${histogram(all.faults)}\n`,
);
process.exit(failed.length === 0 ? 0 : 1);
