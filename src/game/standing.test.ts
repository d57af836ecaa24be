import { describe, expect, test } from 'vitest';
import { amended } from '../referee/trial/law.ts';
import { moment } from '../referee/trial/moment.ts';
import { seated, type Table, table } from '../referee/trial/table.ts';
import { enact, fail, propose, raise } from '../referee/trial/words.ts';
import { matter } from './matters.ts';
import { standing } from './standing.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve', 'fay', 'gil', 'hal', 'ida', 'jo', 'kit', 'lou'];

/** A proposal of bo's (of ann's when she is alone), posted Mon 10:00. */
function proposed(players: number): Table {
  const set = table(...PEOPLE.slice(0, players));
  return set.does(players === 1 ? 'ann' : 'bo', propose());
}

const others = (n: number) => PEOPLE.slice(2, 2 + n).join(' ');

describe('FN-R1 · FN-R2 · votes needed before the time is up, by the number of players', () => {
  const needed = [
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 2],
    [4, 3, 2],
    [5, 3, 3],
    [6, 4, 3],
    [7, 4, 4],
    [8, 5, 4],
    [9, 5, 5],
    [10, 6, 5],
    [11, 6, 6],
    [12, 7, 6],
  ] as const;

  test.each(needed)('N = %i: %i FOR enact, %i AGAINST fail', (players, forVotes, against) => {
    const set = proposed(players);
    const subject = matter(set.game, 'P1')!;
    const none = standing(set.game, subject, set.now);
    expect([none.enact, none.fail, none.forNeeded, none.againstNeeded]).toEqual([
      false,
      false,
      forVotes,
      against,
    ]);
    const voters = PEOPLE.slice(0, players);
    const cfj = table(...voters).does('ann', raise());
    if (forVotes > 1) cfj.votes('C1', { for: voters.slice(0, forVotes - 1).join(' ') });
    cfj.shows('C1', `F${forVotes - 1} A0 of ${players}`, 'wait');
    cfj.votes('C1', { for: voters[forVotes - 1]! }).shows('C1', `F${forVotes} A0 of ${players}`, 'enact');
    const down = table(...voters).does('ann', raise());
    if (against > 1) down.votes('C1', { against: voters.slice(0, against - 1).join(' ') });
    down.shows('C1', `F0 A${against - 1} of ${players}`, 'wait');
    down.votes('C1', { against: voters[against - 1]! }).shows('C1', `F0 A${against} of ${players}`, 'fail');
  });
});

test('FN-R1 · S01 · three of five FOR after two minutes: anyone who plays enacts at once', () => {
  const set = proposed(5).msPass(120_000).votes('P1', { for: 'bo cy dee' });
  set.shows('P1', 'F3 A0 of 5', 'enact').does('eve', enact('P1'));
  expect(set.last).toMatchObject({
    by: 'eve',
    under: { matter: 'P1', rule: 'resolution' },
    fact: { type: 'MatterResolved', outcome: 'enacted', reason: 'majority_for', tally: { players: 5 } },
  });
});

test('FN-R1 · FN-R2 · S02 · half of six FOR is one short, half AGAINST fails', () => {
  const set = proposed(6).votes('P1', { for: 'bo cy dee' }).hoursPass(1);
  set.shows('P1', 'F3 A0 of 6', 'wait').refuses('cy', enact('P1'), '1 more FOR');
  const other = proposed(6).votes('P1', { against: 'cy dee eve' });
  other.shows('P1', 'F0 A3 of 6', 'fail').does('fay', fail('P1'));
  expect(other.last.fact).toMatchObject({ outcome: 'failed', reason: 'half_against' });
});

test('FN-R2 · S07 · no votes: neither until 17:59:59.999, failable alone from 18:00:00.000', () => {
  const set = proposed(5).at('Tue 03:59:59').shows('P1', 'F0 A0 of 5', 'wait');
  set.at('Tue 03:59:59.999').shows('P1', 'F0 A0 of 5', 'wait');
  set.refuses('bo', fail('P1'), 'Its time is up Tue 04:00:00').refuses('bo', enact('P1'));
  set.at('Tue 04:00:00.000').shows('P1', 'F0 A0 of 5', 'fail');
  set.refuses('bo', enact('P1'), 'It can be failed now').does('bo', fail('P1'));
  expect(set.last.fact).toMatchObject({ reason: 'time_not_enactable' });
});

describe('FN-R1 · FN-R2 · S08 · at 18 hours every matter is exactly one of the two', () => {
  test('1-1 fails, 1-0 enacts', () => {
    const tie = proposed(5).votes('P1', { for: 'cy', against: 'dee' }).hoursPass(18);
    tie.shows('P1', 'F1 A1 of 5', 'fail').refuses('bo', enact('P1')).does('bo', fail('P1'));
    const one = proposed(5).votes('P1', { for: 'cy' }).at('Tue 03:59:59.999').refuses('cy', enact('P1'));
    one.msPass(1).shows('P1', 'F1 A0 of 5', 'enact').refuses('cy', fail('P1'), 'It can be enacted now');
    expect(one.does('cy', enact('P1')).last.fact).toMatchObject({ reason: 'more_for_at_time' });
  });

  test('0-0 with three DEFERENTIALs that nobody resolves fails', () => {
    const set = proposed(5).votes('P1', { deferential: others(3) });
    set.hoursPass(18).shows('P1', 'F0 A0 D3 of 5', 'fail');
  });
});

