import { expect, test } from 'vitest';
import { pendingMatters } from '../../game/matters.ts';
import { shipped, withRule } from '../../referee/trial/law.ts';
import { seated, type Table } from '../../referee/trial/table.ts';
import { enact, propose } from '../../referee/trial/words.ts';
import { standingView } from './docket.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const guarded = (guards: string) =>
  seated({ people: PEOPLE, law: withRule(shipped, 'Gate', `guards:\n  ${guards}`) })
    .does('bo', propose('A'))
    .votes('P1', { for: 'ann bo cy' });
const stands = (table: Table) => {
  const [subject] = pendingMatters(table.game);
  if (subject === undefined) throw new Error('nothing is pending');
  return standingView(table.game, subject, table.now);
};

test('FN-R4 · a guard that refuses everybody stands in the way with its rule, until it does not', () => {
  const weekends = 'resolve proposal: [ { that: weekday(now) == "saturday", else: Only on Saturdays. } ]';
  const table = guarded(weekends);
  table.refuses('cy', enact('P1'), 'Only on Saturdays.');
  expect(stands(table)).toMatchObject({
    enact: true,
    bars: { may: [], grounds: [{ saying: ['Only on Saturdays.'], cite: { rule: 'gate' } }] },
  });
  table.at('Sat 10:00');
  expect(stands(table).bars).toBeUndefined();
  table.does('cy', enact('P1'));
});

test('FN-R4 · a guard that refuses some leaves the others', () => {
  const keys = `player("cy") == player || player("dee") == player`;
  const names = `resolve proposal: [ { that: '${keys}', else: "{{player.name}} holds no key." } ]`;
  const { bars } = stands(guarded(names));
  expect(bars?.may).toEqual(['cy', 'dee']);
  expect(bars?.barred).toEqual(['ann', 'bo', 'eve']);
  expect(bars?.grounds).toHaveLength(3);
});

test('nothing is in the way of what has not votes enough, nor of the law as it ships', () => {
  const shut = 'resolve: [ { that: false, else: "No." } ]';
  const open = seated({ people: PEOPLE, law: withRule(shipped, 'Gate', `guards:\n  ${shut}`) });
  expect(stands(open.does('bo', propose('A'))).bars).toBeUndefined();
  const ships = seated({ people: PEOPLE }).does('bo', propose('A')).votes('P1', { for: 'ann bo cy' });
  expect(stands(ships)).toMatchObject({ enact: true });
  expect(stands(ships).bars).toBeUndefined();
});

test('asking what takes too much work tells nothing rather than wait for it', () => {
  const all = 'players.all(p, players.all(q, p == q || true))';
  const dear = `resolve: [ { that: "${Array(8).fill(all).join(' && ')}", else: "No." } ]`;
  expect(stands(guarded(dear)).bars).toBeUndefined();
});
