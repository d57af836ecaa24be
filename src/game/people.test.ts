import { describe, expect, test } from 'vitest';
import { amended } from '../referee/trial/law.ts';
import { moment } from '../referee/trial/moment.ts';
import { seated, type Table, table } from '../referee/trial/table.ts';
import {
  adjust,
  buy,
  carrying,
  demote,
  enact,
  join,
  leave,
  propose,
  sell,
  vote,
} from '../referee/trial/words.ts';
import { demotedAt, isPlaying, observers, players } from './people.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee'];

test('FN-P1 · FN-P2 · people become players and observers by saying so', () => {
  const game = table('ann').does('bo', join).refuses('bo', join, 'bo is a player already').does('bo', leave);
  game.refuses('bo', leave, 'bo is not a player').refuses('bo', buy(1, 'AAA'), 'not a player');
  expect([players(game.game.table), observers(game.game)]).toEqual([['ann'], ['bo']]);
  game.does('bo', join);
  expect(game.last).toMatchObject({ by: 'bo', under: { version: 1, rule: 'players' } });
});

describe('FN-P3 · S27 · whoever has been idle for two days', () => {
  const idle = () =>
    table(...PEOPLE)
      .at('Mon 12:00')
      .does('cy', buy(1, 'AAA'));

  test('may be made an observer by any player at 48 hours, and not a millisecond before', () => {
    const game = idle().at('Wed 11:59:59').refuses('bo', demote('cy'), 'players.2', 'last acted');
    game.at('Wed 11:59:59.999').refuses('bo', demote('cy')).at('Wed 12:00:00').does('bo', demote('cy'));
    expect([isPlaying(game.game.table, 'cy'), demotedAt(game.game, 'cy')]).toEqual([
      false,
      moment('Wed 12:00'),
    ]);
    game.refuses('bo', demote('cy'), 'cy is not a player').refuses('eve', demote('bo'), 'not a player');
  });

  test('is never made one by the referee, however long they are', () => {
    expect(isPlaying(idle().hoursPass(500).game.table, 'cy')).toBe(true);
  });

  test('votes, entries, trades, rolls and resolutions count as acts; names and edits do not', () => {
    const acts = [
      vote('P1', 'for'),
      propose(),
      sell(1, 'AAA'),
      { do: 'resolve', matter: 'P1', outcome: 'enact', way: 'button' },
    ] as const;
    for (const deed of acts) {
      const game = idle()
        .does('bo', propose())
        .votes('P1', { for: 'ann bo dee' })
        .at('Tue 12:00')
        .does('cy', deed);
      game.at('Thu 11:59:59').refuses('bo', demote('cy')).at('Thu 12:00:00').does('bo', demote('cy'));
    }
    const quiet = idle()
      .does('bo', propose())
      .at('Tue 12:00')
      .does('cy', { do: 'note_edit', matter: 'P1', text: 'x' });
    quiet.does('cy', { do: 'name', person: 'cy', label: 'Cyrus' }).at('Wed 12:00').does('bo', demote('cy'));
  });

  test('an act that is refused does not count, and one heard late does not set a later one back', () => {
    const game = idle()
      .at('Tue 12:00')
      .refuses('cy', sell(9, 'AAA'))
      .at('Wed 12:00')
      .does('bo', demote('cy'));
    expect(isPlaying(game.game.table, 'cy')).toBe(false);
    const late = table(...PEOPLE)
      .does('bo', propose())
      .at('Mon 12:00')
      .does('cy', vote('P1', 'for'));
    late
      .late('Mon 10:30', 'cy', vote('P1', 'against', 'reply:1'))
      .at('Wed 11:59')
      .refuses('bo', demote('cy'));
  });

  test('counted from joining, when they never acted', () => {
    const game = table('ann', 'bo')
      .at('Mon 12:00')
      .does('eve', join)
      .at('Wed 11:59:59')
      .refuses('bo', demote('eve'));
    game.at('Wed 12:00').does('bo', demote('eve'));
  });

  test('with counts_as_action without votes, a vote is no act', () => {
    const law = amended(['[ vote, submit, resolve, action ]', '[ submit, resolve, action ]']);
    const game = seated({ people: PEOPLE, law })
      .does('bo', propose())
      .at('Tue 12:00')
      .does('cy', vote('P1', 'for'));
    game.at('Wed 10:00').does('bo', demote('cy'));
  });

  test('FN-P6 · with another length, at once', () => {
    const law = amended(['idle_after: 2d', 'idle_after: 3h']);
    seated({ people: PEOPLE, law })
      .msPass(3 * 3_600_000)
      .does('bo', demote('cy'));
  });
});

