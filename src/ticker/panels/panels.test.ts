import { expect, test } from 'vitest';
import { basisAfterBuying, basisAfterSelling, profitTenths } from '../basis.ts';
import { fortunes, ranked, winnersOf } from '../table/standing.ts';
import { tableOf } from '../testing/tables.ts';
import { dollars, percent, price } from '../words.ts';
import { receipt, rollLines, trackLine, tracks } from './board.ts';
import { grid, holdingRows, rankings } from './holdings.ts';
import { publicView } from './views.ts';

/** Prices as wished, then the rolls of the first seat. */
function rolled(pricesCents: readonly number[], ...said: string[]) {
  const played = tableOf(2);
  for (const stock of ['Grain', 'Oil']) {
    played.buys(stock, 1_000);
    played.goesOn();
  }
  played.table = { ...played.table, pricesCents };
  played.rolls(...said);
  return played.table;
}
const level = [100, 100, 100, 110, 5, 195];

test('ST-46 · every track has its token, and an arrow for what moved last', () => {
  const board = tracks(rolled(level, 'Oil UP 10', 'Oil UP 5', 'Oil DIV 10'));
  expect(board.map(({ name }) => name)).toEqual(['Grain', 'Industrial', 'Bonds', 'Oil', 'Silver', 'Gold']);
  expect(board[3]).toMatchObject({ priceCents: 125, arrow: { fromCents: 110, toCents: 125 }, netCents: 15 });
  expect(trackLine(board[3]!)).toBe('Oil $1.25 ▲ +15 (div 10 %)');
  expect(board[0]!.arrow).toBeNull();
  expect(trackLine(board[0]!)).toBe('Grain $1.00');
});

test('ST-46 · crash and split point to the ends of the scale, and the token lies at par', () => {
  const board = tracks(rolled(level, 'Silver DOWN 5', 'Gold UP 20'));
  expect(board[4]).toMatchObject({ priceCents: 100, arrow: { fromCents: 5, toCents: 0 }, event: 'crash' });
  expect(board[5]).toMatchObject({
    priceCents: 100,
    arrow: { fromCents: 195, toCents: 200 },
    event: 'split',
  });
  expect(trackLine(board[4]!)).toContain('✖ crashed');
  expect(trackLine(board[5]!)).toContain('✦ split');
  expect(trackLine(tracks(rolled(level, 'Bonds DOWN 5'))[2]!)).toBe('Bonds $0.95 ▼ −5');
  expect(tracks(tableOf(2).table).every(({ arrow }) => arrow === null)).toBe(true);
});

test('ST-46 · up and down as much is no movement', () => {
  expect(tracks(rolled(level, 'Oil UP 10', 'Oil DOWN 10'))[3]).toMatchObject({ arrow: null, event: null });
});

test('ST-47 · the header has the dice as rolled, and what a card made of them', () => {
  const last = {
    ...rolled(level, 'Grain UP 10').last!,
    rolls: [
      { roll: 7, amount: 10, card: null },
      { roll: 21, amount: 25, card: 1 },
    ],
  };
  expect(rollLines(last, ['Ada', 'Bo'])).toEqual(['Grain UP 10', 'Bonds DIV 5→25 (card of Bo)']);
  const view = publicView(rolled(level, 'Grain UP 10'));
  expect(view.seats[view.active]!.name).toBe('P1');
  expect(view.holdings[view.active]!.cashCents).toBe(400_000);
});

test('ST-48 · a row of the holdings: dividend, price, average, quantity, value, profit', () => {
  const table = rolled([100, 100, 100, 100, 5, 100], 'Grain DIV 10', 'Silver DOWN 20', 'Grain UP 20');
  const [grain, industrial, , , silver] = holdingRows(table, table.holdings[0]!);
  expect(grain).toEqual({
    name: 'Grain',
    div: '10 %',
    priceCents: 120,
    avgCents: 100,
    qty: 1_000,
    valueCents: 120_000,
    profitTenths: 200,
  });
  expect(industrial).toMatchObject({
    div: null,
    avgCents: null,
    qty: 0,
    valueCents: null,
    profitTenths: null,
  });
  expect(silver!.div).toBe('✖');
});

