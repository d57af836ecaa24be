import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frozenHistory, thawedHistory } from '../referee/history.ts';
import { amended } from '../referee/trial/law.ts';
import { moment } from '../referee/trial/moment.ts';
import { seated, table } from '../referee/trial/table.ts';
import {
  adjust,
  ascend,
  buy,
  declare,
  demote,
  enact,
  join,
  leave,
  propose,
  vote,
} from '../referee/trial/words.ts';
import { type History, lastDeed, NO_HISTORY } from '../ruleset/history/history.ts';
import { HistoryWriting } from '../ruleset/history/writing.ts';
import { LIMITS } from '../ruleset/limits.ts';
import { fold, unfounded } from './evolve.ts';
import { chronicle } from './history.ts';

const faces = [3, 9, 9, 8, 8, 8, 8, 8];

/** A round with deeds of every sort, up to the address of the next. */
function round() {
  const game = table('ann', 'bo', 'cy').does('bo', propose(), buy(3, 'AAA')).hoursPass(1);
  game
    .lay(...faces)
    .does('cy', adjust)
    .does('bo', leave)
    .hoursPass(30)
    .does('bo', join);
  game.votes('P1', { for: 'ann bo' }).does('cy', enact('P1'), declare()).votes('V1', { for: 'ann bo' });
  return game;
}

describe('the history is folded from the events', () => {
  test('FN-L1 · in pieces, with a snapshot between any two, or at once', () => {
    const { log, game } = round();
    fc.assert(
      fc.property(fc.nat(log.length), (at) => {
        const half = fold(unfounded('G'), log.slice(0, at));
        const kept = JSON.parse(JSON.stringify(frozenHistory(half.history)));
        expect(thawedHistory(kept)).toEqual(half.history);
        expect(fold({ ...half, history: thawedHistory(kept) }, log.slice(at)).history).toEqual(game.history);
      }),
      { numRuns: 30 },
    );
  });

  test('FN-L1 · whatever comes late, and however much of it', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 300 }), fc.nat(300), (events, at) => {
        const seen = JSON.stringify(frozenHistory(told(NO_HISTORY, events.slice(0, at))));
        const half = told(NO_HISTORY, events.slice(0, at));
        const whole = told(half, events.slice(at));
        expect(whole).toEqual(told(NO_HISTORY, events));
        expect(JSON.stringify(frozenHistory(half))).toBe(seen);
        for (const shelf of whole.deeds.values())
          for (const track of shelf.values())
            expect(track.flat()).toEqual(track.flat().sort((a, b) => a - b));
      }),
      { numRuns: 100 },
    );
  });

  test('it holds the newest of very many, and copies no more than it must', () => {
    const events = Array.from({ length: 10_000 }, (_, i) => deedAt('p1', i * 1_000));
    const track = told(NO_HISTORY, events).deeds.get('action')?.get('p1') ?? [];
    expect(track.flat().at(-1)).toBe(9_999_000);
    expect(track.flat().length).toBeGreaterThan(LIMITS.momentsKept - 64);
    const [half, more] = [told(NO_HISTORY, events.slice(0, 5_000)), [deedAt('p1', 5_000_000)]];
    const next = told(half, more);
    expect(next.deeds.get('action')?.get('p1')?.[0]).toBe(half.deeds.get('action')?.get('p1')?.[0]);
    expect(next.values).toBe(half.values);
  });
});

describe('what counts as a deed', () => {
  test('acts, votes, entries, resolutions, coming and going; nothing that was refused', () => {
    const { game } = round();
    const count = (verb: string, who: string) => game.history.deeds.get(verb)?.get(who)?.flat().length ?? 0;
    expect([count('buy', 'bo'), count('adjust', 'cy'), count('submit', 'bo'), count('submit', 'cy')]).toEqual(
      [1, 1, 1, 1],
    );
    expect([count('vote', 'bo'), count('resolve', 'cy')]).toEqual([2, 1]);
    expect([count('join', 'bo'), count('leave', 'bo'), count('join', 'ann')]).toEqual([2, 1, 1]);
    expect(count('action', 'bo')).toBe(4);
  });

  test('whoever is made an observer has left, though somebody else did it', () => {
    const game = table('ann', 'bo', 'cy').hoursPass(49).does('cy', propose()).does('ann', demote('bo'));
    expect(lastDeed(game.game.history, 'bo', 'leave')).toBe(game.now);
    expect(lastDeed(game.game.history, 'ann', 'leave')).toBe(null);
  });

  test('a vote heard late counts from when it was given', () => {
    const game = table('ann', 'bo', 'cy').does('bo', propose(), vote('P1', 'for')).hoursPass(2);
    game.does('bo', buy(1, 'AAA')).late('Mon 11:00', 'bo', vote('P1', 'against'));
    expect(lastDeed(game.game.history, 'bo', 'vote')).toBe(moment('Mon 11:00'));
  });
});

