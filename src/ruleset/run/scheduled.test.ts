import { describe, expect, test } from 'vitest';
import { comeDue, comesRound, fill, Meter, strike, timetables } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, programOf, rulesOf, Stage } from '../testing/stage.ts';

const rules = (mechanism: string) => rulesOf(block(mechanism), 'core');
const HOUR = 3_600_000;
const iso = (at: number | null | undefined) => (at == null ? null : new Date(at).toISOString().slice(0, 16));

/** When a schedule comes round after noon of Wednesday 3 February 2021. */
function times(timing: string, count = 3): (string | null)[] {
  const stage = new Stage(
    rules(`
parameters: { tempo: 90m, end: { type: moment, default: "2021-02-05T00:00:00Z" } }
globals: { pot: 0 }
schedules: { beat: { ${timing}, do: [ { change: pot, by: 1 } ] } }`),
    ['ann'],
  );
  const [table] = timetables(stage.program, stage.world);
  const found: (string | null)[] = [];
  for (let at: number | null = stage.now; found.length < count && at !== null; ) {
    at = table?.next(at) ?? null;
    found.push(iso(at));
  }
  return found;
}

const fault = (mechanism: string) => faultsOf(rules(mechanism)).map(({ saying }) => saying)[0];

describe('when schedules come round', () => {
  test('every so often, counted from the midnight of Mondays', () => {
    expect(times('every: 4h')).toEqual(['2021-02-03T16:00', '2021-02-03T20:00', '2021-02-04T00:00']);
    expect(times('every: tempo', 2)).toEqual(['2021-02-03T13:30', '2021-02-03T15:00']);
    expect(times('every: 1w', 2)).toEqual(['2021-02-08T00:00', '2021-02-15T00:00']);
  });

  test('at a time of the day, on some days', () => {
    expect(times('every: 1d, at: 09:00', 2)).toEqual(['2021-02-04T09:00', '2021-02-05T09:00']);
    expect(times('every: 1d, at: 12h, on: [ monday, friday ]')).toEqual([
      '2021-02-05T12:00',
      '2021-02-08T12:00',
      '2021-02-12T12:00',
    ]);
    expect(times('every: 12h, on: [ friday ]')).toEqual([
      '2021-02-05T00:00',
      '2021-02-05T12:00',
      '2021-02-12T00:00',
    ]);
    expect(times('every: 1w, at: 4d9h', 1)).toEqual(['2021-02-05T09:00']);
  });

  test('once, at a moment to come', () => {
    expect(times('once: end')).toEqual(['2021-02-05T00:00', null]);
    expect(times('once: now - hours(1)')).toEqual([null]);
  });

  test('what cannot be is a fault', () => {
    const of = (timing: string) => fault(`schedules: { beat: { ${timing}, do: [] } }`);
    expect(of('every: 30s')).toMatch('a minute is the least');
    expect(of('every: 1d, at: 25:00')).toMatch('a time of the day is needed');
    expect(of('every: 1d, on: [ mondag ]')).toMatch('did you mean monday?');
    expect(of('every: 2d, on: [ monday ]')).toMatch('a day is the most here');
    expect(of('evry: 1d')).toMatch('did you mean every?');
    expect(of('every: 3')).toMatch('a duration is needed here');
    expect(of('once: 3')).toMatch('a moment is needed here');
    expect(fault('globals: { beat: 1 }\nschedules: { beat: { every: 1d, do: [] } }')).toMatch(
      'already defined',
    );
    expect(fault('parameters: { tempo: 5s }\nschedules: { beat: { every: tempo, do: [] } }')).toMatch(
      'a minute',
    );
  });
});

describe('what a schedule does', () => {
  const tax = `
player_fields: { points: 5, note: { type: text, default: "" } }
globals: { pot: 0 }
schedules:
  tax:
    every: 1d
    when: weekday(now) == "wednesday"
    do:
      - each: p
        in: players
        do:
          - ensure: p.points > 0
            else: Nothing left.
          - { change: p.points, by: -2 }
          - { change: pot, by: 2 }
      - announce: "Tax: {{pot}}."
triggers: { rich: { when: pot >= 4, do: [ { announce: The pot is full. } ] } }
`;

  test('its steps, and what follows from them, at the instant of its world', () => {
    const stage = new Stage(rules(tax), ['ann', 'bo']);
    const done = strike(stage.program, stage.world, 'tax')!;
    expect(done.said.map(plain)).toEqual(['Tax: 4.', 'The pot is full.']);
    expect(stage.apply(done.changes).value('player/bo/points')).toBe(3);
  });

  test('only while its condition holds', () => {
    const stage = new Stage(rules(tax), ['ann']);
    expect(comesRound(stage.program, stage.world, 'tax', new Meter(1_000))).toBe(true);
    stage.hoursPass(24);
    expect(comesRound(stage.program, stage.world, 'tax', new Meter(1_000))).toBe(false);
    expect(strike(stage.program, stage.world, 'tax')).toBeNull();
  });

  test('one that errs is undone and switched off, in public; amending its rule switches it on', () => {
    const stage = new Stage(rules(tax), ['ann', 'bo']).set('player/bo/points', 0);
    const done = strike(stage.program, stage.world, 'tax')!;
    expect(done.said).toEqual([]);
    expect(plain(done.notices[0]!.saying)).toMatch(
      'the schedule tax was undone and is switched off: Nothing left.',
    );
    stage.apply(done.changes);
    expect([stage.value('global/pot'), timetables(stage.program, stage.world).length]).toEqual([0, 0]);
    const amended = programOf(rules(tax.replace('by: -2', 'by: -1')));
    stage.apply(fill(amended, stage.table, stage.program).changes);
    expect(timetables(amended, stage.world).map(({ name }) => name)).toEqual(['tax']);
  });
});

