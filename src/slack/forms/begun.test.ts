import { expect, test } from 'vitest';
import { shippedLanguage } from '../testing/shipped.ts';
import { begunFrom } from './begun.ts';

const begun = (text: string) => begunFrom(text, shippedLanguage());

test('a near miss gives its form a title and a text, without the words that missed', () => {
  expect(begun('Proposal - Start richer. Everybody gets &lt;more&gt;.')).toEqual({
    title: 'Start richer',
    body: 'Everybody gets &lt;more&gt;.',
  });
  expect(begun('CFJ: Is this so?\nIt should be.')).toEqual({ title: 'Is this so?', body: 'It should be.' });
});

test('one line is both', () =>
  expect(begun('proposal: more of this')).toEqual({ title: 'more of this', body: 'more of this' }));

test('what begins otherwise is kept whole', () =>
  expect(begun('More of this.\nFor all.')).toEqual({ title: 'More of this', body: 'For all.' }));
