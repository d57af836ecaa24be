import { describe, expect, test } from 'vitest';
import { amended } from '../referee/trial/law.ts';
import { moment } from '../referee/trial/moment.ts';
import { seated, table } from '../referee/trial/table.ts';
import {
  adjust,
  ascend,
  buy,
  declare,
  demote,
  discharge,
  enact,
  fail,
  join,
  leave,
  news,
  propose,
  raise,
  rollNews,
  sell,
  vote,
} from '../referee/trial/words.ts';
import { openForMs } from './clocks.ts';
import { due, nextDue } from './due.ts';
import { matter } from './matters.ts';
import { standing } from './standing.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];

/** Mon 10:00 a proposal of bo's, Mon 14:00 a DoV of cy's. */
function frozen() {
  const set = table(...PEOPLE).does('bo', propose(), buy(1, 'AAA'), news('AAA'));
  return set.at('Mon 14:00').does('cy', declare());
}

function failed(id: string, set: ReturnType<typeof frozen>) {
  return set.votes(id, { against: 'ann bo dee' }).does('ann', fail(id));
}

describe('FN-M4 · S18 · while a DoV is open', () => {
  test('trades, rolls, news, new proposals, votes on proposals and addresses wait, with the reason', () => {
    const set = frozen().hoursPass(1);
    for (const act of [buy(1, 'AAA'), sell(1, 'AAA'), adjust, news('BBB'), rollNews(1), propose()])
      set.refuses('bo', act, 'official_entries_and_votable_matters.6: V1 is open');
    set.refuses('bo', vote('P1', 'for'), 'V1 is open').shows('P1', 'F0 A0 of 5');
    set.refuses('ann', ascend('More'), 'V1 is open').refuses('ann', vote('P1', 'veto'), 'V1 is open');
    set.hoursPass(72).refuses('dee', demote('bo'), 'V1 is open');
  });

  test('every DoV that play waits for is named, and those alone', () => {
    const set = frozen().does('dee', declare());
    const only = 'only a CALL FOR JUDGEMENT or a ';
    set.refuses('bo', buy(1, 'AAA'), `.6: V1 and V2 are open: until they are resolved, ${only}`);
    set
      .does('eve', declare())
      .refuses('bo', buy(1, 'AAA'), 'V1, V2 and V3 are open: until they')
      .hoursPass(1);
    const since = failed('V1', set).hoursPass(1);
    since.refuses('bo', buy(1, 'AAA'), 'V2 and V3 are open: until they are resolved');
    failed('V3', since).refuses('bo', buy(1, 'AAA'), `V2 is open: until it is resolved, ${only}`);
    failed('V2', set).hoursPass(1);
    const then = 'V1, V2 and V3 were open at that time, so it does not count.';
    set.refusesLate('Mon 14:00', 'ann', vote('P1', 'for'), then).does('bo', buy(1, 'AAA'));
  });

  test('a proposal is not resolved, whatever its votes', () => {
    const set = table(...PEOPLE)
      .does('bo', propose())
      .votes('P1', { for: 'bo cy dee' })
      .does('cy', declare());
    set.refuses('dee', enact('P1'), 'V1 is open');
  });

  test('CfJs and DoVs are posted and voted on, DoVs and CfJs resolved', () => {
    const set = frozen().does('dee', raise(), declare()).votes('C1', { for: 'ann bo cy' });
    set
      .votes('V2', { against: 'ann bo cy' })
      .does('dee', enact('C1'), fail('V2'))
      .votes('V1', { for: 'dee' });
  });

  test('joining, leaving and the marking of duties go on', () => {
    const set = frozen().does('dee', leave).does('dee', join).does('fay', join);
    set.does('bo', raise()).votes('C1', { for: 'ann bo cy dee' }).does('bo', enact('C1'), discharge('C1'));
  });
});

