import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fill } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, programOf, rulesOf, Stage } from '../testing/stage.ts';

const game = (mechanism: string) => new Stage(rulesOf(block(mechanism), 'round'), ['ann', 'bo', 'cy'], 'zoe');
const told = (mechanism: string) => faultsOf(rulesOf(block(mechanism), 'round')).map(({ saying }) => saying);

const PIRATES = `
kinds:
  card: { key: symbol, fields: { symbol: { type: text, pattern: "[A-Z]{1,3}" }, worth: { type: integer, default: 1 } } }
globals:
  deck: { type: list, of: card }
  crew: { type: list, of: player }
  log: { type: list, of: integer, min: 0, max: 9 }
player_fields:
  hand: { type: list, of: card }
actions:
  print: { takes: { card: card }, does: [{ add: card, to: deck }] }
  draw:
    needs: [{ that: size(deck) > 0, else: "The deck is empty." }]
    does:
      - { let: top, be: "deck[0]" }
      - { take: top, from: deck }
      - { add: top, to: player.hand, first: true }
  burn: { takes: { card: card }, does: [{ remove: card }] }
  hire: { takes: { who: { type: list, of: player } }, does: [{ each: p, in: who, where: "!(p in crew)", do: [{ add: p, to: crew }] }, { announce: "The crew: {{crew}}." }] }
  fire: { takes: { who: player }, does: [{ take: who, from: crew }] }
  note: { takes: { n: integer }, does: [{ add: n, to: log }, { announce: "{{log}}, in all {{sum(log)}}" }] }
  fold: { does: [{ clear: player.hand }, { set: crew, to: "[]" }] }`;

const cards = (...symbols: string[]) =>
  symbols.reduce((stage, symbol) => {
    if (!stage.table.has(`is/card/${symbol}`)) stage.make('card', { symbol });
    return stage.does('ann', 'print', { card: symbol });
  }, game(PIRATES));

test('a list starts empty, grows at its end or its front, and gives back what was taken first', () => {
  const stage = cards('A', 'B', 'C', 'A');
  expect(stage.value('global/deck')).toEqual(['A', 'B', 'C', 'A']);
  expect(stage.value('player/bo/hand')).toEqual([]);
  stage.does('bo', 'draw').does('bo', 'draw');
  expect(stage.value('player/bo/hand')).toEqual(['B', 'A']);
  expect(stage.value('global/deck')).toEqual(['C', 'A']);
  stage.does('bo', 'draw').does('bo', 'draw');
  expect(stage.refuses('bo', 'draw')).toEqual(['test: The deck is empty.']);
  stage.does('bo', 'fold');
  expect(stage.value('player/bo/hand')).toEqual([]);
});

test('a thing that leaves the game leaves every list', () => {
  const stage = cards('A', 'B', 'A').does('cy', 'draw').does('ann', 'burn', { card: 'A' });
  expect(stage.value('global/deck')).toEqual(['B']);
  expect(stage.value('player/cy/hand')).toEqual([]);
});

test('a set of players is typed as their names in a row', () => {
  const stage = game(PIRATES).does('ann', 'hire', { who: 'bo, cy' }).does('ann', 'hire', { who: 'cy,ann' });
  expect(stage.value('global/crew')).toEqual(['bo', 'cy', 'ann']);
  const again = stage.tries('ann', 'hire', { who: 'bo' });
  expect(again.lawful && again.said).toEqual([
    ['The crew: ', { player: 'bo' }, ', ', { player: 'cy' }, ', ', { player: 'ann' }, '.'],
  ]);
  stage.does('ann', 'fire', { who: 'cy' });
  expect(stage.value('global/crew')).toEqual(['bo', 'ann']);
  expect(stage.refuses('ann', 'hire', { who: 'bo, zed' })).toEqual([
    'test: Who is "zed", but there is no such player.',
  ]);
  expect(stage.refuses('ann', 'hire')).toEqual(['test: Who is missing.']);
});

test('bounds are those of the items, and no list holds more than fifty', () => {
  const stage = game(PIRATES).does('ann', 'note', { n: 3 });
  const said = stage.tries('ann', 'note', { n: 4 });
  expect(said.lawful && said.said.map(plain)).toEqual(['3, 4, in all 7']);
  expect(stage.refuses('ann', 'note', { n: 10 })).toEqual(['test: log would be 10; 9 is the most.']);
  for (let i = 1; i < 50; i++) stage.does('ann', 'note', { n: 1 });
  expect(stage.refuses('ann', 'note', { n: 1 })).toEqual(['test: log has more than 50 items.']);
});

