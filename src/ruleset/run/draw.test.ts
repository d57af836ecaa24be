import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';
import { NoDice } from '../types.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'di'];
const game = (does: string, more = '') =>
  new Stage(rulesOf(block(`${more}\nactions:\n  go:\n    does:\n${does}`), 'round'), PEOPLE, 'zoe');
const says = (stage: Stage) => {
  const verdict = stage.tries('ann', 'go');
  if (!verdict.lawful) return verdict.grounds.map((g) => plain(g.saying));
  return {
    said: verdict.said.map(plain),
    rolls: verdict.rolls.map((r) => `${r.dice} [${r.faces}] ${r.label}`),
  };
};

const JUDGE = `
      - { pick: "players.filter(p, p != player)", as: judge }
      - { announce: "{{judge.name}} judges." }`;

test('one of a filtered list is picked, and the throw says whom it picked', () => {
  expect(says(game(JUDGE).lay(2))).toEqual({ said: ['cy judges.'], rolls: ['1D3 [2] cy'] });
});

test('several different ones are picked, fewer where there are fewer', () => {
  const several = (count: string) => `
      - { pick: players, count: ${count}, as: some }
      - { announce: "{{some}} of {{size(some)}}" }`;
  expect(says(game(several('2')).lay(1, 1))).toEqual({
    said: ['ann, di of 2'],
    rolls: ['1D4 [1] ann', '1D3 [1] di'],
  });
  expect(says(game(several('9')).lay(1, 2, 1))).toEqual({
    said: ['ann, bo, di, cy of 4'],
    rolls: ['1D4 [1] ann', '1D3 [2] bo', '1D2 [1] di'],
  });
  expect(says(game(several('-1')))).toEqual({ said: ['none of 0'], rolls: [] });
});

test('nothing is picked from nothing, and no dice are thrown for one', () => {
  const from = (list: string) => `\n      - { pick: "${list}", as: x }\n      - { announce: "{{x}}" }`;
  expect(says(game(from('players.filter(p, false)')))).toEqual(['There is nothing to pick from.']);
  expect(says(game(from('[player]')))).toEqual({ said: ['ann'], rolls: [] });
});

test('a shuffle keeps what it shuffles', () => {
  const shuffled = `
      - { shuffle: deck, as: mixed }
      - { set: deck, to: mixed }`;
  const deck = (items: readonly string[]) => `globals: { deck: { type: list, default: [${items}] } }`;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 50 }),
      fc.infiniteStream(fc.nat()),
      (items, luck) => {
        const stage = game(shuffled, deck(items));
        const left = items.map((_, i) => items.length - i);
        stage.lay(...left.map((sides) => (luck.next().value! % sides) + 1));
        stage.does('ann', 'go');
        expect([...(stage.value('global/deck') as readonly string[])].sort()).toEqual([...items].sort());
      },
    ),
    { numRuns: 40 },
  );
});

test('every order of a shuffle is as likely as every other', () => {
  const orders = new Map<string, number>();
  for (let a = 1; a <= 3; a++) {
    for (let b = 1; b <= 2; b++) {
      const order = says(
        game('\n      - { shuffle: "[1, 2, 3]", as: x }\n      - { announce: "{{x}}" }').lay(a, b),
      );
      orders.set(JSON.stringify((order as { said: string[] }).said), 1);
    }
  }
  expect(orders.size).toBe(6);
});

test('dice of reckoned sides are rolled within bounds', () => {
  const roll = (dice: string) => `\n      - { roll: "${dice}", as: x }\n      - { announce: "{{x}}" }`;
  expect(says(game(roll('dice(2, size(players), -1)')).lay(3, 4))).toEqual({
    said: ['6'],
    rolls: ['2D4-1 [3,4] '],
  });
  expect(says(game(roll('dice(1, size(players) - 4)')))).toEqual(['1D0 are no dice that can be rolled.']);
  expect(says(game(roll('dice(101, 6)')))).toEqual(['101D6 are no dice that can be rolled.']);
});

test('a question throws nothing, and an action that picks is known to roll', () => {
  const stage = game(JUDGE);
  expect(stage.program.actions.get('go')?.rolls).toBe(true);
  const still = {
    roll() {
      throw new NoDice();
    },
  };
  Object.assign(stage, { dice: still });
  expect(() => stage.tries('ann', 'go')).toThrow(NoDice);
});

test('chance is bounded like all dice, however deep it is nested', () => {
  const nested = `
      - each: a
        in: players
        do:
          - each: b
            in: stuff
            do:
              - { shuffle: stuff, as: x }`;
  const stuff = `globals: { stuff: { type: list, default: [${Array.from({ length: 50 }, (_, i) => `t${i}`)}] } }`;
  expect(says(game(nested, stuff))).toEqual(['One move may roll at most 2,000 dice.']);
});

test('what is picked from must be a list, and what was picked has its type', () => {
  const told = (does: string) =>
    faultsOf(rulesOf(block(`globals: { pot: 1 }\nactions: { go: { does: [ ${does} ] } }`), 'round')).map(
      (f) => f.saying,
    );
  expect(told('{ pick: pot, as: x }')).toEqual(['pot is a whole number; pick needs a list']);
  expect(told('{ shuffle: emperor, as: x }')).toEqual(['emperor is a player; shuffle needs a list']);
  expect(told('{ pick: players, as: x }, { set: pot, to: x }')).toEqual([
    'in "x": it gives a player, but a whole number is needed here',
  ]);
  expect(told('{ pick: players, count: 2, as: x }, { set: pot, to: size(x) }')).toEqual([]);
});