test.each([
  ['ST-48 · bought for $1,000, now at $1.50', 100_000, 1_000, 150, '+50 %'],
  ['ST-48 · average 1.25, price 1.00', 125_000, 1_000, 100, '−20 %'],
  ['ST-48 · 1.05 → 1.00 is rounded', 52_500, 500, 100, '−4.8 %'],
  ['ST-48 · no change', 50_000, 500, 100, '0 %'],
])('%s', (_, basis, shares, now, said) => expect(percent(profitTenths(basis, shares, now)!)).toBe(said));

test('ST-48 · 1,000 at $0.80 are worth $800', () => {
  const table = { ...tableOf(2).table, pricesCents: [80, 100, 100, 100, 100, 100] };
  const [row] = holdingRows(table, {
    cashCents: 0,
    shares: [1_000, 0, 0, 0, 0, 0],
    basisCents: [80_000, 0, 0, 0, 0, 0],
  });
  expect(row!.valueCents).toBe(80_000);
});

test('ST-49 · the average paid: purchases are weighed, sales leave it, selling out clears it', () => {
  let basis = basisAfterBuying(basisAfterBuying(0, 500 * 80), 500 * 120);
  expect(basis / 1_000).toBe(100);
  basis = basisAfterSelling(basis, 500, 1_000);
  expect(basis / 500).toBe(100);
  basis = basisAfterBuying(basis, 500 * 140);
  expect(basis / 1_000).toBe(120);
  expect(basisAfterSelling(basis, 0, 1_000)).toBe(0);
  expect(basisAfterSelling(100_001, 500, 1_000)).toBe(50_001);
});

test('ST-49 · a split halves the average: 1,000 at 1.60 are 2,000 at 0.80, up 25 %', () => {
  const played = tableOf(1 + 1);
  played.table = { ...played.table, pricesCents: [160, 100, 100, 100, 100, 100] };
  played.buys('Grain', 1_000);
  played.goesOn();
  played.buys('Gold', 500);
  played.goesOn();
  played.rolls('Grain UP 20', 'Grain UP 20');
  const [grain] = holdingRows(played.table, played.table.holdings[0]!);
  expect(grain).toMatchObject({ qty: 2_000, avgCents: 80, priceCents: 100, profitTenths: 250 });
});

test('ST-36 · ST-50 · fortune is cash and shares at their price; all seats stand by it', () => {
  const table = rolled([140, 100, 100, 100, 100, 100], 'Bonds UP 5');
  const holdings = [
    { cashCents: 90_000, shares: [4_000, 0, 0, 0, 0, 0], basisCents: [] },
    { cashCents: 700_000, shares: [0, 0, 0, 0, 0, 0], basisCents: [] },
  ];
  expect(fortunes({ ...table, holdings })).toEqual([650_000, 700_000]);
  expect(rankings({ ...table, holdings })).toEqual([
    { rank: 1, seat: 1, name: 'P1', fortuneCents: 700_000, cashCents: 700_000 },
    { rank: 2, seat: 0, name: 'P0', fortuneCents: 650_000, cashCents: 90_000 },
  ]);
});

test('ST-37 · equal highest fortunes share the victory: ranks 1, 1, 3', () => {
  expect(winnersOf([810_000, 700_000, 810_000])).toEqual([0, 2]);
  expect(ranked([700_000, 810_000, 810_000]).map(({ rank, seat }) => [rank, seat])).toEqual([
    [1, 1],
    [1, 2],
    [3, 0],
  ]);
});

test('ST-51 · who holds what is public', () => {
  const view = publicView(rolled(level, 'Bonds UP 5'));
  expect(grid(view)).toEqual([
    { name: 'P0', shares: [1_000, 0, 0, 0, 0, 0] },
    { name: 'P1', shares: [0, 0, 0, 1_000, 0, 0] },
  ]);
});

test('ST-22 · a receipt shows its sum', () => {
  expect(receipt(0, 1_000, { priceCents: 125, cashCents: 310_000 })).toBe(
    '1,000 Grain × $1.25 = $1,250; cash $3,100 → $1,850',
  );
  expect([dollars(-2_050), price(5), dollars(123_456_789)]).toEqual(['−$20.50', '$0.05', '$1,234,567.89']);
});
