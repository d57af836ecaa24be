import { expect, test } from 'vitest';
import { lawWith } from '../referee/trial/law.ts';
import { seated, table } from '../referee/trial/table.ts';
import { act, adjust, buy, carrying, declare, enact, propose, record, sell } from '../referee/trial/words.ts';

const faces = (low: number) => [low, 9, 9, 8, 8, 8, 8, 8];

test('by how much a price last moved, and who adjusted when and how often', () => {
  const game = table('ann', 'bo', 'cy')
    .lay(...faces(5))
    .does('bo', adjust)
    .hoursPass(1);
  game.lay(...faces(1)).does('cy', adjust);
  expect(game.game.past.moves.get('stock/AAA/price')).toBe(-2);
  expect(game.game.past.actions.get('adjust')).toEqual({ n: 2, by: 'cy', at: game.now });
});

test('what a holding cost goes down with the part that is sold, and away with all of it', () => {
  const game = table('ann', 'bo')
    .does('bo', buy(10, 'AAA'))
    .lay(...faces(5))
    .does('ann', adjust);
  const paid = () => game.game.past.paid.get('rel/shares/bo/AAA');
  game.does('bo', buy(10, 'AAA'));
  expect(paid()).toBe(10 * 10 + 10 * 12);
  game.does('bo', sell(5, 'AAA'));
  expect(paid()).toBe(165);
  game.does('bo', sell(15, 'AAA'));
  expect(paid()).toBe(undefined);
});

test('a delisted stock takes its moves and its costs along', () => {
  const game = table('ann', 'bo').does('bo', buy(10, 'AAA'));
  for (let hour = 0; hour < 5; hour += 1)
    game
      .lay(...faces(1))
      .does('ann', adjust)
      .hoursPass(1);
  expect(game.value('is/stock/AAA')).toBe(undefined);
  expect(
    [...game.game.past.moves.keys(), ...game.game.past.paid.keys()].filter((k) => k.includes('AAA')),
  ).toEqual([]);
});

test('an amendment and a hand record leave no cost of what they take away', () => {
  const game = table('ann', 'bo', 'cy').does('bo', buy(10, 'AAA'), buy(10, 'BBB'), propose());
  game.does('cy', carrying(propose(), '- do: [{ remove: \'stock("AAA")\' }]'));
  for (const id of ['P1', 'P2']) game.votes(id, { for: 'ann bo' }).does('cy', enact(id));
  expect([...game.game.past.paid.keys()]).toEqual(['rel/shares/bo/BBB']);
  game.does('cy', record('P1', '- do: [{ remove: \'stock("BBB")\' }]'));
  expect([...game.game.past.paid.keys()]).toEqual([]);
});

test('a victory ends it', () => {
  const game = table('ann', 'bo', 'cy').does('bo', propose(), buy(1, 'AAA')).votes('P1', { for: 'ann bo' });
  game.does('cy', enact('P1'));
  expect(game.game.past.enactments).toBe(1);
  game.does('bo', declare()).votes('V1', { for: 'ann bo' }).does('ann', enact('V1'));
  const { moves, actions, paid, enactments } = game.game.past;
  expect([moves.size, actions.size, paid.size, enactments]).toEqual([0, 0, 0, 0]);
});

test('words of one’s own that change with a holding are no cost of it', () => {
  const law = lawWith(
    'Mottoes',
    `player_fields: { motto: { type: text, default: none } }
actions: { swap: { does: [ { set: player.motto, to: '"sold"' }, { change: 'shares(player, stock("AAA"))', by: 1 } ] } }`,
  );
  const game = seated({ people: ['ann', 'bo'], law }).does('bo', act('swap'));
  expect([...game.game.past.paid]).toEqual([['rel/shares/bo/AAA', 0]]);
});
