import { describe, expect, test } from 'vitest';
import { settle } from '../engine.ts';
import { LIMITS } from '../limits.ts';
import { enacts, marketGame, proposes, refusal } from '../testing/enact.ts';
import { plain } from '../testing/plain.ts';

const game = marketGame();
const rule = (mechanism: string) =>
  `- add_rule: Foe\n  text: x\n  mechanism:\n${mechanism.replace(/^/gm, '    ')}`;
const first = (source: string) => refusal(game, source)[0];

describe('what is built to break the referee is refused with the bound it hit', () => {
  test('size and depth, before anything is built from them', () => {
    expect(first(`- { edit_text: stocks, replace: a, with: "${'x'.repeat(20_000)}" }`)).toContain(
      'an amendment has at most 16000 characters',
    );
    expect(first('['.repeat(9_000))).toContain(`nested more than ${LIMITS.blockDepth} deep`);
    expect(first(`- { do: ${'['.repeat(200)}${']'.repeat(200)} }`)).toContain('nested more than');
    expect(first(`# Long\n\n## One\n\n${'word '.repeat(50_000)}`)).toContain('at most 200000 characters');
    expect(
      first(`# Many\n\n${Array.from({ length: 121 }, (_, i) => `## R${i}\n\nx\n`).join('\n')}`),
    ).toContain('at most 120 rules');
    const rules = Array.from({ length: 60 }, (_, i) => `- { add_rule: R${i}, text: x }`).join('\n');
    expect(first(`${rules}\n- { add_rule: More, text: x }`)).toBe(
      '1:1 an amendment has at most 60 operations, not 61',
    );
    const nested = `${'- { if: "true", then: [ '.repeat(9)}{ repeal_rule: roster }${' ] }'.repeat(9)}`;
    expect(
      proposes(
        game,
        nested.replace(/- \{/g, (dash, at) => (at === 0 ? dash : '{')),
      ).ok,
    ).toBe(true);
  });

  test('aliases, tags, keys that reach out of objects', () => {
    expect(first('- &a { do: [] }\n- *a')).toContain('anchors are not allowed');
    expect(first('- !!js/function "x"')).toContain('tags are not allowed');
    expect(first('- { __proto__: { do: [] } }')).toContain('reserved word');
    expect(first('- { edit_mechanism: stocks, at: constructor.prototype.x, put: 1 }')).toContain(
      'reserved word',
    );
    expect(first('- { edit_mechanism: stocks, at: __proto__.x, put: 1 }')).toContain('reserved word');
    expect(first('- { do: [], do: [] }')).toContain('stands twice');
  });

  test('an amendment that grows what it was given', () => {
    const long = `- { append_text: stocks, text: "${'word '.repeat(235)}" }\n`;
    expect(refusal(game, long.repeat(7)).join()).toContain('the text of a rule has at most 8000 characters');
    expect(first(`- { adopt: stock-market }\n`.repeat(60))).toContain('already a rule called');
    expect(first(rule(`actions:\n  go: { does: [ ${'{ set: noma, to: 1 }, '.repeat(401)} ] }`))).toContain(
      'at most 400 steps',
    );
  });

  test('expressions: loops, length, matching, doubling', () => {
    const asks = (expression: string) =>
      first(rule(`globals: { pot: 0 }\nactions:\n  go: { does: [ { set: pot, to: '${expression}' } ] }`));
    expect(asks('players.map(a, players.map(b, players.map(c, 1).size()).size()).size()')).toContain(
      'loops may stand 2 deep',
    );
    expect(asks(`1${' + 1'.repeat(130)}`)).toContain('at most 500 characters');
    expect(
      first(
        rule('actions:\n  go: { needs: [ { that: \'player.name.matches("(a+)+$")\', else: x } ], does: [] }'),
      ),
    ).toContain('may not be used');
    expect(asks('cel.bind(a, 1, a)')).toMatch(/cel/);
    expect(
      first(rule('kinds: { gem: { key: name, fields: { name: { type: text, pattern: "(a+)+" } } } }')),
    ).toMatch(/pattern|class/);
    expect(first(rule('globals: { pot: 9007199254740993 }'))).toContain('too large a number');
  });

  test('its own steps have the work of one move', () => {
    const loops = '{ each: a, in: players, do: [ '.repeat(7);
    const source = `- do:\n  - ${loops}{ set: noma, to: noma + 1 }${' ] }'.repeat(7)}`;
    const crowd = marketGame();
    for (let i = 0; i < 60; i += 1) crowd.seat(`p${i}`).set(`player/p${i}/cash`, 1);
    expect(
      refusal(
        crowd,
        source.replace(/each: a/g, () => `each: a${Math.floor(0)}`),
      ).join(),
    ).toMatch(/choose another name|more work/);
    let depth = 0;
    expect(
      refusal(
        crowd,
        source.replace(/each: a/g, () => `each: a${depth++}`),
      ),
    ).toEqual(['2:5 this step cannot be done: it takes more work than a move is given']);
  });

  test('conditions share the work of one move', () => {
    const dear = 'players.all(a, players.all(b, a.cash + b.cash >= 0 && a.cash * b.cash >= 0))';
    const crowd = marketGame();
    for (let i = 0; i < 150; i += 1) crowd.seat(`p${i}`).set(`player/p${i}/cash`, 1);
    const source = `- { if: "${dear}", then: [ { repeal_rule: roster } ] }\n`.repeat(25);
    expect(refusal(crowd, source).at(-1)).toContain('it takes more work than a move is given');
  });

  test('dice without end; numbers without end', () => {
    expect(first('- do: [ { roll: 999D99999, as: n } ]')).toMatch(/100 dice|at most/);
    expect(
      first(`- do: [ ${'{ each: a, in: stocks, do: [ { roll: 100D10000, as: n } ] }, '.repeat(7)} ]`),
    ).toContain('at most 2,000 dice');
    expect(first('- do: [ { set: noma, to: 9223372036854775807 }, { change: noma, by: 1 } ]')).toMatch(
      /beyond the largest|reckoned/,
    );
    expect(first('- do: [ { set: noma, to: 1 / 0 } ]')).toContain('it divides by zero');
  });

  test('consequences that set one another off are undone and off; the amendment stands', () => {
    const table = marketGame();
    const amended = enacts(
      table,
      rule(`globals: { ping: 0 }
triggers:
  up: { when: ping == 0, do: [ { set: ping, to: 1 } ] }
  down: { when: ping == 1, do: [ { set: ping, to: 0 } ] }`),
    );
    expect(amended.notices.map(({ saying }) => plain(saying)).join()).toContain('set off more than 200');
    expect([table.value('global/ping'), table.value('off/up'), table.value('off/down')]).toEqual([
      0,
      true,
      true,
    ]);
    expect(settle(table.program, table.world).changes).toEqual([]);
  });

  test('words that would leave their place', () => {
    expect(first('- { rename: player, to: "" }')).toBeTruthy();
    expect(first('- { add_rule: Hash, text: "# Title" }')).toContain('###');
    const table = marketGame();
    enacts(table, '- { add_rule: Plain, text: "<!channel> & <@U1> {{noun.player}}" }');
    expect(table.program.rules.at(-1)?.text).toBe('<!channel> & <@U1> {{noun.player}}');
  });
});