test('FN-R8 · S18 · the clock of a proposal stands still for the six hours of the DoV, to the millisecond', () => {
  const set = failed('V1', frozen().at('Mon 20:00'));
  const p1 = () => matter(set.game, 'P1')!;
  expect(openForMs(set.game, p1(), moment('Mon 20:00'))).toBe(4 * 3_600_000);
  expect(standing(set.game, p1(), set.now).ripensAt).toBe(moment('Tue 10:00'));
  set.votes('P1', { for: 'bo' }).at('Tue 09:59:59.999').shows('P1', 'F1 A0 of 5', 'wait');
  set.at('Tue 10:00:00.000').shows('P1', 'F1 A0 of 5', 'enact');
  expect(set.last).toMatchObject({ at: moment('Tue 10:00'), by: 'referee', fact: { type: 'MatterRipened' } });
});

test('FN-R8 · two DoVs that overlap stop the clock once, from the first to the last', () => {
  const set = frozen().at('Mon 16:00').does('dee', declare()).at('Mon 18:00');
  failed('V1', set).at('Mon 19:00').shows('P1', 'F0 A0 of 5').refuses('bo', buy(1, 'AAA'), 'V2 is open');
  set.at('Mon 20:00').votes('V2', { against: 'ann bo cy' }).does('ann', fail('V2'));
  expect(openForMs(set.game, matter(set.game, 'P1')!, set.now)).toBe(4 * 3_600_000);
  set.does('bo', buy(1, 'AAA')).at('Tue 09:59:59.999').shows('P1', 'F0 A0 of 5', 'wait');
  set.msPass(1).shows('P1', 'F0 A0 of 5', 'fail');
});

test('FN-R8 · one DoV within another, and one after it, are counted once each', () => {
  const set = frozen().at('Mon 15:00').does('dee', declare()).at('Mon 16:00');
  set.votes('V2', { against: 'ann bo cy' }).does('ann', fail('V2')).at('Mon 18:00');
  failed('V1', set).at('Mon 20:00').does('eve', declare()).at('Mon 21:00');
  failed('V3', set);
  expect(openForMs(set.game, matter(set.game, 'P1')!, set.now)).toBe(6 * 3_600_000);
  expect(nextDue(set.game)).toBe(moment('Tue 09:00'));
});

test('FN-R8 · CfJ and DoV clocks run on', () => {
  const set = frozen().does('bo', raise()).at('Tue 07:59:59.999');
  set.shows('C1', 'F0 A0 of 5', 'wait').shows('V1', 'F0 A0 of 5', 'wait').msPass(1);
  set.shows('C1', 'F0 A0 of 5', 'fail').shows('V1', 'F0 A0 of 5', 'fail').does('bo', fail('C1'), fail('V1'));
});

test('FN-R8 · the clock of a matter stops when it is resolved', () => {
  const set = table(...PEOPLE)
    .does('bo', propose())
    .votes('P1', { for: 'bo cy dee' });
  set.hoursPass(2).does('cy', enact('P1')).hoursPass(5);
  expect(openForMs(set.game, matter(set.game, 'P1')!, set.now)).toBe(2 * 3_600_000);
});

test('FN-R8 · while it stands still nothing falls due; what had fallen due before did', () => {
  const set = frozen().does('bo', raise());
  expect(due(set.game, moment('Tue 07:00'))).toEqual([]);
  expect(nextDue(set.game)).toBe(moment('Tue 08:00'));
  set.at('Wed 10:00');
  const ripe = set.log.filter(({ fact }) => fact.type === 'MatterRipened').map(({ under }) => under.matter);
  expect(ripe.sort()).toEqual(['C1', 'V1']);
  expect(nextDue(set.game)).toBe(null);
});

