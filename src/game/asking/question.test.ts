import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shipped, withRule } from '../../referee/trial/law.ts';
import { said } from '../../referee/trial/picture.ts';
import { seated, type Table } from '../../referee/trial/table.ts';
import { act, adjust, buy, declare, demote, leave, propose, sell, vote } from '../../referee/trial/words.ts';
import type { Command } from '../types.ts';
import { insteadOf } from './instead.ts';
import { answerTo, type Question } from './question.ts';

/** Every die shows its highest face. */
const highest = (sides: number) => sides;
const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const table = () => seated({ people: PEOPLE });
const doing = (command: Command): Question => ({ is: 'do', command });
const asks = ({ game, now }: Table, by: string, question: Question) =>
  answerTo(game, question, { by, at: now });
const would = ({ game, now }: Table, by: string, question: Question) =>
  insteadOf(game, question, { by, at: now });
const lines = (table: Table, by: string, question: Question) =>
  asks(table, by, question).checks.map((check) => `${check.holds ? '+' : '-'} ${said(check)}`);

test('FN-S3 · what cannot be afforded is told with its sum and every condition that does hold', () => {
  const game = table();
  expect(asks(game, 'bo', doing(buy(9_999, 'CCC'))).yes).toBe(true);
  const no = lines(game, 'bo', doing(buy(20_000, 'CCC')));
  expect(no).toEqual([
    '+ trading.1: bo is a player.',
    '+ official_entries_and_votable_matters.6: No DECLARATION OF VICTORY is open.',
    '+ stocks: CCC is a stock.',
    expect.stringMatching(/^- trading\.1: 20,000 × 100 .* 10,000 ≥ 20,000 is false \(`player\.cash/),
  ]);
});

test('FN-S3 · how many would be lawful is found by asking the rules', () => {
  const game = table();
  expect(would(game, 'bo', doing(buy(20_000, 'CCC')))).toContainEqual({
    is: 'count',
    arg: 'count',
    most: 10_000,
    below: true,
    least: null,
  });
  expect(would(game, 'bo', doing(buy(0, 'CCC')))).toContainEqual({
    is: 'count',
    arg: 'count',
    most: null,
    below: false,
    least: 1,
  });
  game.does('bo', buy(3, 'AAA'));
  expect(would(game, 'bo', doing(sell(1, 'BBB')))).toEqual([
    { is: 'key', arg: 'stock', keys: ['AAA'], left: 0 },
  ]);
});

test('a number that has to be a multiple is found as well, and nothing is claimed of those below', () => {
  const law = withRule(
    shipped,
    'Dozens',
    'guards:\n  buy: [ { that: count % 12 == 0, else: By the dozen. } ]',
  );
  const found = would(seated({ people: PEOPLE, law }), 'bo', doing(buy(30, 'AAA')));
  expect(found.filter(({ is }) => is === 'count')).toEqual([]);
  const eleven = would(seated({ people: PEOPLE, law }), 'bo', doing(buy(11, 'AAA')));
  expect(eleven).toContainEqual({ is: 'count', arg: 'count', most: null, below: false, least: 12 });
});

test('FN-S6 · a question about what rolls is answered without rolling, and says when it opens', () => {
  const game = table().spins(highest);
  expect(asks(game, 'bo', doing(adjust))).toMatchObject({ yes: true, dice: true });
  game.does('bo', adjust);
  const seq = game.game.seq;
  expect(asks(game, 'cy', doing(adjust)).yes).toBe(false);
  expect(would(game, 'cy', doing(adjust))).toEqual([{ is: 'when', fromMs: game.now + 3_600_000 }]);
  expect(game.game.seq).toBe(seq);
});

test('FN-V5 · a veto is the Emperor’s, who is named to others', () => {
  const game = table().does('bo', propose());
  expect(asks(game, 'ann', doing(vote('P1', 'veto')))).toMatchObject({ yes: true });
  expect(would(game, 'cy', doing(vote('P1', 'veto')))).toEqual([{ is: 'who', people: ['ann'], left: 0 }]);
});

test('FN-M4 · FN-R1 · entries and resolutions are asked about like anything else', () => {
  const game = table().does('bo', propose());
  expect(asks(game, 'bo', { is: 'submit', kind: 'proposal' })).toMatchObject({ yes: true });
  expect(lines(game, 'bo', { is: 'resolve', matter: 'P1', outcome: 'enact' })).toContainEqual(
    expect.stringMatching(/^- resolution\.2: P1 has FOR 0, AGAINST 0 of 5, which is not enough/),
  );
  game.votes('P1', { for: 'ann bo cy' });
  expect(asks(game, 'dee', { is: 'resolve', matter: 'P1', outcome: 'enact' }).yes).toBe(true);
  game.does('dee', declare());
  expect(lines(game, 'bo', { is: 'submit', kind: 'proposal' }).join()).toContain('V1 is open');
  expect(asks(game, 'bo', { is: 'submit', kind: 'cfj' }).yes).toBe(true);
});

test('FN-P3 · an observer cannot be made one, and no time is told after which they could', () => {
  const game = table().does('eve', leave);
  const no = lines(game, 'bo', doing(demote('eve'))).filter((line) => line.startsWith('-'));
  expect(no).toEqual([expect.stringMatching(/^- players\.2: eve is not a player\./)]);
});

test('FN-P3 · whoever asks, idle themselves, is not named among those whom they could make an observer', () => {
  const game = table().hoursPass(48).does('cy', buy(1, 'AAA'));
  expect(would(game, 'bo', doing(demote('cy')))).toContainEqual({
    is: 'key',
    arg: 'idler',
    keys: ['ann', 'dee', 'eve'],
    left: 0,
  });
  const law = withRule(
    shipped,
    'Mirrors',
    `actions:\n  admire:\n    takes: { whom: player }\n    needs: [ { that: whom == player, else: No. } ]\n    does: [ { announce: x } ]`,
  );
  expect(would(seated({ people: PEOPLE, law }), 'bo', doing(act('admire', { whom: 'cy' })))).toEqual([
    { is: 'key', arg: 'whom', keys: ['bo'], left: 0 },
  ]);
});

test('what nobody could pay for is given up, not waited for', () => {
  const all = 'players.all(p, players.all(q, p == q || true))';
  const needs = `[ { that: '${Array(8).fill(all).join(' && ')} && n > 1000000', else: No. } ]`;
  const law = withRule(
    shipped,
    'Dear',
    `actions:\n  dear:\n    takes: { n: integer }\n    needs: ${needs}\n    does: [ { announce: x } ]`,
  );
  const crowd = [...PEOPLE, ...Array.from({ length: 46 }, (_, i) => `p${i}`)];
  const found = would(seated({ people: crowd, law }), 'bo', doing(act('dear', { n: 1 })));
  expect(found).toEqual([]);
});

const stock = fc.constantFrom('AAA', 'BBB', 'CCC', 'ZZZ');
const count = fc.constantFrom(-1, 0, 1, 7, 9_999, 10_001, 20_000);
const moves = fc.oneof(
  fc.tuple(count, stock).map(([n, key]) => buy(n, key)),
  fc.tuple(count, stock).map(([n, key]) => sell(n, key)),
  fc.constant(adjust),
  fc.constant(leave),
  fc.constantFrom(...PEOPLE, 'nobody').map(demote),
  fc.constantFrom('no such thing', 'ascend').map((name) => act(name)),
);
const by = fc.constantFrom(...PEOPLE, 'zed');

test('FN-L1 · the conditions shown are those that decide: all hold exactly when the act is lawful', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(by, moves), { maxLength: 6 }), by, moves, (history, asker, move) => {
      const game = table().spins(highest);
      for (const [who, command] of history) game.hears(who, command);
      const before = game.game;
      const answer = asks(game, asker, doing(move));
      expect(game.game).toBe(before);
      expect(answer.checks.every(({ holds }) => holds)).toBe(answer.yes);
      expect(game.hears(asker, move).lawful).toBe(answer.yes);
    }),
    { numRuns: 20 },
  );
});