describe('FN-P4 · S26 · the way back', () => {
  const turnedOut = (law = amended()) => {
    const game = seated({ people: PEOPLE, law, stocks: ['AAA low 1', 'CCC low 100'] });
    return game.does('cy', buy(10, 'AAA'), buy(5, 'CCC')).at('Wed 10:00').does('bo', demote('cy'));
  };

  test('FN-P5 · is open after a day, with what is still valid of what they had', () => {
    const game = turnedOut();
    const cash = game.value('player/cy/cash');
    game.lay(1, 3).does('bo', adjust).at('Thu 09:59').refuses('cy', join, 'players.3', 'has to wait');
    game.at('Thu 09:59:59.999').refuses('cy', join).at('Thu 10:00').does('cy', join);
    expect(values(game)).toEqual([cash, undefined, 5, undefined]);
  });

  test('FN-P6 · keeps the start of the wait only, so that another length counts at once', () => {
    const law = amended(['return_wait: 1d', 'return_wait: 1h']);
    turnedOut(law).msPass(3_599_999).refuses('cy', join).msPass(1).does('cy', join);
  });

  test('is open at once for who stepped down, unless return_lock_applies_to is all', () => {
    table(...PEOPLE).does('cy', leave, join, leave, join);
    const law = amended(['default: forced }', 'default: all }']);
    const game = seated({ people: PEOPLE, law }).does('cy', leave).refuses('cy', join, 'has to wait');
    game.hoursPass(24).does('cy', join);
  });

  test('waits for whoever an enacted matter turns out, by whoever it was enacted', () => {
    for (const by of ['ann', 'dee']) {
      const game = seated({ people: PEOPLE }).does(
        'ann',
        carrying(propose('Dee goes'), '- do: [ { make: \'player("dee")\', a: observer } ]'),
      );
      game.votes('P1', { for: 'ann bo cy' }).does(by, enact('P1'));
      game.refuses('dee', join, 'has to wait').hoursPass(24).does('dee', join);
    }
  });

  test('is judged by return_lock_applies_to as it is when somebody comes back', () => {
    const amends = (to: string) =>
      carrying(propose('Another reading'), `- { set_parameter: return_lock_applies_to, to: ${to} }`);
    const game = seated({ people: PEOPLE }).does('cy', leave).does('bo', amends('all'));
    const left = game.now;
    game
      .hoursPass(1)
      .votes('P1', { for: 'ann bo' })
      .does('ann', enact('P1'))
      .refuses('cy', join, 'has to wait');
    expect(demotedAt(game.game, 'cy')).toBe(left);
    game.does('bo', amends('forced')).votes('P2', { for: 'ann bo' }).does('ann', enact('P2'));
    expect(demotedAt(game.game, 'cy')).toBe(null);
    game.does('cy', join, leave, join);
  });

  test('FN-P5 · brings no second 1,000,000', () => {
    const game = table(...PEOPLE)
      .does('cy', buy(10, 'CCC'), leave)
      .hoursPass(1)
      .does('cy', join);
    expect([game.value('player/cy/cash'), game.value('rel/shares/cy/CCC')]).toEqual([999_000, 10]);
  });
});

function values(game: Table) {
  return ['player/cy/cash', 'rel/shares/cy/AAA', 'rel/shares/cy/CCC', 'player/cy/demoted'].map((p) =>
    game.value(p),
  );
}
