import { expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { seated, type Table } from '../../referee/trial/table.ts';
import { demote, enact, join, leave, propose, vote } from '../../referee/trial/words.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const UP = 'reaction:+1';

/** At 11:06 of a Monday, with P1 on the table. Fay came in for the first time at 11:05, and Eve went then. */
function changed(law = amended()): Table {
  const game = seated({ people: PEOPLE, law, founded: 'Mon 10:00' }).does('bo', propose());
  return game.at('Mon 11:05').does('fay', join).does('eve', leave).at('Mon 11:06');
}

const voteOf = (game: Table, by: string) => game.value(`vote/P1/${by}`);

test('FN-V8 · FN-R9 · what an observer said is no vote, though it is heard when they are a player', () => {
  const game = changed().refusesLate('Mon 11:00', 'fay', vote('P1', 'for', UP), 'is an observer');
  expect(voteOf(game, 'fay')).toBe(undefined);
  game
    .shows('P1', 'F0 A0 of 5')
    .does('fay', vote('P1', 'for', 'button:1'))
    .shows('P1', 'F1 A0 of 5');
});

test('FN-V8 · whoever has come is not kept out by the seconds that two clocks differ', () => {
  const game = changed().late('Mon 11:04:57', 'fay', vote('P1', 'for', UP));
  expect(voteOf(game, 'fay')).toBe('for');
});

test('FN-V8 · FN-R9 · what a player said is a vote, though it is heard when they are an observer', () => {
  const game = changed()
    .late('Mon 11:00', 'eve', vote('P1', 'against', UP))
    .shows('P1', 'F0 A0 of 5');
  expect(voteOf(game, 'eve')).toBe('against');
  game.refuses('eve', vote('P1', 'for', 'button:1'), 'is an observer');
  game.does('eve', join).shows('P1', 'F0 A1 of 6');
});

test('FN-V8 · without revive_votes_on_return such a vote stays out', () => {
  const law = amended(['revive_votes_on_return: true', 'revive_votes_on_return: false']);
  const game = changed(law)
    .late('Mon 11:00', 'eve', vote('P1', 'for', UP))
    .does('eve', join);
  game.shows('P1', 'F0 A0 of 6');
});

test('FN-R9 · what a player said before the resolution is told with the count it would have given', () => {
  const game = seated({ people: PEOPLE, founded: 'Mon 10:00' }).does('bo', propose());
  game.at('Mon 11:03').votes('P1', { for: 'ann bo cy' }).does('ann', enact('P1'));
  game.at('Mon 11:05').does('eve', leave).does('fay', join).at('Mon 11:06');
  game.refusesLate('Mon 11:00', 'eve', vote('P1', 'against', UP), 'was enacted');
  expect(game.last.fact).toMatchObject({ type: 'VoteArrivedLate', wouldHave: { against: ['eve'] } });
  const { seq } = game.last;
  game.refusesLate('Mon 11:00', 'fay', vote('P1', 'against', UP), 'was enacted');
  expect(game.last.seq).toBe(seq);
});

test('FN-V8 · the role at the instant of the message counts through every coming and going', () => {
  const game = changed().does('fay', leave).at('Mon 11:07').does('fay', join).at('Mon 11:09');
  game.refusesLate('Mon 11:06:30', 'fay', vote('P1', 'for', 'reaction:a'), 'is an observer');
  game.refusesLate('Mon 10:59', 'fay', vote('P1', 'for', 'reaction:b'), 'is an observer');
  game.late('Mon 11:05:30', 'fay', vote('P1', 'for', 'reaction:c')).shows('P1', 'F1 A0 of 5');
  const out = seated({ people: PEOPLE, founded: 'Mon 10:00' }).does('bo', propose());
  out.at('Wed 12:00').does('bo', demote('cy')).at('Wed 12:10');
  out.late('Wed 11:59', 'cy', vote('P1', 'for', UP));
  out.refusesLate('Wed 12:05', 'cy', vote('P1', 'for', 'reaction:x'), 'is an observer');
});
