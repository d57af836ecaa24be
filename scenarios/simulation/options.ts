import { parseArgs } from 'node:util';

const USAGE =
  'npm run simulate -- [--seed N | --from N] [--faults M] [--runs K] [--beside B] [--quiet]\n' +
  '--beside: so many runs at a time, which keeps a processor busy while each of them waits.';

export interface Options {
  readonly from: number;
  readonly faults: number;
  readonly runs: number;
  readonly beside: number;
  readonly quiet: boolean;
}

function wholeNumber(name: string, given: string, least: number): number {
  if (/^\d{1,9}$/.test(given) && Number(given) >= least) return Number(given);
  process.stderr.write(`--${name} takes a whole number from ${least}. ${USAGE}\n`);
  process.exit(2);
}

function parsed() {
  try {
    return parseArgs({
      options: {
        seed: { type: 'string' },
        from: { type: 'string' },
        faults: { type: 'string', default: '9' },
        runs: { type: 'string', default: '1' },
        beside: { type: 'string', default: '1' },
        quiet: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${USAGE}\n`);
    process.exit(2);
  }
}

/** What was typed; ends the program when it cannot be read. */
export function readOptions(): Options {
  const { seed, from, faults, runs, beside, quiet } = parsed();
  return {
    from: wholeNumber('from', from ?? seed ?? '1', 0),
    faults: wholeNumber('faults', faults, 1),
    runs: wholeNumber('runs', runs, 1),
    beside: wholeNumber('beside', beside, 1),
    quiet,
  };
}
