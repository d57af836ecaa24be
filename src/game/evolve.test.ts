import { expect, test } from 'vitest';
import { table } from '../referee/trial/table.ts';
import { adjust, ascend, buy, declare, enact, news, propose } from '../referee/trial/words.ts';
import { cite } from './cite.ts';
import { evolve, fold, lawIn, unfounded } from './evolve.ts';

/** A round with something of everything, up to the address of the next. */
function round() {
  const game = table('ann', 'bo', 'cy').does('bo', propose(), buy(3, 'AAA'), news('AAA'));
  game.lay(3, 9, 9, 8, 8, 8, 8, 8).does('cy', adjust).votes('P1', { for: 'ann bo' }).does('cy', enact('P1'));
  return game
    .does('cy', declare())
    .votes('V1', { for: 'ann bo' })
    .does('bo', enact('V1'))
    .does('cy', ascend('Cheese'));
}

test('FN-L1 · the state is the fold of the events, one by one or at once', () => {
  const { game, log } = round();
  expect(fold(unfounded('G'), log)).toEqual(game);
  expect(log.reduce(evolve, unfounded('G'))).toEqual(game);
});

test('FN-L1 · every event names its author, its instant and the rule or matter it stands on', () => {
  const { log } = round();
  for (const [i, { seq, by, at, under }] of log.entries()) {
    expect(seq).toBe(i + 1);
    expect([by, at, under.rule ?? under.matter].every(Boolean), JSON.stringify(under)).toBe(true);
  }
});

test('FN-L1 · every change names the rule it stands on', () => {
  for (const { changes } of round().log)
    for (const change of changes) expect(change.rule, JSON.stringify(change)).not.toBe('');
});

test('FN-L2 · the law changes with the events that carry one, and with no other', () => {
  const { log, game } = round();
  expect(log.flatMap(({ fact }) => lawIn(fact)?.version ?? [])).toEqual([1, 2]);
  expect(game.law.version).toBe(2);
});

test('the game folded from is not touched', () => {
  const { log } = round();
  const half = fold(unfounded('G'), log.slice(0, 9));
  const before = new Map(half.table);
  fold(half, log.slice(9));
  expect([half.seq, half.table]).toEqual([9, before]);
});

test('rules are cited by section and place', () => {
  const { law } = table('ann').game;
  expect([cite(law, 'resolution', 2), cite(law, 'trading'), cite(law, 'dice')]).toEqual([
    '1.6.2 Resolution',
    '2.4 Trading',
    'the referee',
  ]);
});
