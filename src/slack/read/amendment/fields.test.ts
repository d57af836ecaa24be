import { expect, test } from 'vitest';
import { fieldLines } from './fields.ts';
import { withPeople } from './people.ts';

test.each<[string, Record<string, string>]>([
  ['PROPOSAL: More.\nWeight: trivial', { weight: 'trivial' }],
  ['PROPOSAL: More.\n*Expected cost*: 1,000\n_weight :_ grave', { expected_cost: '1,000', weight: 'grave' }],
  ['PROPOSAL: More.\nWEIGHT：“grave” &amp; more', { weight: '"grave" & more' }],
  ['PROPOSAL: More.\nWeight: trivial\nWeight: grave', { weight: 'trivial' }],
  ['PROPOSAL: More.\nColour: red\nweight:', {}],
  ['PROPOSAL: More.\n```Weight: grave```\n&gt; Weight: grave', {}],
])('%j', (text, fields) => expect(fieldLines(text, ['weight', 'expected_cost'])).toEqual(fields));

test('somebody named in quotes stands as the id the rules know; a doubtful name stays', () => {
  const labels = new Map([
    ['U0BEN', 'Ben'],
    ['U0ANA', 'Ana'],
    ['U1ANA', 'ana'],
  ]);
  expect(withPeople('player("@ben") \'@Ben\' "@Ana" "@Dara" @Ben "x@Ben"', labels)).toBe(
    'player("U0BEN") \'U0BEN\' "@Ana" "@Dara" @Ben "x@Ben"',
  );
});
