import { expect, test } from 'vitest';
import { block, faultsOf, rulesOf } from '../testing/stage.ts';

const WORLD = `
globals: { noma: 0 }
player_fields: { cash: 5 }
kinds: { guild: { key: mark, plural: guilds, fields: { mark: text, master: player, motto: text, level: integer } } }
actions:
  go:
    takes: { g: guild, n: integer }
    does:
`;
const faults = (law: string) => faultsOf(rulesOf(block(law), 'round')).map(({ saying }) => saying);
const needs = (test: string) => faults(`${WORLD}      - { ensure: ${test}, else: No }\n`);
const lets = (value: string) => faults(`${WORLD}      - { let: x, be: ${value} }\n`);

test.each([
  ['{ roll: 1D6, as: x, label: "Guild" }', `did you mean guilds? If it is a text, write '"Guild"'`],
  ['{ roll: 1D6, as: x, label: fate }', `there is nothing called fate. If it is a text, write '"fate"'`],
  [
    '{ roll: 1D6, as: x, label: The great fate }',
    `is not expected here. If it is a text, write '"The great fate"'`,
  ],
  ['{ set: g.motto, to: Bold }', `there is nothing called Bold. If it is a text, write '"Bold"'`],
  ['{ let: x, be: Bold }', `there is nothing called Bold. If it is a text, write '"Bold"'`],
])('a text whose quotes YAML has taken is shown with both: %s', (step, saying) => {
  expect(faults(`${WORLD}      - ${step}\n`)).toEqual([expect.stringContaining(saying)]);
});

test.each([
  ['g.motto == Bold', 'there is nothing called Bold; a text is written "Bold"'],
  ['n = 5', '"=" is not expected here; equal is written =='],
  ['n => 5', '"=" is not expected here; at least is written >='],
  ['n > 5 and n < 9', '"and" is not expected here; and is written &&'],
  ['n > 5 OR n < 9', '"OR" is not expected here; or is written ||'],
  ['n > 5 & n < 9', '"&" is not expected here; and is written &&'],
  ['not n > 5', '"n" is not expected here; not is written !'],
  ['not(n > 5)', 'there is no function not; not is written !'],
  ['n is 5', '"is" is not expected here; equal is written =='],
  ['n <> 5', '">" is not expected here; unequal is written !='],
  ['n.master == 1', ': a whole number has no fields'],
  ['g.motto.master == 1', ': text has no fields'],
])('a test as other languages write it: %s', (source, saying) => {
  expect(needs(source)).toEqual([expect.stringContaining(saying)]);
});

test.each([
  ['player.cash * 0.025', 'only whole numbers are possible; x * 0.025 is written x * 25 / 1000'],
  ['1.50 * player.cash', 'only whole numbers are possible; x * 1.50 is written x * 15 / 10'],
  ['player.cash / 0.5', 'only whole numbers are possible; x / 0.5 is written x * 10 / 5'],
  ['player.cash * 10%', 'something is missing at the end; 10 percent of x is written x * 10 / 100'],
  ['player.cash * 2.0', 'only whole numbers are possible; x * 2.0 is written x * 2'],
  ['player.cash + 0.5', 'only whole numbers are possible, not 0.5'],
  ['"random(1, 6)"', 'there is no function random; dice are thrown by a step, { roll: 1D6, as: name }'],
  ['"roll(1, 6)"', 'there is no function roll; dice are thrown by a step, { roll: 1D6, as: name }'],
])('a number as other languages reckon it: %s', (source, saying) => {
  expect(lets(source)).toEqual([expect.stringContaining(saying)]);
});

test('a misspelt name has no more said of it than the word that was meant, where no text can be', () => {
  expect(needs('nom == 5')).toEqual(['in "nom == 5": there is nothing called nom; did you mean noma?']);
  expect(needs('nom')).toEqual(['in "nom": there is nothing called nom; did you mean noma?']);
  expect(faults(`${WORLD}      - { set: nonsense, to: 1 }\n`)).toEqual([
    'in "nonsense": there is nothing called nonsense',
  ]);
});

test('what is shown is how it is written', () => {
  expect(faults(`${WORLD}      - { roll: 1D6, as: x, label: '"Fate"' }\n`)).toEqual([]);
  expect(lets('player.cash * 25 / 1000')).toEqual([]);
  expect(needs('"!(n > 5 && n < 9) || n >= 7"')).toEqual([]);
});

test('a share in percent is no type; as a value it is text', () => {
  expect(faults('actions: { pay: { takes: { tax: 10 % }, does: [] } }')).toEqual([
    '10 % is no value: write 10, and divide by 100 where it is used',
  ]);
  expect(faults('parameters: { tax: 10% }')).toEqual([]);
  expect(faults('parameters: { tax: { type: text, default: 10% } }')).toEqual([]);
});
