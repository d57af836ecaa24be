import { expect, test } from 'vitest';
import { readLogFilter } from './log-filter.ts';
import { splitWords } from './words.ts';

const none = { people: [], ids: [], names: [], since: null, until: null, before: null, count: 20 };

test.each([
  ['', {}],
  ['<@UBEN> P7 CHAR 50', { people: ['UBEN'], ids: ['P7'], names: ['CHAR'], count: 50 }],
  ['votes since yesterday', { names: ['votes'], since: 'yesterday' }],
  [
    'since 2021-02-03 09:00 until 2 hours ago buy',
    { since: '2021-02-03 09:00', until: '2 hours ago', names: ['buy'] },
  ],
  ['since 3 Feb 2021 09:00 UTC <@UBEN>', { since: '3 Feb 2021 09:00 UTC', people: ['UBEN'] }],
  ['before E400', { before: 400 }],
  ['before #400 CHAR', { before: 400, names: ['CHAR'] }],
  ['before 09:00', { until: '09:00' }],
  ['after E12', { since: 'E12' }],
  ['999', { count: 100 }],
  ['0', { count: 1 }],
])('log %s', (typed, wanted) => {
  expect(readLogFilter(splitWords(typed))).toEqual({ ...none, ...wanted });
});
