import { describe, expect, test } from 'vitest';
import { seated, table } from '../../../referee/trial/table.ts';
import {
  buy,
  carrying,
  contest,
  declare,
  discharge,
  enact,
  leave,
  propose,
  raise,
  record,
} from '../../../referee/trial/words.ts';
import { ruleNumber } from '../../cite.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];

/** P1, without an amendment, is enacted, so that its changes are due. */
function due() {
  const game = table(...PEOPLE).does('bo', propose('Ben gets 5'));
  return game.votes('P1', { for: 'ann bo cy' }).does('dee', enact('P1'));
}

const gift = '- do: [{ change: \'player("bo").cash\', by: 5 }]';

/** A rule that is text only, enacted by an amendment (S40). */
function texted(...text: string[]) {
  const rule = ['- add_rule: Honours', '  text: |', ...text.map((line) => `    ${line}`)];
  const game = table(...PEOPLE).does('bo', carrying(propose('Honours'), ...rule));
  return game.votes('P1', { for: 'ann bo cy' }).does('dee', enact('P1'));
}

describe('FN-L3 · FN-L5 · on an enacted matter whose changes are due', () => {
  test('any player sets down what it prescribes, values and mechanisms, with authority, reason and diff', () => {
    const game = due().does('eve', record('P1', gift));
    expect(game.value('player/bo/cash')).toBe(1_000_005);
    expect(game.last).toMatchObject({
      by: 'eve',
      under: { matter: 'P1' },
      fact: {
        type: 'HandRecorded',
        authority: { matter: 'P1' },
        reason: 'It is due',
        diff: { values: [{ path: 'player/bo/cash', from: 1_000_000, to: 1_000_005 }] },
      },
    });
    game.does('cy', record('P1', '- { set_parameter: adjust_wait, to: 2h }'));
    expect(game.game.law.version).toBe(2);
    expect(game.value('game/law/2')).toEqual([String(game.last.seq), `E${game.last.seq}`]);
  });

  test('not when nothing is due, nor for an observer, without a reason, or while play is frozen', () => {
    const game = due().refuses('eve', record('P2', gift), 'no matter P2');
    game.refuses('eve', { ...record('P1', gift), reason: ' ' } as never, 'reason');
    game.does('eve', leave).refuses('eve', record('P1', gift), 'eve observes');
    game.does('cy', declare()).refuses('dee', record('P1', gift), 'V1 is open');
    game
      .does('ann', discharge('P1'))
      .refuses('dee', record('P1', gift), 'resolution.6: P1 owes nothing', 'V1 is open');
  });

  test('a faulty one, one that changes nothing and one that breaks a bound are refused', () => {
    const game = due().refuses(
      'eve',
      record('P1', '- { set_parameter: voting_tim, to: 1h }'),
      'line 1',
      'voting_time',
    );
    game.refuses('eve', record('P1', '- { set_parameter: voting_time, to: 18h }'), 'Nothing would change');
    game.refuses('eve', record('P1', '- do: [{ set: \'player("bo").cash\', to: -1 }]'), 'the least');
    expect([game.game.law.version, game.value('player/bo/cash')]).toEqual([1, 1_000_000]);
  });
});

describe('FN-L4 · FN-L5 · S40 · on a text-only rule in force', () => {
  test('values it names, and no others', () => {
    const game = texted('The one who wins at chess gets a bit of Cash.').does('eve', record('honours', gift));
    expect(game.last.under).toEqual({ version: 2, rule: 'honours' });
    game.refuses('eve', record('honours', '- do: [{ set: \'stock("AAA").price\', to: 4 }]'), 'does not name');
    game.refuses('eve', record('honours', '- { set_parameter: voting_time, to: 1h }'), 'no rule changed');
  });

  test('nor what a procedure would do that it calls', () => {
    const crash =
      'procedures: { crash: { does: [ { each: s, in: stocks, do: [ { set: s.price, to: 1 } ] } ] } }';
    const rule = `- { add_rule: Crash, text: Words., mechanism: { ${crash} } }`;
    const game = texted('Whoever wins gets Cash.').does('bo', carrying(propose(), rule));
    game.votes('P2', { for: 'ann bo cy' }).does('dee', enact('P2'));
    game.refuses('eve', record('honours', '- do: [ { call: crash } ]'), 'does not name price');
  });

  test('what follows from that by other rules follows', () => {
    const game = texted('A stock nobody talks of falls to a Price of nothing, or is a stock no more.');
    game
      .does('bo', buy(2, 'BBB'))
      .does('eve', record('honours', '- do: [{ set: \'stock("AAA").price\', to: 0 }]'));
    expect(game.value('is/stock/AAA')).toBeUndefined();
    game.does('eve', record('honours', '- do: [{ remove: \'stock("BBB")\' }]'));
    expect(game.value('rel/shares/bo/BBB')).toBeUndefined();
    const { seq } = game.last;
    game.does('cy', contest(seq), contest(seq - 1));
    expect([game.value('stock/AAA/price'), game.value('rel/shares/bo/BBB')]).toEqual([10, 2]);
  });

  test('not on a rule that the referee carries out, or that is gone', () => {
    const game = texted('Be kind.').refuses('eve', record('trading', gift), 'nothing to be done by hand');
    game
      .refuses('eve', record('chess', gift), 'No rule chess')
      .refuses('eve', record('honours', gift), 'name');
  });

  test('on the clauses of an automated rule that are left to people', () => {
    const lines = ['- edit_mechanism: trading', '  at: by_hand', '  put: [ Whoever cheats loses Cash. ]'];
    const game = table(...PEOPLE).does('bo', carrying(propose('Cheats'), ...lines));
    game.votes('P1', { for: 'ann bo cy' }).does('dee', enact('P1'), record('trading', gift));
    game.refuses('dee', record('trading', '- do: [{ set: noma, to: 4 }]'), 'does not name');
  });
});

