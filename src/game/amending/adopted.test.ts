import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { seated, table } from '../../referee/trial/table.ts';
import { ascend, buy, carrying, declare, enact, propose } from '../../referee/trial/words.ts';
import { adopted } from './adopted.ts';
import { carriedBy } from './carried.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const market = readFileSync(new URL('../../../rulesets/stock-market.md', import.meta.url), 'utf8');
const STOCK = '{ create: stock, values: { symbol: NEW, name: New, price: 9, volatility: low } }';

test('FN-E4 · FN-L2 · the next round adopts a document by proposal, as it was when the proposal was posted', () => {
  const game = table(...PEOPLE)
    .does('bo', declare())
    .votes('V1', { for: 'ann cy dee' })
    .does('cy', enact('V1'));
  game
    .shelve(
      new Map([
        ['stock-market', market],
        ['chess', '# Chess'],
      ]),
    )
    .does('bo', ascend('Stocks again'));
  game.does('dee', carrying(propose('Stocks'), '- { adopt: stock-market }', `- do: [${STOCK}]`));
  expect([...carriedBy(game.game.table, 'P1')!.shelf.keys()]).toEqual(['stock-market']);
  game.shelve(new Map()).votes('P1', { for: 'bo cy dee' }).does('bo', enact('P1'));
  expect(game.last.fact).toMatchObject({ amended: { applied: true } });
  expect(game.game.law.rules.filter(({ scope }) => scope === 'round')).toHaveLength(7);
  game.does('eve', buy(1, 'NEW'));
  expect([game.value('player/eve/cash'), carriedBy(game.game.table, 'P1')?.shelf.size]).toEqual([999_991, 0]);
});

test('a whole document in a file is adopted likewise, core rules and all', () => {
  const law = amended().slice(0, 1);
  const game = seated({ people: PEOPLE, law, stocks: [] }).does('bo', carrying(propose('Stocks'), market));
  game
    .votes('P1', { for: 'ann bo cy' })
    .does('ann', enact('P1'))
    .does('bo', carrying(propose('NEW'), `- do: [${STOCK}]`));
  game.votes('P2', { for: 'ann bo cy' }).does('cy', enact('P2')).does('eve', buy(1, 'NEW'));
});

test('only what an amendment asks for by name is kept with it', () => {
  const shelf = new Map([
    ['stock-market', 'a'],
    ['chess', 'b'],
  ]);
  expect([...adopted('- { adopt: Stock-Market }', shelf).keys()]).toEqual(['stock-market']);
  expect([...adopted('- \'adopt\': "chess"', shelf).keys()]).toEqual(['chess']);
  expect([...adopted('- { edit_text: a, replace: chess, with: b }', shelf).keys()]).toEqual([]);
  expect(adopted('- { adopt: chess }', undefined).size).toBe(0);
});
