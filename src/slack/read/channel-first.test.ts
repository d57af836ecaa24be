import { expect, test } from 'vitest';
import { channelFirst } from './channel-first.ts';

test.each([
  ['<#C1|fast-nomic> buy 5 CHAR', { id: 'C1', rest: 'buy 5 CHAR' }],
  ['in <#C1>: docket', { id: 'C1', rest: 'docket' }],
  ['#Fast-Nomic, docket', { name: 'fast-nomic', rest: 'docket' }],
  ['in #börse why not adjust', { name: 'börse', rest: 'why not adjust' }],
  ['buy 5 in <#C1>', null],
  ['indeed #x', null],
  ['docket', null],
])('%s', (text, read) => expect(channelFirst(text)).toEqual(read));
