import { describe, expect, test } from 'vitest';
import { table } from '../../referee/trial/table.ts';
import {
  adjust,
  buy,
  carrying,
  declare,
  demote,
  enact,
  enactAnyway,
  fail,
  join,
  leave,
  news,
  propose,
  raise,
  rollNews,
} from '../../referee/trial/words.ts';
import { NoDice } from '../../ruleset/types.ts';
import { decide } from '../decide.ts';
import { noDice } from '../luck.ts';
import { foreseen } from './seen.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const SHORT = '- { set_parameter: voting_time, to: 12h }';
const ROLL = `- do: [{ roll: 1D6, as: n, label: '"pot"' }, { set: noma, to: n }]`;

const voted = (...lines: string[]) =>
  table(...PEOPLE)
    .does('bo', carrying(propose('A'), ...lines))
    .votes('P1', { for: 'ann bo cy' });

describe('FN-R7 · an amendment is in force from the instant of its enactment', () => {
  test('A1 · rules, version and the title it came in by', () => {
    const game = voted('- { set_parameter: idle_after, to: 3d }').does('dee', enact('P1'));
    expect(game.game.law.version).toBe(2);
    expect(game.value('duty/P1')).toBe('applied');
    expect(game.value('game/law/2')).toEqual([String(game.last.seq), 'P1']);
    expect(game.last.under).toMatchObject({ version: 1, matter: 'P1' });
    expect(game.last.fact).toMatchObject({ amended: { applied: true }, law: { version: 2 } });
    game.hoursPass(71).refuses('ann', demote('eve'), '259200 s').hoursPass(1).does('ann', demote('eve'));
  });

  test('FN-R9 · A3 · a shorter voting time makes others ripe at once, a longer one sets their clock again', () => {
    const game = table(...PEOPLE)
      .does('cy', propose('B'), raise())
      .hoursPass(13);
    game
      .does('bo', carrying(raise('A'), SHORT))
      .votes('C2', { for: 'ann bo cy' })
      .shows('P1', 'F0 A0 of 5', 'wait');
    game.does('dee', enact('C2')).shows('P1', 'F0 A0 of 5', 'fail').msPass(0);
    expect(game.log.slice(-2).map(({ fact }) => fact.type)).toEqual(['MatterRipened', 'MatterRipened']);
    game.does('bo', carrying(raise('C'), '- { set_parameter: voting_time, to: 2d }'));
    game.votes('C3', { for: 'ann bo cy' }).does('dee', enact('C3')).shows('P1', 'F0 A0 of 5', 'wait');
    expect(game.value('matter/P1/ripened')).toBeUndefined();
    game.at('Wed 09:59').shows('P1', 'F0 A0 of 5', 'wait').at('Wed 10:00').does('dee', fail('P1'));
  });

  test('one that cannot be read leaves an entry of words, whose changes are due', () => {
    const game = voted('- { set_parameter voting_time: 12h').does('dee', enact('P1'));
    expect(game.value('matter/P1/unreadable')).toBe(true);
    expect(game.log.find(({ fact }) => fact.type === 'MatterSubmitted')?.fact).toMatchObject({
      amendment: { status: 'unreadable', source: '- { set_parameter voting_time: 12h' },
    });
    expect([game.value('duty/P1'), game.game.law.version]).toEqual(['due', 1]);
    expect(game.last.fact).not.toHaveProperty('amended');
  });

  test('one that does not fit is enacted all the same: nothing is applied, all of it is due', () => {
    const game = voted('- { set_parameter: sleeping_time, to: 12h }').does('dee', enact('P1'));
    expect(game.last.fact).toMatchObject({ outcome: 'enacted', amended: { applied: false } });
    expect(game.last.fact).toMatchObject({ notices: [{ rule: 'referee' }] });
    expect([game.value('duty/P1'), game.game.law.version]).toEqual(['due', 1]);
  });

  test('a failed one changes nothing, and a DoV carries none', () => {
    const game = table(...PEOPLE).does('bo', carrying(propose('A'), SHORT), carrying(declare(), SHORT));
    expect(game.value('matter/V1/unreadable')).toBe(true);
    game.votes('V1', { against: 'ann bo cy' }).does('dee', fail('V1'));
    game.votes('P1', { against: 'ann cy dee' }).does('dee', fail('P1'));
    expect([game.game.law.version, game.value('duty/P1')]).toEqual([1, undefined]);
  });
});

