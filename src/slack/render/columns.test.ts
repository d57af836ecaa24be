import { expect, test } from 'vitest';
import { type Column, columnsText } from './columns.ts';
import { width } from './width.ts';

const NAMES = ['Alfa', '株式会社', 'שלום (5)', 'شركة', '👩🏽‍🚀 & co', 'क्षि', 'e\u0301te\u0301', '\u200bZ'];

const column = (head: string, cells: readonly string[], more: Partial<Column> = {}): Column => ({
  ...{ head, cells, right: false, free: false },
  ...more,
});

test('the columns that a text takes: wide letters and pictures two, what is not seen none', () => {
  expect(NAMES.map(width)).toEqual([4, 8, 8, 4, 7, 1, 3, 1]);
  expect(width('ﾊﾝｶｸ')).toBe(4);
  expect(width('ＡＢ！한글')).toBe(10);
  expect(width('☂️☂')).toBe(3);
});

test('columns stay under one another, whatever script names are in, and whichever way it runs', () => {
  const rows = columnsText([
    column('Name', NAMES),
    column(
      'Price',
      NAMES.map((_, i) => `${10 ** i}`.slice(0, 5)),
      { right: true },
    ),
    column('Owner', NAMES.toReversed()),
  ]) as string[];
  const head = rows[0] as string;
  for (const [i, row] of rows.slice(1).entries()) {
    const price = `${10 ** i}`.slice(0, 5);
    const before = row.slice(0, row.indexOf(price, (NAMES[i] as string).length) + price.length);
    expect(width(before), row).toBe(width(head.slice(0, head.indexOf('Price') + 5)));
  }
  // Between two cells that run leftward stands something that does not: else they would change places.
  const leftward = rows.filter((row) => /[\u0590-\u08ff]/u.test(row));
  expect(leftward.length).toBeGreaterThan(2);
  for (const row of leftward) expect(row).not.toMatch(/[\u0590-\u08ff][^\u200eA-Za-z]*(?: {2}|\d{2,})/u);
});

test('free text gives way by what it is wide, and never in the middle of a letter', () => {
  const rows = columnsText(
    [column('Key', ['AAA']), column('Name', ['株式会社'.repeat(20)], { free: true })],
    30,
  );
  expect(rows?.map(width).every((wide) => wide <= 30)).toBe(true);
  expect(rows?.[1]).toMatch(/^AAA {2}[株式会社]{12}…$/u);
});
