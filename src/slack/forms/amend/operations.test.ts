import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readAmendment } from '../../../ruleset/amend/read.ts';
import type { Rule } from '../../../ruleset/types.ts';
import { addsRule, changedLines, changesRule, replacesWords, setsValue } from './operations.ts';
import type { Valued } from './targets.ts';

const valued = (is: Valued['is'], type: string, name = 'noma', place = name): Valued => ({
  ...{ is, id: 'x', name, place, now: null },
  definition: { name, type, optional: false, unique: false, note: '', rule: 'r' },
});
const rule: Rule = {
  ...{ id: 'stocks', title: 'Stocks', scope: 'round' },
  text: 'One.\n\nTwo “2”.\n\nThree {{x}}.',
  mechanism: 'globals:\n  noma: 0\n',
};
const kept = { text: rule.text, mechanism: 'globals:\n  noma: 0' };

describe('what is typed in the form becomes one operation', () => {
  test.each<[Valued, string, unknown]>([
    [valued('parameter', 'duration', 'wait'), '30 minutes', { set_parameter: 'wait', to: '30m' }],
    [valued('parameter', 'integer', 'slots'), '1,000', { set_parameter: 'slots', to: 1000 }],
    [valued('parameter', 'list', 'words'), 'a, b ,', { set_parameter: 'words', to: ['a', 'b'] }],
    [valued('parameter', 'flag', 'open'), 'no', { set_parameter: 'open', to: false }],
    [
      valued('parameter', 'moment', 'last'),
      '2021-12-24T00:00:00Z',
      { set_parameter: 'last', to: '2021-12-24T00:00:00Z' },
    ],
    [valued('parameter', 'text', 'word'), '5', { set_parameter: 'word', to: '5' }],
    [valued('global', 'integer'), '-3', { do: [{ set: 'noma', to: -3 }] }],
    [valued('global', 'duration'), '1d12h', { do: [{ set: 'noma', to: 'days(1) + hours(12)' }] }],
    [
      valued('everybody', 'integer', 'cash', 'p.cash'),
      '5',
      { do: [{ each: 'p', in: 'players', do: [{ set: 'p.cash', to: 5 }] }] },
    ],
    [valued('thing', 'enum', 'v', 'stock("A").v'), 'low', { do: [{ set: 'stock("A").v', to: '"low"' }] }],
  ])('%# %s', (target, typed, operation) => expect(parse(setsValue(target, typed))).toEqual([operation]));

  test('a rule that changes is replaced where it changes', () => {
    expect(changesRule(rule, kept)).toBeNull();
    expect(parse(changesRule(rule, { ...kept, text: rule.text.replace('2', '3') }) ?? '')).toEqual([
      { edit_text: 'Stocks', replace: 'Two “2”.', with: 'Two “3”.' },
    ]);
    expect(parse(changesRule(rule, { ...kept, text: `${rule.text}\n\nFour.` }) ?? '')).toEqual([
      { replace_rule: 'Stocks', text: `${rule.text}\n\nFour.` },
    ]);
    expect(parse(changesRule(rule, { ...kept, mechanism: 'globals: { noma: 1 }' }) ?? '')).toEqual([
      { replace_rule: 'Stocks', mechanism: { globals: { noma: 1 } } },
    ]);
    expect(parse(changesRule(rule, { text: 'New.', mechanism: '' }) ?? '')).toEqual([
      { replace_rule: 'Stocks', text: 'New.', mechanism: null },
    ]);
    expect(parse(replacesWords(rule, 'One', 'Won'))).toEqual([
      { edit_text: 'Stocks', replace: 'One', with: 'Won' },
    ]);
  });

  test('a new rule keeps its block as it was typed, comments and all', () => {
    const source = addsRule('Points: 2', {
      text: 'A\n\n- b: c',
      mechanism: 'globals: # of the game\n  pot: 0\n\nguards: {}',
    });
    expect(source).toContain('    globals: # of the game');
    expect(parse(source)).toEqual([
      { add_rule: 'Points: 2', text: 'A\n\n- b: c', mechanism: { globals: { pot: 0 }, guards: {} } },
    ]);
  });
});

test('whatever is typed can be read again and says the same', () => {
  const words = fc.string({
    unit: fc.constantFrom(...'ab "\'{}:#-|>&*!%@`\n 1“é'),
    minLength: 1,
    maxLength: 60,
  });
  fc.assert(
    fc.property(words, words, (before, after) => {
      const text = after.trim();
      const made = changesRule({ ...rule, text: before, mechanism: null }, { text, mechanism: '' });
      if (made === null || text === '') return;
      expect(readAmendment(made).ok).toBe(true);
      const [{ edit_text: edited, replace, with: by, text: whole }] = parse(made);
      expect(edited === undefined ? whole : before.trim().replace(replace, () => by)).toBe(text);
    }),
  );
});

test('a change is a stretch of lines that stands there once', () => {
  expect(changedLines('a\nb\na', 'a\nc\na')).toEqual({ from: 'b', to: 'c' });
  expect(changedLines('a\na', 'b\na')).toBeNull();
  // What would be replaced stands there twice, one over the other.
  expect(changedLines('a\na\na', 'a\nb')).toBeNull();
  expect(changedLines('a', 'a\nb')).toBeNull();
  expect(changedLines('a\nb', 'a')).toBeNull();
});
