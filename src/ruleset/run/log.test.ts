import { describe, expect, test } from 'vitest';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';

const rules = (mechanism: string) => rulesOf(block(mechanism), 'core');

/** An act that says the answer to each question. */
const asking = (...questions: readonly string[]) =>
  rules(`
player_fields: { points: 0 }
globals: { pot: 5, word: a }
kinds: { ship: { key: name, fields: { crew: 3, captain: { type: player, optional: true } } } }
actions:
  turn: { does: [ { change: player.points, by: 2 }, { change: pot, by: 1 } ] }
  build: { takes: { name: text }, does: [ { create: ship, with: { name: name } } ] }
  man: { takes: { ship: ship }, does: [ { change: ship.crew, by: 1 } ] }
  ask:
    does:
${questions.map((question) => `      - announce: '{{${question}}}'`).join('\n')}
triggers:
  third: { after: turn, if: 'times(player, "turn", days(1)) == 3', do: [ { change: player.points, by: 100 } ] }
`);

function answers(stage: Stage, by = 'ann'): unknown[] {
  const verdict = stage.tries(by, 'ask');
  if (!verdict.lawful) throw new Error(JSON.stringify(verdict.grounds));
  return verdict.said.map((saying) => {
    const [part] = saying;
    return typeof part === 'object' ? Object.values(part)[0] : part;
  });
}

const fault = (question: string) => faultsOf(asking(question)).map(({ saying }) => saying)[0];

describe('questions to the log', () => {
  test('how often within a time, since a moment, and whether at all', () => {
    const stage = new Stage(
      asking(
        'times(player, "turn", hours(2))',
        'times(player, "turn", day(now))',
        'did(player, "turn", hours(2))',
        'did(player, "man", days(9))',
        'times(player, "any", days(1))',
      ),
      ['ann', 'bo'],
    );
    expect(answers(stage)).toEqual([0, 0, 'no', 'no', 1]);
    stage.does('ann', 'turn').hoursPass(1).does('ann', 'turn').does('bo', 'turn');
    expect(answers(stage)).toEqual([2, 2, 'yes', 'no', 3]);
    // A window of two hours is over exactly two hours after it began.
    expect(answers(stage.hoursPass(1))).toEqual([1, 2, 'yes', 'no', 3]);
    expect(answers(stage.hoursPass(12))).toEqual([0, 0, 'no', 'no', 3]);
  });

  test('a consequence counts the deed that it follows, a need does not', () => {
    const stage = new Stage(asking('1'), ['ann']).does('ann', 'turn').does('ann', 'turn');
    expect(stage.value('player/ann/points')).toBe(4);
    expect(stage.does('ann', 'turn').value('player/ann/points')).toBe(106);
  });

  test('who did it, the latest at the end, and when somebody did last', () => {
    const stage = new Stage(
      asking('doers("turn", days(1))', 'last(player, "turn")', 'last(player, "man") < now - days(999)'),
      ['ann', 'bo', 'cy'],
    );
    stage.does('ann', 'turn').hoursPass(1).does('cy', 'turn').hoursPass(1).does('ann', 'turn');
    const verdict = stage.tries('ann', 'ask');
    expect(verdict.lawful && verdict.said[0]).toEqual([{ player: 'cy' }, ', ', { player: 'ann' }]);
    expect(answers(stage).slice(1)).toEqual([stage.now, 'yes']);
  });

  test('what a number was at a moment, of people, things and globals', () => {
    const stage = new Stage(
      asking(
        'was(player, "points", now - hours(3))',
        'was(player, "points", now - hours(2))',
        'was(player, "points", now)',
        'was("pot", now - hours(1))',
        'sum(ships.map(s, was(s, "crew", now - hours(1))))',
      ),
      ['ann'],
    );
    stage.does('ann', 'build', { name: 'Argo' });
    for (let hour = 0; hour < 3; hour += 1)
      stage.hoursPass(1).does('ann', 'turn').does('ann', 'man', { ship: 'Argo' });
    expect(answers(stage)).toEqual([0, 2, 106, 7, 5]);
  });

  test('who was playing', () => {
    const stage = new Stage(asking('was_playing(player, now - hours(1))', 'was_playing(player, now)'), [
      'ann',
    ]);
    stage.seat('bo').remembers('bo', 'x', [{ path: 'player/bo/playing', from: null, to: true, rule: 'x' }]);
    expect(answers(stage, 'bo')).toEqual(['no', 'yes']);
    expect(answers(stage.hoursPass(1), 'bo')).toEqual(['yes', 'yes']);
  });

  test('verbs and names that mean nothing are faults that name the nearest', () => {
    expect(fault('times(player, "trun", 1)')).toMatch('times cannot take');
    expect(fault('times(player, "trun", days(1))')).toMatch('nobody can trun');
    expect(fault('times(player, "trun", days(1))')).toMatch('did you mean turn?');
    expect(fault('doers("tun", days(1)).size() > 0')).toMatch('did you mean turn?');
    expect(fault('was(player, "pints", now)')).toMatch('there is no field pints; did you mean points?');
    expect(fault('was("word", now)')).toMatch('word is no whole number');
    expect(fault('was("pod", now)')).toMatch('there is no global pod; did you mean pot?');
    expect(fault('did(player, player.name, days(1))')).toMatch('did needs its verb in quotes');
    expect(fault('time(player, "turn", days(1))')).toMatch('there is no function time; did you mean times?');
  });
});

describe('the calendar', () => {
  test('is that of UTC', () => {
    const stage = new Stage(
      asking(
        'weekday(now)',
        'date(now)',
        'hour(now)',
        'day_of_month(now)',
        'month(now)',
        'year(now)',
        'day(now)',
      ),
      ['ann'],
    ).at('23:59:59');
    const midnight = Date.UTC(2021, 1, 3);
    expect(answers(stage)).toEqual(['wednesday', '2021-02-03', 23, 3, 2, 2021, midnight]);
    expect(answers(stage.hoursPass(1)).slice(0, 3)).toEqual(['thursday', '2021-02-04', 0]);
  });

  test('moments and durations add up', () => {
    const stage = new Stage(asking('day(now) + days(1) - now', 'weekday(day(now) - days(2))'), ['ann']);
    expect(answers(stage)).toEqual([12 * 3_600, 'monday']);
  });

  test('a weekday that is none is a fault', () => {
    expect(fault('weekday(now) == "mondy"')).toMatch('a weekday is never "mondy"');
  });

  test('words of the calendar may still name values', () => {
    const odd = rules(`
globals: { day: 1, month: 2, last: 3, times: 4 }
kinds: { date: { key: id, fields: { year: 0 } } }
relations: { was: { of: [ player, date ] } }
actions: { go: { does: [ { set: day, to: 'day + hour(now) + times + last' }, { create: date } ] } }
`);
    expect(faultsOf(odd)).toEqual([]);
    const stage = new Stage(odd, ['ann']);
    expect(stage.does('ann', 'go').value('global/day')).toBe(20);
  });
});
