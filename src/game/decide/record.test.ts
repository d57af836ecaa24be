import { describe, expect, test } from 'vitest';
import { moment } from '../../referee/trial/moment.ts';
import { table } from '../../referee/trial/table.ts';
import { edit, enact, erase, fail, propose, roll, vote } from '../../referee/trial/words.ts';
import { matter } from '../matters.ts';

const set = () =>
  table('ann', 'bo', 'cy', 'dee', 'eve').does('bo', propose('Cake')).votes('P1', { for: 'ann cy' });

describe('FN-M6 · S37 · the text first posted is what is voted on', () => {
  test('an edit is noted and changes nothing: words, votes and clock stay', () => {
    const game = set().hoursPass(1).does('bo', edit('P1', 'PROPOSAL: No cake'));
    expect(game.last.fact).toMatchObject({ type: 'EntryEdited', text: 'PROPOSAL: No cake', votes: 2 });
    const { text, edited, opened } = matter(game.game, 'P1')!;
    expect([text, edited, opened]).toEqual(['PROPOSAL: Cake', 'PROPOSAL: No cake', moment('Mon 10:00')]);
    game.shows('P1', 'F2 A0 of 5', 'wait').votes('P1', { for: 'dee' }).does('dee', enact('P1'));
  });

  test('noted once, and noted away when it is undone', () => {
    const game = set().does('bo', edit('P1', 'x'));
    const { seq } = game.game;
    expect(game.does('bo', edit('P1', 'x')).game.seq).toBe(seq);
    game.does('bo', edit('P1', 'PROPOSAL: Cake'));
    expect(matter(game.game, 'P1')?.edited).toBe(null);
  });

  test('deleting the post does not remove the matter', () => {
    const game = set().does('bo', erase('P1'));
    expect(matter(game.game, 'P1')).toMatchObject({
      deleted: true,
      state: 'pending',
      text: 'PROPOSAL: Cake',
    });
    const { seq } = game.game;
    expect(game.does('bo', erase('P1')).game.seq).toBe(seq);
    game.votes('P1', { for: 'bo' }).does('eve', enact('P1'));
  });

  test('a post that an edit made an entry is one from the edit on', () => {
    const game = set().does('dee', { ...propose('Late'), sinceEdit: true });
    expect([matter(game.game, 'P2')?.opened, game.value('matter/P2/since_edit')]).toEqual([game.now, true]);
  });
});

test('what is said of a matter that is not there is refused', () => {
  for (const about of [edit('P9', 'x'), erase('P9'), vote('P9', 'for'), enact('P9')])
    set().refuses('bo', about, 'There is no matter P9');
});

describe('plain rolls', () => {
  test('change no value, are numbered by day, and touch no other throws', () => {
    const game = set().lay(6, 1).does('bo', roll('2D6+1', 'luck')).lay(3).does('cy', roll('1D20'));
    expect(game.last).toMatchObject({ fact: { type: 'DiceRolled', roll: { faces: [3], total: 3, n: 1 } } });
    expect([game.value('dice/plain/n'), game.value('dice/state/n')]).toEqual([1, undefined]);
    game.at('Tue 10:00').lay(3).does('cy', roll('1D20'));
    expect(game.last.fact).toMatchObject({ roll: { n: 0 } });
  });

  test('what is no dice is refused, with what would be', () => {
    for (const dice of ['', 'D', '0D6', '1D0', '99999D6', '1D6-', 'two']) set().refuses('bo', roll(dice));
  });
});

test('a clock that ran out is told once, at its own instant, with the count it then had', () => {
  const game = set().at('Wed 10:00');
  const told = game.log.filter(({ fact }) => fact.type === 'MatterRipened');
  expect(told).toMatchObject([
    { at: moment('Tue 04:00'), fact: { outcome: 'enact', tally: { players: 5 } } },
  ]);
  game.votes('P1', { against: 'dee eve' }).at('Thu 10:00').does('bo', fail('P1'));
  expect(game.log.filter(({ fact }) => fact.type === 'MatterRipened')).toHaveLength(1);
  expect(game.hears('referee', { do: 'ripen', matter: 'P1' })).toEqual({ lawful: true, events: [] });
});

test('what a vote makes resolvable after the clock ran out falls due with that vote', () => {
  const game = table('ann', 'bo').does('bo', propose()).votes('P1', { against: 'ann' }).at('Wed 10:00');
  expect(game.log.filter(({ fact }) => fact.type === 'MatterRipened')).toEqual([]);
  game.votes('P1', { for: 'ann' }).msPass(0).shows('P1', 'F1 A0 of 2', 'enact');
  expect(game.last).toMatchObject({
    at: moment('Wed 10:00'),
    fact: { type: 'MatterRipened', outcome: 'enact' },
  });
});

test('names and settings are recorded when they change', () => {
  const game = set().does(
    'bo',
    { do: 'name', person: 'bo', label: 'Bobby' },
    { do: 'set', setting: 'a', to: 'b' },
  );
  const { seq } = game.game;
  game.does('bo', { do: 'name', person: 'bo', label: 'Bobby' }, { do: 'set', setting: 'a', to: 'b' });
  expect(game.game.seq).toBe(seq);
});
