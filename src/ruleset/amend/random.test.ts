import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canEnact, canFail, compile, exportDocument, fill, mayResolve, maySubmit, prose } from '../engine.ts';
import { enacts, marketGame, proposes } from '../testing/enact.ts';
import { mutated, mutationsArbitrary } from '../testing/mutations.ts';
import { amendmentBlock, SIXTEEN } from '../testing/sixteen.ts';
import { facts, rulesOf, type Stage } from '../testing/stage.ts';
import type { Amendment } from './types.ts';

const HOUR_MS = 3_600_000;
const blocks = SIXTEEN.map(amendmentBlock);

const moves = fc.array(
  fc.record({
    by: fc.constantFrom('ann', 'bo', 'zed'),
    action: fc.nat({ max: 15 }),
    stock: fc.constantFrom('AAA', 'BBB', 'no'),
    n: fc.integer({ min: -3, max: 9 }),
    hours: fc.integer({ min: 0, max: 3 }),
  }),
  { maxLength: 8 },
);
type Played = typeof moves extends fc.Arbitrary<infer T> ? T : never;

/** Acts under whatever rules are in force; what is refused changes nothing. */
function play(game: Stage, played: Played): void {
  const actions = [...game.program.actions.values()];
  for (const { by, action, stock, n, hours } of played) {
    game.hoursPass(hours);
    const spec = actions[action % actions.length]!;
    const args = Object.fromEntries(
      spec.takes.map(({ name, type }) => [name, type === 'stock' ? stock : type === 'player' ? by : n]),
    );
    const before = JSON.stringify([...game.table]);
    const verdict = game.tries(by, spec.name, args);
    expect(JSON.stringify([...game.table])).toBe(before);
    if (verdict.lawful) game.apply(verdict.changes);
  }
}

/** The law as it would be after an export of both sections and a load. */
function reloaded(game: Stage): Stage['program'] {
  const rules = (['core', 'round'] as const).flatMap((scope) =>
    rulesOf(exportDocument('Law', game.program.rules, scope), scope),
  );
  const compiled = compile(rules);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.faults));
  return compiled.program;
}

function faceOf({ rules, ...program }: Stage['program']): string {
  const plain = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);
  return JSON.stringify([program, rules.map(({ number: _, ...rule }) => rule)], plain);
}

function sound(game: Stage, amendment: Amendment): void {
  if (!amendment.ok) {
    expect(amendment.faults.length).toBeGreaterThan(0);
    expect(amendment.faults.every(({ saying }) => saying.length > 0)).toBe(true);
    return;
  }
  expect(fill(game.program, game.table, game.program)).toEqual({ changes: [], notices: [], faults: [] });
  expect(faceOf(reloaded(game))).toBe(faceOf(game.program));
  for (const { id } of game.program.rules) prose(game.program, game.world, id);
}

/** Section 8: whatever was enacted, a call for judgement can be raised, and goes through after two days. */
function floorHolds(game: Stage): void {
  const present = ['ann', 'bo', 'cy'].filter((id) => game.value(`player/${id}/playing`) === true);
  if (present.length === 0) return;
  expect(maySubmit(game.program, game.world, present[0]!, 'cfj')).toEqual([]);
  const late = facts({ kind: 'cfj', forVotes: 3, openForMs: 48 * HOUR_MS });
  expect(canEnact(game.program, game.world, late).yes).toBe(true);
  expect(canFail(game.program, game.world, late).yes).toBe(false);
  expect(present.some((id) => mayResolve(game.program, game.world, id, late).length === 0)).toBe(true);
}

function propose(game: Stage, source: string): Amendment {
  const before = JSON.stringify([[...game.table], game.program.rules]);
  const amendment = proposes(game, source);
  expect(JSON.stringify([[...game.table], game.program.rules]), 'a question changed something').toBe(before);
  if (amendment.ok) {
    game.apply(amendment.changes);
    game.program = amendment.program;
  }
  return amendment;
}

test('any order of amendments: refused ones change nothing, enacted ones export, load and play on', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(blocks, { minLength: 3, maxLength: 8 }), moves, (order, played) => {
      const game = marketGame();
      for (const source of order) sound(game, propose(game, source));
      play(game, played);
      floorHolds(game);
    }),
    { numRuns: 8 },
  );
});

test('mutated amendments never throw; those that apply leave a game that can be played and judged', () => {
  const game = marketGame();
  for (const source of blocks.slice(0, 9)) enacts(game, source);
  const [table, program] = [new Map(game.table), game.program];
  let applied = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...blocks.slice(4)),
      mutationsArbitrary,
      moves,
      (source, mutations, played) => {
        game.table = new Map(table);
        game.program = program;
        const amendment = propose(game, mutated(source, mutations));
        sound(game, amendment);
        if (!amendment.ok) return;
        applied += 1;
        play(game, played);
        floorHolds(game);
      },
    ),
    { numRuns: 100 },
  );
  expect(applied).toBeGreaterThan(0);
});
