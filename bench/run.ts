import { fold, lawFrom, unfounded } from '../src/game/evolve.ts';
import type { Command } from '../src/game/types.ts';
import type { Cell, Rule } from '../src/ruleset/types.ts';
import { reportAudit } from './audit.ts';
import { reportCharts } from './charts.ts';
import { reportHostile } from './hostile/report.ts';
import { sixty } from './law.ts';
import { Rehearsal, rehearsed } from './rehearsal.ts';
import { reportStrike } from './strike.ts';

const PEOPLE = 30;
const STOCKS = 20;
const HOUR_MS = 3_600_000;

/** Median milliseconds of some runs, after a few to warm up. */
function median(runs: number, work: () => void): number {
  for (let i = 0; i < Math.min(20, runs); i += 1) work();
  const times = Array.from({ length: runs }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return times.sort((a, b) => a - b)[Math.floor(runs / 2)] ?? Number.NaN;
}

function report(what: string, ms: number): void {
  process.stdout.write(`${what.padEnd(64)} ${ms.toFixed(3).padStart(10)} ms\n`);
}

function reportLaw(shipped: readonly Rule[]): void {
  const ways = sixty(shipped, { by: 'p1', matter: null, shelf: new Map() });
  const what = `a ruleset of ${ways.rules.length} rules`;
  report(
    `recompile ${what} after a change of one`,
    median(100, () => ways.recompile()),
  );
  const table = new Map<string, Cell>([['game/emperor', 'p0']]);
  report(
    `dry run of an amendment to one rule of ${what}`,
    median(60, () => ways.dryRun(table)),
  );
}

async function run(): Promise<void> {
  const rulesets = rehearsed();
  const rules = [...rulesets.core.rules, ...rulesets.rounds.flatMap((round) => round.rules)];
  const from = performance.now();
  lawFrom({ version: 1, rules });
  report('compile both rulesets, the first time', performance.now() - from);
  report(
    'compile both rulesets, unchanged',
    median(50, () => void lawFrom({ version: 1, rules })),
  );
  reportLaw(rules);
  const table = new Rehearsal(rulesets, { people: PEOPLE, stocks: STOCKS });
  const buy = (count: number): Command => ({
    do: 'act',
    move: { action: 'buy', args: { stock: 'SAA', count } },
  });
  report(
    `decide a purchase (${PEOPLE} players, ${STOCKS} stocks)`,
    median(300, () => void table.rules('p1', buy(5))),
  );
  report(
    'decide a refused purchase',
    median(300, () => void table.rules('p1', buy(1_000_000))),
  );
  const adjust: Command = { do: 'act', move: { action: 'adjust', args: {} } };
  report(
    `decide an adjustment of ${STOCKS} stocks`,
    median(200, () => void table.rules('p1', adjust)),
  );
  table.does('p1', { do: 'submit', kind: 'proposal', title: 'Bench', text: 'PROPOSAL: Bench', post: '1.0' });
  const vote: Command = { do: 'vote', matter: 'P1', vote: 'for', signal: { id: 'button:1', way: 'button' } };
  report(
    'decide a vote',
    median(300, () => void table.rules('p2', vote)),
  );
  for (let i = 0; i < 500; i += 1) {
    table.at += HOUR_MS;
    table.does(`p${1 + (i % (PEOPLE - 1))}`, i % 10 === 0 ? adjust : buy(1));
  }
  const { events } = table;
  report(
    `fold ${events.length} events into a game`,
    median(10, () => void fold(unfounded('bench'), events)),
  );
  reportStrike(report);
  await reportAudit(rulesets, report);
  reportHostile(rulesets, report);
  await reportCharts(events, report);
}

await run();
