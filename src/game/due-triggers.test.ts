import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moment } from '../referee/trial/moment.ts';
import { plain } from '../referee/trial/picture.ts';
import type { Table } from '../referee/trial/table.ts';
import { clock, notices, playing } from '../referee/trial/tides.ts';
import { act, buy, declare, enact, fail, propose, raise, strikeOut, vote } from '../referee/trial/words.ts';
import { LIMITS } from '../ruleset/limits.ts';
import { nextDue } from './due.ts';
import { fold, unfounded } from './evolve.ts';

const happened = ({ log }: Table) =>
  log.flatMap(({ fact, at }) =>
    fact.type === 'FellDue'
      ? [`${clock(at)} ${fact.of} ${fact.name}${fact.said.map((one) => `: ${plain(one)}`).join('')}`]
      : [],
  );

const BELL = `
globals: { rung: 0 }
triggers:
  bell:
    when: 'weekday(now) == "wednesday" && hour(now) >= 12'
    do: [ { change: rung, by: 1 }, { announce: "Rung at {{hour(now)}}" } ]
`;

describe('a trigger that looks at the time', () => {
  test('fires with nobody doing anything, at its minute, once, and again when it has become true again', () => {
    const game = playing(BELL).at('Wed 11:59:59.999');
    expect(happened(game)).toEqual([]);
    game.at('Wed 12:00').at('Wed 18:00');
    expect(happened(game)).toEqual(['Wed 12:00 trigger bell: Rung at 12']);
    expect(game.last.by).toBe('referee');
    game.at('Wed+1 15:00');
    expect(happened(game)).toEqual([
      'Wed 12:00 trigger bell: Rung at 12',
      'Thu 00:00 ceased bell',
      'Wed+1 12:00 trigger bell: Rung at 12',
    ]);
    expect(nextDue(game.game, game.now)).toBe(moment('Wed+1 15:01'));
    expect(fold(unfounded('G'), game.log)).toEqual(game.game);
  });

  test('is looked at of every thing: whoever sleeps two days goes within the minute', () => {
    const game = playing(`
triggers:
  sloth: { on: player, when: 'player.name != "ann" && since(player, "any") >= days(2)', do: [ { make: player, a: observer } ] }
`)
      .at('Mon 10:07')
      .does('cy', buy(1, 'AAA'))
      .at('Wed 10:06');
    expect(game.value('player/cy/playing')).toBe(true);
    game.at('Wed 10:08');
    expect(game.value('player/cy/playing')).toBe(false);
    expect(happened(game).map((one) => one.slice(0, 9))).toEqual(['Wed 10:00', 'Wed 10:07']);
  });

  test('becomes false at midnight, and fires at the next event that makes it true again', () => {
    const game = playing(`
globals: { halts: 0 }
triggers:
  breaker:
    on: stock
    when: 'abs(stock.price - was(stock, "price", day(now))) * 100 >= was(stock, "price", day(now)) * 25'
    do: [ { change: halts, by: 1 } ]
actions: { move: { takes: { stock: stock, by: integer }, does: [ { change: stock.price, by: by } ] } }
`)
      .at('Tue 10:00')
      .does('bo', act('move', { stock: 'CCC', by: 29 }));
    expect(game.value('global/halts')).toBe(1);
    game.at('Wed 01:00').does('bo', act('move', { stock: 'CCC', by: 35 }));
    expect(game.value('global/halts')).toBe(2);
    expect(happened(game)).toEqual(['Wed 00:00 ceased breaker']);
  });

  test('costs no event while nothing changes, and a game without one is not looked at', () => {
    const game = playing(BELL);
    const { seq } = game.game;
    expect(game.at('Wed 11:30').game.seq).toBe(seq);
    const still = playing('globals: { n: 0 }\ntriggers: { full: { when: n > 3, do: [] } }\n');
    expect(nextDue(still.game)).toBe(null);
  });

  test('a time that rules come to by way of a condition of victory or the weight of a vote counts too', () => {
    const game = playing(`
globals: { told: 0, heavy: 0 }
victory: [ { when: 'player.name == "bo" && hour(now) == 15', note: Tea } ]
triggers:
  heard: { on: player, when: player.achieved, do: [ { change: told, by: 1 } ] }
  weighty: { when: 'matters.exists(m, m.for_votes >= 5)', do: [ { change: heavy, by: 1 } ] }
matters: { edict: { letter: E, opens: "EDICT:", weight: 'hour(now) >= 14 ? 5 : 1' } }
`);
    game.does('bo', { do: 'submit', kind: 'edict', title: 'Tea', text: 'EDICT: Tea', post: 'edict.1' });
    game.does('cy', vote('E1', 'for')).at('Mon 16:30');
    expect([game.value('global/heavy'), game.value('global/told')]).toEqual([1, 1]);
    expect(happened(game)).toEqual([
      'Mon 14:00 trigger weighty',
      'Mon 15:00 trigger heard',
      'Mon 16:00 ceased heard',
    ]);
    expect(game.value('achieved/bo')).toBe(undefined);
  });

  test('FN-M4 · is not looked at in a freeze, but where that ends', () => {
    const game = playing(BELL).at('Wed 11:00').does('bo', declare()).votes('V1', { against: 'ann cy' });
    game.at('Wed 23:30:20');
    expect(game.value('global/rung')).toBe(0);
    game.at('Thu 11:30').does('ann', fail('V1')).at('Wed+1 11:59');
    expect(game.value('global/rung')).toBe(0);
    game.at('Wed+1 12:00');
    expect(game.value('global/rung')).toBe(1);
  });

  test('does not hear a second time what arrives late', () => {
    const game = playing(BELL).at('Wed 11:00').does('bo', propose()).at('Wed 12:05');
    game.late('Wed 11:59', 'cy', vote('P1', 'for')).at('Wed 13:00');
    expect(happened(game)).toEqual(['Wed 12:00 trigger bell: Rung at 12']);
  });

  test('one that errs, or takes more work than is given, is switched off by the clock, with a notice', () => {
    const game = playing(`
globals: { n: 0 }
triggers: { wrong: { when: 'hour(now) > 11 && 1 / n > 0', do: [] } }
`).at('Mon 12:30');
    expect(happened(game)).toEqual(['Mon 12:00 trigger wrong']);
    expect(notices(game)).toEqual([
      expect.stringContaining('the consequence wrong was undone and is switched off: it divides by zero'),
    ]);
    const each = 'leaves.all(p, leaves.all(q, p.name + "x" != q.name))';
    const dear = playing(`
kinds: { leaf: { plural: leaves, key: name, fields: { name: { type: text } } } }
triggers: { dear: { on: leaf, when: 'hour(now) >= 12 && ${each}', do: [] } }
actions: { sprout: { takes: { n: integer }, does: [ { create: leaf, with: { name: 'string(n)' } } ] } }
`);
    for (let n = 0; n < 100; n += 1) dear.does('bo', act('sprout', { n }));
    expect(dear.at('Mon 12:01').value('off/dear')).toBe(true);
    expect(nextDue(dear.game, dear.now)).toBe(null);
  });

  test('after a long silence a hundred changes are made up for, then only where it stands', () => {
    const game = playing(`
globals: { n: 0, next: { type: moment, default: 2021-02-01T10:00Z } }
triggers: { tick: { when: now >= next, do: [ { change: n, by: 1 }, { set: next, to: now + minutes(1) } ] } }
`);
    expect(game.value('global/n')).toBe(1);
    game.at('Tue 10:00');
    expect(game.value('global/n')).toBe(LIMITS.missedRuns + 2);
    expect(game.value('global/next')).toBe(moment('Tue 10:01'));
  });

  test('is found at its own minute even where the silence was too long to look at every one', () => {
    const slow = 'players.all(p, players.all(q, p.name + "x" != q.name))';
    const law = `
globals: { n: 0 }
triggers: { once: { when: '${slow} && now >= ends', do: [ { change: n, by: 1 } ] } }
parameters: { ends: { type: moment, default: 2021-02-03T07:13Z } }
`;
    expect(happened(playing(law).at('Sun 10:00'))).toEqual(['Wed 07:13 trigger once']);
    const bells = happened(playing(BELL).hoursPass(24 * 30)).filter((one) => one.includes('bell:'));
    expect(bells).toEqual(
      [0, 1, 2, 3].map((week) => `Wed${week === 0 ? '' : `+${week}`} 12:00 trigger bell: Rung at 12`),
    );
  });

  test('falls due again in the story without an event that was struck', () => {
    const game = playing(`
triggers:
  sloth: { on: player, when: 'player.name != "ann" && since(player, "any") >= days(1)', do: [ { make: player, a: observer } ] }
`)
      .at('Mon 12:00')
      .does('cy', buy(1, 'AAA'));
    const bought = game.last.seq;
    game.at('Tue 09:00').does('bo', raise(`Strike E${bought} and what followed`));
    game.votes('C1', { for: 'ann bo' }).at('Tue 10:30').does('bo', buy(1, 'AAA')).does('ann', enact('C1'));
    expect(game.value('player/cy/playing')).toBe(true);
    game.does('ann', strikeOut(bought, 'C1', 'followed'));
    expect([game.value('player/cy/playing'), game.value('player/bo/playing')]).toEqual([false, true]);
    expect(happened(game)).toEqual([]);
  });

  test.each([
    ['', 'alone'],
    [' and what followed', 'followed'],
  ] as const)('struck%s, does not do it over again while its condition holds', (words, reach) => {
    const game = playing(BELL).at('Wed 12:00');
    const rung = game.last.seq;
    game
      .does('bo', raise(`Strike E${rung}${words}`))
      .votes('C1', { for: 'ann bo' })
      .does('ann', enact('C1'));
    game.does('ann', strikeOut(rung, 'C1', reach)).at('Wed 13:00');
    expect(game.value('global/rung')).toBe(0);
    expect(game.at('Wed+1 13:00').value('global/rung')).toBe(1);
  });
});

