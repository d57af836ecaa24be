import { describe, expect, test } from 'vitest';
import { shipped, withRule } from '../../referee/trial/law.ts';
import { seated, type Table, table } from '../../referee/trial/table.ts';
import {
  act,
  buy,
  carrying,
  contest,
  enact,
  enactAnyway,
  propose,
  raise,
  record,
  sell,
} from '../../referee/trial/words.ts';
import { fold, unfounded } from '../evolve.ts';
import { previewDraft } from '../preview.ts';
import type { Command } from '../types.ts';
import { foreseen } from './seen.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const MONEY = '- { rename: cash, to: money }';
const MARKET = [
  MONEY,
  '- { rename: stock, to: firm }',
  '- { rename: shares, to: stakes }',
  '- { rename: buy, to: take }',
];

/** Posted, voted through and enacted at once. */
function passes(game: Table, id: string, ...lines: readonly string[]): Table {
  game.does('bo', carrying(id.startsWith('C') ? raise(id) : propose(id), ...lines));
  return game.votes(id, { for: 'ann bo cy' }).does('dee', enactAnyway(id));
}

const applied = (game: Table, id: string) => game.value(`duty/${id}`) === 'applied';
const plain = (map: ReadonlyMap<string, unknown>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

describe('a renamed word in a game', () => {
  const played = () =>
    table(...PEOPLE)
      .does('ann', buy(5, 'CCC'))
      .hoursPass(1)
      .does('bo', buy(2, 'AAA'));

  test('play goes on with every value, and boards know what they knew', () => {
    const [game, other] = [passes(played(), 'C1', ...MARKET), passes(played(), 'C1')];
    expect([
      game.value('player/ann/money'),
      game.value('rel/stakes/ann/CCC'),
      game.value('firm/BBB/price'),
    ]).toEqual([999_500, 5, 50]);
    game.does('ann', act('take', { stock: 'CCC', count: 1 }), sell(2, 'CCC'));
    other.does('ann', buy(1, 'CCC'), sell(2, 'CCC'));
    expect(game.value('player/ann/money')).toBe(other.value('player/ann/cash'));
    expect(game.game.past.paid.get('rel/stakes/ann/CCC')).toBe(
      other.game.past.paid.get('rel/shares/ann/CCC'),
    );
    expect(game.game.past.moves.get('player/bo/money')).toBe(other.game.past.moves.get('player/bo/cash'));
    expect(game.game.past.actions.get('take')).toMatchObject({ n: 3, by: 'ann' });
    const { deeds, values } = game.game.history;
    expect(deeds.get('take')).toEqual(other.game.history.deeds.get('buy'));
    expect(values.get('player/money')).toEqual(other.game.history.values.get('player/cash'));
    expect(values.get('firm/price')).toEqual(other.game.history.values.get('stock/price'));
    expect([...deeds.keys(), ...values.keys()].filter((name) => /cash|stock|buy/.test(name))).toEqual([]);
  });

  test('the log folded from zero gives the same game', () => {
    const game = passes(played(), 'C1', ...MARKET).does('ann', act('take', { stock: 'CCC', count: 1 }));
    const again = fold(unfounded('G'), game.log);
    expect([...again.table]).toEqual([...game.game.table]);
    expect(plain(again.history.values)).toEqual(plain(game.game.history.values));
    expect([...again.past.paid]).toEqual([...game.game.past.paid]);
  });

  test('a preview finds no deed of the day refused, and no value changed', () => {
    const game = played();
    const { amendment, refused } = previewDraft(
      game.game,
      { source: MARKET.join('\n'), shelf: new Map() },
      game.now,
      game.log,
    );
    expect([amendment.ok && amendment.diff.values, refused]).toEqual([[], []]);
  });

  test('a claim that waits is to the action by its new name, and a rule that lapses has not come anew', () => {
    const confirm: Command = { do: 'confirm', claim: 'K1' };
    const law = withRule(
      shipped,
      'Honours',
      `parameters: { season: 3d }
lapses: { after: season }
actions: { boast: { confirmed_by: { who: player }, does: [ { announce: "{{player.name}} boasts." } ] } }`,
    );
    const game = seated({ people: PEOPLE, law }).hoursPass(60).does('bo', act('boast'));
    passes(game, 'C1', '- { rename: boast, to: brag }\n- { rename: season, to: term }').does('cy', confirm);
    expect(game.last.fact).toMatchObject({ type: 'ActionTaken', action: 'brag', claim: 'K1' });
    expect(game.hoursPass(11).game.law.rules.some(({ id }) => id === 'honours')).toBe(true);
    expect(game.hoursPass(1).game.law.rules.some(({ id }) => id === 'honours')).toBe(false);
  });
});

describe('FN-R9 · an amendment posted before a word was renamed', () => {
  test('its old words are read as the new ones, in conditions, paths, rules and steps', () => {
    const game = table(...PEOPLE).does(
      'cy',
      carrying(
        raise('A'),
        '- { if: \'player("bo").cash > 5\', then: [{ set_parameter: starting_cash, to: 7 }] }',
        '- { edit_mechanism: money, at: player_fields.cash.min, put: 3 }',
        '- add_rule: Gift',
        '  text: "{{starting_cash}} each."',
        '  mechanism: { actions: { give: { does: [ { change: player.cash, by: starting_cash } ] } } }',
        '- do: [{ each: p, in: players, do: [{ change: p.cash, by: 1 }] }, { set: \'stock("AAA").price\', to: 9 }]',
      ),
    );
    game.votes('C1', { for: 'ann bo cy' });
    passes(
      game,
      'C2',
      MONEY,
      '- { rename: starting_cash, to: starting_money }',
      '- { rename: stock.price, to: quote }',
    );
    const seen = foreseen(game.game, 'C1', 'dee', game.now);
    expect(seen?.amendment.ok && seen.amendment.warnings[0]).toEqual([
      'It was written when money was still called cash, and is read so.',
    ]);
    game.does('dee', enactAnyway('C1'));
    expect(applied(game, 'C1')).toBe(true);
    expect([game.value('player/bo/money'), game.value('stock/AAA/quote')]).toEqual([1_000_001, 9]);
    expect([...game.game.table.keys()].filter((path) => path.endsWith('/cash'))).toEqual([]);
    const gift = game.game.law.rules.find(({ id }) => id === 'gift');
    expect(gift?.text).toBe('{{starting_money}} each.');
    expect(gift?.mechanism).toContain('{ change: player.money, by: starting_money }');
    expect(game.last.fact).toMatchObject({
      amended: {
        diff: {
          rules: [
            { id: 'money', how: 'changed' },
            { id: 'gift', how: 'added' },
          ],
        },
      },
    });
    game.does('bo', act('give'));
    expect(game.value('player/bo/money')).toBe(1_000_008);
    expect(game.game.law.rules.map(({ mechanism }) => mechanism).join()).not.toMatch(
      /player\.cash|starting_cash/,
    );
  });

  test('one that foresaw the new words, and one posted when they were in force, are read as they stand', () => {
    const game = table(...PEOPLE).does(
      'cy',
      carrying(raise('A'), '- do: [{ set: \'player("bo").money\', to: 4 }]'),
    );
    game.votes('C1', { for: 'ann bo cy' });
    passes(game, 'C2', MONEY).does('dee', enactAnyway('C1'));
    expect([applied(game, 'C1'), game.value('player/bo/money')]).toEqual([true, 4]);
    passes(game, 'C3', '- add_rule: Coins', '  text: Coins.', '  mechanism: { globals: { cash: 1 } }');
    passes(game, 'C4', '- do: [{ set: cash, to: 8 }]');
    expect([game.value('global/cash'), game.value('player/bo/money')]).toEqual([8, 4]);
    expect(game.value('matter/C4/renamed')).toBe(1);
  });

  test('however often words were renamed since, and traded for one another', () => {
    const game = table(...PEOPLE).does(
      'cy',
      carrying(raise('A'), '- do: [{ set: noma, to: starting_cash }]'),
    );
    game.votes('C1', { for: 'ann bo cy' });
    const trade = [
      '- { rename: noma, to: third }',
      '- { rename: fourth, to: noma }',
      '- { rename: third, to: fourth }',
    ];
    passes(game, 'C2', '- add_rule: Fourth', '  text: x', '  mechanism: { globals: { fourth: 4 } }');
    passes(game, 'C3', ...trade, '- { rename: starting_cash, to: purse }');
    passes(game, 'C4', '- { rename: purse, to: wallet }', '- { rename: cash, to: purse }').does(
      'dee',
      enactAnyway('C1'),
    );
    expect([game.value('global/fourth'), game.value('global/noma')]).toEqual([1_000_000, 4]);
  });

  test('a word it renames itself is the one that was renamed since', () => {
    const game = table(...PEOPLE).does('cy', carrying(raise('A'), '- { rename: cash, to: coins }'));
    game.votes('C1', { for: 'ann bo cy' });
    passes(game, 'C2', MONEY, '- { rename: stock, to: firm }').does('dee', enactAnyway('C1'));
    expect([applied(game, 'C1'), game.value('player/bo/coins'), game.value('player/bo/money')]).toEqual([
      true,
      1_000_000,
      undefined,
    ]);
    expect(game.value('renamed/4')).toEqual(['player field', '', 'money', 'coins']);
    game.does('bo', buy(1, 'CCC'));
  });
});

describe('FN-L5 · a word renamed by hand', () => {
  const due = () => passes(table(...PEOPLE), 'C1');

  test('contested, it has its old name again and the value it has come to', () => {
    const game = due();
    game.does('eve', record('C1', MONEY));
    const event = game.last.seq;
    game.does('bo', buy(1, 'CCC')).does('cy', contest(event));
    expect([game.value('player/bo/cash'), game.value('player/bo/money')]).toEqual([999_900, undefined]);
    expect(game.last.fact).toMatchObject({ type: 'RecordContested', diff: { values: [] } });
    expect(game.game.history.values.has('player/money')).toBe(false);
  });

  test('a record before it is taken back under the new name', () => {
    const game = due().does('eve', record('C1', '- do: [{ change: \'player("bo").cash\', by: 5 }]'));
    const event = game.last.seq;
    passes(game, 'C2', MONEY).does('cy', contest(event));
    expect(game.value('player/bo/money')).toBe(1_000_000);
  });
});

test('a word that got its old name back is the word it was', () => {
  const game = passes(passes(table(...PEOPLE), 'C1', MONEY), 'C2', '- { rename: money, to: cash }');
  expect(game.value('player/bo/cash')).toBe(1_000_000);
  expect(game.game.law.rules.map(({ mechanism }) => mechanism)).toEqual(
    table(...PEOPLE).game.law.rules.map(({ mechanism }) => mechanism),
  );
  game
    .does('bo', carrying(propose('A'), MONEY))
    .votes('P1', { for: 'ann bo cy' })
    .does('dee', enact('P1'));
  expect(game.value('player/bo/money')).toBe(1_000_000);
});
