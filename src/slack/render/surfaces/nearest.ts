import type { Press } from '../buttons.ts';
import { capital } from '../cells.ts';
import { withCommas } from '../numbers.ts';
import { code, type Phrase } from '../phrase.ts';
import type { Nearest, Reader } from '../views.ts';

type Act = Extract<Nearest, { do: 'act' }>;

/** The button of the one act closest to what was refused. Trades carry `key|count`, and the price they were reckoned at. */
export function nearestPress(nearest: Nearest, reader: Reader): Press[] {
  if (nearest.do === 'see') {
    const url = reader.link(nearest.matter);
    return url === null ? [] : [{ id: 'notice.link', label: [`Go to ${nearest.matter}`], url }];
  }
  if (nearest.do === 'resolve') {
    const id = nearest.outcome === 'enact' ? 'matter.enact' : 'matter.fail';
    return [{ id, label: nearestWords(nearest), value: `${nearest.matter}|e${nearest.seq}` }];
  }
  const label: Phrase = [labelOf(nearest)];
  const trade = tradeOf(nearest);
  if (trade === null) {
    return [{ id: 'act.open', label, value: [nearest.action, ...Object.values(nearest.args)].join('|') }];
  }
  const value = `${trade.key}|${trade.count}`;
  if (nearest.action === 'sell') return [{ id: 'trade.sell.open', label, value }];
  if (nearest.seen === null) return [{ id: 'trade.buy.open', label, value }];
  return [{ id: 'trade.buy.exact', label, value: `${value}|${nearest.seen}` }];
}

export function nearestWords(nearest: Nearest): Phrase {
  if (nearest.do === 'see') return ['See ', { matter: nearest.matter }, '.'];
  if (nearest.do === 'resolve') {
    return [`${nearest.outcome === 'enact' ? 'Enact' : 'Fail'} ${nearest.matter}`];
  }
  return [`You can: ${labelOf(nearest)}.`];
}

/** The same by typing. */
export function nearestTyped(nearest: Nearest): Phrase {
  if (nearest.do === 'see') return [];
  if (nearest.do === 'resolve')
    return ['By text: ', code(`/nomic resolve ${nearest.matter} ${nearest.outcome}`), '. '];
  const trade = tradeOf(nearest);
  const typed =
    trade === null
      ? `/act ${[nearest.action, ...Object.values(nearest.args)].join(' ')}`
      : `/${nearest.action} ${trade.count} ${trade.key}`;
  return ['By text: ', code(typed), '. '];
}

/** `Buy 3,778 CHAR (812,270)`: a number, and the sum at the price seen. */
function labelOf(nearest: Act): string {
  const trade = tradeOf(nearest);
  const args = trade === null ? Object.values(nearest.args) : [trade.count, trade.key];
  const words = args.map((v) => (typeof v === 'number' ? withCommas(v) : v));
  const sum = nearest.sum === null ? '' : ` (${withCommas(nearest.sum)})`;
  return `${capital(nearest.action.replaceAll('_', ' '))} ${words.join(' ')}`.trim() + sum;
}

/** Buying and selling take a number of one thing, in whatever order the rules name them. */
function tradeOf(nearest: Act): { readonly key: string; readonly count: number } | null {
  if (nearest.action !== 'buy' && nearest.action !== 'sell') return null;
  const values = Object.values(nearest.args);
  const key = values.find((value) => typeof value === 'string');
  const count = values.find((value) => typeof value === 'number');
  return typeof key === 'string' && typeof count === 'number' ? { key, count } : null;
}
