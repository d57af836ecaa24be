import { describe, expect, test } from 'vitest';
import { exportDocument, numbered } from '../engine.ts';
import { CORE, enacts, MARKET, marketGame } from '../testing/enact.ts';
import { rulesOf, type Stage } from '../testing/stage.ts';

const round = (game: Stage) =>
  game.program.rules.filter(({ scope }) => scope === 'round').map(({ id, number }) => `${number} ${id}`);

describe('the numbers of rules', () => {
  test('rules recorded without a number are numbered by where they stand', () => {
    expect(numbered([...CORE, ...MARKET]).map(({ number }) => number)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6, 7,
    ]);
  });

  test('a rule keeps its number when others come and go around it', () => {
    const game = marketGame();
    enacts(game, '- { repeal_rule: roster }\n- { add_rule: First, text: x, after: money }');
    expect(round(game).slice(0, 3)).toEqual(['2 money', '8 first', '3 stocks']);
    expect(game.table.has('game/numbers/round1')).toBe(false);
  });

  test('the number of one repealed is not given again in the same round', () => {
    const game = marketGame();
    enacts(game, '- { add_rule: Eight, text: x }');
    enacts(game, '- { repeal_rule: eight }');
    expect(game.value('game/numbers/round1')).toBe(8);
    enacts(game, '- { add_rule: Nine, text: x }\n- { add_rule: Eighth, to: core, text: x }');
    expect(round(game).at(-1)).toBe('9 nine');
    expect(game.program.rules.find(({ id }) => id === 'eighth')?.number).toBe(8);
    game.set('game/round', 2);
    enacts(
      game,
      `${['roster', 'money', 'stocks', 'trading', 'adjusting the markets', 'expanded powers', 'the financial times', 'nine'].map((title) => `- { repeal_rule: ${title} }`).join('\n')}`,
    );
    expect(game.value('game/numbers/round2')).toBe(9);
    game.set('game/round', 3);
    enacts(game, '- { add_rule: Fresh, text: x }');
    expect(round(game)).toEqual(['1 fresh']);
  });

  test('an export loads again as the same rules', () => {
    const game = marketGame();
    enacts(
      game,
      '- { add_rule: Eight, text: "{{noun.Players}} sing.", mechanism: { globals: { songs: 0 } } }',
    );
    const printed = exportDocument('The Round', game.program.rules, 'round');
    const plain = ({ id, title, text, mechanism }: (typeof game.program.rules)[number]) => ({
      id,
      title,
      text,
      mechanism,
    });
    expect(rulesOf(printed, 'round').map(plain)).toEqual(
      game.program.rules.filter(({ scope }) => scope === 'round').map(plain),
    );
  });
});
