import { describe, expect, test } from 'vitest';
import { moment } from '../referee/trial/moment.ts';
import { type Table, table } from '../referee/trial/table.ts';
import { ask, enact, propose, vote, withdraw } from '../referee/trial/words.ts';
import { rawVote } from './matters.ts';
import { unclearOn } from './signals.ts';

const UP = 'reaction:post:+1';
const DOWN = 'reaction:post:-1';
const set = () => table('ann', 'bo', 'cy', 'dee', 'eve').does('bo', propose()).hoursPass(1);
const voteOf = (game: Table, person: string) => rawVote(game.game, 'P1', person);

test('FN-V1 · the latest signal that still stands is the vote, whatever way it came', () => {
  const game = set()
    .does('cy', vote('P1', 'for', UP))
    .msPass(1)
    .does('cy', vote('P1', 'against', 'reply:1'));
  game
    .shows('P1', 'F0 A1 of 5')
    .msPass(1)
    .does('cy', vote('P1', 'deferential', 'button:1'));
  game.shows('P1', 'F0 A0 D1 of 5').msPass(1).does('cy', withdraw('P1', 'button:1'));
  game.shows('P1', 'F0 A1 of 5').does('cy', withdraw('P1', 'reply:1')).shows('P1', 'F1 A0 of 5');
  expect(game.does('cy', withdraw('P1', UP)).last.fact).toMatchObject({
    type: 'VoteWithdrawn',
    stands: null,
  });
});

test('FN-V1 · one older than the vote, taken back, changes nothing', () => {
  const game = set()
    .does('cy', vote('P1', 'for', UP))
    .msPass(1)
    .does('cy', vote('P1', 'against', DOWN));
  game.does('cy', withdraw('P1', UP)).shows('P1', 'F0 A1 of 5');
});

test('FN-V7 · FOR, AGAINST and DEFERENTIAL are changed until the matter is resolved', () => {
  const game = set();
  for (const word of ['for', 'against', 'deferential', 'for'] as const) {
    game.msPass(1).votes('P1', { [word]: 'cy' });
    expect(voteOf(game, 'cy')).toBe(word);
  }
  game
    .votes('P1', { for: 'bo dee' })
    .does('dee', enact('P1'))
    .refuses('cy', vote('P1', 'against'), 'enacted');
  expect(voteOf(game, 'cy')).toBe('for');
});

describe('FN-V1 · FN-R9 · votes are compared by the time of their message', () => {
  test('an earlier one heard late does not displace a later one, and stands when that goes', () => {
    const game = set()
      .does('cy', vote('P1', 'for', UP))
      .late('Mon 10:30', 'cy', vote('P1', 'against', DOWN));
    game.shows('P1', 'F1 A0 of 5').does('cy', withdraw('P1', UP)).shows('P1', 'F0 A1 of 5');
  });

  test('two of one instant stand in the order they were heard', () => {
    set()
      .does('cy', vote('P1', 'for', UP), vote('P1', 'against', DOWN))
      .shows('P1', 'F0 A1 of 5');
  });

  test('one taken back before it was heard does not count', () => {
    const game = set()
      .does('cy', withdraw('P1', UP))
      .late('Mon 10:30', 'cy', vote('P1', 'for', UP));
    game
      .shows('P1', 'F0 A0 of 5')
      .msPass(1)
      .does('cy', vote('P1', 'for', UP))
      .shows('P1', 'F1 A0 of 5');
  });

  test('given, taken back and given again stands, though the taking back is heard last', () => {
    const game = set()
      .late('Mon 10:10', 'cy', vote('P1', 'for', UP))
      .does('cy', vote('P1', 'for', UP));
    game.late('Mon 10:30', 'cy', withdraw('P1', UP)).shows('P1', 'F1 A0 of 5');
  });

  test('given again after another, it is the latest', () => {
    const game = set()
      .does('cy', vote('P1', 'for', UP))
      .msPass(1)
      .does('cy', vote('P1', 'against', DOWN));
    game
      .msPass(1)
      .does('cy', vote('P1', 'for', UP))
      .shows('P1', 'F1 A0 of 5');
  });

  test('a reply as first written, heard after its edit, does not count', () => {
    const game = set().does('cy', vote('P1', 'against', 'reply:1'));
    game.late('Mon 10:30', 'cy', vote('P1', 'for', 'reply:1')).shows('P1', 'F0 A1 of 5');
  });
});

test('FN-V1 · FN-R9 · one found standing counts from the look, until its delivery tells its own time', () => {
  const found = {
    do: 'vote',
    matter: 'P1',
    vote: 'for',
    signal: { id: UP, way: 'reaction', found: true },
  } as const;
  const game = set()
    .does('cy', vote('P1', 'against', 'reply:1'))
    .hoursPass(1)
    .does('cy', found);
  game
    .shows('P1', 'F1 A0 of 5')
    .late('Mon 10:30', 'cy', vote('P1', 'for', UP))
    .shows('P1', 'F0 A1 of 5');
  const { seq } = game.game;
  game.late('Mon 10:30', 'cy', vote('P1', 'for', UP)).does('cy', { ...found });
  expect(game.game.seq).toBe(seq);
});