test('a list and what is put into it are of one type', () => {
  expect(
    told(`
globals: { pot: 0, crew: { type: list, of: player }, hues: { type: list, of: enum, options: [red, blue] } }
actions:
  one: { does: [{ add: pot, to: crew }] }
  two: { does: [{ add: pot, to: pot }] }
  three: { does: [{ set: crew, to: "[1]" }] }
  four: { does: [{ add: '"rde"', to: hues }] }
  five: { does: [{ each: x, in: "[]", do: [] }] }
  six: { does: [{ if: '"blu" in hues', then: [] }] }`),
  ).toEqual([
    'in "pot": it gives a whole number, but a player is needed here',
    'pot is a whole number; a list is needed here',
    'in "[1]": it gives a list of whole numbers, but a list of players is needed here',
    'in ""rde"": hues is never "rde", only red, blue; did you mean red?',
    'in "[]": it cannot be told of what this list is',
    'in ""blu" in hues": hues is never "blu", only red, blue; did you mean blue?',
  ]);
  expect(told('globals: { a: { type: list, of: list }, b: { type: integer, of: text } }')).toEqual([
    'a list of lists is not possible',
    'of is for the type list only',
  ]);
  expect(told('globals: { c: { type: list, of: txt } }')).toEqual([
    'there is no type txt; did you mean text?',
  ]);
});

test('durations and moments come out of a list as they went in', () => {
  const stage = game(`
globals: { waits: { type: list, of: duration }, whens: { type: list, of: moment } }
actions:
  mark: { does: [{ add: 90m, to: waits }, { add: hours(1), to: waits, first: true }, { add: now, to: whens }, { announce: "{{waits}} {{whens[0] == now}}" }] }`);
  const marked = stage.tries('ann', 'mark');
  expect(marked.lawful && marked.said.map(plain)).toEqual(['1 hour, 1 hour 30 minutes yes']);
});

test('a list keeps what still makes sense when the rules change', () => {
  const stage = cards('A', 'BB', 'A');
  const after = programOf(
    rulesOf(
      block(
        PIRATES.replace(
          'log: { type: list, of: integer, min: 0, max: 9 }',
          'log: { type: list, of: integer, max: 4 }',
        ),
      ),
      'round',
    ),
  );
  stage.does('ann', 'note', { n: 7 }).does('ann', 'note', { n: 2 });
  const filled = fill(after, stage.table, stage.program);
  expect(filled.faults).toEqual([]);
  expect(filled.changes.map(({ path, to }) => [path, to])).toEqual([['global/log', ['2']]]);
  expect(filled.notices.map(({ saying }) => plain(saying))).toEqual([
    'log becomes 2: 7, 2 does not fit the rules any more.',
  ]);
});

test('whatever is added and taken, a list is what adding and taking make of it', () => {
  const rules = rulesOf(
    block(`
globals: { row: { type: list, of: integer } }
actions:
  end: { takes: { n: integer }, does: [{ add: n, to: row }] }
  front: { takes: { n: integer }, does: [{ add: n, to: row, first: true }] }
  take: { takes: { n: integer }, does: [{ take: n, from: row }] }
  drop: { takes: { n: integer }, does: [{ set: row, to: "without(row, n)" }] }`),
    'round',
  );
  const deed = fc.tuple(fc.constantFrom('end', 'front', 'take', 'drop'), fc.integer({ min: 0, max: 3 }));
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 30 }), (deeds) => {
      const stage = new Stage(rules, ['ann', 'bo'], 'zoe');
      let row: number[] = [];
      for (const [action, n] of deeds) {
        if (action === 'end') row.push(n);
        else if (action === 'front') row.unshift(n);
        else if (action === 'drop') row = row.filter((one) => one !== n);
        else if (row.includes(n)) row.splice(row.indexOf(n), 1);
        stage.does('ann', action, { n });
      }
      expect(stage.value('global/row')).toEqual(row.map(String));
    }),
    { numRuns: 40 },
  );
});

test('a player who comes back in the same round has their lists again', () => {
  const stage = game(`${PIRATES}
  leave: { does: [{ make: player, a: observer }] }
  join: { who: observer, does: [{ make: player, a: player }] }`);
  stage.make('card', { symbol: 'A' }).does('ann', 'print', { card: 'A' }).does('bo', 'draw');
  stage.does('bo', 'leave').does('bo', 'join');
  expect(stage.value('player/bo/hand')).toEqual(['A']);
});

test('no kind is called like a function of texts', () => {
  expect(told('kinds: { words: { key: at } }')).toEqual([
    'words has a meaning of its own; choose another name for the kind',
  ]);
});
