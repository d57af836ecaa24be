import type { Rulesets } from '../../src/slack/rulesets.ts';
import { hostile } from './moves.ts';

const RUNS = 5;

/** What each hostile move takes of the processor at best, ms: other work on the machine does not count. */
export function reportHostile(rulesets: Rulesets, report: (what: string, ms: number) => void): void {
  for (const { what, prepare } of hostile) {
    const ready = prepare(rulesets);
    report(what, Math.min(...Array.from({ length: RUNS }, () => cpuMs(ready()))));
  }
}

function cpuMs(work: () => void): number {
  const from = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}
