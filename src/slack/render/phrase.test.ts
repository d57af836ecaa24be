import { expect, test } from 'vitest';
import { plain } from './mrkdwn.ts';
import { begun, bold, footAloud, type Phrase, sentence } from './phrase.ts';
import { reader } from './testing/sample.ts';

const said = (words: Phrase) => plain(words, reader);

test('a sentence ends once, whoever wrote its end', () => {
  expect(said(sentence(['It is due']))).toBe('It is due.');
  expect(said(sentence([{ typed: 'It is due.' }]))).toBe('It is due.');
  expect(said(sentence(['Why? ', bold({ typed: 'Because!' })]))).toBe('Why? Because!');
  expect(said(sentence(['By ', { player: 'U0BEN' }]))).toBe('By Ben.');
});

test('what stands first begins with a capital', () => {
  expect(said(begun(['roster pinned', ' (rule 2.1)']))).toBe('Roster pinned (rule 2.1)');
  expect(said(footAloud(['unpinned', ' · ', 'event 6']))).toBe('Unpinned; event 6.');
  expect(said(footAloud([{ cited: { rule: 'stocks' } }]))).toBe('By rule 2.3.');
});

test('a title that ends a sentence itself gets no full stop after it', () => {
  const closed = (id: string): Phrase => ['Closed: ', { entry: 'P7' }, ', ', { entry: id }, '. Archive'];
  expect(said(closed('C2'))).toBe('Closed: P7 Trends, C2 Does a roll of 0 count? Archive');
  expect(said(closed('P8'))).toBe('Closed: P7 Trends, P8 Doubloons. Archive');
});
