import type { Outcome } from './run.ts';

const LEAST = { acts: 200, faults: 5, kinds: 3 };

/** Whether so much happened, and went wrong, that the run says anything. */
export function counts({ acts, faults }: Pick<Outcome, 'acts' | 'faults'>): boolean {
  return (
    sum(acts.values()) >= LEAST.acts &&
    sum(faults.values()) >= LEAST.faults &&
    faults.size >= LEAST.kinds &&
    (faults.get('kill') ?? 0) > 0
  );
}

export function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((all, n) => all + n, 0);
}

/** `kill 3, drop 7`: the most first. */
export function histogram(of: ReadonlyMap<string, number>): string {
  const all = [...of].sort(([a, n], [b, m]) => m - n || a.localeCompare(b));
  return all.map(([name, n]) => `${name} ${n}`).join(', ');
}

/** One run in a few lines. */
export function told({ plan, acts, faults, wrong, folder, tookMs }: Outcome): string {
  const { seed, mode, people } = plan;
  const secs = (tookMs / 1000).toFixed(1);
  const lines = [
    `seed ${seed}: ${people} people over ${mode}, ${sum(acts.values())} acts, ${sum(faults.values())} faults, ${secs} s: ${wrong.length === 0 ? 'all is right' : 'WRONG'}`,
    `  acts: ${histogram(acts)}`,
    `  faults: ${histogram(faults)}`,
  ];
  return [
    ...lines,
    ...wrong.map((one) => `  ${one}`),
    ...(wrong.length === 0 ? [] : [`  left in ${folder}`]),
  ].join('\n');
}
