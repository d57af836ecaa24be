import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { canEnact, canFail, lockMs, mayResolve, maySubmit, mayVote, slotsOf } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { facts, rulesOf, Stage } from '../testing/stage.ts';
import type { Ground, MatterFacts } from '../types.ts';

const core = rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core');
const round = rulesOf(readFileSync('rulesets/stock-market.md', 'utf8'), 'round');
const HOUR = 3_600_000;

let game: Stage;

beforeEach(() => {
  game = new Stage([...core, ...round], ['ann', 'bo', 'cy', 'dee', 'eve']);
});

const words = (grounds: readonly Ground[]) => grounds.map(({ rule, saying }) => `${rule}: ${plain(saying)}`);
const enacts = (over: Partial<MatterFacts> = {}) =>
  canEnact(game.program, game.world, facts({ kind: 'proposal', ...over })).yes;
const fails = (over: Partial<MatterFacts> = {}) =>
  canFail(game.program, game.world, facts({ kind: 'proposal', ...over })).yes;

test('FN-R1 · FN-R2 · thresholds by the number of players', () => {
  const table = [
    [1, 1],
    [2, 1],
    [2, 2],
    [3, 2],
    [3, 3],
    [4, 3],
    [4, 4],
    [5, 4],
    [5, 5],
    [6, 5],
    [6, 6],
    [7, 6],
  ] as const;
  for (const [i, [enact, fail]] of table.entries()) {
    game = new Stage(
      core,
      Array.from({ length: i + 1 }, (_, n) => `p${n}`),
    );
    expect([enacts({ forVotes: enact }), enacts({ forVotes: enact - 1 })]).toEqual([true, false]);
    expect([fails({ againstVotes: fail }), fails({ againstVotes: fail - 1 })]).toEqual([true, false]);
  }
});

test('S07 · S08 · at 18 hours every matter is exactly one of the two', () => {
  const late = { openForMs: 18 * HOUR };
  for (const [forVotes, againstVotes, enact] of [
    [0, 0, false],
    [1, 1, false],
    [1, 0, true],
    [2, 1, true],
    [0, 1, false],
  ] as const) {
    expect(enacts({ ...late, forVotes, againstVotes })).toBe(enact);
    expect(fails({ ...late, forVotes, againstVotes })).toBe(!enact);
  }
  const early = { openForMs: 18 * HOUR - 1 };
  expect([enacts({ ...early, forVotes: 1 }), fails(early)]).toEqual([false, false]);
});

test('FN-R1 · FN-R2 · vetoed or self-killed is never enacted and fails at once', () => {
  for (const dead of [{ killed: true }, { vetoed: true }]) {
    expect([enacts({ forVotes: 5, ...dead }), fails({ forVotes: 5, ...dead })]).toEqual([false, true]);
  }
});

test('FN-R1 · the answer names the rule it stands on', () => {
  expect(canEnact(game.program, game.world, facts({ kind: 'dov' }))).toEqual({
    yes: false,
    notice: null,
    rule: 'resolution',
    par: 2,
  });
});

