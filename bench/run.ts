import { existsSync } from 'node:fs';
import { decide } from '../src/game/decide.ts';
import { fold, lawFrom, unfounded } from '../src/game/evolve.ts';
import { noDice } from '../src/game/luck.ts';
import type { Command, Game, GameEvent, Stamp } from '../src/game/types.ts';
import type { Cell, Dice, Rule } from '../src/ruleset/types.ts';
import { loadRulesets, type Rulesets } from '../src/slack/rulesets.ts';
import { sixty } from './law.ts';

const PEOPLE = 30;
const STOCKS = 20;
const START = Date.parse('2021-02-03T12:00:00Z');
const HOUR_MS = 3_600_000;

/** Every die shows 3: what is measured is the work, not the luck. */
const threes: Dice = { roll: (count) => ({ faces: Array.from({ length: count }, () => 3), n: 0 }) };

function packageRoot(): URL {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('package.json', folder))) folder = new URL('../', folder);
  return folder;
}

class Rehearsal {
  game: Game;
  readonly events: GameEvent[] = [];
  at = START;

  constructor({ core, rounds }: Rulesets) {
    this.game = unfounded('bench');
    const things = Array.from({ length: STOCKS }, (_, i) => ({
      kind: 'stock',
      values: {
        symbol: `S${String.fromCharCode(65 + i)}`,
        name: `Stock ${i}`,
        price: '100',
        volatility: 'low',
      },
    }));
    const documents = [core, ...rounds];
    const place = { team: 'T', channel: 'C', roundName: 'Bench', emperor: 'p0', settings: {} };
    this.does('p0', { do: 'found', ...place, documents, things });
    for (let i = 1; i < PEOPLE; i += 1) this.does(`p${i}`, { do: 'act', move: { action: 'join', args: {} } });
  }

  rules(by: string, command: Command) {
    const stamp: Stamp = { by, at: this.at, dice: command.do === 'act' ? threes : noDice, day: '2021-02-03' };
    return decide(this.game, command, stamp);
  }

  does(by: string, command: Command): void {
    const ruling = this.rules(by, command);
    if (!ruling.lawful) throw new Error(`refused: ${JSON.stringify(ruling.grounds)}`);
    const events = ruling.events.map((drafted, i) => ({ ...drafted, seq: this.game.seq + 1 + i }));
    this.game = fold(this.game, events);
    this.events.push(...events);
  }
}

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

function run(): void {
  const rulesets = loadRulesets(new URL('rulesets/', packageRoot()));
  const rules = [...rulesets.core.rules, ...rulesets.rounds.flatMap((round) => round.rules)];
  const from = performance.now();
  lawFrom({ version: 1, rules });
  report('compile both rulesets, the first time', performance.now() - from);
  report(
    'compile both rulesets, unchanged',
    median(50, () => void lawFrom({ version: 1, rules })),
  );
  reportLaw(rules);
  const table = new Rehearsal(rulesets);
  const buy = (count: number): Command => ({
    do: 'act',
    move: { action: 'buy', args: { stock: 'SA', count } },
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
}

run();
