import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edits, lineDiff } from './lines.ts';
import { ruleRows } from './rule.ts';
import { abridged } from './words.ts';

describe('the difference of two texts', () => {
  test('lines that went and came, in order; what both have is left out', () => {
    expect(lineDiff(['a', 'b', 'c'], ['b', 'c', 'd'])).toEqual(['- a', '+ d']);
    expect(lineDiff(['same'], ['same'])).toEqual([]);
  });

  test('both texts can be read back out of the edits', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const all = edits(before, after);
        expect(all.filter(({ mark }) => mark !== '+').map((e) => e.text)).toEqual(before);
        expect(all.filter(({ mark }) => mark !== '-').map((e) => e.text)).toEqual(after);
      }),
    );
  });

  test('a long paragraph is told by the words that changed and their neighbours', () => {
    const long = (verb: string) =>
      `Once in a while whoever wants to may weigh every parcel there is and afterwards ${verb} the load of that cart, in the order in which they were loaded at first.`;
    expect(abridged(long('add the weight to'), long('lighten by the weight'))).toEqual({
      was: '… there is and afterwards add the weight to the load of that …',
      is: '… there is and afterwards lighten by the weight the load of that …',
    });
  });

  test('a short paragraph is told whole, and one that shares nothing too', () => {
    expect(abridged('Five days.', 'Two days.')).toEqual({ was: 'Five days.', is: 'Two days.' });
  });
});

describe('the difference of two forms of a rule', () => {
  const stocks = (min: number, text = 'A stock has a price.') =>
    `## Stocks\n\n${text}\n\n\`\`\`mechanism\nglobals:\n  noma: 0\nrelations:\n  shares:\n    of: [ player, stock ]\n    min: ${min}\n\`\`\``;

  test('a line of a block stands under the keys that lead to it', () => {
    expect(ruleRows(stocks(0), stocks(-10))).toEqual({
      text: [],
      block: ['  relations:', '    shares:', '-     min: 0', '+     min: -10'],
    });
  });

  test('prose and block are told apart', () => {
    expect(ruleRows(stocks(0), stocks(0, 'A stock has a price and a trend.'))).toEqual({
      text: ['- A stock has a price.', '+ A stock has a price and a trend.'],
      block: [],
    });
  });

  test('a new rule comes whole, a repealed one goes whole', () => {
    const gifts = '## Gifts\n\nGive.\n\n```mechanism\nactions:\n  give: {}\n```';
    expect(ruleRows(null, gifts)).toEqual({ text: ['+ Give.'], block: ['+ actions:', '+   give: {}'] });
    expect(ruleRows(gifts, null)).toEqual({ text: ['- Give.'], block: ['- actions:', '-   give: {}'] });
  });

  test('a new heading is told', () => {
    expect(ruleRows('## Gifts\n\nGive.', '## Presents\n\nGive.').text).toEqual([
      '- ## Gifts',
      '+ ## Presents',
    ]);
  });
});