test('a trigger that looks at the time does the same however often the clock is read', () => {
  const law = `
globals: { n: 0, mark: { type: moment, default: 2021-02-01T10:00Z } }
triggers:
  odd: { when: 'hour(now) % 3 == 0', do: [ { change: n, by: 1 } ] }
  sloth: { on: player, when: 'since(player, "any") >= hours(5)', do: [ { change: n, by: 100 } ] }
  late: { when: now > mark + minutes(95), do: [ { change: n, by: 10000 } ] }
schedules: { tide: { every: 90m, do: [ { change: n, by: 7 } ] } }
actions: { touch: { does: [ { set: mark, to: now } ] } }
`;
  const played = (deeds: readonly number[], looks: readonly number[]) => {
    const game = playing(law);
    const start = game.now;
    const all = [...deeds.map((ms) => [ms, true] as const), ...looks.map((ms) => [ms, false] as const)];
    for (const [ms, deed] of all.sort((a, b) => a[0] - b[0])) {
      game.msPass(start + ms - game.now);
      if (deed) game.does('bo', act('touch'));
    }
    return game.msPass(start + 86_400_000 - game.now);
  };
  const instants = fc.uniqueArray(fc.integer({ min: 1, max: 1_439 * 60_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(instants, instants, (deeds, looks) => {
      expect(played(deeds, looks).log).toEqual(played(deeds, []).log);
    }),
    { numRuns: 12 },
  );
});
