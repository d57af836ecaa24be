import { expect, test } from 'vitest';
import { picture } from '../testing/picture.ts';
import { at, reader } from '../testing/sample.ts';
import { complaintsAbout } from '../testing/validate.ts';
import type { PortfolioView, ThingView } from '../views.ts';
import { portfolioMessage } from './portfolio.ts';
import { thingMessage } from './thing.ts';

const portfolio: PortfolioView = {
  person: 'U0BEN',
  mine: true,
  rank: null,
  fields: [{ name: 'cash', type: 'integer', value: 801_550 }],
  holdings: [{ relation: 'shares', of: 'stock', key: 'ALFA', amount: 1_200, price: 104, paid: null }],
  worth: 926_350,
  beside: [
    { name: 'motto', type: 'text', value: 'Fortune favours those who keep their books in good order' },
    { name: 'hats', type: 'integer', value: 3 },
    { name: 'best_friends', type: 'list of player', value: ['U0CHI', 'U0DARA'] },
  ],
  earned: null,
};

const thing: ThingView = {
  kind: 'relic',
  key: 'ORB',
  fields: [{ name: 'tale', type: 'text', value: 'It hums' }],
  moves: null,
  holders: null,
};

const draw = (message: ReturnType<typeof thingMessage>) => {
  expect(complaintsAbout(message)).toEqual([]);
  return picture(message);
};

test('however long the words that somebody has, no sum of a portfolio is cut for them', () => {
  expect(draw(portfolioMessage(portfolio, reader))).toBe(`*My portfolio*
Cash                 801,550
ALFA  1,200 × 104 =  124,800
Net worth            926,350
Hats                       3
*Motto* Fortune favours those who keep their books in good order
*Best friends* Chi, Dara
  · Somebody else: \`/nomic portfolio\` and the person.`);
});

test('who has words alone has no table', () => {
  const [motto] = portfolio.beside;
  const words = { ...portfolio, fields: [], holdings: [], worth: null, beside: motto ? [motto] : [] };
  expect(draw(portfolioMessage(words, reader))).toContain('*My portfolio*\n*Motto* Fortune favours');
});

test('of a thing nothing is told that there cannot be', () => {
  expect(draw(thingMessage(thing, reader))).toBe('*Relic ORB* · tale It hums');
  expect(draw(thingMessage({ ...thing, moves: [], holders: [] }, reader))).toBe(
    '*Relic ORB* · tale It hums\n*Holders* Nobody has any.\nNo move yet.',
  );
});

test('moves for which there is no room are to be had from the log', () => {
  const moves = Array.from({ length: 400 }, (_, i) => ({ at: at('13:20'), from: i, to: i + 1, event: i }));
  expect(draw(thingMessage({ ...thing, moves }, reader))).toMatch(/and \d+ more: `\/nomic log ORB`$/);
});