test('what only the rules of a round spoke of ends with them; what everybody does in any round goes on', () => {
  const game = round().does('bo', enact('V1')).does('cy', ascend('Cheese'));
  const { deeds, values } = game.game.history;
  expect([deeds.has('buy'), deeds.has('adjust')]).toEqual([false, false]);
  expect([deeds.has('vote'), deeds.has('submit'), deeds.has('action')]).toEqual([true, true, true]);
  expect([...values].filter(([name, shelf]) => !name.startsWith('player/playing') && shelf.size > 0)).toEqual(
    [],
  );
});

describe('rules that ask the log', () => {
  const needing = (that: string) =>
    amended([
      '      - name: affordable',
      `      - { that: '${that}', else: Not now. }\n      - name: affordable`,
    ]);

  test('how often one may, within a time', () => {
    const law = needing('times(player, "buy", hours(2)) < 2');
    const game = seated({ people: ['ann', 'bo', 'cy'], law })
      .does('bo', buy(1, 'AAA'))
      .hoursPass(1);
    game.does('bo', buy(1, 'AAA')).does('cy', buy(1, 'AAA')).refuses('bo', buy(1, 'AAA'), 'Not now');
    game.hoursPass(1).does('bo', buy(1, 'AAA')).refuses('bo', buy(1, 'AAA'), 'Not now');
  });

  test('what somebody had when the day began', () => {
    const law = needing('player.cash >= was(player, "cash", day(now)) - 25');
    const game = seated({ people: ['ann', 'bo'], law }).does('bo', buy(2, 'AAA'));
    game.does('bo', buy(1, 'AAA')).refuses('bo', buy(1, 'AAA'), 'Not now');
    game.hoursPass(24).does('bo', buy(2, 'AAA'));
  });

  test('who voted of late, and who was there', () => {
    const law = needing('player in doers("vote", days(1)) && was_playing(player, now - hours(3))');
    const game = seated({ people: ['ann', 'bo', 'cy'], law }).does('bo', propose(), vote('P1', 'for'));
    game.refuses('bo', buy(1, 'AAA'), 'Not now').hoursPass(3);
    game.does('bo', buy(1, 'AAA')).refuses('cy', buy(1, 'AAA'), 'Not now');
  });
});

describe('talk', () => {
  const talk = { do: 'talk' } as const;

  test('is remembered only while a rule asks about it, once a person and minute', () => {
    const deaf = table('ann', 'bo').does('bo', talk);
    expect(deaf.last.fact.type).toBe('ActionTaken');
    const law = amended(['      - name: affordable', TALKERS]);
    const game = seated({ people: ['ann', 'bo', 'cy'], law })
      .does('bo', talk)
      .msPass(59_999)
      .does('bo', talk);
    game.msPass(1).does('bo', talk).does('stranger', talk).refuses('cy', buy(1, 'AAA'), 'Speak up');
    expect(game.log.filter(({ fact }) => fact.type === 'Talked').map(({ by }) => by)).toEqual(['bo', 'bo']);
    game.does('bo', buy(1, 'AAA')).late('Mon 10:00:30', 'cy', talk).does('cy', buy(1, 'AAA'));
    expect(game.value('did/cy/message')).toBe(moment('Mon 10:00:30'));
  });
});

const TALKERS = `      - { that: 'since(player, "message") < hours(1)', else: Speak up. }
      - { that: 'did(player, "message", day(now))', else: Speak up. }
      - name: affordable`;

type Told = Parameters<typeof chronicle>[1];

const deedAt = (by: string, at: number, changes: Told['changes'] = []): Told => ({
  at,
  by,
  under: { version: 1 },
  fact: { type: 'ActionTaken', action: 'go', args: {}, rolls: [], said: [], notices: [] },
  changes,
});

const cell = fc.option(fc.nat(9), { nil: null });
const happening = fc
  .tuple(
    fc.constantFrom('p1', 'p2'),
    fc.nat(40),
    fc.constantFrom('player/p1/cash', 'global/pot', 'ship/s/crew'),
    cell,
    cell,
  )
  .map(([by, at, path, from, to]) => deedAt(by, at, [{ path, from, to, rule: 'r' }]));

function told(history: History, events: readonly Told[]): History {
  const writing = new HistoryWriting(history);
  for (const event of events) chronicle(writing, event, null);
  return writing.whole();
}
