import { expect, test } from 'vitest';
import { table } from '../referee/trial/table.ts';
import { buy, carrying, enact, propose } from '../referee/trial/words.ts';

test('triggers of time that undo one another go on from minute to minute, a few times in each, and hold up nobody', () => {
  const [joined, left] = ['join', 'leave'].map((verb) => `times(player("bo"), "${verb}", days(1))`);
  const ring = `- add_rule: Ring
  text: Round and round.
  mechanism:
    triggers:
      goes: { when: '${joined} > ${left}', do: [ { make: 'player("bo")', a: observer } ] }
      comes: { when: '${joined} == ${left}', do: [ { make: 'player("bo")', a: player } ] }`;
  const game = table('ann', 'bo', 'cy')
    .does('cy', carrying(propose(), ring))
    .votes('P1', { for: 'ann bo cy' });
  game.does('cy', enact('P1'));
  const before = game.log.length;
  game.at('Mon 10:10').does('cy', buy(1, 'AAA')).at('Mon 10:11');
  expect(game.log.length - before).toBeLessThan(100);
  expect(game.log.filter(({ fact }) => fact.type === 'FellDue').length).toBeGreaterThan(3);
});