describe('what is put off', () => {
  const eggs = `
kinds: { egg: { key: name, fields: { warmth: 3 } } }
globals: { hatched: 0 }
procedures:
  hatch:
    takes: { egg: egg, times: 1 }
    does: [ { change: hatched, by: egg.warmth * times }, { remove: egg }, { announce: "Hatched {{hatched}}." } ]
  tick: { does: [ { change: hatched, by: 1 }, { call: tick, in: 1h } ] }
actions:
  lay: { takes: { name: text }, does: [ { create: egg, with: { name: name }, as: laid }, { call: hatch, with: { egg: laid }, in: 2d } ] }
  warm: { takes: { egg: egg }, does: [ { change: egg.warmth, by: 1 } ] }
  eat: { takes: { egg: egg }, does: [ { remove: egg } ] }
  start: { does: [ { call: tick, in: minutes(5) } ] }
  rush: { does: [ { call: tick, in: 1s } ] }
`;
  const pending = (stage: Stage) => [...stage.table.keys()].filter((path) => /^later\/\d+\/at$/.test(path));

  test('runs with the arguments it was called with, on the things as they then are', () => {
    const stage = new Stage(rules(eggs), ['ann'])
      .does('ann', 'lay', { name: 'A' })
      .does('ann', 'warm', { egg: 'A' });
    expect(stage.value('later/1/at')).toBe(stage.now + 48 * HOUR);
    const done = comeDue(stage.program, stage.hoursPass(48).world, '1');
    expect(done.said.map(plain)).toEqual(['Hatched 4.']);
    stage.apply(done.changes);
    expect([pending(stage), stage.value('is/egg/A')]).toEqual([[], undefined]);
  });

  test('goes with the thing that it is about', () => {
    const stage = new Stage(rules(eggs), ['ann'])
      .does('ann', 'lay', { name: 'A' })
      .does('ann', 'lay', { name: 'B' });
    stage.does('ann', 'eat', { egg: 'A' });
    expect(pending(stage)).toEqual(['later/2/at']);
  });

  test('may be itself again, so that something goes on and on; but not within a minute', () => {
    const stage = new Stage(rules(eggs), ['ann']).does('ann', 'start');
    stage.hoursPass(1).apply(comeDue(stage.program, stage.world, '1').changes);
    expect([stage.value('global/hatched'), pending(stage)]).toEqual([1, ['later/2/at']]);
    expect(stage.refuses('ann', 'rush')).toEqual(['test: What is put off waits for a minute at least.']);
  });

  test('is dropped with a notice when the rules do not have it any more', () => {
    const stage = new Stage(rules(eggs), ['ann']).does('ann', 'start');
    const without = programOf(rules('globals: { hatched: 0 }'));
    const filled = fill(without, stage.table, stage.program);
    expect(filled.notices.map(({ saying }) => plain(saying))).toEqual([
      'What was put off, tick, will not happen: the rules do not have it any more.',
    ]);
    expect(pending(stage.apply(filled.changes))).toEqual([]);
  });

  test('one that breaks is undone and told, and not tried again', () => {
    const stage = new Stage(rules(eggs), ['ann']).does('ann', 'lay', { name: 'A' });
    stage.set('egg/A/warmth', 9_007_199_254_740_991).set('global/hatched', 1);
    const done = comeDue(stage.program, stage.world, '1');
    expect(plain(done.notices[0]!.saying)).toMatch('What was put off, hatch, was undone');
    expect(pending(stage.apply(done.changes))).toEqual([]);
  });

  test('at most so many at a time', () => {
    const stage = new Stage(rules(eggs), ['ann']);
    for (let i = 0; i < 200; i += 1) stage.does('ann', 'start');
    expect(stage.refuses('ann', 'start')[0]).toMatch('200 calls are put off already');
  });

  test('an expression that is no duration is a fault', () => {
    expect(fault(`${eggs}  odd: { does: [ { call: tick, in: 3 } ] }`)).toMatch('a duration is needed here');
  });
});
