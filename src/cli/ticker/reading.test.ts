import { expect, test } from 'vitest';
import { STOCKS } from '../../ticker/stocks.ts';
import { read } from './reading.ts';

function said(line: string): string {
  const asked = read(line);
  if (asked.ask === 'unclear') return 'unclear';
  return asked.ask === 'trade' ? `${asked.way} ${asked.amount} ${STOCKS[asked.stock]}` : asked.ask;
}

test.each([
  ['buy 1000 grain', 'buy 1000 Grain'],
  ['BUY Grain 1,500', 'buy 1500 Grain'],
  ['  sell all oil ', 'sell all Oil'],
  ['buy max g', 'unclear'],
  ['buy max gr', 'buy all Grain'],
  ['buy 2k gol', 'buy 2000 Gold'],
  ['buy ５００ ind', 'buy 500 Industrial'],
  ['roll', 'roll'],
  ['pass', 'roll'],
  ['standings', 'rank'],
  ['view', 'unclear'],
])('%s', (line, meant) => expect(said(line)).toBe(meant));

test.each(['1e3', '-500', '0x1F4', '1.000', '1,00', 'NaN', '500.5', '+500', '٥٠٠', 'all', ''])(
  'ST-21 · "%s" is no quantity, and nothing is guessed',
  (amount) => expect(said(`buy ${amount} grain`)).toBe('unclear'),
);