test('FN-M3 · FN-E2 · S20 · who may submit', () => {
  const may = (by: string, kind: string) => words(maySubmit(game.program, game.world, by, kind));
  expect([may('bo', 'proposal'), may('ann', 'proposal'), may('bo', 'dov'), may('ann', 'cfj')]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(may('ann', 'dov')[0]).toContain('Only a player other than the Emperor may submit one; ann is not');
  expect(may('zed', 'proposal')).toEqual([
    'official_entries_and_votable_matters: Only a player may submit one; zed is not.',
  ]);
  expect(may('zed', 'cfj')).toHaveLength(1);
});

test('FN-M2 · FN-R5 · slots and locks are asked of the rules', () => {
  expect(slotsOf(game.program, game.world, 'bo', 'proposal')).toBe(2);
  expect(slotsOf(game.program, game.world, 'bo', 'cfj')).toBeNull();
  expect(lockMs(game.program, game.world, 'dov')).toBe(48 * HOUR);
  expect(lockMs(game.program, game.world, 'proposal')).toBeNull();
});

test('FN-R4 · FN-V8 · who resolves: the round widens it, observers never', () => {
  const may = (by: string, kind: string) => words(mayResolve(game.program, game.world, by, facts({ kind })));
  for (const kind of ['proposal', 'cfj', 'dov'])
    expect([may('ann', kind), may('bo', kind)]).toEqual([[], []]);
  expect(may('zed', 'dov')).toEqual(['resolution: zed is an observer; only players resolve matters.']);
  expect(mayResolve(game.program, game.world, 'zed', facts({ kind: 'dov' }))[0]?.par).toBe(1);
  game = new Stage(core, ['ann', 'bo']);
  expect(may('bo', 'proposal')).toEqual(['resolution: Only the Emperor may resolve a PROPOSAL.']);
  expect(may('bo', 'cfj')).toEqual(['resolution: Only the Emperor may resolve a CALL FOR JUDGEMENT.']);
  expect([may('ann', 'proposal'), may('bo', 'dov')]).toEqual([[], []]);
});

test('FN-V8 · S17 · a vote is for players', () => {
  expect(words(mayVote(game.program, game.world, 'zed', facts({ kind: 'proposal' })))).toEqual([
    'votes: zed is an observer, so this is not a vote. Whoever becomes a player votes anew.',
  ]);
  expect(mayVote(game.program, game.world, 'bo', facts({ kind: 'proposal' }))).toEqual([]);
});

const added = (mechanism: string, law = core) => [
  ...law,
  ...rulesOf(`# Round\n\n## Bars\n\nWords.\n\n\`\`\`mechanism\n${mechanism}\n\`\`\`\n`, 'round'),
];

test('guards and may_not stand before submitting, voting and resolving, but never before a cfj', () => {
  const guard = (target: string) => `  ${target}:\n    - { that: "false", else: "No." }\n`;
  const targets = ['submit', 'vote', 'resolve'].flatMap((verb) =>
    ['proposal', 'cfj'].map((kind) => guard(`${verb} ${kind}`)),
  );
  const bars = ['submit', 'vote', 'resolve'].map((verb) => `  - { who: player, may_not: ${verb} }\n`);
  game = new Stage(added(`guards:\n${targets.join('')}permissions:\n${bars.join('')}`), ['ann', 'bo']);
  expect(words(maySubmit(game.program, game.world, 'bo', 'proposal'))).toEqual([
    'bars: bo may not submit a PROPOSAL.',
    'bars: No.',
  ]);
  expect(words(mayVote(game.program, game.world, 'bo', facts({ kind: 'proposal' })))).toEqual([
    'bars: bo may not vote on a PROPOSAL.',
    'bars: No.',
  ]);
  // The Emperor is no player for this rule of the round, which lets nobody play it.
  expect(words(mayResolve(game.program, game.world, 'ann', facts({ kind: 'proposal' })))).toEqual([
    'bars: No.',
  ]);
  expect(maySubmit(game.program, game.world, 'bo', 'cfj')).toEqual([]);
  expect(mayVote(game.program, game.world, 'bo', facts({ kind: 'cfj' }))).toEqual([]);
  expect(mayResolve(game.program, game.world, 'ann', facts({ kind: 'cfj' }))).toEqual([]);
});

test('floor · with every permission gone every player may resolve a cfj, and nothing else', () => {
  const law = core.map((rule) => ({
    ...rule,
    mechanism: rule.mechanism?.replace(/permissions:[\s\S]*/, '') ?? null,
  }));
  game = new Stage(law, ['ann', 'bo']);
  expect(mayResolve(game.program, game.world, 'bo', facts({ kind: 'cfj' }))).toEqual([]);
  expect(words(mayResolve(game.program, game.world, 'bo', facts({ kind: 'proposal' })))).toEqual([
    'engine: Nobody may resolve a PROPOSAL.',
  ]);
});

test('floor · with every rule gone a cfj exists, and after 48 hours a majority carries it', () => {
  game = new Stage([], ['ann', 'bo', 'cy']);
  expect(maySubmit(game.program, game.world, 'bo', 'cfj')).toEqual([]);
  expect(game.program.matters.get('cfj')).toMatchObject({
    opens: 'CALL FOR JUDGEMENT:',
    letter: 'C',
    freezes: false,
  });
  const cfj = (over: Partial<MatterFacts>) => [
    enacts({ kind: 'cfj', ...over }),
    fails({ kind: 'cfj', ...over }),
  ];
  expect(cfj({ forVotes: 2 })).toEqual([true, false]);
  expect(cfj({ forVotes: 1 })).toEqual([false, false]);
  expect(cfj({ forVotes: 1, openForMs: 48 * HOUR })).toEqual([true, false]);
  expect(cfj({ openForMs: 48 * HOUR })).toEqual([false, true]);
});

test('floor · criteria that are never met, or always fail, cannot stop a cfj for more than 48 hours', () => {
  const law = core.map((rule) => ({
    ...rule,
    mechanism:
      rule.mechanism?.replace(/enact: .*/, 'enact: "false"').replace(/fail: .*/, 'fail: "true"') ?? null,
  }));
  game = new Stage(law, ['ann', 'bo', 'cy']);
  const cfj = { kind: 'cfj', forVotes: 2 };
  expect([enacts({ ...cfj, openForMs: 48 * HOUR - 1 }), fails({ ...cfj, openForMs: 48 * HOUR - 1 })]).toEqual(
    [false, true],
  );
  expect([enacts({ ...cfj, openForMs: 48 * HOUR }), fails({ ...cfj, openForMs: 48 * HOUR })]).toEqual([
    true,
    false,
  ]);
});

test('a criterion that breaks gives way to the engine’s own, with a notice', () => {
  const law = added(
    'globals: { noma: 0 }',
    core.map((rule) => ({
      ...rule,
      mechanism: rule.mechanism?.replace(/enact: .*/, 'enact: 1 / noma > 0') ?? null,
    })),
  );
  game = new Stage(law, ['ann', 'bo', 'cy']);
  const judged = canEnact(game.program, game.world, facts({ kind: 'proposal', forVotes: 2 }));
  expect(judged).toMatchObject({ yes: true, rule: 'resolution' });
  expect(judged.notice && plain(judged.notice.saying)).toContain('because it divides by zero');
});
