import { expect, test } from 'vitest';
import { NO_COURSE } from '../../game/course/course.ts';
import { followed } from '../../game/course/follow.ts';
import { table } from '../../referee/trial/table.ts';
import { splitWords } from '../read/words.ts';
import type { ChartWish } from '../render/views.ts';
import { wishFrom, wishValue } from './value.ts';
import { readWish } from './wish.ts';

const { game, log } = table('ann', 'bo');
const course = followed(NO_COURSE, log);
const read = (text: string) => readWish(game, course, splitWords(text), 'U0ANN');

test.each<[string, ChartWish]>([
  ['', { of: 'kind', kind: 'stock', page: 1 }],
  ['all 2', { of: 'kind', kind: 'stock', page: 2 }],
  ['stocks', { of: 'kind', kind: 'stock', page: 1 }],
  ['aaa', { of: 'things', kind: 'stock', keys: ['AAA'], page: 1 }],
  ['BBB aaa bbb', { of: 'things', kind: 'stock', keys: ['BBB', 'AAA'], page: 1 }],
  ['me', { of: 'person', person: 'U0ANN', page: 1 }],
  ['standings', { of: 'standings', page: 1 }],
  ['cash', { of: 'field', field: 'cash', page: 1 }],
])('`chart %s` is read, and a button that carries it asks for the same', (typed, wish) => {
  expect(read(typed)).toEqual({ ok: true, wish, table: false });
  expect(wishFrom(game, wishValue(wish), 'U0BO')).toEqual(wish);
});

test('`table` asks for the numbers as a file; a strange word comes back with what it may have meant', () => {
  expect(read('AAA table')).toMatchObject({ ok: true, table: true });
  expect(read('AAB')).toEqual({ ok: false, word: 'AAB', near: 'AAA' });
  expect(read('AAA ZZZZZZ')).toMatchObject({ ok: false, word: 'ZZZZZZ' });
  expect(wishFrom(game, 'rubbish', 'U0BO')).toBe(null);
});
