import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sound } from '../testing/crowded.ts';
import { picture } from '../testing/picture.ts';
import { reader } from '../testing/sample.ts';
import type { ChartLine, ChartView } from '../views.ts';
import { chartMessage } from './chart.ts';
import { altText } from './chart-alt.ts';
import { chartTables } from './chart-table.ts';
import { lineLabel } from './chart-words.ts';

const AT = Date.UTC(2021, 1, 3, 12);
const HOUR_MS = 3_600_000;

const thing = (key: string, ...values: (number | null)[]): ChartLine => ({
  of: 'thing',
  key,
  place: null,
  values,
  ended: null,
});

const rows = (n: number) =>
  Array.from({ length: n }, (_, i) => ({ at: AT + i * HOUR_MS, event: i + 1, mark: i === 0 ? '' : `A${i}` }));

const prices: ChartView = {
  wish: { of: 'kind', kind: 'stock', page: 1 },
  field: 'price',
  plural: 'stocks',
  lines: [
    thing('ALFA', 100, 101, 99, 102, 104),
    thing('BRAV', 60, 66, 71, 68, 61),
    { ...thing('DELT', 3, 3, 2, 1, null), ended: { row: 4, with: 0 } },
  ],
  first: 1,
  total: 3,
  rows: rows(5),
  sorts: [{ letters: 'A', name: 'adjust', count: 4 }],
};
const showing = { file: 'F0CHART001', value: 'kind|stock|1', next: 'kind|stock|2', typed: '/nomic chart' };

test('the picture with its words, the table under it, and a way to show it to everybody', () => {
  expect(picture(chartMessage(prices, reader, showing))).toMatchInlineSnapshot(`
    "(image "Price of stocks, 3 Feb 12:00 to 16:00 UTC") Line chart: Price of stocks, 3 Feb 12:00 to 16:00 UTC. ALFA (solid line, circles): 100, 101, 99, 102, 104. BRAV (dashed line, squares): 60, 66, 71, 68, 61. DELT (dotted line, triangles): 3, 3, 2, 1, 0. DELT ended 3 Feb 16:00 UTC with 0. Marked: 4 A (market adjustment).
    UTC                  ALFA  BRAV   DELT
     3 Feb 12:00  start   100    60      3
           13:00  A1      101    66      3
           14:00  A2       99    71      2
           15:00  A3      102    68      1
           16:00  A4      104    61  0 end
      · Lines differ by dash and marker and are labelled at their ends · A market adjustment
    [ Show to everybody ]"
  `);
});

test('without its picture the table says why it stands alone, and all of it is in the text', () => {
  const message = chartMessage(prices, reader, { ...showing, file: null });
  expect(JSON.stringify(message.blocks)).not.toContain('image');
  expect(picture(message)).toContain('The picture could not be uploaded; these are its numbers');
  for (const said of ['ALFA 100, 101, 99, 102, 104.', 'DELT 3, 3, 2, 1, ended with 0.'])
    expect(message.text).toContain(said);
});

test('alt text that has no room for every number tells where each line began, went and ended', () => {
  const long = Array.from({ length: 60 }, (_, i) => 900_000 + ((i * 7_919) % 50_000));
  const view = { ...prices, lines: [thing('ALFA', ...long), thing('BRAV', ...long)], rows: rows(60) };
  expect(altText(view, reader)).toContain(
    'ALFA (solid line, circles): 900,000 to 917,221, between 900,000 and 948,436.',
  );
});

test('tables have 52 columns at most, and what does not stand beside the others stands below them', () => {
  const line = (key: string) => thing(key, 1_000_000, -1_000_000);
  const view = { ...prices, lines: ['A', 'B', 'C', 'D'].map(line), rows: rows(2) };
  const tables = chartTables(view, reader, 0);
  expect(tables).toHaveLength(2);
  for (const row of tables.flat()) expect(row.length).toBeLessThanOrEqual(52);
  const { blocks } = chartMessage(view, reader, showing);
  const shown = picture({ blocks: blocks.slice(1, -2) }).split('\n');
  expect(shown.filter((row) => /\d/.test(row)).length).toBeGreaterThan(7);
  for (const row of shown) expect(row.length, row).toBeLessThanOrEqual(40);
});

test('people are lines by their place on the roster; a picture leaves out letters that its font has not', () => {
  const line: ChartLine = { ...thing('U0X'), of: 'person', place: 4 };
  const named = (name: string) => ({ ...reader, name: () => name });
  expect(lineLabel(line, named('Chi'), 'picture')).toBe('4 Chi');
  expect(lineLabel(line, named('李小龍'), 'picture')).toBe('No. 4');
  expect(lineLabel(line, named('李小龍'), 'words')).toBe('4 李小龍');
});

test('however many lines, rows and names: within every limit, nothing unescaped, what is left out is counted', () => {
  const value = fc.option(fc.maxSafeInteger(), { nil: null, freq: 9 });
  const view = fc
    .record({ lines: fc.integer({ min: 1, max: 12 }), n: fc.integer({ min: 1, max: 150 }), more: fc.nat(40) })
    .chain(({ lines, n, more }) =>
      fc.array(fc.array(value, { minLength: n, maxLength: n }), { minLength: lines, maxLength: lines }).map(
        (all): ChartView => ({
          ...prices,
          lines: all.map((values, i) => ({ ...thing(`U${i}`, ...values), of: 'person', place: i + 1 })),
          total: lines + more,
          rows: rows(n),
        }),
      ),
    );
  const hostile = { ...reader, name: () => '<!channel> *&amp;* ```'.repeat(4) };
  fc.assert(
    fc.property(view, fc.boolean(), (shown, pictured) => {
      const said = sound(chartMessage(shown, hostile, { ...showing, file: pictured ? 'F1' : null }));
      if (shown.rows.length > 24) expect(said).toMatch(/\d+ earlier rows?: .*table. sends every number/);
      const alt = altText(shown, hostile);
      expect(alt.length).toBeLessThanOrEqual(1_000);
      expect(alt).not.toMatch(/[<>&]/);
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