test('FN-V6 · S09 · the author is not FOR by having written it', () => {
  const set = proposed(3).votes('P1', { for: 'cy' }).shows('P1', 'F1 A0 of 3', 'wait');
  set.refuses('cy', enact('P1'), '1 more FOR').votes('P1', { for: 'bo' });
  set.shows('P1', 'F2 A0 of 3', 'enact').does('ann', enact('P1'));
});

test('no time and no turnout is asked for: one player alone enacts in the same instant', () => {
  const set = proposed(1).votes('P1', { for: 'ann' }).does('ann', enact('P1'));
  expect(matter(set.game, 'P1')).toMatchObject({ state: 'enacted', closed: moment('Mon 10:00') });
});

test('what a matter waits for is told in advance', () => {
  const set = proposed(5).votes('P1', { for: 'bo' });
  const stand = standing(set.game, matter(set.game, 'P1')!, set.now);
  expect(stand).toMatchObject({ forNeeded: 2, againstNeeded: 3, ripensAt: moment('Tue 04:00') });
  set.hoursPass(18);
  expect(standing(set.game, matter(set.game, 'P1')!, set.now)).toMatchObject({
    forNeeded: 0,
    ripensAt: null,
  });
});

describe('what is still needed is what would do, whatever the criteria are', () => {
  const ENACT =
    '!matter.killed && !matter.vetoed && (matter.for_votes * 2 > size(players) || (matter.open_for >= voting_time && matter.for_votes > matter.against_votes))';
  const FAIL =
    'matter.killed || matter.vetoed || matter.against_votes * 2 >= size(players) || (matter.open_for >= voting_time && matter.for_votes <= matter.against_votes)';
  const under = (enact: string, fail = FAIL, ...more: readonly (readonly [string, string])[]) =>
    seated({
      people: ['ann', 'bo', 'cy', 'dee', 'eve'],
      law: amended(
        [`enact: "${ENACT}"`, `enact: '${enact}'`],
        [`fail: "${FAIL}"`, `fail: '${fail}'`],
        ...more,
      ),
    }).does('bo', propose());

  test('a quorum of voters counts whoever votes next', () => {
    const set = under(
      'matter.open_for >= voting_time && size(matter.voters) * 5 >= size(players) * 2 && size(matter.voters_for) > size(matter.voters_against)',
      'matter.open_for >= voting_time && size(matter.voters) * 5 < size(players) * 2 && false',
    ).votes('P1', { for: 'cy' });
    set.hoursPass(18).refuses('cy', enact('P1'), '1 more FOR would make it enactable');
    set.votes('P1', { for: 'dee' }).shows('P1', 'F2 A0 of 5', 'enact');
  });

  test('votes of other weights are counted as they weigh, of all the weight there is', () => {
    const weight = 'player.is_emperor ? 0 : 20';
    const set = under('matter.for_votes > 40', 'false', [
      '    queued: true\n',
      `    queued: true\n    weight: '${weight}'\n`,
    ]);
    set.votes('P1', { for: 'cy' });
    set.refuses(
      'cy',
      enact('P1'),
      'has FOR 20, AGAINST 0 of 80',
      '3 more voters FOR would make it enactable',
    );
    set.votes('P1', { for: 'ann' }).refuses('cy', enact('P1'), 'FOR 20', '2 more voters FOR');
    set.votes('P1', { for: 'dee' }).refuses('cy', enact('P1'), 'FOR 40', '1 more voter FOR');
  });

  test('FN-V5 · vetoed, it can only be failed where not even all FOR would enact it', () => {
    const set = under(
      '!matter.killed && (matter.vetoed ? matter.for_votes * 3 >= size(players) * 2 : matter.for_votes * 2 > size(players))',
      'matter.killed || matter.against_votes * 2 >= size(players)',
    );
    set.votes('P1', { veto: 'ann', for: 'bo cy dee' });
    set.refuses('cy', enact('P1'), 'P1 has FOR 3, AGAINST 0 of 5', '1 more FOR would make it enactable');
    set.refuses('cy', fail('P1'), 'not enough to fail it now').votes('P1', { for: 'eve' });
    set.shows('P1', 'F4 A0 V1 of 5', 'enact').does('cy', enact('P1'));
    const dead = under('!matter.killed && !matter.vetoed && matter.for_votes > 1').votes('P1', {
      veto: 'ann',
    });
    dead.refuses('cy', enact('P1'), 'P1 was vetoed: it can only be failed.');
    const all = under('matter.vetoed ? matter.for_votes >= 5 : matter.for_votes >= 3', FAIL);
    all.votes('P1', { veto: 'ann' }).refuses('cy', enact('P1'), 'P1 was vetoed: it can only be failed.');
  });
});
