import { fold, unfounded } from '../src/game/evolve.ts';
import { actsOf } from '../src/game/strike/acts.ts';
import { cascade } from '../src/game/strike/cascade.ts';
import type { Command, Recall } from '../src/game/types.ts';
import { LIMITS } from '../src/ruleset/limits.ts';
import { strikeView } from '../src/slack/views/strike.ts';
import { Rehearsal, rehearsed } from './rehearsal.ts';

const TRADES = LIMITS.actsJudgedAgain - 50;
const SECOND_MS = 1_000;

/** A trade of a long game, with everything that came after it. */
function longGame(): { readonly table: Rehearsal; readonly event: number } {
  const table = new Rehearsal(rehearsed(), { people: 10, stocks: 10 });
  const event = table.game.seq + 1;
  for (let i = 0; i < TRADES; i += 1) {
    table.at += SECOND_MS;
    const buy: Command = { do: 'act', move: { action: 'buy', args: { stock: 'SAA', count: 1 + (i % 3) } } };
    table.does(`p${1 + (i % 9)}`, buy);
  }
  return { table, event };
}

/** How long others wait while somebody is shown what a strike would change, and how long that takes in all, ms. */
export function reportStrike(report: (what: string, ms: number) => void): void {
  const { table, event } = longGame();
  const { game, events } = table;
  const acts = actsOf(events);
  const i = acts.findIndex(({ head }) => head.seq === event);
  const act = acts[i];
  if (act === undefined) throw new Error(`There is no E${event}.`);
  const before = fold(
    unfounded(game.id),
    events.filter(({ seq }) => seq < event),
  );
  const found = { act, before, after: fold(before, act.events), later: acts.slice(i + 1) };
  const whole = { ...found, submitted: [], reversals: [], upTo: game.seq };
  const began = performance.now();
  let [longest, from] = [0, began];
  const steps = cascade(whole, table.at);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    longest = Math.max(longest, performance.now() - from);
    from = performance.now();
  }
  report(`a strike that is judged again over ${acts.length - i - 1} acts, in all`, performance.now() - began);
  report('the same, the longest that nobody else has their turn', longest);
  const recall: Recall = { ...whole, cascade: step.value };
  const asked = { event, order: null, reason: 'a slip', by: 'p1', at: table.at };
  const shown = performance.now();
  strikeView(game, recall, asked);
  report('to show what it would change, at once', performance.now() - shown);
}