test('FN-V1 · a signal heard again changes nothing and is recorded once', () => {
  const heard = [vote('P1', 'for', UP), vote('P1', 'against', 'reply:1'), withdraw('P1', 'reply:1')];
  const game = set()
    .does('cy', ...heard.slice(0, 2))
    .msPass(1)
    .does('cy', heard[2]!);
  const before = game.game;
  game.late('Mon 11:00', 'cy', heard[0]!).late('Mon 11:00', 'cy', heard[1]!).does('cy', heard[2]!);
  game.refuses('fay', vote('P1', 'for', 'reply:2'));
  const refused = game.game;
  game.does('fay', vote('P1', 'for', 'reply:2'));
  expect([before.seq + 1, game.game]).toEqual([refused.seq, refused]);
});

describe('FN-R9 · FN-R10 · after the resolution', () => {
  const closed = () => {
    const game = set().votes('P1', { for: 'bo cy', deferential: 'eve' }).hoursPass(1);
    return game.does('ann', vote('P1', 'for')).hoursPass(1).does('bo', enact('P1')).hoursPass(1);
  };

  test('a late vote is told when the matter closed, and is not recorded', () => {
    const game = closed();
    const { seq } = game.game;
    game.refuses(
      'dee',
      vote('P1', 'against'),
      'resolution.6: P1 was enacted at Mon 13:00:00 by bo; the vote is not counted.',
    );
    expect(game.game.seq).toBe(seq);
  });

  test('an earlier one is logged with the tally it would have given; the resolution stands', () => {
    const game = closed().does('eve', withdraw('P1', 'none'));
    game.refusesLate('Mon 12:30', 'ann', vote('P1', 'against', 'reply:1'), 'the vote is not counted');
    expect(game.last.fact).toMatchObject({
      type: 'VoteArrivedLate',
      wouldHave: { for: ['bo', 'cy'], against: ['ann', 'eve'], followed: ['eve'], players: 5 },
    });
    expect(game.value('matter/P1/state')).toBe('enacted');
    const { seq } = game.game;
    game.late('Mon 12:30', 'ann', vote('P1', 'against', 'reply:1'));
    expect(game.game.seq).toBe(seq);
  });

  test('one that the voter had changed by then would have given the same tally', () => {
    const game = closed();
    game.refusesLate('Mon 10:30', 'cy', vote('P1', 'against', 'reply:1'));
    expect(game.last.fact).toMatchObject({ wouldHave: { for: ['ann', 'bo', 'cy', 'eve'], against: [] } });
  });

  test('one that was counted, heard again, is nothing new', () => {
    const game = set()
      .does('cy', vote('P1', 'for', UP))
      .votes('P1', { for: 'bo dee' })
      .hoursPass(1);
    game.does('bo', enact('P1')).hoursPass(1);
    const { seq } = game.game;
    game.late('Mon 11:00', 'cy', vote('P1', 'for', UP)).does('cy', withdraw('P1', UP));
    expect(game.game.seq).toBe(seq);
  });

  test('an earlier one that is heard before the resolution counts', () => {
    const game = set().votes('P1', { for: 'bo cy' }).refuses('bo', enact('P1'));
    game.late('Mon 10:20', 'dee', vote('P1', 'for')).does('bo', enact('P1'));
  });
});

test('FN-V1 · S36 · a reply that may be two votes is asked about and counts as none, until it is told', () => {
  const game = set()
    .does('cy', ask('P1', ['deferential', 'for'], 'reply:1'))
    .shows('P1', 'F0 A0 of 5');
  expect(unclearOn(game.game.table, 'P1')).toEqual(['cy']);
  const { seq } = game.game;
  game.does('cy', ask('P1', ['deferential', 'for'], 'reply:1'));
  expect(game.game.seq).toBe(seq);
  game.late('Mon 11:00', 'cy', vote('P1', 'for', 'reply:1')).shows('P1', 'F1 A0 of 5');
  expect(unclearOn(game.game.table, 'P1')).toEqual([]);
  game.refuses('fay', ask('P1', ['for', 'against'], 'reply:2'), 'observer');
});

test('every vote is an event of its own time and title', () => {
  const game = set().late('Mon 10:20', 'cy', vote('P1', 'for', UP));
  expect(game.last).toMatchObject({
    at: moment('Mon 10:20'),
    by: 'cy',
    under: { version: 1, rule: 'votes', matter: 'P1' },
    fact: { type: 'VoteCast', vote: 'for', replaces: null, final: null, signal: { way: 'reaction' } },
  });
});
