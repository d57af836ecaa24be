import { describe, expect, test } from 'vitest';
import { HistoryWriting } from '../../history/writing.ts';
import { enacts, refusal, ruleIn, warningsOf } from '../../testing/enact.ts';
import { fair } from '../../testing/fair.ts';
import type { Stage } from '../../testing/stage.ts';
import { heldFast } from './free.ts';

const HOUR_MS = 3_600_000;
const ALL = `- { rename: stall, to: booth }
- { rename: pot, to: kitty }
- { rename: buy, to: get }
- { rename: cash, to: money }
- { rename: booth.price, to: tag }
- { rename: matter.heft, to: mass }
- { rename: tithe, to: tax }
- { rename: fee, to: toll }
- { rename: debts, to: owes }`;

function enacted(game: Stage, source: string) {
  const amended = enacts(game, source);
  const writing = new HistoryWriting(game.history);
  writing.take(amended.changes, game.now);
  game.history = writing.whole();
  return amended;
}

const block = (game: Stage, id: string): string => ruleIn(game, id).mechanism ?? '';

describe('a word is renamed wherever the rules mean it', () => {
  test('declarations, types, places, needs, sentences, literals of the log, keys of with and values', () => {
    const game = fair();
    enacted(game, ALL);
    for (const line of [
      'counts_as_action: [ vote, get ]',
      'kitty: { type: integer, default: toll, min: 0 }',
      'best: { type: booth, optional: true }',
      'haunts: { type: list, of: booth }',
      'fields: { sign: { type: text, pattern: "[A-Z]{1,4}" }, tag: 5',
      'owes: { of: [ player, booth ], min: 0 }',
      'fields: { mass: { type: integer, default: 1 } }, weight: matter.mass + player.money',
      'that: player.money >= stall.tag + price + toll',
      '"{{player.name}} has {{player.money}} of cash; {{stall.sign}} asks {{stall.tag + toll}}."',
      '{ change: "owes(player, stall)", by: 1 }',
      '{ call: tax, with: { cash: price } }',
    ])
      expect(block(game, 'fair')).toContain(line);
    for (const line of [
      `get: [ { that: 'times(player, "get", spell) < 9 && was("fund", now) >= 0'`,
      `action != "rest" || action in [ "get" ]`,
      'what: [ get ]',
      `did(player, "get", hours(1))`,
      'when: booth.tag > 50 && booths.exists(stall, stall.tag > kitty)',
      `{ set: booth.tag, to: 'was(booth, "tag", now)' }`,
      'bought: { after: get, if: stall.tag >= toll, do: [ { change: seen, by: "players.map(cash, cash.money).size()" } ] }',
      '{ each: stall, in: booths, do: [ { change: stall.tag, by: toll } ] }',
      'was(player, "money", now) > kitty',
      'owes(players[0], booth(\\"AAA\\"))',
    ])
      expect(block(game, 'rest')).toContain(line);
  });

  test('arguments, locals and loops of the same name stay, and so does a field of another kind', () => {
    const game = fair();
    enacted(game, ALL);
    expect(block(game, 'fair')).toContain('takes: { stall: booth, price: { type: integer, default: 1 } }');
    expect(block(game, 'fair')).toContain(
      'jar: { key: number, fields: { price: { type: integer, default: 1 }, at: booth } }',
    );
    expect(block(game, 'fair')).toContain(
      '{ create: jar, values: { price: 4 }, with: { at: stall }, as: made }',
    );
    expect(block(game, 'fair')).toContain('does: [ { change: fund, by: cash } ]');
    expect(block(game, 'rest')).toContain(`jars.exists(j, j.price > toll)`);
  });

  test('prose stays but for its holes, and voters are told how often it says the old word', () => {
    const game = fair();
    const amended = enacted(game, ALL);
    expect(ruleIn(game, 'fair').text).toBe('The pot is {{kitty}}: pot, fee and cash are words. {{toll * 2}}');
    expect(warningsOf(amended)).toEqual([
      'The words of the rules still say pot 2 times (fair); a renaming leaves prose as it is.',
      'The words of the rules still say cash 2 times (fair); a renaming leaves prose as it is.',
      'The words of the rules still say fee once (fair); a renaming leaves prose as it is.',
    ]);
  });

  test('what is shown is the new name and nothing that did not change', () => {
    const { diff, renamed } = enacted(fair(), '- { rename: cash, to: money }');
    expect(diff.words).toEqual([
      { what: 'player field', name: 'cash', how: 'changed', rule: 'fair', from: 'cash', to: 'money' },
    ]);
    expect([diff.values, diff.rules.map(({ id }) => id)]).toEqual([[], ['fair', 'rest']]);
    expect(renamed).toEqual([{ what: 'player field', of: '', name: 'cash', to: 'money' }]);
  });
});

