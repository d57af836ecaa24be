import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Drafted } from '../game/types.ts';
import type { Bench } from '../store/trial-bench.ts';
import { playedGame } from '../store/trial-game.ts';
import { daysOf } from './books.ts';
import { BEGINNING, seal, unseal } from './chain.ts';
import type { Sealed } from './sealed.ts';
import type { DayOfDice } from './shapes.ts';
import { Verifier } from './verifier.ts';

let bench: Bench;
let events: readonly Sealed[];
let days: readonly DayOfDice[];

beforeAll(async () => {
  bench = await playedGame();
  events = (await bench.store.log.rows('G', 0)).map(unseal);
  days = await daysOf(bench.store, 'G', 'all');
});
afterAll(() => bench.store.close());

/** Whoever keeps the books writes another history and seals it anew, so that the seals are whole. */
function forged(change: (event: Sealed) => Drafted, depth: 'fold' | 'law' = 'fold') {
  const verifier = new Verifier({ game: 'G', days: () => days, depth });
  let head = BEGINNING;
  for (const event of events) {
    const row = seal('G', change(event), event.cause, head);
    verifier.take(row);
    head = { seq: row.seq, hash: row.hash };
  }
  return verifier.report(null).findings;
}

/** The same events, but for the first of a type, in whose JSON `was` becomes `is`. */
function altering(type: string, was: string | RegExp, is: string) {
  const at = events.find(({ fact }) => fact.type === type && JSON.stringify(fact).match(was) !== null)?.seq;
  expect(at, `${type} says ${was}`).toBeDefined();
  return forged(
    (event) => {
      if (event.seq !== at) return event;
      return { ...event, fact: JSON.parse(JSON.stringify(event.fact).replace(was, is)) };
    },
    /law|mechanism|version/.test(String(was)) ? 'law' : 'fold',
  );
}

describe('FN-S10 · FN-L1 · a history that is sealed anew, but is not what happened', () => {
  test('is whole as long as nothing is changed', () => expect(forged((event) => event, 'law')).toEqual([]));

  test('a face that the seed does not give', () => {
    const findings = altering('DiceRolled', /"faces":\[\d,/, '"faces":[7,');
    expect(findings[0]).toMatchObject({ where: expect.stringMatching(/^event E/), field: 'fact.roll.total' });
    expect(findings[1]).toMatchObject({
      field: 'fact.roll.faces[0]',
      saying: expect.stringContaining('shows 7'),
    });
  });

  test('a throw that is left out, and one that is made again', () => {
    const first = events.find(({ fact }) => fact.type === 'DiceRolled')!;
    const again = altering('ActionTaken', '"n":1,', '"n":0,');
    expect(again[0]?.saying).toContain('makes throw 0 of the stream state where 1 should come');
    const left = forged((event) => {
      if (event.seq !== first.seq || event.fact.type !== 'DiceRolled') return event;
      return { ...event, fact: { ...event.fact, roll: { ...event.fact.roll, n: 1 } } };
    });
    expect(left[0]?.saying).toContain('makes throw 1 of the stream plain where 0 should come');
  });

  test('dice under another commitment than the posted one, or under none', () => {
    const path = 'dice/plain/commitment';
    const other = forged((event) => ({
      ...event,
      changes: event.changes.map((change) =>
        change.path === path ? { ...change, to: 'f'.repeat(64) } : change,
      ),
    }));
    expect(other[0]?.saying).toMatch(/^is thrown under the commitment f+, and that of 2021-02-01 is/);
    const kept = days;
    days = kept.slice(1);
    expect(forged((event) => event)[0]?.saying).toContain('to which nobody was committed');
    days = kept;
  });

  test('a change of what did not stand there', () => {
    const findings = forged((event) =>
      event.seq === 4
        ? { ...event, changes: event.changes.map((change) => ({ ...change, from: 1 })) }
        : event,
    );
    expect(findings[0]).toMatchObject({ where: 'event E4', field: 'changes[0].from' });
  });

  test('a law that is not what was enacted, recorded or reversed', () => {
    for (const type of ['MatterResolved', 'HandRecorded', 'RecordContested']) {
      const findings = altering(type, /("law":.*?"text":")/, '$1Slyly. ');
      expect(findings[0], type).toMatchObject({
        field: expect.stringMatching(/^fact\.law\.rules\[0\]\.text$/),
      });
    }
  });

  test('a version that is skipped, and a law that cannot be followed', () => {
    const skipped = altering('MatterResolved', /"version":2\}/, '"version":3}');
    expect(skipped[0]).toMatchObject({
      field: 'fact.law.version',
      saying: 'puts r3 in force where r2 should follow',
    });
    const broken = altering('GameFounded', /"mechanism":"/, '"mechanism":"- not a block: [');
    expect(broken.some(({ saying }) => saying.startsWith('cannot be followed'))).toBe(true);
  });
});
