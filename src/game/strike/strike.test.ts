import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seated, type Table } from '../../referee/trial/table.ts';
import {
  adjust,
  buy,
  enact,
  join,
  leave,
  propose,
  raise,
  sell,
  strikeOut,
  vote,
} from '../../referee/trial/words.ts';
import { fold, unfounded } from '../evolve.ts';
import type { Command } from '../types.ts';
import { actsOf } from './acts.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const STOCKS = ['AAA', 'BBB', 'CCC'];

interface Step {
  readonly by: number;
  readonly act: 'buy' | 'sell' | 'adjust' | 'vote' | 'leave' | 'join' | 'enact' | 'propose';
  readonly n: number;
  readonly minutes: number;
}

const steps = fc.array(
  fc.record({
    by: fc.nat(4),
    act: fc.constantFrom<Step['act']>(
      'buy',
      'buy',
      'sell',
      'adjust',
      'vote',
      'vote',
      'leave',
      'join',
      'enact',
      'propose',
    ),
    n: fc.nat(8),
    minutes: fc.constantFrom(0, 1, 61),
  }),
  { minLength: 4, maxLength: 14 },
);

/** The Emperor stays, or nothing could be ordered any more. */
function actorOf({ by, act }: Step): string {
  return PEOPLE[act === 'join' || act === 'leave' ? Math.max(1, by) : by]!;
}

function commandOf({ act, n }: Step): Command {
  const stock = STOCKS[n % 3]!;
  switch (act) {
    case 'buy':
      return buy(n * 900 + 1, stock);
    case 'sell':
      return sell(n * 300 + 1, stock);
    case 'adjust':
      return adjust;
    case 'vote':
      return vote('P1', n % 3 === 0 ? 'against' : 'for', `reply:${n}`);
    case 'propose':
      return propose();
    case 'enact':
      return enact('P1');
    default:
      return act === 'join' ? join : leave;
  }
}

/** What rules and boards speak of; numbers given, dice fallen and marks of strikes are never the same. */
function state(game: Table): Record<string, unknown> {
  const shown = [...game.game.table].filter(
    ([path, cell]) =>
      !/^(dice|next)\/|^game\/(struck|spent|law)\/|\/(post|event)$|^(matter|vote|signal|is\/matter|duty|did|used)\/?.*C\d/.test(
        path,
      ) &&
      !(path.startsWith('signal/') && Array.isArray(cell) && cell[2] === 'void') &&
      !/^did\//.test(path),
  );
  const ids = shown.flatMap(([path]) => /^is\/matter\/(P\d+)$/.exec(path)?.[1] ?? []).sort();
  const ranked = (path: string) => path.replace(/\bP\d+\b/, (id) => `P#${ids.indexOf(id)}`);
  const stocks = shown.flatMap(([path]) => (path.startsWith('is/stock/') ? [path] : []));
  return Object.fromEntries(
    [['stocks', stocks] as const, ...shown].map(([path, cell]) => [ranked(path), unnumbered(path, cell)]),
  );
}

/** The row of a vote holds the number of its event. */
function unnumbered(path: string, cell: unknown): unknown {
  return path.startsWith('signal/') && Array.isArray(cell) ? cell.with(3, '') : cell;
}

function world(): Table {
  return seated({ people: PEOPLE, stocks: ['AAA high 300', 'BBB high 300', 'CCC high 30'] }).does(
    'ann',
    propose(),
  );
}

/** Plays the steps, faces as given for each adjustment; returns per step the events it was. */
function play(game: Table, list: readonly Step[], seed: number, but: number | null): number[] {
  return list.map((step, i) => {
    game.msPass(step.minutes * 60_000);
    if (i === but) return 0;
    const face = (k: number) => ((seed + 7 * i + 3 * k) % 15) + 1;
    game.lay(...Array.from({ length: 15 }, (_, k) => face(k)));
    const ruling = game.hears(actorOf(step), commandOf(step));
    return ruling.events.length === 0 ? 0 : game.log.length - ruling.events.length + 1;
  });
}

function order(game: Table, words: string, id: string): void {
  const people = PEOPLE.filter((who) => game.value(`player/${who}/playing`) === true);
  game.does(people[0]!, raise(words));
  for (const who of people) game.does(who, vote(id, 'for'));
  game.does(people[0]!, enact(id));
}

const plays = fc.record({ list: steps, seed: fc.nat(1_000), at: fc.nat(13) });

test('FN-L6 · a strike and the strike of it leave everything as it was, and the log tells it all', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(plays, ({ list, seed, at }) => {
      const game = world();
      const events = play(game, list, seed, null);
      const struck = events[at % list.length]!;
      fc.pre(struck > 0);
      order(game, `Strike E${struck}`, 'C1');
      const before = state(game);
      fc.pre(game.hears('ann', strikeOut(struck, 'C1')).lawful);
      const strike = actsOf(game.log).at(-1)!.head.seq;
      order(game, `Strike E${strike}`, 'C2');
      game.does('ann', strikeOut(strike, 'C2'));
      expect(state(game)).toEqual(before);
      expect(fold(unfounded('G'), game.log)).toEqual(game.game);
    }),
    { numRuns: 8 },
  );
});

test('FN-L6 · S32 · with what followed, it is as if the same had been tried without the event', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(plays, ({ list, seed, at }) => {
      const game = world();
      const events = play(game, list, seed, null);
      const i = at % list.length;
      fc.pre(events[i]! > 0);
      order(game, `Strike E${events[i]} and what followed`, 'C1');
      const ruling = game.hears('ann', strikeOut(events[i]!, 'C1', 'followed'));
      fc.pre(ruling.lawful);
      const other = world();
      replay(other, list, events, { seed, but: i });
      order(other, `Strike E${events[i]} and what followed`, 'C1');
      expect(state(game)).toEqual(state(other));
      expect(fold(unfounded('G'), game.log)).toEqual(game.game);
    }),
    { numRuns: 12 },
  );
});

/** The same commands, those that came to something, on a game in which the event was not. */
function replay(
  game: Table,
  list: readonly Step[],
  events: readonly number[],
  { seed, but }: { seed: number; but: number },
): void {
  list.forEach((step, i) => {
    game.msPass(step.minutes * 60_000);
    if (i === but || events[i] === 0) return;
    const face = (k: number) => ((seed + 7 * i + 3 * k) % 15) + 1;
    game.lay(...Array.from({ length: 15 }, (_, k) => face(k)));
    game.hears(actorOf(step), commandOf(step));
  });
}
