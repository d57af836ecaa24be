import { describe, expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { moment } from '../../referee/trial/moment.ts';
import { seated, table } from '../../referee/trial/table.ts';
import { declare, discharge, enact, fail, join, leave, propose, raise } from '../../referee/trial/words.ts';
import { matter } from '../matters.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const ANY_PLAYER = '  - { who: player, may: resolve, what: [ proposal, cfj ], par: 3 }\n';

describe('FN-R3 · S13 · proposals are resolved strictly oldest first', () => {
  const queue = () => {
    const game = table(...PEOPLE)
      .does('bo', propose('A'))
      .votes('P1', { for: 'ann', against: 'cy' })
      .hoursPass(5);
    return game.does('cy', propose('B'), raise('C')).votes('P2', { for: 'ann cy dee' });
  };

  test('a newer one waits for the older and says for which', () => {
    const game = queue().shows('P2', 'F3 A0 of 5', 'enact');
    game.refuses('dee', enact('P2'), 'P1 A is older and has to be resolved before P2');
    game.hoursPass(13).shows('P1', 'F1 A1 of 5', 'fail').refuses('dee', enact('P2'), 'P1 A');
    game.does('dee', fail('P1'), enact('P2'));
  });

  test('a CfJ posted after both does not wait, nor does a DoV', () => {
    const game = queue().votes('C1', { for: 'ann bo cy' }).does('eve', enact('C1'), declare());
    game.votes('V1', { against: 'ann bo cy' }).does('eve', fail('V1'));
  });

  test('a vetoed one is in the way as any other', () => {
    const game = queue().votes('P1', { veto: 'ann' }).refuses('dee', enact('P2'), 'P1 A');
    game.does('dee', fail('P1'), enact('P2'));
  });

  test('CfJs and DoVs are resolved in any order', () => {
    const game = table(...PEOPLE)
      .does('bo', raise(), raise(), declare())
      .does('cy', declare());
    game.votes('C2', { for: 'ann bo cy' }).votes('V2', { against: 'ann bo dee' });
    game.does('bo', enact('C2'), fail('V2'));
  });

  test('age goes by the post, though it was heard after a newer one', () => {
    const game = table(...PEOPLE)
      .hoursPass(1)
      .does('cy', propose('B'))
      .late('Mon 10:30', 'bo', propose('A'));
    game.votes('P1', { for: 'ann bo cy' }).refuses('bo', enact('P1'), 'P2 A is older');
  });

  test('without the queue, in any order', () => {
    const law = amended(['    queued: true\n', '']);
    const game = seated({ people: PEOPLE, law }).does('bo', propose(), propose());
    game.votes('P2', { for: 'ann bo cy' }).does('bo', enact('P2'));
  });
});

describe('FN-R4 · who resolves', () => {
  const ripe = (law = amended()) => {
    const game = seated({ people: PEOPLE, law }).does('bo', propose(), raise());
    return game.votes('P1', { for: 'ann bo cy' }).votes('C1', { for: 'ann bo cy' });
  };

  test('by the round’s rule any player, the author and the Emperor too', () => {
    ripe().does('bo', enact('P1')).does('ann', enact('C1'));
  });

  test('an observer never', () => {
    const game = ripe().does('dee', leave);
    game
      .refuses('dee', enact('P1'), 'resolution.1: dee is an observer')
      .refuses('fay', enact('C1'), 'observer');
  });

  test('without that permission the Emperor alone, and a DoV by any player', () => {
    const game = ripe(amended([ANY_PLAYER, '']));
    game.refuses('bo', enact('P1'), 'Only the Emperor may resolve a PROPOSAL').refuses('bo', enact('C1'));
    game.does('ann', enact('P1'), enact('C1')).does('cy', declare());
    game.votes('V1', { against: 'ann bo dee' }).does('dee', fail('V1'));
  });
});

describe('FN-E3 · S21 · while the Emperor observes', () => {
  const away = (law = amended()) => {
    const game = seated({ people: [...PEOPLE, 'fay'], law }).does('bo', propose(), raise());
    game.votes('P1', { for: 'bo cy dee eve' }).votes('C1', { for: 'bo cy dee eve' }).does('ann', leave);
    return game.shows('P1', 'F4 A0 of 5', 'enact').shows('C1', 'F4 A0 of 5', 'enact');
  };

  test('neither proposal nor CfJ is resolved by anyone, a DoV by any player', () => {
    const game = away();
    const rule = 'emperors_and_rounds';
    for (const by of ['ann', 'bo', 'dee'])
      for (const id of ['P1', 'C1']) game.refuses(by, enact(id), rule).refuses(by, fail(id), rule);
    game.does('cy', declare()).votes('V1', { for: 'bo cy dee' }).does('eve', enact('V1'));
    expect(game.value('game/emperor')).toBe('cy');
  });

  test('DEFERENTIALs stay open, and the Emperor is not in N', () => {
    const game = table(...PEOPLE)
      .does('bo', propose())
      .votes('P1', { for: 'ann bo', deferential: 'cy' });
    game.shows('P1', 'F3 A0 of 5', 'enact').does('ann', leave).shows('P1', 'F1 A0 D1 of 4', 'wait');
    game.does('ann', join).shows('P1', 'F3 A0 of 5', 'enact');
  });

  test('with needs_emperor off, as the round’s rule says', () => {
    const proposal = '    veto: true\n    needs_emperor: true\n';
    away(amended([proposal, '    veto: true\n']))
      .refuses('bo', enact('C1'))
      .does('bo', enact('P1'));
    const cfj = '    open_while_frozen: true\n    needs_emperor: true\n';
    const both = amended([proposal, '    veto: true\n'], [cfj, '    open_while_frozen: true\n']);
    away(both).does('bo', enact('C1'), enact('P1'));
  });
});

describe('FN-R7 · an enacted proposal or CfJ', () => {
  test('owes its changes until somebody who plays says they are made', () => {
    const game = table(...PEOPLE)
      .does('bo', propose(), raise())
      .votes('P1', { for: 'ann bo cy' });
    game.votes('C1', { for: 'ann bo cy' }).does('bo', enact('P1'), enact('C1'));
    expect([game.value('duty/P1'), game.value('duty/C1')]).toEqual(['due', 'due']);
    game
      .refuses('fay', discharge('P1'), 'observes')
      .does('ann', discharge('P1'))
      .refuses('ann', discharge('P1'));
    expect([game.value('duty/P1'), game.value('duty/C1')]).toEqual(['done', 'due']);
  });

  test('a failed one owes nothing', () => {
    const game = table(...PEOPLE)
      .does('bo', propose())
      .votes('P1', { against: 'ann cy dee' });
    game.does('bo', fail('P1')).refuses('ann', discharge('P1'), 'owes nothing');
  });
});

test('FN-R6 · FN-R10 · a resolution says who, when, how and on what count, and is the last of its matter', () => {
  const game = table(...PEOPLE)
    .does('bo', propose())
    .votes('P1', { for: 'ann bo', deferential: 'cy' });
  game
    .hoursPass(1)
    .does('dee', enact('P1'))
    .refuses('eve', fail('P1'), 'resolution.6: P1 was already enacted by dee at Mon 11:00');
  game.refuses('eve', enact('P1'));
  expect(matter(game.game, 'P1')).toMatchObject({ closed: moment('Mon 11:00'), resolver: 'dee' });
  expect(game.last.fact).toMatchObject({
    way: 'button',
    tally: { for: ['ann', 'bo', 'cy'], followed: ['cy'] },
  });
  expect(game.game.law.program.duties.get('broadcast_resolutions')).toMatchObject({
    rule: 'expanded_powers',
  });
});

test('FN-R9 · N is that of the moment of resolving', () => {
  const game = table(...PEOPLE)
    .does('bo', propose())
    .votes('P1', { for: 'ann bo cy' });
  game.does('fay', join).refuses('bo', enact('P1')).does('fay', leave).does('bo', enact('P1'));
});

test('FN-R1 · FN-R2 · with another voting time and another criterion, at another moment', () => {
  const short = seated({ people: PEOPLE, law: amended(['voting_time: 18h', 'voting_time: 2h']) });
  short
    .does('bo', propose())
    .msPass(7_199_999)
    .shows('P1', 'F0 A0 of 5', 'wait')
    .msPass(1)
    .does('cy', fail('P1'));
  const law = amended([
    'matter.for_votes * 2 > size(players) ||',
    'matter.for_votes * 3 >= size(players) * 2 ||',
  ]);
  const game = seated({ people: PEOPLE, law }).does('bo', propose()).votes('P1', { for: 'ann bo cy' });
  game.refuses('bo', enact('P1'), '1 more FOR').votes('P1', { for: 'dee' }).does('bo', enact('P1'));
});

test('FN-R6 · all grounds are told at once', () => {
  const game = table(...PEOPLE)
    .does('bo', propose('A'), propose('B'))
    .does('cy', declare());
  game.refuses(
    'fay',
    enact('P2'),
    'fay is an observer',
    'V1 is open',
    'P1 A is older',
    'FOR 0, AGAINST 0 of 5',
  );
});