describe('values move along', () => {
  test('cells, rows, marks of deeds, limits and what was put off; play goes on as it would have', () => {
    const [game, other] = [fair(), fair()];
    for (const one of [game, other])
      one.does('ann', 'buy', { stall: 'AAA' }).does('ann', 'buy', { stall: 'AAA' });
    enacted(game, ALL);
    expect(game.value('player/ann/money')).toBe(other.value('player/ann/cash'));
    expect(game.value('rel/owes/ann/AAA')).toBe(2);
    expect([game.value('booth/AAA/tag'), game.value('global/kitty'), game.value('next/jar')]).toEqual([
      5, 3, 3,
    ]);
    expect(game.value('later/1/call')).toBe('tax');
    expect([...game.table.keys()].filter((path) => /\/cash|stall|pot|debts|buy/.test(path))).toEqual([]);
    expect(game.table.size).toBe(other.table.size + 10);
    expect(game.refuses('ann', 'get', { stall: 'BBB' })).toEqual(
      other.refuses('ann', 'buy', { stall: 'BBB' }),
    );
  });

  test('what rules ask the log after', () => {
    const game = fair().does('ann', 'buy', { stall: 'AAA' });
    const before = game.now;
    game.hoursPass(1);
    enacted(game, ALL);
    expect(game.history.deeds.get('get')?.get('ann')).toEqual([[before]]);
    expect([...game.history.values.keys()]).toEqual(expect.arrayContaining(['player/money', 'global/fund']));
    expect(game.history.values.get('player/money')?.get('ann')).toEqual([
      [
        [0, 20],
        [before, 11],
      ],
    ]);
    game.does('bo', 'rest').hoursPass(-0.5).does('ann', 'rest');
    expect(game.value('global/fund')).toBe(2);
    expect(game.now).toBe(before + HOUR_MS / 2);
  });

  test('later operations and steps of the same amendment use the new word', () => {
    const game = fair();
    enacted(
      game,
      `- { rename: pot, to: kitty }
- { edit_mechanism: fair, at: globals.kitty, put: { type: duration, default: 2h } }
- { edit_mechanism: rest, at: victory, delete: true }
- { edit_mechanism: rest, at: triggers.dear, delete: true }
- { rename: fund, to: chest }
- { edit_mechanism: rest, at: globals.seen, delete: true }
- { edit_mechanism: rest, at: triggers.bought, delete: true }
- { do: [ { set: chest, to: 9 } ] }`,
    );
    // 3 would have been read as seconds.
    expect([game.value('global/kitty'), game.value('global/chest')]).toEqual([7_200, 9]);
    expect(game.value('global/seen')).toBeUndefined();
  });

  test('two that trade their names trade nothing else', () => {
    const game = fair().set('global/pot', 7).set('global/fund', 8);
    enacted(game, '- { rename: pot, to: third }\n- { rename: fund, to: pot }\n- { rename: third, to: fund }');
    expect([game.value('global/fund'), game.value('global/pot'), game.value('global/third')]).toEqual([
      7,
      8,
      undefined,
    ]);
  });

  test('one that comes and is renamed at once, and one that is renamed and goes', () => {
    const game = fair();
    enacted(
      game,
      `- add_rule: Luck
  text: x
  mechanism: { player_fields: { luck: 4 }, globals: { odds: 1 } }
- { rename: luck, to: fate }
- { rename: odds, to: chance }
- { edit_mechanism: luck, at: globals.chance, delete: true }`,
    );
    expect([game.value('player/bo/fate'), game.value('global/odds'), game.value('global/chance')]).toEqual([
      4,
      undefined,
      undefined,
    ]);
  });
});