describe('what its voters saw', () => {
  const twice = () => {
    const game = table(...PEOPLE).does('bo', carrying(propose('A'), '- { repeal_rule: roster }'));
    game.does(
      'cy',
      carrying(
        raise('B'),
        '- do: [{ create: stock, values: { symbol: ROS, name: Ros, price: 5, volatility: low } }]',
      ),
    );
    return game.votes('P1', { for: 'ann bo cy' }).votes('C1', { for: 'ann bo cy' });
  };

  test('another amendment before it that touches other things is nothing to be told', () => {
    const game = twice().does('dee', enact('P1'), enact('C1'));
    expect([game.value('stock/ROS/price'), game.game.law.version]).toEqual([5, 2]);
  });

  test('values move all day: only what they are not moved by before is told', () => {
    const game = table(...PEOPLE).does(
      'bo',
      carrying(propose('A'), '- do: [{ change: \'player("ann").cash\', by: 1 }]'),
    );
    game.votes('P1', { for: 'ann bo cy' }).does('ann', buy(5, 'CCC')).does('dee', enact('P1'));
    expect(game.value('player/ann/cash')).toBe(999_501);
  });

  test('who enacts one that does something else now has to have seen it', () => {
    const game = table(...PEOPLE).does(
      'bo',
      carrying(raise('A'), '- { if: noma > 0, then: [{ repeal_rule: roster }] }'),
    );
    game.votes('C1', { for: 'ann bo cy' }).does('bo', carrying(raise('B'), '- do: [{ set: noma, to: 2 }]'));
    game.votes('C2', { for: 'ann bo cy' }).does('dee', enact('C2'));
    game.refuses('dee', enact('C1'), 'does something else now');
    const { digest } = foreseen(game.game, 'C1', 'dee', game.now)!;
    game.refuses('dee', { ...enact('C1'), seen: 'another' } as never, 'does something else');
    game.does('dee', { ...enact('C1'), seen: digest } as never);
    expect(game.game.law.rules.some(({ id }) => id === 'roster')).toBe(false);
  });

  test('nor does one that fits no more go by unseen, while to fail it needs no look', () => {
    const game = twice().does('bo', carrying(raise('C'), '- { repeal_rule: roster }'));
    game
      .votes('C2', { for: 'ann bo cy' })
      .does('dee', enact('P1'))
      .refuses('dee', enact('C2'), 'does not fit');
    game.does('dee', enactAnyway('C2'));
    expect(game.value('duty/C2')).toBe('due');
  });
});

test('S39 · a conditional one is judged at its own resolution', () => {
  const game = table(...PEOPLE).does('bo', carrying(propose('A'), SHORT));
  const lines = [
    '- if: matter("P1").state == "failed"',
    '  then: []',
    '  else: [{ set_parameter: adjust_wait, to: 3h }]',
  ];
  game.does('cy', carrying(propose('B'), ...lines)).votes('P2', { for: 'ann bo cy' });
  game.votes('P1', { against: 'ann cy dee' }).does('dee', fail('P1'), enactAnyway('P2'));
  expect([game.game.law.version, game.value('duty/P2')]).toEqual([1, 'applied']);
  expect(game.last.fact).toMatchObject({ amended: { judged: [{ line: 1, held: true }] } });
});

test('S29 · FN-P5 · a field that comes with an amendment is everybody’s at once, and of who joins later', () => {
  const lines = ['- add_rule: Points', '  text: Points.', '  mechanism: { player_fields: { points: 7 } }'];
  const game = voted(...lines)
    .does('eve', leave)
    .does('dee', enact('P1'))
    .does('fay', join)
    .does('eve', join);
  expect(['ann', 'eve', 'fay'].map((person) => game.value(`player/${person}/points`))).toEqual([7, 7, 7]);
});

test('S32 · FN-S5 · adjustments count from the amendment on that says so; news never counts', () => {
  const game = table(...PEOPLE).spins((sides) => Math.ceil(sides / 2));
  for (let n = 0; n < 3; n += 1) game.does('ann', adjust).hoursPass(1);
  expect(game.value('global/noma')).toBe(0);
  const count = [
    '- edit_mechanism: adjusting the markets',
    '  at: actions.adjust.does',
    '  append: { change: noma, by: 1 }',
  ];
  game
    .does('bo', carrying(propose('NOMA'), ...count))
    .votes('P1', { for: 'ann bo cy' })
    .does('dee', enact('P1'));
  game.does('ann', adjust, news('CCC'), rollNews(1));
  expect(game.value('global/noma')).toBe(1);
});

test('FN-L1 · a hand of dice that nobody has sealed enacts nothing', () => {
  const rolls = voted(ROLL);
  rolls.lay(4).does('dee', enact('P1'));
  expect([rolls.value('global/noma'), rolls.value('dice/state/n')]).toEqual([4, 0]);
  expect(rolls.last.fact).toMatchObject({ rolls: [{ faces: [4], label: 'pot' }] });
  const unsealed = voted(ROLL).game;
  const stamp = { by: 'dee', at: unsealed.at, day: '2021-02-01', dice: noDice };
  expect(() => decide(unsealed, enact('P1'), stamp)).toThrow(NoDice);
});
