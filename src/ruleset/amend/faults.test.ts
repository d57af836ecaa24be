import { describe, expect, test } from 'vitest';
import { faultLines, marketGame, proposes, refusal } from '../testing/enact.ts';

const game = marketGame();

/** A rule with this mechanism, as its author would post it; the mechanism starts on line 4. */
const added = (mechanism: string) =>
  `- add_rule: Tried\n  text: Words.\n  mechanism:\n${mechanism.replace(/^/gm, '    ')}`;

describe('a fault stands in the author’s own lines and names the nearest word', () => {
  test.each([
    [
      'triggers:\n  a: { on: player, when: player.csh > 1, do: [] }',
      '5:37 in "player.csh > 1": there is no field called csh; did you mean cash?',
    ],
    [
      'actions:\n  go: { takes: { stock: stok }, does: [] }',
      '5:29 there is no type stok; did you mean stock?',
    ],
    [
      'actions:\n  go:\n    does:\n      - { set: adjust_wait, to: 5 }',
      '7:20 adjust_wait cannot be set: a parameter changes only by amendment',
    ],
    ['actions:\n  buy: { does: [] }', '5:12 buy is already defined in Trading'],
    [
      'parameters: { pause: 5 }\nactions: { go: { limits: [ { within: pause } ], does: [] } }',
      '5:42 in "pause": it gives a whole number, but a duration is needed here',
    ],
    [
      'procedures:\n  aa: { does: [ { call: bb } ] }\n  bb: { does: [ { call: aa } ] }',
      '5:11 procedures may not call themselves: aa -> bb -> aa',
    ],
    [
      'actions:\n  go:\n    needs:\n      - { that: shares(player, stock) <= 0, else: "x" }\n    does: []',
      '7:36 unknown key stock) <= 0; inside { } a comma ends a value, so put the expression in quotes',
    ],
    ['matters:\n  poll: { letter: P, opens: "POLL:" }', '5:13 the letter P belongs to proposal'],
  ])('%s', (mechanism, first) => {
    expect(refusal(game, added(mechanism))[0]).toBe(first);
  });

  test('several at once, in the order of the lines', () => {
    const source = `${added('actions:\n  go: { does: [ { change: player.csh, by: 1 } ] }')}\n- { edit_mechanism: trading, at: actions.buy.needs.affordable.that, put: player.kash > 1 }\n- { append_text: stocks, text: "It is {{stok.price}}." }`;
    expect(refusal(game, source).map((line) => line.split(' ')[0])).toEqual(['5:38', '6:81', '7:41']);
  });

  test('prose, in a block of several lines', () => {
    const source = '- append_text: stocks\n  text: |\n    First words.\n\n    And {{theem}}.';
    expect(refusal(game, source)).toEqual([
      '5:11 in "theem": there is nothing called theem; did you mean theme?',
    ]);
  });

  test('what breaks in other rules is told at the operation that broke it, with their line', () => {
    expect(refusal(game, '- { repeal_rule: the bargepole }\n- { repeal_rule: stocks }')).toEqual([
      '1:18 there is no rule "the bargepole"',
    ]);
    expect(refusal(game, '- { set_parameter: idle_after, to: 3d }\n- { repeal_rule: stocks }')[0]).toBe(
      '2:3 Trading, line 13: there is no type stock',
    );
    expect(
      refusal(
        game,
        '- { add_rule: Early, to: core, text: x, mechanism: { actions: { buy: { does: [] } } } }',
      ),
    ).toEqual(['1:3 Trading, line 11: buy is already defined in Early']);
  });

  test('words that a rule does not have, or has twice', () => {
    const edit = (words: string) => refusal(game, `- { edit_text: stocks, replace: "${words}", with: b }`)[0];
    expect(edit('A stock has  four Parts')).toContain('; it says "A stock has four parts"');
    expect(edit('a Price that is a whole number never negative')).toContain(
      '; the nearest words are "a Price, a whole',
    );
    expect(edit('stock')).toBe(
      '1:33 "stock" stands in Stocks more than once; quote more of the words around it',
    );
  });

  test('parameters: names, types, options; a global is no parameter', () => {
    const set = (name: string, to: string) => refusal(game, `- { set_parameter: ${name}, to: ${to} }`)[0];
    expect(set('adjust_wate', '30m')).toContain('did you mean adjust_wait?');
    expect(set('adjust_wait', '30')).toBe('1:37 adjust_wait must be a duration such as 18h, 2d or 1d12h');
    expect(set('repeal_at', 'adress')).toContain('did you mean address?');
    expect(set('noma', '3')).toContain('set it with - do: [ { set: noma, to: … } ]');
  });

  test('paths: nearest names, items by name', () => {
    const at = (path: string, how = 'delete: true') =>
      refusal(game, `- { edit_mechanism: trading, at: ${path}, ${how} }`)[0];
    expect(at('actions.byu.needs', 'append: { that: "true", else: x }')).toBe(
      '1:34 Trading.actions has no byu; did you mean buy?',
    );
    expect(at('actions.buy.needs.afordable')).toContain('did you mean affordable?');
    expect(at('actions.buy.does.9')).toContain('it has 3, 0 to 2');
    expect(at('actons.buy', 'put: { does: [] }')).toContain('did you mean actions?');
    expect(at('actions.buy.needs.affordable.that.more', 'put: 1')).toContain('is a plain value');
  });

  test('its own steps: the step that was refused', () => {
    expect(refusal(game, '- do:\n  - { set: noma, to: noma + 5 }\n  - { change: noma, by: -6 }')).toEqual([
      '3:5 noma would be -1; 0 is the least',
    ]);
    expect(refusal(game, '- do:\n  - { set: \'stock("ZZZ").price\', to: 5 }')).toEqual([
      '2:5 this step cannot be done: there is no stock ZZZ',
    ]);
    expect(refusal(game, '- do:\n  - { ensure: noma > 3, else: "Only {{noma}}." }')).toEqual(['2:5 Only 0']);
  });

  test('what cannot be read at all will never apply, whatever the law', () => {
    for (const source of [
      'hello there',
      '- { add_rul: x }',
      '- { set_parameter: a }',
      '- do: [ { chnge: a } ]',
      '- &a b',
      '',
      '- { if: "true", then: 5 }',
    ]) {
      const amendment = proposes(game, source);
      expect(amendment.ok ? null : amendment.unreadable, source).toBe(true);
      expect(faultLines(amendment).length).toBeGreaterThan(0);
    }
    const unfit = proposes(game, '- { repeal_rule: nothing }');
    expect(unfit.ok ? null : unfit.unreadable).toBe(false);
  });

  test('a word that is no operation is told alone, with the nearest or with all of them', () => {
    const read = (source: string) => faultLines(proposes(game, source));
    expect(read('- { set_paramter: adjust_wait, to: 2h }')).toEqual([
      '1:5 there is no operation "set_paramter"; did you mean set_parameter?',
    ]);
    expect(read('- { text: x, add_rul: Gifts }')).toEqual([
      '1:14 there is no operation "add_rul"; did you mean add_rule?',
    ]);
    expect(read('- enlarge: { adjust_wait: 2h }')).toEqual([
      expect.stringContaining(
        '1:3 there is no operation "enlarge"; the operations are set_parameter, add_to, ',
      ),
    ]);
    expect(read('- { text: x }')).toHaveLength(1);
  });

  test('a rule is not named by its number', () => {
    expect(refusal(game, '- { append_text: 2.5, text: x }')).toEqual([
      '1:18 there is no rule "2.5"; a rule is named by its title here, not by its number',
    ]);
  });

  test('a rule that would not be read back from an export as it is', () => {
    expect(refusal(game, '- { add_rule: Two, text: "a\\n\\n## B\\n\\nc" }')).toEqual([
      '1:3 Two: a heading inside a rule starts with ###, not with # or ##',
    ]);
    expect(
      refusal(game, '- add_rule: Fence\n  text: |\n    x\n\n    ```mechanism\n    actions: {}\n    ```')[0],
    ).toContain('not as a fence in the text');
    expect(
      refusal(game, '- { add_rule: Open, text: "```\\nx", mechanism: { globals: { pot: 0 } } }')[0],
    ).toContain('never closed');
    expect(refusal(game, '- { add_rule: "Line\\nbreak", text: x }')[0]).toContain('would not be read back');
    expect(refusal(game, '- { add_rule: "!!!", text: x }')[0]).toContain('needs letters or digits');
  });
});
