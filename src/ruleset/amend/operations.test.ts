import { describe, expect, test } from 'vitest';
import { matterTouches } from '../engine.ts';
import { CORE, enacts, MARKET, marketGame, refusal, ruleIn, warningsOf } from '../testing/enact.ts';

describe('operations on rules', () => {
  test('a word of a list that is a parameter comes and goes', () => {
    const game = marketGame();
    const counted = () => game.program.parameters.get('counts_as_action')?.value;
    enacts(
      game,
      '- { take_from: counts_as_action, item: submit }\n- { add_to: counts_as_action, item: message }',
    );
    expect(counted()).toEqual(['vote', 'resolve', 'action', 'message']);
    expect(refusal(game, '- { take_from: counts_as_action, item: submt }')[0]).toContain(
      'does not hold submt',
    );
    expect(refusal(game, '- { add_to: adjust_wait, item: 5 }')[0]).toBe('1:13 adjust_wait is no list');
  });

  test('a parameter written bare keeps its type, whatever its new value looks like', () => {
    const game = marketGame();
    enacts(
      game,
      '- { add_rule: Motto, text: "Motto: {{motto}}.", mechanism: { parameters: { motto: onward } } }',
    );
    enacts(game, '- { set_parameter: motto, to: 5h }');
    expect(game.program.parameters.get('motto')).toMatchObject({ value: '5h', definition: { type: 'text' } });
    expect(ruleIn(game, 'motto').mechanism).toContain('motto: { type: text, default: 5h }');
    enacts(
      game,
      '- { set_parameter: starting_cash, to: 500000 }\n- { set_parameter: repeal_at, to: address }',
    );
    expect(game.program.playerFields.get('cash')?.default).toBe(500_000);
  });

  test('named steps, needs and limits are found by name, and inserted beside', () => {
    const game = marketGame();
    enacts(
      game,
      `- edit_mechanism: trading
  at: actions.buy.needs.affordable
  before: { name: few, that: count <= 9, else: "At most 9." }
- edit_mechanism: trading
  at: actions.buy.does.0
  after:
    - { name: fee, change: player.cash, by: -1 }
    - { announce: "A fee of 1." }
- { edit_mechanism: adjusting the markets, at: actions.adjust.limits.wait.within, put: 30m }`,
    );
    expect(ruleIn(game, 'trading').mechanism).toContain('- { name: few, that: count <= 9');
    game.does('bo', 'buy', { stock: 'AAA' });
    expect(game.value('player/bo/cash')).toBe(1_000_000 - 101);
    expect(game.refuses('bo', 'buy', { stock: 'AAA', count: 10 })).toEqual(['trading.1: At most 9.']);
    enacts(game, '- { edit_mechanism: trading, at: actions.buy.does.fee, delete: true }');
    expect(game.does('bo', 'buy', { stock: 'AAA' }).value('player/bo/cash')).toBe(1_000_000 - 201);
    game.does('bo', 'adjust').hoursPass(0.5).does('cy', 'adjust');
  });

  test('a section that loses its last entry goes, and so does a block', () => {
    const game = marketGame();
    enacts(game, '- { edit_mechanism: stocks, at: triggers.worthless, delete: true }');
    expect(ruleIn(game, 'stocks').mechanism).not.toContain('triggers');
    enacts(game, '- { edit_mechanism: roster, at: duties.0, delete: true }');
    expect(ruleIn(game, 'roster').mechanism).toBeNull();
  });

  test('a rule without its mechanism is text only, and that is told', () => {
    const game = marketGame();
    const amended = enacts(
      game,
      '- { replace_rule: trading, mechanism: null }\n- { add_rule: Manners, text: Be kind. }',
    );
    expect(warningsOf(amended)).toEqual([
      'buy (trading) would no longer be automated.',
      'sell (trading) would no longer be automated.',
      'Manners is text only: it is law, but the referee does not carry it out.',
    ]);
    expect(game.refuses('bo', 'buy', { stock: 'AAA' })[0]).toContain('know no action called buy');
  });

  test('a rule is retitled and keeps its number; others may name it at once', () => {
    const game = marketGame();
    const { diff } = enacts(
      game,
      '- { rename_rule: trading, to: The Exchange }\n- { append_text: the exchange, text: Busy. }',
    );
    expect(ruleIn(game, 'the_exchange')).toMatchObject({ title: 'The Exchange', number: 4 });
    expect(diff.rules).toMatchObject([{ id: 'the_exchange', how: 'changed' }]);
    expect(diff.words).toEqual([]);
    expect(refusal(game, '- { rename_rule: stocks, to: money }')).toEqual([
      '1:30 there is already a rule called "money"',
    ]);
  });

  test('roles by their name or by the word they go by, and the plural of either', () => {
    const game = marketGame();
    enacts(game, '- { rename: player, to: Deputy }\n- { rename: emperor, to: Speaker, plural: Speakers }');
    enacts(game, '- { rename: deputy, to: Fox, plural: Foxen }');
    expect(['player', 'players', 'emperor', 'emperors'].map((noun) => game.program.nouns.get(noun))).toEqual([
      'Fox',
      'Foxen',
      'Speaker',
      'Speakers',
    ]);
    expect(refusal(game, '- { rename: emprer, to: Host }')).toEqual([
      '1:13 no role or word is called emprer; did you mean emperor?',
    ]);
  });

  test('the last way but a call for judgement may be amended away, with a warning', () => {
    const game = marketGame();
    const amended = enacts(
      game,
      `- { edit_mechanism: resolution, at: permissions, delete: true }
- { edit_mechanism: expanded powers, at: permissions.2, delete: true }`,
    );
    expect(warningsOf(amended)).toContain('After this, only a call for judgement can change the rules.');
  });

  test('a matter under way whose kind goes is told', () => {
    const game = marketGame();
    enacts(
      game,
      `- { add_rule: Polls, text: x, mechanism: { matters: { poll: { letter: L, opens: "POLL:" } } } }`,
    );
    game.set('is/matter/L1', true).set('matter/L1/kind', 'poll').set('matter/L1/state', 'pending');
    expect(warningsOf(enacts(game, '- { repeal_rule: polls }'))).toEqual([
      'L1 would be judged as a call for judgement, since its kind is no more.',
    ]);
  });

  test('which rules an amendment touches, in any branch', () => {
    const source = `- { set_parameter: adjust_wait, to: 2h }
- { if: "noma > 5", then: [ { repeal_rule: roster } ], else: [ { add_rule: New, text: x } ] }
- { do: [ { set: noma, to: 1 } ] }`;
    expect(matterTouches([...CORE, ...MARKET], source)).toEqual(['adjusting_the_markets', 'new', 'roster']);
    expect(matterTouches([...CORE, ...MARKET], 'no list')).toEqual([]);
  });
});
