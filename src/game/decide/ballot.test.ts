import { describe, expect, test } from 'vitest';
import { type Table, table } from '../../referee/trial/table.ts';
import { ask, declare, enact, fail, propose, raise, vote, withdraw } from '../../referee/trial/words.ts';
import { matter } from '../matters.ts';
import { signalOf } from '../signals.ts';

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
    const inOrder = set()
      .does('ann', vote('P1', 'veto', 'reply:1'))
      .msPass(1);
    inOrder.refuses('ann', withdraw('P1', 'reply:1'), 'final');
    for (const { game: heard } of [game, inOrder])
      expect(signalOf(heard, 'P1', 'ann', 'reply:1')?.standing).toBe('held');
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

describe('FN-V1 · FN-M6 · what was given before a post became an entry is no vote on it', () => {
  /** At 11:10 an edit made a proposal of it. */
  const born = () =>
    table('ann', 'bo', 'cy', 'dee', 'eve')
      .at('Mon 11:10')
      .does('bo', { ...propose('Lunch'), sinceEdit: true });
  const NOT_YET = 'P1 was no votable matter yet';

  test('neither for, nor as a VETO, nor as a self-kill, by reaction or reply', () => {
    const game = born();
    for (const [i, by] of ['cy', 'dee', 'eve'].entries())
      game.refusesLate(
        'Mon 11:05',
        by,
        vote('P1', 'for', `re${i > 1 ? 'ply:1' : 'action:post:+1'}`),
        NOT_YET,
      );
    game.refusesLate('Mon 11:06', 'ann', vote('P1', 'veto', 'reaction:post:no_entry'), NOT_YET);
    game.refusesLate('Mon 11:06', 'bo', vote('P1', 'against', 'reaction:post:-1'), NOT_YET);
    game.refusesLate('Mon 11:07', 'bo', ask('P1', ['for', 'deferential'], 'reply:2'), NOT_YET);
    game.shows('P1', 'F0 A0 of 5', 'wait').refuses('bo', enact('P1'), '3 more FOR');
    expect(p1(game)).toMatchObject({ killed: false, vetoed: false });
    expect(game.game).toMatchObject({ seq: game.log.length });
  });

  test('nor is it later, when it is heard again or found standing', () => {
    const early = vote('P1', 'for', 'reaction:post:+1');
    const game = born().refusesLate('Mon 11:05', 'cy', early, NOT_YET);
    const before = game.game;
    game.late('Mon 11:05', 'cy', early).hoursPass(1);
    game.does('cy', { ...early, signal: { ...early.signal, found: true } });
    expect(game.game).toBe(before);
  });

  test('its giver votes by taking it back and giving it again, or by any other door', () => {
    const again = vote('P1', 'for', 'reaction:post:+1');
    const game = born();
    for (const by of ['cy', 'dee', 'eve']) game.refusesLate('Mon 11:05', by, again, NOT_YET);
    game.msPass(1).does('cy', withdraw('P1', 'reaction:post:+1')).msPass(1).does('cy', again);
    game
      .shows('P1', 'F1 A0 of 5')
      .does('dee', vote('P1', 'for', 'reply:3'))
      .does('eve', vote('P1', 'for'));
    game.shows('P1', 'F3 A0 of 5', 'enact');
  });

  test('what carries the referee’s own clock is not told by it, and what is given in the instant of the edit counts', () => {
    const game = born().late('Mon 11:05', 'cy', vote('P1', 'for'));
    game.does('dee', vote('P1', 'for', 'reaction:post:+1')).shows('P1', 'F2 A0 of 5');
  });

  test('FN-R9 · nor does it arrive late once the matter is resolved', () => {
    const game = born().votes('P1', { for: 'cy dee eve' }).does('bo', enact('P1'));
    const { seq } = game.game;
    game.refusesLate('Mon 11:05', 'ann', vote('P1', 'against', 'reaction:post:-1'), 'was enacted', NOT_YET);
    expect(game.game.seq).toBe(seq);
  });
});
