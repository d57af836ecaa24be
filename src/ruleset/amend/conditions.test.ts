import { describe, expect, test } from 'vitest';
import { enacts, marketGame, noticesOf, proposes, refusal, warningsOf } from '../testing/enact.ts';
import { plain } from '../testing/plain.ts';

describe('operations under a condition', () => {
  const source = `- if: noma > 5 && matter.author == player("bo")
  then:
    - { set_parameter: adjust_wait, to: 2h }
    - { if: "noma > 9", then: [ { set_parameter: news_cycle, to: 1h } ] }
  else:
    - { set_parameter: adjust_wait, to: 3h }`;

  test('are done by what holds at the instant of enactment', () => {
    const game = marketGame();
    expect(enacts(game, source).judged).toEqual([{ line: 1, held: false }]);
    expect(game.program.parameters.get('adjust_wait')?.value).toBe(3 * 3_600);
    game.set('global/noma', 7);
    expect(enacts(game, source).judged).toEqual([
      { line: 1, held: true },
      { line: 4, held: false },
    ]);
    expect(game.program.parameters.get('adjust_wait')?.value).toBe(2 * 3_600);
    expect(game.program.parameters.get('news_cycle')?.value).toBe(4 * 3_600);
  });

  test('one that is wrong or breaks is a fault', () => {
    const game = marketGame();
    expect(refusal(game, '- { if: "nomma > 0", then: [ { repeal_rule: roster } ] }')).toEqual([
      '1:9 in "nomma > 0": there is nothing called nomma; did you mean noma?',
    ]);
    expect(refusal(game, '- { if: "1 / noma > 0", then: [ { repeal_rule: roster } ] }')).toEqual([
      '1:9 in "1 / noma > 0": it cannot be judged now: it divides by zero',
    ]);
  });

  test('what would be wrong the other way is a warning', () => {
    const game = marketGame();
    const amendment = enacts(
      game,
      '- if: noma > 5\n  then:\n    - { repeal_rule: stocks }\n  else:\n    - { repeal_rule: roster }',
    );
    expect(warningsOf(amendment)[0]).toBe(
      'Were its condition the other way, it could not be applied (line 3): Trading, line 13: there is no type stock.',
    );
  });
});

describe('a question rolls nothing', () => {
  test('steps that roll give a warning, and their effects are left out', () => {
    const game = marketGame();
    const source =
      '- do:\n  - { set: noma, to: 4 }\n  - { roll: 1D6, as: n, label: "\'Noma\'" }\n  - { change: noma, by: n }';
    const asked = proposes(game, source, { dry: true });
    expect(asked).toMatchObject({ ok: true, rolls: [], diff: { values: [] } });
    expect(warningsOf(asked)).toEqual([
      'Its own steps roll dice; what they change is known only when it is enacted.',
    ]);
    game.lay(5);
    expect(enacts(game, source).rolls.map(({ label, total }) => [label, total])).toEqual([['Noma', 5]]);
    expect(game.value('global/noma')).toBe(9);
  });

  test('what such steps would have set is not missed', () => {
    const game = marketGame();
    const source = `- { edit_mechanism: stocks, at: kinds.stock.fields.trend, put: integer }
- do: [ { each: s, in: stocks, do: [ { roll: 1D6, as: n }, { set: s.trend, to: n } ] } ]`;
    expect(proposes(game, source, { dry: true }).ok).toBe(true);
    enacts(game, source);
    expect(game.value('stock/CCC/trend')).toBe(3);
  });

  test('consequences that roll', () => {
    const game = marketGame();
    const source = `- add_rule: Luck
  text: x
  mechanism:
    triggers:
      windfall: { when: noma == 0, do: [ { roll: 1D6, as: n }, { set: noma, to: n }, { announce: "{{n}}" } ] }`;
    expect(warningsOf(proposes(game, source, { dry: true }))).toEqual([
      'Consequences of it roll dice; what comes of them is known only when it is enacted.',
    ]);
    expect(enacts(game, source).said.map(plain)).toEqual(['3']);
  });

  test('otherwise a question and enactment are one', () => {
    const game = marketGame();
    const source =
      '- { repeal_rule: roster }\n- { do: [ { change: noma, by: 3 }, { announce: "Now {{noma}}." } ] }';
    const asked = proposes(game, source, { dry: true });
    const told = enacts(game, source);
    expect(asked.ok && [asked.changes, asked.said, asked.diff]).toEqual([told.changes, told.said, told.diff]);
  });
});

describe('the order of an enactment', () => {
  test('values are fitted, then steps, then what the kind brings, then the check, then triggers', () => {
    const game = marketGame();
    const amended = enacts(
      game,
      `- edit_mechanism: official entries and votable matters
  at: matters.proposal.then
  append: { change: tally, by: 1 }
- add_rule: Counting
  text: x
  mechanism:
    globals: { tally: 10 }
    triggers:
      dozen: { when: tally == 12, do: [ { announce: "A dozen." } ] }
- do: [ { change: tally, by: 1 } ]`,
    );
    expect(amended.said.map(plain)).toEqual(['A dozen.']);
    expect(game.value('global/tally')).toBe(12);
  });

  test('a `then` that breaks is undone with a notice; the amendment stands', () => {
    const game = marketGame();
    const amended = enacts(
      game,
      `- { edit_mechanism: official entries and votable matters, at: matters.proposal.then, append: { set: noma, to: 1 / noma } }
- { set_parameter: adjust_wait, to: 2h }`,
    );
    expect(noticesOf(amended)[0]).toContain('it divides by zero');
    expect(game.program.parameters.get('adjust_wait')?.value).toBe(7_200);
  });

  test('amending a rule switches its consequences on again', () => {
    const game = marketGame().set('off/worthless', true);
    enacts(game, '- { set_parameter: adjust_wait, to: 2h }');
    expect(game.table.has('off/worthless')).toBe(true);
    enacts(game, '- { append_text: stocks, text: More. }');
    expect(game.table.has('off/worthless')).toBe(false);
  });
});
