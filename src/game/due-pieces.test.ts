import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawWith } from '../referee/trial/law.ts';
import { seated, type Table } from '../referee/trial/table.ts';
import { act, leave } from '../referee/trial/words.ts';
import { LIMITS } from '../ruleset/limits.ts';

const law = lawWith(
  'Tides',
  `
globals: { water: 0, spent: { type: duration, default: 1h }, due: { type: moment, optional: true } }
schedules:
  tide: { every: 50m, at: 20m, do: [ { change: water, by: 1 } ] }
  moon: { every: spent, when: water % 2 == 0, do: [ { call: ebb, with: { by: water }, in: 70m } ] }
  bell: { once: due, do: [ { change: water, by: 100 } ] }
procedures:
  ebb: { takes: { by: integer }, does: [ { change: water, by: -by / 2 }, { if: by > 90, then: [ { call: ebb, with: { by: by - 7 }, in: 3h } ] } ] }
actions:
  wait: { takes: { h: integer }, does: [ { set: due, to: now + hours(h) }, { set: spent, to: hours(h) } ] }
lapses: { when: 'size(observers) > 0 && hour(now) == 3' }
`,
);

type Deed = readonly [afterMinutes: number, hours: number];

/** The same deeds at the same instants; in between, the clock is read at these as well. */
function played(deeds: readonly Deed[], looks: readonly number[]): Table {
  const game = seated({ people: ['ann', 'bo', 'cy'], law });
  const start = game.now;
  const clock = [...looks.map((minute) => [minute, null] as const), ...deeds].sort((a, b) => a[0] - b[0]);
  for (const [minute, hours] of clock) {
    game.msPass(start + minute * 60_000 - game.now);
    if (hours === 0) game.hears('cy', leave);
    else if (hours !== null) game.hears('bo', act('wait', { h: hours }));
  }
  return game.msPass(start + 2 * 86_400_000 - game.now);
}

test('what falls due is the same however often the clock is read', () => {
  const deeds = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 2_800 }), fc.integer({ min: 0, max: 9 })), {
    maxLength: 4,
    selector: ([minute]) => minute,
  });
  fc.assert(
    fc.property(deeds, fc.array(fc.integer({ min: 1, max: 2_800 }), { maxLength: 6 }), (done, looks) => {
      const [often, once] = [played(done, looks), played(done, [])];
      expect(often.log).toEqual(once.log);
      expect(often.game).toEqual(once.game);
    }),
    { numRuns: 6 },
  );
});

test('a hostile rule that runs by itself is bounded, and nobody waits for it', () => {
  const schedules = Array.from(
    { length: LIMITS.schedules },
    (_, i) => `  s${i}: { every: 1m, do: [ { call: chain, in: 1m } ] }`,
  );
  const game = seated({
    people: ['ann', 'bo'],
    law: lawWith(
      'Flood',
      `schedules:\n${schedules.join('\n')}\nprocedures: { chain: { does: [ { call: chain, in: 1m }, { call: chain, in: 1m } ] } }`,
    ),
  });
  game.hoursPass(24);
  const runs = (name: string) =>
    game.log.filter(({ fact }) => fact.type === 'FellDue' && fact.name === name).length;
  expect(runs('s0')).toBeLessThanOrEqual(LIMITS.missedRuns + 1);
  expect(runs('chain')).toBeLessThanOrEqual(LIMITS.pendingCalls);
  const rounds = schedules.reduce((sum, _, i) => sum + runs(`s${i}`), 0);
  expect(rounds).toBeLessThanOrEqual(LIMITS.missedRunsInAll + LIMITS.schedules);
  const off = [...game.game.table.keys()].filter((path) => path.startsWith('off/'));
  expect(off.length).toBeGreaterThan(0);
});

test('a condition that costs more to look at than is given is looked at where the silence ends', () => {
  const dear = 'players.all(p, players.all(q, p.name + "x" != q.name))';
  const law = lawWith(
    'Dear',
    `
globals: { n: 0 }
schedules: { morning: { every: 1m, when: '${dear} && hour(now) == 9', do: [ { change: n, by: 1 } ] } }
lapses: { when: '${dear} && weekday(now) == "wednesday"' }`,
  );
  const game = seated({ people: ['ann', 'bo', 'cy'], law }).at('Tue 09:30');
  expect(game.value('global/n')).toBe(1);
  game.at('Tue 09:32').hears('bo', leave);
  expect([game.value('global/n'), game.value('off/morning')]).toEqual([3, undefined]);
  expect(game.at('Wed 09:00').game.law.program.schedules.size).toBe(0);
});
