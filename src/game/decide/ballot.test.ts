import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../referee/trial/table.ts';
import { declare, enact, fail, propose, raise, vote, withdraw } from '../../referee/trial/words.ts';
import { matter } from '../matters.ts';

const set = (n = 5) =>
  table(...['ann', 'bo', 'cy', 'dee', 'eve', 'fay'].slice(0, n))
    .does('bo', propose())
    .hoursPass(1);
const p1 = (game: Table) => matter(game.game, 'P1');

describe('FN-V5 · a VETO is for good', () => {
  test('S05 · with four FOR only failing is left, and a later FOR of the Emperor is refused', () => {
    const game = set()
      .votes('P1', { for: 'bo cy dee eve', veto: 'ann' })
      .shows('P1', 'F4 A0 V1 of 5', 'fail');
    expect(game.last.fact).toMatchObject({ type: 'VoteCast', final: 'vetoed' });
    game
      .refuses('ann', vote('P1', 'for'), 'it is final')
      .refuses('cy', enact('P1'), 'P1 was vetoed: it can only be failed.');
    game.shows('P1', 'F4 A0 V1 of 5', 'fail').does('cy', fail('P1'));
    expect(game.last.fact).toMatchObject({ reason: 'vetoed', tally: { veto: ['ann'] } });
  });

  test('taken back, edited, or followed by other signals it stands', () => {
    const game = set()
      .does('ann', vote('P1', 'veto', 'reply:1'))
      .msPass(1);
    game.refuses('ann', vote('P1', 'for', 'reply:1'), 'final').msPass(1);
    game.refuses('ann', withdraw('P1', 'reply:1'), 'final').msPass(1).does('ann', withdraw('P1', 'reply:1'));
    game
      .refuses('ann', vote('P1', 'for', 'reaction:post:+1'))
      .does('ann', withdraw('P1', 'reaction:post:+1'));
    game.refuses('ann', vote('P1', 'against')).shows('P1', 'F0 A0 V1 of 5', 'fail');
  });

  test('heard after a later FOR of the Emperor it counts from its own time, and that FOR does not', () => {
    const game = set().votes('P1', { for: 'ann cy', deferential: 'dee' }).shows('P1', 'F3 A0 of 5', 'enact');
    game.late('Mon 10:30', 'ann', vote('P1', 'veto', 'reply:1')).shows('P1', 'F1 A0 D1 V1 of 5', 'fail');
    game.msPass(1).refuses('ann', vote('P1', 'for'), 'final').refuses('cy', enact('P1'), 'vetoed');
  });

  test('a vote from before it, heard after it or taken back after it, changes nothing', () => {
    const game = set()
      .late('Mon 10:10', 'ann', vote('P1', 'for', 'reply:1'))
      .votes('P1', { veto: 'ann' });
    game.does('ann', withdraw('P1', 'reply:1'));
    game.refusesLate('Mon 10:20', 'ann', vote('P1', 'for', 'reply:2')).shows('P1', 'F0 A0 V1 of 5', 'fail');
  });

  test('given and taken back, and heard the wrong way round, it still vetoes', () => {
    const game = set().does('ann', withdraw('P1', 'reply:1'));
    game.late('Mon 10:30', 'ann', vote('P1', 'veto', 'reply:1')).shows('P1', 'F0 A0 V1 of 5', 'fail');
  });

  test('as first written and then edited away, and heard the wrong way round, it still vetoes', () => {
    const game = set().does('ann', vote('P1', 'for', 'reply:1'));
    game.late('Mon 10:30', 'ann', vote('P1', 'veto', 'reply:1')).shows('P1', 'F0 A0 V1 of 5', 'fail');
    const before = game.game;
    expect(game.late('Mon 10:30', 'ann', vote('P1', 'veto', 'reply:1')).game).toBe(before);
  });

  test('it is the Emperor’s alone', () => {
    set()
      .refuses('cy', vote('P1', 'veto'), 'VETO is for the Emperor alone')
      .shows('P1', 'F0 A0 of 5', 'wait');
  });

  test('S12 · on a CfJ or DoV it is neither FOR nor AGAINST, and may be changed', () => {
    const game = set().does('bo', raise()).does('cy', declare());
    for (const id of ['C1', 'V1']) {
      game.votes(id, { veto: 'ann' }).shows(id, 'F0 A0 V1 of 5', 'wait').msPass(1);
      game.votes(id, { for: 'ann' }).shows(id, 'F1 A0 of 5', 'wait');
    }
  });
});

