import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { canEnact, canFail, lockMs, slotsOf } from './engine.ts';
import { amended, type Lawful } from './testing/amended.ts';
import { facts } from './testing/stage.ts';

const law = [
  readFileSync('rulesets/core.md', 'utf8'),
  readFileSync('rulesets/stock-market.md', 'utf8'),
] as const;

const HOUR = 3_600_000;

/** No number, dice, sign or right of the law lives anywhere but in its text. */
const LAW: readonly Lawful[] = [
  [
    'idle_after',
    'idle_after: 2d',
    'idle_after: 3d',
    (g) => g.hoursPass(48).tries('bo', 'make_observer', { idler: 'cy' }).lawful,
    true,
    false,
  ],
  [
    'return_wait',
    'return_wait: 1d',
    'return_wait: 2h',
    (g) =>
      g.hoursPass(48).does('bo', 'make_observer', { idler: 'cy' }).hoursPass(2).tries('cy', 'join').lawful,
    false,
    true,
  ],
  [
    'counts_as_action',
    'counts_as_action: [ vote, submit, resolve, action ]',
    'counts_as_action: [ vote ]',
    (g) =>
      g.hoursPass(1).does('cy', 'adjust').hoursPass(47).tries('bo', 'make_observer', { idler: 'cy' }).lawful,
    false,
    true,
  ],
  [
    'proposal_slots',
    'proposal_slots: 2',
    'proposal_slots: 5',
    (g) => slotsOf(g.program, g.world, 'bo', 'proposal'),
    2,
    5,
  ],
  ['dov_wait', 'dov_wait: 2d', 'dov_wait: 5h', (g) => lockMs(g.program, g.world, 'dov'), 48 * HOUR, 5 * HOUR],
  [
    'voting_time to enact',
    'voting_time: 18h',
    'voting_time: 2h',
    (g) => canEnact(g.program, g.world, facts({ kind: 'proposal', forVotes: 1, openForMs: 2 * HOUR })).yes,
    false,
    true,
  ],
  [
    'voting_time to fail',
    'voting_time: 18h',
    'voting_time: 2h',
    (g) => canFail(g.program, g.world, facts({ kind: 'proposal', openForMs: 2 * HOUR })).yes,
    false,
    true,
  ],
  [
    'the criterion to enact',
    'matter.for_votes * 2 > size(players)',
    'matter.for_votes * 3 > size(players) * 2',
    (g) => canEnact(g.program, g.world, facts({ kind: 'proposal', forVotes: 2 })).yes,
    true,
    false,
  ],
  [
    'the criterion to fail',
    'matter.against_votes * 2 >= size(players)',
    'matter.against_votes == size(players)',
    (g) => canFail(g.program, g.world, facts({ kind: 'proposal', againstVotes: 2 })).yes,
    true,
    false,
  ],
];

test.each(LAW)('%s is law, not program', (_, from, to, ask, before, after) => {
  expect(ask(amended(law))).toEqual(before);
  expect(ask(amended(law, [from, to]))).toEqual(after);
});
