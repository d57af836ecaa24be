import { expect, test } from 'vitest';
import { makeRule } from '../document.ts';
import { readMechanism } from './read.ts';
import { tokensOf } from './sight.ts';

/** The first complaint, and that it came quickly: hostile blocks are refused, not worked through. */
function refusal(block: string): string {
  const from = process.cpuUsage();
  const rule = { ...makeRule('Tried', 'round', '', null), mechanism: block };
  const { faults, mechanism } = readMechanism(rule);
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(2_000);
  expect(mechanism.actions).toEqual([]);
  return faults[0]?.saying ?? '';
}

test('aliases, anchors, tags, merge keys, directives and further documents are refused on sight', () => {
  const laughs = 'a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n';
  expect(refusal(laughs)).toMatch(/anchors are not allowed/);
  expect(refusal('nouns: { round: *a }\n')).toMatch(/aliases are not allowed/);
  expect(refusal('nouns: { round: !!js/function x }\n')).toMatch(/tags are not allowed/);
  expect(refusal('nouns:\n  <<: { a: b }\n')).toMatch(/merge keys/);
  expect(refusal('%YAML 1.1\n---\nnouns: {}\n')).toMatch(/directives/);
  expect(refusal('nouns: {}\n---\nnouns: {}\n')).toMatch(/one document/);
});

test.each([
  ['brackets', '['.repeat(200) + ']'.repeat(200)],
  ['unclosed brackets', '['.repeat(15_000)],
  ['braces', '{a: '.repeat(3_000)],
  ['dashes', `${'- '.repeat(7_900)}x`],
  ['question marks', '? '.repeat(7_000)],
  ['indentation', Array.from({ length: 100 }, (_, i) => `${' '.repeat(i)}a:`).join('\n')],
])('values nested too deep (%s) are refused before they are composed', (_, block) => {
  expect(refusal(block)).toBe('values are nested more than 24 deep');
});

test('a block has at most 16,000 characters', () => {
  expect(refusal(`nouns: { a: ${'b'.repeat(20_000)} }`)).toMatch(/^a block has at most 16000 characters/);
});

test('keys that reach out of an object, stand twice or are no words are refused by name', () => {
  expect(refusal('__proto__: { a: 1 }\n')).toMatch(/__proto__ is a reserved word/);
  expect(refusal('nouns: { constructor: x }\n')).toMatch(/constructor is a reserved word/);
  expect(refusal('parameters:\n  a: 1\n  a: 2\n')).toBe('the key a stands twice');
  expect(refusal('5: x\n')).toMatch(/the key 5 must be a word/);
  expect(refusal('? [ a ]\n: x\n')).toMatch(/a sentence that starts with/);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test('a block with thousands of faults is refused, and not read to its end', () => {
  const block = ']{1,4'.repeat(3_000);
  expect(refusal(block)).toMatch(/^something follows a value|^a quote or bracket/);
  expect(tokensOf(block).length).toBeLessThan(1_000);
});

test('thousands of complaints are cut to a few', () => {
  const rule = { ...makeRule('Tried', 'round', '', null), mechanism: `a: ${'"'.repeat(15_000)}` };
  expect(readMechanism(rule).faults.length).toBeLessThanOrEqual(5);
});

test('words in the place of structures, and structures in the place of words', () => {
  for (const block of [
    'just words',
    '- a\n- b\n',
    '5\n',
    'null\n',
    'actions: 5\n',
    'actions: [ a ]\n',
    'permissions: {}\n',
  ]) {
    refusal(block);
  }
  expect(refusal('votes: { for: for }\n')).toMatch(/a list is needed here/);
  expect(refusal('tracker: "javascript:alert(1)"\n')).toMatch(/https/);
});