describe('FN-L5 · contested within a day', () => {
  test('it is reversed, whatever was earned since, and only a CfJ brings it back', () => {
    const game = due().does('eve', record('P1', gift));
    const seq = game.last.seq;
    game.does('bo', buy(1, 'AAA')).hoursPass(24).does('cy', contest(seq));
    expect(game.value('player/bo/cash')).toBe(999_990);
    expect(game.last.under.rule).toBe('ruleset_and_gamestate');
    expect(game.last.fact).toMatchObject({
      type: 'RecordContested',
      record: seq,
      reason: 'Not so',
      kept: [],
    });
    game
      .refuses('dee', contest(seq), 'ruleset_and_gamestate.5: It was contested')
      .refuses('eve', record('P1', gift), 'ruleset_and_gamestate.5: The record');
    game.does('eve', raise('E5 stands')).votes('C1', { for: 'ann bo cy' }).does('dee', enact('C1'));
    game.does('eve', record('C1', gift));
    expect(game.value('player/bo/cash')).toBe(999_995);
  });

  test('later, by an observer, while frozen, or of what is no record: refused', () => {
    const game = due().does('eve', record('P1', gift));
    const seq = game.last.seq;
    game
      .refuses('fay', contest(seq), 'ruleset_and_gamestate.5: This is for those who play')
      .refuses('cy', contest(seq - 1), 'no record');
    game
      .hoursPass(24)
      .msPass(1)
      .refuses('cy', contest(seq), 'ruleset_and_gamestate.5: It could be contested until Tue 10:00');
  });

  test('the time while play stood frozen does not count', () => {
    const game = due().does('eve', record('P1', gift));
    const seq = game.last.seq;
    game.hoursPass(20).does('cy', declare()).refuses('cy', contest(seq), 'V1 is open').hoursPass(10);
    game
      .votes('V1', { against: 'ann bo dee' })
      .does('dee', { do: 'resolve', matter: 'V1', outcome: 'fail', way: 'button' });
    game.hoursPass(4).does('cy', contest(seq));
    expect(game.value('player/bo/cash')).toBe(1_000_000);
  });

  test('what was spent is gone, what has moved on stays', () => {
    const lines = [
      '- do: [{ change: \'player("bo").cash\', by: 100 }, { set: \'stock("CCC").name\', to: \'"Sea"\' }]',
    ];
    const game = due().does('bo', buy(9_999, 'CCC'), buy(10, 'AAA'));
    expect(game.value('player/bo/cash')).toBe(0);
    game.does('eve', record('P1', ...lines)).does('bo', buy(1, 'CCC'));
    const seq = game.last.seq - 1;
    game
      .does('eve', record('P1', '- do: [{ set: \'stock("CCC").name\', to: \'"See"\' }]'))
      .does('cy', contest(seq));
    expect([game.value('player/bo/cash'), game.value('stock/CCC/name')]).toEqual([0, 'See']);
    expect(game.last.fact).toMatchObject({ kept: ['stock/CCC/name'] });
  });

  test('rules come back as they were, with what they had declared', () => {
    const game = due().does('bo', buy(3, 'AAA'));
    const before = [...game.game.table].filter(([path]) => /^(stock|rel|player|global|is)\//.test(path));
    game.does(
      'eve',
      record(
        'P1',
        '- repeal_rule: stocks',
        '- repeal_rule: trading',
        '- repeal_rule: adjusting the markets',
        '- repeal_rule: the financial times',
      ),
    );
    expect(game.value('is/stock/AAA')).toBeUndefined();
    game.does('cy', contest(game.last.seq));
    expect(
      [...game.game.table].filter(([path]) => /^(stock|rel|player|global|is)\//.test(path)).sort(),
    ).toEqual(before.sort());
    expect(game.game.law.rules.map(({ title }) => title)).toEqual(
      seated({ people: PEOPLE }).game.law.rules.map(({ title }) => title),
    );
    game.does('bo', buy(1, 'AAA'));
  });

  test('a rule that goes with it leaves its number to nobody', () => {
    const rule = (title: string) => `- { add_rule: ${title}, text: Be kind. }`;
    const game = due().does('eve', record('P1', rule('First')));
    const number = ruleNumber(game.game.law, 'first');
    game.does('cy', contest(game.last.seq)).does('bo', carrying(propose('Second'), rule('Second')));
    game.votes('P2', { for: 'ann bo cy' }).does('dee', enact('P2'));
    expect([number, ruleNumber(game.game.law, 'second')]).toEqual(['2.8', '2.9']);
  });
});