test('a kind has its plural after its new name, unless that is given', () => {
  const game = fair();
  enacted(game, '- { rename: stall, to: ferry }');
  expect(game.program.kinds.get('ferry')?.plural).toBe('ferries');
  enacted(game, '- { rename: ferries, to: fleet }');
  expect(block(game, 'rest')).toContain('in: fleet');
  enacted(game, '- { rename: ferry, to: stall, plural: stalls }');
  expect(block(game, 'fair')).toBe(block(fair(), 'fair'));
});

test('a consequence that was switched off stays off, since nothing of its rule was mended', () => {
  const game = fair().set('off/dear', true);
  enacted(game, '- { rename: pot, to: kitty }');
  expect(game.value('off/dear')).toBe(true);
});

test('what cannot be is told at the word that is wrong', () => {
  const game = fair();
  const told = (source: string) => refusal(game, source);
  expect(told('- { rename: cahs, to: money }')).toEqual([
    '1:13 no role or word is called cahs; did you mean cash?',
  ]);
  expect(told('- { rename: stall.prize, to: cost }')).toEqual([
    '1:13 a stall has no field prize that could be renamed; did you mean price?',
  ]);
  expect(told('- { rename: stal.price, to: cost }')).toEqual([
    '1:13 there is no kind stal; did you mean stall?',
  ]);
  expect(told('- { rename: player.name, to: cost }')).toEqual([
    '1:13 a player has no field name that could be renamed',
  ]);
  expect(told('- { rename: pot, to: fee }')).toEqual(['1:22 fee is already defined in Fair']);
  expect(told('- { rename: pot, to: Big Pot }')[0]).toContain('1:22 "Big Pot" is not a name');
  expect(told('- { rename: pot, to: now }')[0]).toContain('now has a meaning of its own');
  expect(told('- { rename: buy, to: vote }')[0]).toContain('vote has a meaning of its own');
  expect(told('- { rename: pot, to: pot }')).toEqual(['1:22 it is called pot already']);
  expect(told('- { rename: cash, to: haunts }')).toEqual(['1:23 there is already a field haunts']);
  expect(told('- { rename: cash, to: playing }')[0]).toContain('every player already has playing');
  expect(told('- { rename: pot, to: kitty, plural: kitties }')).toEqual([
    '1:37 only a kind or a role has a plural',
  ]);
  expect(told('- { rename: counts_as_action, to: counted }')[0]).toContain('cannot be renamed');
  expect(heldFast({ what: 'parameter', of: '', name: 'news_needs_mark' })).toContain('cannot be renamed');
  // Loops of the rest name their variables so.
  expect(told('- { rename: fee, to: j }')[0]).toContain(
    'Rest: in "jars.exists(j, j.price > fee)", j is something else',
  );
  const broken = '- { edit_mechanism: rest, at: globals.seen, delete: true }\n- { rename: fee, to: toll }';
  expect(told(broken)[0]).toContain('2:13 Rest: it does not hold together yet');
});

test('two sorts of one name have to be told apart', () => {
  const game = fair();
  enacted(game, '- { rename: fund, to: haunts }');
  expect(refusal(game, '- { rename: haunts, to: places }')).toEqual([
    '1:13 haunts is a global and a player field; write haunts or player.haunts',
  ]);
  enacted(game, '- { rename: player.haunts, to: places }');
  expect(block(game, 'rest')).toContain('globals: { haunts: 0, seen: 0 }');
});

test('no more than ten words at once', () => {
  const many = Array.from({ length: 11 }, (_, i) => `- { rename: pot, to: pot${i} }`).join('\n');
  expect(refusal(fair(), many)).toEqual(['1:1 an amendment renames at most 10 words, not 11']);
});
