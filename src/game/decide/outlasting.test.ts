import { expect, test } from 'vitest';
import { enacts, marketGame, warningsOf } from '../../ruleset/testing/enact.ts';
import { plain } from '../../ruleset/testing/plain.ts';
import { Writing } from '../cells.ts';
import { repealRound } from './victory.ts';

/** The end of the round as the game brings it about. */
const ended = (game: ReturnType<typeof marketGame>) =>
  repealRound(
    { version: 1, rules: game.program.rules, program: game.program },
    new Writing(game.table, 'referee'),
  );

test.each([
  [
    'a rule',
    '- { add_rule: Rich, to: core, text: x, mechanism: { guards: { leave: [ { that: player.cash > 5, else: Too poor. } ] } } }',
    'rich',
  ],
  ['a criterion', '- { edit_mechanism: resolution, at: criteria.enact, put: noma > 3 }', 'resolution'],
])(
  'FN-E5 · %s of the core that names a word of the round is told, and does keep the round',
  (_, source, rule) => {
    const game = marketGame();
    const [warning] = warningsOf(enacts(game, source));
    expect(warning).toContain(
      `The core rule ${rule} needs something of the rules of the round (without them, `,
    );
    const { law, notices } = ended(game);
    expect(law.rules).toBe(game.program.rules);
    expect(plain(notices[0]?.saying ?? [])).toContain('The rules of the round stay in force');
    // Told once: what was so before is no news.
    expect(warningsOf(enacts(game, '- { set_parameter: voting_time, to: 12h }'))).toEqual([]);
  },
);

test('the same words in a rule of the round go with it, and nothing is told', () => {
  const game = marketGame();
  const source =
    '- { add_rule: Rich, text: x, mechanism: { guards: { leave: [ { that: player.cash > 5, else: Too poor. } ] } } }';
  expect(warningsOf(enacts(game, source))).toEqual([]);
  expect(ended(game).law.rules.every(({ scope }) => scope === 'core')).toBe(true);
});
