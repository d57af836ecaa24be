import { expect, test } from 'vitest';
import { byHand } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';

const told = (mechanism: string) =>
  faultsOf(rulesOf(block(mechanism), 'round')).map(
    ({ line, column, saying }) => `${line}:${column} ${saying}`,
  );

test('clauses left to people are kept as written, and said with what holds now', () => {
  const stage = new Stage(
    rulesOf(
      block(`
globals: { pot: 7 }
by_hand:
  - Thanks are given in verse.
  - "Whoever takes the {{pot}} coins bows to {{players}}."`),
      'round',
    ),
    ['ann', 'bo'],
    'zoe',
  );
  expect(stage.program.byHand.get('test')).toEqual([
    'Thanks are given in verse.',
    'Whoever takes the {{pot}} coins bows to {{players}}.',
  ]);
  expect(byHand(stage.program, stage.world, 'test').map(plain)).toEqual([
    'Thanks are given in verse.',
    'Whoever takes the 7 coins bows to ann, bo.',
  ]);
  expect(byHand(stage.program, stage.world, 'elsewhere')).toEqual([]);
});

test('a clause is a sentence of bounded length whose holes are checked', () => {
  expect(told('by_hand: [ 5, "" ]')).toEqual([
    '6:12 a sentence of at most 300 characters is needed here',
    '6:15 a sentence of at most 300 characters is needed here',
  ]);
  expect(told(`by_hand: [ ${'x'.repeat(301)} ]`)).toHaveLength(1);
  expect(told('by_hand: [ "{{pto}}" ]\nglobals: { pot: 0 }')).toEqual([
    '6:15 in "pto": there is nothing called pto; did you mean pot?',
  ]);
});

test('the note of an action says a role by the word in force; any other hole stays as written', () => {
  const stage = new Stage(
    rulesOf(
      block(`
nouns: { player: participant }
actions:
  bow: { note: "Bow to a {{noun.player}}: {{noun.Player}} {{noun.king}} {{pot}}", does: [] }`),
      'round',
    ),
    ['ann', 'bo'],
    'zoe',
  );
  expect(stage.program.actions.get('bow')?.note).toBe(
    'Bow to a participant: Participant {{noun.king}} {{pot}}',
  );
});