describe('FN-M4 · signals on a frozen proposal', () => {
  const up = (word: 'for' | 'against' = 'for') => vote('P1', word, 'reaction:post:+1');

  test('one given while frozen never counts, not when it is heard again afterwards', () => {
    const set = frozen().at('Mon 15:00').refuses('dee', up(), 'V1 is open').at('Mon 20:00');
    failed('V1', set).late('Mon 15:00', 'dee', up()).shows('P1', 'F0 A0 of 5');
    set.refusesLate('Mon 16:00', 'dee', vote('P1', 'for', 'reply:9'), 'V1 was open at that time');
    set.shows('P1', 'F0 A0 of 5').does('dee', vote('P1', 'for')).shows('P1', 'F1 A0 of 5');
  });

  test('one given at the instant it froze does not count, at the instant it was resolved it does', () => {
    const set = frozen().refusesLate('Mon 14:00', 'dee', vote('P1', 'for'), 'V1 is open');
    failed('V1', set.at('Mon 20:00')).refusesLate('Mon 19:59:59.999', 'dee', vote('P1', 'for'));
    set.late('Mon 20:00', 'dee', vote('P1', 'for')).shows('P1', 'F1 A0 of 5');
  });

  test('one given before and heard during the freeze counts', () => {
    frozen().late('Mon 13:59:59.999', 'dee', up()).shows('P1', 'F1 A0 of 5');
  });

  test('one taken back while frozen stands, whenever that is heard', () => {
    const set = frozen().late('Mon 13:00', 'dee', up()).at('Mon 15:00');
    const back = {
      do: 'withdraw',
      matter: 'P1',
      signal: { id: 'reaction:post:+1', way: 'reaction' },
    } as const;
    set.refuses('dee', back, 'V1 is open').shows('P1', 'F1 A0 of 5').at('Mon 20:00');
    failed('V1', set).shows('P1', 'F1 A0 of 5').does('dee', back).shows('P1', 'F1 A0 of 5');
    set
      .msPass(1)
      .does('dee', up(), vote('P1', 'against', 'reply:1'))
      .shows('P1', 'F0 A1 of 5');
    const late = failed('V1', frozen().late('Mon 13:00', 'dee', up()).at('Mon 20:00'));
    late.refusesLate('Mon 15:00', 'dee', back, 'V1 was open').shows('P1', 'F1 A0 of 5');
  });

  test('taken back and given again while frozen, it stands as before and may be taken back after', () => {
    const set = frozen().late('Mon 13:00', 'dee', up()).at('Mon 15:00');
    const back = {
      do: 'withdraw',
      matter: 'P1',
      signal: { id: 'reaction:post:+1', way: 'reaction' },
    } as const;
    set.refuses('dee', back).msPass(1).refuses('dee', up()).shows('P1', 'F1 A0 of 5').at('Mon 20:00');
    failed('V1', set).msPass(1).does('dee', back).shows('P1', 'F0 A0 of 5');
  });

  test('a reply edited to another vote while frozen stands as it was', () => {
    const set = frozen().late('Mon 13:00', 'dee', vote('P1', 'for', 'reply:1'));
    set
      .msPass(1)
      .refuses('dee', vote('P1', 'against', 'reply:1'))
      .shows('P1', 'F1 A0 of 5')
      .at('Mon 20:00');
    failed('V1', set)
      .msPass(1)
      .does('dee', vote('P1', 'against', 'reply:1'))
      .shows('P1', 'F0 A1 of 5');
  });
});

test('FN-M4 · with resolve_cfj_while_frozen no, a CfJ waits for the DoV', () => {
  const law = amended(['resolve_cfj_while_frozen: true', 'resolve_cfj_while_frozen: false']);
  const set = seated({ people: PEOPLE, law }).does('bo', raise()).votes('C1', { for: 'ann bo cy' });
  set.does('cy', declare()).refuses('bo', enact('C1'), 'V1 is open');
  set.votes('V1', { against: 'ann bo dee' }).does('bo', fail('V1'), enact('C1'));
});

test('FN-R8 · with clock_pauses_while_frozen no, the time of a proposal runs on', () => {
  const law = amended(['clock_pauses_while_frozen: true', 'clock_pauses_while_frozen: false']);
  const set = seated({ people: PEOPLE, law }).does('bo', propose()).at('Mon 14:00').does('cy', declare());
  expect(standing(set.game, matter(set.game, 'P1')!, set.now).ripensAt).toBe(moment('Tue 04:00'));
  set.at('Tue 04:00').shows('P1', 'F0 A0 of 5', 'fail').refuses('bo', fail('P1'), 'V1 is open');
  expect(set.last.at).toBe(moment('Tue 04:00'));
});
