import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CORE, enacts, faultLines, proposes, refusal } from '../testing/enact.ts';
import { Stage } from '../testing/stage.ts';

const market = readFileSync('rulesets/stock-market.md', 'utf8');
const bare = () => new Stage(CORE, ['ann', 'bo', 'cy']);

describe('a whole document joins the round', () => {
  test.each([
    ['from the shelf', '- { adopt: stock-market }'],
    ['as the amendment itself', market],
  ])('%s', (_, source) => {
    const game = bare();
    const { diff } = enacts(game, source);
    expect(diff.rules.map(({ title, how }) => `${title} ${how}`).slice(0, 2)).toEqual([
      'Roster added',
      'Money added',
    ]);
    expect(game.value('player/cy/cash')).toBe(1_000_000);
    expect(game.program.rules.filter(({ scope }) => scope === 'round').map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7,
    ]);
    game
      .make('stock', { symbol: 'AAA', name: 'A', price: '5', volatility: 'low' })
      .does('cy', 'buy', { stock: 'AAA' });
  });

  test('with more in the same amendment', () => {
    const game = bare();
    enacts(
      game,
      '- { adopt: Stock-Market }\n- { set_parameter: starting_cash, to: 7 }\n- { do: [ { set: noma, to: 3 } ] }',
    );
    expect([game.value('player/bo/cash'), game.value('global/noma')]).toEqual([7, 3]);
  });

  test('titles that are taken, and names that are not on the shelf', () => {
    const game = bare();
    expect(refusal(game, '- { adopt: stock-markt }')).toEqual([
      '1:12 there is no document stock-markt on the shelf; did you mean stock-market?',
    ]);
    enacts(game, '- { adopt: stock-market }');
    expect(refusal(game, '- { adopt: stock-market }')[0]).toBe('1:12 there is already a rule called Roster');
    expect(refusal(game, '# Party\n\n## Stocks\n\nAgain.\n')).toEqual([
      '3:1 there is already a rule called Stocks',
    ]);
  });

  test('faults stand in the lines of the document', () => {
    const party = `# Party

## One

Everybody is a {{noun.plyer}}.

And dances.

\`\`\`mechanism
actions:
  dance:
    does:
      - { change: nonsense, by: 1 }
\`\`\`

## Two

Words.

\`\`\`mechanism
globals: { a: 1
\`\`\`
`;
    expect(refusal(bare(), party)).toEqual([expect.stringMatching(/^2\d:\d+ /)]);
    expect(refusal(bare(), party.replace('{ a: 1', '{ a: 1 }'))).toEqual([
      '5:23 in "noun.plyer": there is no field called plyer; did you mean player?',
      expect.stringMatching(/^13:19 in "nonsense": there is nothing called nonsense/),
    ]);
    const words = faultLines(proposes(bare(), '# Party\n\nStray words.\n\n## One\n\nx\n'));
    expect(words).toEqual(['3:1 words before the first rule belong to no rule']);
  });
});
