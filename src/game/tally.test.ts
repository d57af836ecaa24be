import { expect, test } from 'vitest';
import { amended } from '../referee/trial/law.ts';
import { seated, table } from '../referee/trial/table.ts';
import { enact, fail, join, leave, propose, raise, vote } from '../referee/trial/words.ts';
import { matter } from './matters.ts';
import { countOf, tally } from './tally.ts';

const seven = () => table('ann', 'bo', 'cy', 'dee', 'eve', 'fay', 'gil').does('bo', propose());

test('FN-V2 · S03 · DEFERENTIALs wait for the Emperor and then count as the Emperor does', () => {
  const set = seven().votes('P1', { for: 'bo cy', deferential: 'dee eve', against: 'fay' });
  set.shows('P1', 'F2 A1 D2 of 7', 'wait').votes('P1', { for: 'ann' }).shows('P1', 'F5 A1 of 7', 'enact');
  expect(tally(set.game, matter(set.game, 'P1')!).followed).toEqual(['dee', 'eve']);
  const other = seven().votes('P1', { for: 'bo cy', deferential: 'dee eve', against: 'fay ann' });
  other.shows('P1', 'F2 A4 of 7', 'fail');
});

test('FN-V2 · S04 · the Emperor turns round before the resolution, and all DEFERENTIALs with them', () => {
  const set = seven().votes('P1', { for: 'bo cy ann', deferential: 'dee eve', against: 'fay' });
  set.shows('P1', 'F5 A1 of 7', 'enact').votes('P1', { against: 'ann' }).shows('P1', 'F2 A4 of 7', 'fail');
  set.refuses('cy', enact('P1'), 'It can be failed now').does('cy', fail('P1'));
});

test("FN-V2 · FN-V3 · S06 · the Emperor's own DEFERENTIAL abstains, and N does not shrink", () => {
  const set = table('ann', 'bo', 'cy', 'dee', 'eve').does('bo', propose());
  set.votes('P1', { for: 'bo cy', deferential: 'dee ann' }).shows('P1', 'F2 A0 D2 of 5', 'wait');
  set.hoursPass(18).shows('P1', 'F2 A0 D2 of 5', 'enact');
});

test('FN-V3 · it cancels the vote the Emperor had given', () => {
  const set = seven().votes('P1', { for: 'ann', deferential: 'cy' }).shows('P1', 'F2 A0 of 7');
  set.votes('P1', { deferential: 'ann' }).shows('P1', 'F0 A0 D2 of 7');
});

test('FN-V2 · a VETO on a CfJ leaves DEFERENTIALs unresolved', () => {
  const set = seven().does('bo', raise()).votes('C1', { deferential: 'cy dee', for: 'ann' });
  set.shows('C1', 'F3 A0 of 7').votes('C1', { veto: 'ann' }).shows('C1', 'F0 A0 D2 V1 of 7');
});

test('FN-V8 · S15 · whoever leaves drops out of F, A and N', () => {
  const six = () => table('ann', 'bo', 'cy', 'dee', 'eve', 'fay').does('bo', propose());
  const set = six().votes('P1', { for: 'bo cy dee' }).shows('P1', 'F3 A0 of 6', 'wait').does('fay', leave);
  set.shows('P1', 'F3 A0 of 5', 'enact');
  const other = six().votes('P1', { for: 'bo cy dee' }).does('dee', leave).shows('P1', 'F2 A0 of 5', 'wait');
  expect(tally(other.game, matter(other.game, 'P1')!).uncounted).toEqual([{ by: 'dee', vote: 'for' }]);
});

test('FN-V8 · S17 · an observer’s vote is none and says so, and has to be cast again', () => {
  const set = table('ann', 'bo', 'cy').does('bo', propose());
  const seen = vote('P1', 'for', 'reaction:post:+1');
  set.refuses('dee', seen, 'dee is an observer').shows('P1', 'F0 A0 of 3');
  set.msPass(1_000).does('dee', join).shows('P1', 'F0 A0 of 4');
  set.late('Mon 10:00', 'dee', seen).shows('P1', 'F0 A0 of 4');
  set.does('dee', vote('P1', 'for')).shows('P1', 'F1 A0 of 4');
});

test('FN-V8 · a vote counts again on return', () => {
  const set = table('ann', 'bo', 'cy', 'dee').does('bo', propose()).votes('P1', { for: 'cy' });
  set.does('cy', leave).shows('P1', 'F0 A0 of 3').hoursPass(1).does('cy', join).shows('P1', 'F1 A0 of 4');
});

test('FN-V8 · with revive_votes_on_return no, it has to be cast anew', () => {
  const law = amended(['revive_votes_on_return: true', 'revive_votes_on_return: false']);
  const set = seated({ people: ['ann', 'bo', 'cy', 'dee'], law }).does('bo', propose());
  set.votes('P1', { for: 'cy ann', deferential: 'dee' }).shows('P1', 'F3 A0 of 4').hoursPass(1);
  set.does('ann', leave).hoursPass(1).does('ann', join).shows('P1', 'F1 A0 D1 of 4');
  set.votes('P1', { against: 'ann' }).shows('P1', 'F1 A2 of 4');
});

test('FN-V9 · who joins after the posting votes, and raises N', () => {
  const set = table('ann', 'bo', 'cy').does('bo', propose()).votes('P1', { for: 'bo cy' });
  set.shows('P1', 'F2 A0 of 3', 'enact').does('dee', join).shows('P1', 'F2 A0 of 4', 'wait');
  set.votes('P1', { for: 'dee' }).shows('P1', 'F3 A0 of 4', 'enact');
});

test('a resolved matter keeps the count it was resolved on', () => {
  const set = table('ann', 'bo', 'cy')
    .does('bo', propose())
    .votes('P1', { for: 'bo ann', deferential: 'cy' });
  const before = tally(set.game, matter(set.game, 'P1')!);
  set.does('bo', enact('P1')).does('cy', leave);
  expect(countOf(set.game, matter(set.game, 'P1')!)).toEqual(before);
});
