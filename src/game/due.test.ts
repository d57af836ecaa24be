import { describe, expect, test } from 'vitest';
import { lawWith } from '../referee/trial/law.ts';
import { moment } from '../referee/trial/moment.ts';
import { plain } from '../referee/trial/picture.ts';
import { seated, type Table } from '../referee/trial/table.ts';
import { clock, notices, playing } from '../referee/trial/tides.ts';
import { act, buy, declare, enact, fail, leave } from '../referee/trial/words.ts';
import { nextDue } from './due.ts';
import { fold, unfounded } from './evolve.ts';

const happened = ({ log }: Table) =>
  log.flatMap(({ fact, at }) =>
    fact.type === 'FellDue'
      ? [`${clock(at)} ${fact.name}${fact.said.map((one) => `: ${plain(one)}`).join('')}`]
      : fact.type === 'RuleLapsed'
        ? [`${clock(at)} lapsed ${fact.title}`]
        : [],
  );

const TIDE = `
globals: { water: 0 }
schedules:
  tide: { every: 6h, do: [ { change: water, by: 1 }, { announce: "{{water}} at {{hour(now)}}" } ] }
`;

describe('schedules', () => {
  test('run each at its own instant, however late the clock is read', () => {
    const game = playing(TIDE).at('Tue 07:00');
    expect(happened(game)).toEqual([
      'Mon 12:00 tide: 1 at 12',
      'Mon 18:00 tide: 2 at 18',
      'Tue 00:00 tide: 3 at 0',
      'Tue 06:00 tide: 4 at 6',
    ]);
    expect(game.last.by).toBe('referee');
    expect(nextDue(game.game)).toBe(moment('Tue 12:00'));
    expect(fold(unfounded('G'), game.log)).toEqual(game.game);
  });

  test('come before what is done at the same instant, and before what is heard later', () => {
    const game = playing(TIDE).at('Mon 12:00').does('bo', buy(1, 'AAA'));
    expect(game.log.slice(-2).map(({ fact }) => fact.type)).toEqual(['FellDue', 'ActionTaken']);
    game.late('Mon 11:59', 'cy', buy(1, 'AAA')).at('Mon 18:00');
    expect(game.value('global/water')).toBe(2);
  });

  test('of one instant run in the order of the rules, each once', () => {
    const game = playing(`
globals: { line: "" }
schedules:
  one: { every: 12h, do: [ { set: line, to: line + "a" } ] }
  two: { every: 12h, when: 'weekday(now) == "tuesday"', do: [ { set: line, to: line + "b" } ] }
  three: { every: 6h, do: [ { set: line, to: line + "c" } ] }
`).at('Tue 00:00');
    expect(game.value('global/line')).toBe('accabc');
  });

  test('what becomes true after its instant does not make it run', () => {
    const game = playing(`
globals: { open: false, ran: 0 }
schedules: { gate: { every: 1d, at: 12h, when: open, do: [ { change: ran, by: 1 } ] } }
actions: { unlock: { does: [ { set: open, to: 'true' } ] } }
`)
      .at('Mon 12:00')
      .msPass(1);
    game.does('bo', act('unlock')).at('Tue 11:59');
    expect(game.value('global/ran')).toBe(0);
    expect(game.at('Tue 12:00').value('global/ran')).toBe(1);
  });

  test('a moment of the game is kept once, and again when it is set anew', () => {
    const game = playing(`
globals: { bell: { type: moment, optional: true }, rung: 0 }
schedules: { ring: { once: bell, do: [ { change: rung, by: 1 } ] } }
actions: { wind: { takes: { hours_on: integer }, does: [ { set: bell, to: now + hours(hours_on) } ] } }
`).does('bo', act('wind', { hours_on: 2 }));
    expect(happened(game.hoursPass(5))).toEqual(['Mon 12:00 ring']);
    game
      .does('bo', act('wind', { hours_on: 1 }))
      .hoursPass(9)
      .does('bo', act('wind', { hours_on: -1 }))
      .hoursPass(9);
    expect(happened(game)).toEqual(['Mon 12:00 ring', 'Mon 16:00 ring']);
  });

  test('after a long silence a hundred rounds are made up for, then only the newest', () => {
    const game = playing(TIDE.replace('6h', '1m')).at('Mon 14:00');
    expect(game.value('global/water')).toBe(101);
    expect(happened(game).slice(-2)).toEqual(['Mon 11:40 tide: 100 at 11', 'Mon 14:00 tide: 101 at 14']);
    expect(notices(game)).toEqual([
      'tides: Tide had come round too often to be made up for: 139 times are left out.',
    ]);
  });

  test('FN-M4 · rounds that fall in a freeze do not take place, unless the rules say so', () => {
    const game = playing(`${TIDE}  moon: { every: 6h, while_frozen: true, do: [] }\n`)
      .at('Mon 11:00')
      .does('bo', declare());
    game.at('Tue 11:00').votes('V1', { against: 'ann cy' }).does('ann', fail('V1')).at('Tue 13:00');
    expect(happened(game).filter((one) => one.includes('tide'))).toEqual(['Tue 12:00 tide: 1 at 12']);
    expect(happened(game).filter((one) => one.includes('moon')).length).toBe(5);
  });

  test('one that errs is undone, told, and off', () => {
    const game = playing(TIDE.replace('by: 1 }', 'by: 1 / water }')).at('Tue 07:00');
    expect(notices(game)).toEqual([
      expect.stringContaining('the schedule tide was undone and is switched off'),
    ]);
    expect([game.value('global/water'), game.value('off/tide')]).toEqual([0, true]);
  });

  test('end with their rule, and nothing is made up for once it is back', () => {
    const game = playing(TIDE).at('Mon 13:00').does('bo', declare()).votes('V1', { for: 'ann cy' });
    game.does('ann', enact('V1')).at('Wed 10:00');
    expect(happened(game)).toEqual(['Mon 12:00 tide: 1 at 12']);
  });
});

