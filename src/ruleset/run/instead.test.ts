import { expect, test } from 'vitest';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';

const rules = (...mechanisms: readonly string[]) =>
  mechanisms.flatMap((one, i) => rulesOf(block(one, `Rule ${i + 1}`), 'round'));
const game = (...mechanisms: readonly string[]) => new Stage(rules(...mechanisms), ['ann', 'bo'], 'zoe');
const told = (...mechanisms: readonly string[]) => faultsOf(rules(...mechanisms)).map((f) => f.saying);
const said = (stage: Stage, by: string, action: string, args = {}) => {
  const verdict = stage.tries(by, action, args);
  return verdict.lawful ? verdict.said.map(plain) : verdict.grounds.map((g) => `no: ${plain(g.saying)}`);
};

const PLACING = `
kinds:
  square: { key: at, fields: { at: { type: text, pattern: "[A-Z0-9]{1,3}" }, holds: { type: text, default: "" } } }
globals: { built: 0 }
procedures:
  place:
    takes: { square: square, what: text }
    does:
      - { set: square.holds, to: what }
      - { change: built, by: 1 }
actions:
  build:
    takes: { square: square, what: text }
    needs: [ { that: 'what != ""', else: Build something. } ]
    does:
      - { call: place, with: { square: square, what: what } }
      - announce: "{{player.name}} builds {{what}}."`;

const DEBRIS = `
instead:
  debris_clears:
    of: place
    when: what == "debris"
    does:
      - { set: square.holds, to: '""' }`;

test('a procedure is replaced while the condition holds, and only then', () => {
  const stage = game(PLACING, DEBRIS).make('square', { at: 'A1' });
  stage.does('ann', 'build', { square: 'A1', what: 'corridor' });
  expect([stage.value('square/A1/holds'), stage.value('global/built')]).toEqual(['corridor', 1]);
  stage.does('bo', 'build', { square: 'A1', what: 'debris' });
  expect([stage.value('square/A1/holds'), stage.value('global/built')]).toEqual(['', 1]);
});

test('a replacement may add to what it replaces: inside it, a call runs the original', () => {
  const twice = `
instead:
  doubled:
    of: place
    does:
      - { call: place, with: { square: square, what: '"the " + what' } }
      - { change: built, by: 10 }`;
  const stage = game(PLACING, twice).make('square', { at: 'A1' });
  stage.does('ann', 'build', { square: 'A1', what: 'mill' });
  expect([stage.value('square/A1/holds'), stage.value('global/built')]).toEqual(['the mill', 11]);
});

test('an action keeps its needs and limits, and its replacement knows who acts', () => {
  const tax = `
instead:
  taxed:
    of: build
    when: built >= 1
    does:
      - announce: "{{player.name}} pays first."
      - { call: build, with: { square: square, what: what } }`;
  const stage = game(PLACING, tax).make('square', { at: 'A1' });
  expect(said(stage, 'ann', 'build', { square: 'A1', what: 'mill' })).toEqual(['ann builds mill.']);
  stage.does('ann', 'build', { square: 'A1', what: 'mill' });
  expect(said(stage, 'bo', 'build', { square: 'A1', what: 'inn' })).toEqual([
    'bo pays first.',
    'bo builds inn.',
  ]);
  expect(said(stage, 'bo', 'build', { square: 'A1', what: '' })).toEqual(['no: Build something.']);
});

test('the first in the order of the rules wins, and rolls are known of', () => {
  const other = `
instead:
  lucky: { of: place, when: what == "debris", does: [ { roll: 1D6, as: x }, { set: square.holds, to: '"luck"' } ] }`;
  const first = game(PLACING, other, DEBRIS).make('square', { at: 'A1' });
  expect(first.program.actions.get('build')?.rolls).toBe(true);
  expect(first.does('ann', 'build', { square: 'A1', what: 'debris' }).value('square/A1/holds')).toBe('luck');
  const second = game(PLACING, DEBRIS, other).make('square', { at: 'A1' });
  expect(second.does('ann', 'build', { square: 'A1', what: 'debris' }).value('square/A1/holds')).toBe('');
  expect(game(PLACING, DEBRIS).program.actions.get('build')?.rolls).toBe(false);
});

test('nothing replaces itself, however replacements call one another', () => {
  const ring = `
globals: { n: 0 }
procedures:
  one: { does: [ { change: n, by: 1 } ] }
  two: { does: [ { change: n, by: 100 } ] }
instead:
  one_by_two: { of: one, does: [ { call: two }, { call: one } ] }
  two_by_one: { of: two, does: [ { call: one }, { call: two } ] }
actions:
  go: { does: [ { call: one } ] }`;
  expect(game(ring).does('ann', 'go').value('global/n')).toBe(102);
});

test('a condition that breaks refuses the move', () => {
  const broken = `
instead:
  bad: { of: place, when: 1 / built > 0, does: [] }`;
  const stage = game(PLACING, broken).make('square', { at: 'A1' });
  expect(stage.refuses('ann', 'build', { square: 'A1', what: 'x' })).toEqual([
    'rule_2: This rule could not be carried out: it divides by zero. Nothing was changed.',
  ]);
});

test('what is replaced must exist, and only what is replaced may be called', () => {
  expect(told(PLACING, 'instead: { x: { of: plaec, does: [] } }')).toEqual([
    'there is no action or procedure plaec; did you mean place?',
  ]);
  expect(told(PLACING, 'instead: { x: { of: place, when: whta == "", does: [] } }')).toEqual([
    'in "whta == """: there is nothing called whta; did you mean what?',
  ]);
  expect(told(PLACING, 'instead: { x: { of: place, does: [ { call: build } ] } }')).toEqual([
    'there is no procedure build',
  ]);
  expect(told(PLACING, 'instead: { place: { of: build, does: [] } }')).toEqual([
    'place is already defined in Rule 1',
  ]);
});
