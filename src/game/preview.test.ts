import { describe, expect, test } from 'vitest';
import { table } from '../referee/trial/table.ts';
import {
  adjust,
  attach,
  buy,
  carrying,
  declare,
  enact,
  enactAnyway,
  news,
  propose,
  raise,
  sell,
} from '../referee/trial/words.ts';
import { preview, previewDraft } from './preview.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const SHORT = '- { set_parameter: voting_time, to: 12h }';

describe('what an amendment would do', () => {
  test('versions, words, and the pending matters that would stand otherwise', () => {
    const game = table(...PEOPLE)
      .does('cy', propose('Old'))
      .hoursPass(13)
      .does('bo', carrying(propose('A'), SHORT));
    const seen = preview(game.game, 'P2', game.now, game.log)!;
    expect(seen).toMatchObject({ differs: false, version: { from: 1, to: 2 }, refused: [] });
    expect(seen.amendment).toMatchObject({
      ok: true,
      diff: { words: [{ what: 'parameter', name: 'voting_time', to: '12 hours' }] },
    });
    const was = { enact: false, fail: false };
    expect(seen.shifts).toMatchObject([{ matter: 'P1', before: was, after: { enact: false, fail: true } }]);
    expect(preview(game.game, 'P1', game.now, game.log)).toBeNull();
  });

  test('actions of the last day that it would have refused, each on the gamestate that it met', () => {
    const game = table(...PEOPLE)
      .lay(3, 10, 1, 1, 1, 1, 1, 9)
      .does('ann', adjust, buy(3, 'AAA'), buy(2, 'CCC'));
    game.does('ann', sell(2, 'AAA')).lay(2).does('ann', news('AAA'));
    const source = [
      '- edit_mechanism: trading',
      '  at: actions.sell.needs',
      '  append: { that: shares(player, stock) >= 3 && count > 2, else: Sell at least three. }',
    ];
    const game2 = game.does(
      'bo',
      carrying(
        propose('A'),
        ...source.map((line) =>
          line.replace(
            'shares(player, stock) >= 3 && count > 2',
            '"shares(player, stock) >= 3 && count > 2"',
          ),
        ),
      ),
    );
    const seen = preview(game2.game, 'P1', game.now, game.log)!;
    expect(seen.refused).toMatchObject([
      { by: 'ann', action: 'sell', grounds: [{ rule: 'trading', saying: ['Sell at least three.'] }] },
    ]);
    const roll = previewDraft(
      game.game,
      { source: '- { set_parameter: low_roll, to: 1D4-3 }', shelf: new Map() },
      game.now,
      game.log,
    );
    expect(roll).toMatchObject({ refused: [], version: { from: 1, to: 2 } });
  });

  test('nothing of one that does not fit', () => {
    const game = table(...PEOPLE).does('bo', carrying(propose('A'), '- { repeal_rule: chess }'));
    expect(preview(game.game, 'P1', game.now, game.log)).toMatchObject({
      amendment: { ok: false, unreadable: false },
      version: { from: 1, to: 1 },
      shifts: [],
      refused: [],
    });
  });

  test('whether it differs from what was posted', () => {
    const game = table(...PEOPLE).does(
      'bo',
      carrying(raise('A'), '- { if: noma > 0, then: [{ repeal_rule: roster }] }'),
    );
    game.does('bo', carrying(raise('B'), '- do: [{ set: noma, to: 2 }]')).votes('C2', { for: 'ann bo cy' });
    game.does('dee', enact('C2'));
    const { differs, digest } = preview(game.game, 'C1', game.now, game.log)!;
    expect(differs).toBe(true);
    game.votes('C1', { for: 'ann bo cy' }).does('dee', { ...enactAnyway('C1'), seen: digest } as never);
  });
});

describe('attached by the author to words already posted', () => {
  const posted = () => table(...PEOPLE).does('bo', propose('A'));

  test('it is carried like any other', () => {
    const game = posted()
      .does('bo', attach('P1', SHORT))
      .votes('P1', { for: 'ann bo cy' })
      .does('dee', enact('P1'));
    expect(game.log.find(({ fact }) => fact.type === 'AmendmentAttached')?.fact).toEqual({
      type: 'AmendmentAttached',
      matter: 'P1',
      amendment: { status: 'fits', faults: [] },
    });
    expect(game.game.law.program.parameters.get('voting_time')?.value).toBe(43_200);
  });

  test('not by another, nor once others have voted, nor twice, nor when it is resolved or frozen, nor unreadable', () => {
    const game = posted()
      .refuses('cy', attach('P1', SHORT), 'Only bo')
      .refuses('bo', attach('P9', SHORT), 'no matter');
    game
      .refuses('bo', attach('P1', '- {'), 'line 1')
      .votes('P1', { for: 'bo' })
      .does('bo', attach('P1', SHORT));
    game.refuses('bo', attach('P1', SHORT), 'already').does('bo', propose('B')).votes('P2', { for: 'ann' });
    game
      .refuses('bo', attach('P2', SHORT), 'have voted')
      .votes('P1', { for: 'ann cy' })
      .does('dee', enact('P1'));
    game
      .refuses('bo', attach('P1', SHORT), 'enacted')
      .does('cy', declare())
      .refuses('bo', attach('P2', SHORT), 'V1');
  });
});