describe('dice of what falls due', () => {
  const STORM = `
globals: { wind: 0 }
schedules: { storm: { every: 12h, do: [ { roll: 1D6, as: force }, { set: wind, to: force } ] } }
procedures: { gust: { does: [ { roll: 1D6, as: force }, { change: wind, by: force } ] } }
actions: { whistle: { does: [ { call: gust, in: 2h } ] } }
`;

  test('FN-S10 · are those of the day they are thrown on, and on record', () => {
    const game = playing(STORM).lay(4).at('Mon 12:00');
    expect([game.value('global/wind'), game.value('dice/state/day'), game.value('dice/state/n')]).toEqual([
      4,
      '2021-02-01',
      0,
    ]);
  });

  test('FN-S10 · without the commitment they only wait: the instant stays, the luck is that of later', () => {
    const game = playing(STORM).does('bo', act('whistle'));
    game.sealed = false;
    game.at('Tue 01:00');
    expect(game.value('global/wind')).toBe(0);
    expect(notices(game)).toEqual([
      'tides: Storm waits until Slack has the commitment to the dice of the day.',
      'tides: Storm waits until Slack has the commitment to the dice of the day.',
    ]);
    game.does('cy', buy(1, 'AAA'));
    game.sealed = true;
    game.lay(2, 1, 5).msPass(1);
    expect(happened(game)).toEqual([
      'Mon 12:00 storm',
      'Tue 00:00 storm',
      'Mon 12:00 gust',
      'Mon 12:00 storm',
      'Tue 00:00 storm',
    ]);
    expect([game.value('global/wind'), game.value('dice/state/day')]).toEqual([5, '2021-02-02']);
    expect(fold(unfounded('G'), game.log)).toEqual(game.game);
  });
});

describe('calls that are put off', () => {
  const EGGS = `
globals: { hatched: 0 }
procedures: { hatch: { takes: { by: integer }, does: [ { change: hatched, by: by }, { announce: "Hatched {{by}}." } ] } }
actions: { lay: { takes: { n: integer }, does: [ { call: hatch, with: { by: n }, in: 90m } ] } }
`;

  test('run at their own time, oldest first', () => {
    const game = playing(EGGS)
      .does('bo', act('lay', { n: 3 }))
      .msPass(60_000)
      .does('cy', act('lay', { n: 4 }))
      .hoursPass(9);
    expect(happened(game)).toEqual(['Mon 11:30 hatch: Hatched 3.', 'Mon 11:31 hatch: Hatched 4.']);
    expect(game.value('global/hatched')).toBe(7);
  });

  test('FN-M4 · one that falls in a freeze runs when that ends', () => {
    const game = playing(EGGS)
      .does('bo', act('lay', { n: 3 }), declare())
      .at('Mon 20:00');
    expect(happened(game)).toEqual([]);
    game.votes('V1', { against: 'ann cy' }).does('ann', fail('V1')).msPass(1);
    expect(happened(game)).toEqual(['Mon 20:00 hatch: Hatched 3.']);
  });

  test('go with the rules that they belong to, and that is told', () => {
    const game = playing(EGGS)
      .does('bo', act('lay', { n: 3 }), declare())
      .votes('V1', { for: 'ann cy' });
    game.does('ann', enact('V1')).hoursPass(9);
    expect(happened(game)).toEqual([]);
    expect(notices(game)).toContain(
      'tides: What was put off, hatch, will not happen: the rules do not have it any more.',
    );
  });
});

describe('rules that lapse', () => {
  test('so long after they came', () => {
    const game = playing('globals: { water: 1 }\nlapses: { after: 1d }\n').hoursPass(23);
    expect(game.value('global/water')).toBe(1);
    game.hoursPass(2);
    expect(happened(game)).toEqual(['Tue 10:00 lapsed Tides']);
    expect([game.value('global/water'), game.game.law.version]).toEqual([undefined, 2]);
    expect(fold(unfounded('G'), game.log)).toEqual(game.game);
  });

  test('once something is so, by an event or by time alone', () => {
    const few = playing('lapses: { when: size(observers) > 0 }\n')
      .at('Mon 11:30')
      .does('cy', leave)
      .at('Mon 13:00');
    expect(happened(few)).toEqual(['Mon 11:30 lapsed Tides']);
    const late = playing('lapses: { when: \'date(now) == "2021-02-02"\' }\n').at('Tue 09:00');
    expect(happened(late)).toEqual(['Tue 00:00 lapsed Tides']);
  });

  test('one that the rest of the law cannot do without stays, and that is told once', () => {
    const law = lawWith('Tides', 'parameters: { height: 3 }\nlapses: { after: 1h }\n').map((document, i) =>
      i === 0
        ? document
        : {
            ...document,
            rules: [
              ...document.rules,
              {
                ...document.rules.at(-1)!,
                id: 'moon',
                title: 'Moon',
                mechanism: 'actions: { look: { does: [ { ensure: height > 2, else: No. } ] } }\n',
              },
            ],
          },
    );
    const game = seated({ people: ['ann', 'bo'], law }).hoursPass(30);
    expect(notices(game)).toEqual([expect.stringContaining('Tides would lapse by its own words, and stays')]);
    game.does('bo', act('look'));
  });
});