describe('FN-V4 · AGAINST one’s own proposal is for good', () => {
  test('S10 · self-killed, whatever follows', () => {
    const game = set().votes('P1', { for: 'ann cy dee', against: 'bo' });
    expect(game.last.fact).toMatchObject({ final: 'killed' });
    game.refuses('bo', vote('P1', 'for'), 'self-killed').shows('P1', 'F3 A1 of 5', 'fail');
    game.refuses('cy', enact('P1'), 'P1 was self-killed: it can only be failed.').does('cy', fail('P1'));
    expect(game.last.fact).toMatchObject({ reason: 'self_killed' });
  });

  test('taken back, or heard after a later FOR, it stands', () => {
    const game = set()
      .does('bo', vote('P1', 'against', 'reaction:post:-1'))
      .msPass(1);
    game.refuses('bo', withdraw('P1', 'reaction:post:-1'), 'self-killed').shows('P1', 'F0 A1 of 5', 'fail');
    const late = set()
      .votes('P1', { for: 'bo' })
      .late('Mon 10:30', 'bo', vote('P1', 'against', 'reply:1'));
    late.shows('P1', 'F0 A1 of 5', 'fail').msPass(1).refuses('bo', vote('P1', 'for'), 'self-killed');
    expect(p1(late)).toMatchObject({ killed: true, vetoed: false });
  });

  test('S11 · the author’s DEFERENTIAL that turns AGAINST is no self-kill', () => {
    const game = set(6).votes('P1', { deferential: 'bo', for: 'cy dee eve', against: 'ann' });
    game.shows('P1', 'F3 A2 of 6', 'wait').hoursPass(17).shows('P1', 'F3 A2 of 6', 'enact');
    expect(p1(game)?.killed).toBe(false);
  });

  test('S12 · on one’s own CfJ or DoV it is only a vote', () => {
    const game = table('ann', 'bo', 'cy', 'dee', 'eve').does('bo', raise());
    game.votes('C1', { against: 'bo', for: 'cy dee eve', veto: 'ann' }).shows('C1', 'F3 A1 V1 of 5', 'enact');
    const wait = table('ann', 'bo', 'cy', 'dee', 'eve').does('bo', raise());
    wait.votes('C1', { against: 'bo', for: 'cy dee', deferential: 'eve', veto: 'ann' });
    wait.shows('C1', 'F2 A1 D1 V1 of 5', 'wait').hoursPass(18).shows('C1', 'F2 A1 D1 V1 of 5', 'enact');
    const dov = table('ann', 'bo', 'cy').does('bo', declare()).votes('V1', { against: 'bo' });
    dov.shows('V1', 'F0 A1 of 3', 'wait').votes('V1', { for: 'bo' }).shows('V1', 'F1 A0 of 3', 'wait');
  });

  test('the Emperor’s own proposal is killed by AGAINST and vetoed by VETO; one of them is enough', () => {
    const game = table('ann', 'bo', 'cy').does('ann', propose(), propose());
    game.votes('P1', { against: 'ann' }).votes('P2', { veto: 'ann' });
    game.refuses('ann', vote('P1', 'veto'), 'final').refuses('ann', vote('P2', 'against'), 'final');
    expect(matter(game.game, 'P2')).toMatchObject({ killed: false, vetoed: true, vetoer: 'ann' });
  });
});
