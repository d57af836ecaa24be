import { placedAfter, type Turn, unplaced } from '../../../referee/ticker/placed.ts';
import type { TickerEvent } from '../../../store/ticker.ts';
import type { PublicView } from '../../../ticker/panels/views.ts';
import { STOCKS } from '../../../ticker/stocks.ts';
import { price } from '../../../ticker/words.ts';
import { endLines } from './ending.ts';
import { optionWords, turnLine } from './words.ts';

/** Every finished turn with the prices after it, as plain lines; nothing that is not yet told to all. */
export function historyOf(events: readonly TickerEvent[], view: PublicView): string {
  const lines = [`Stock Ticker: ${optionWords(view)}.`];
  if (view.commitment !== null) lines.push(`Fingerprint of the dice: ${view.commitment}`);
  let placed = unplaced('');
  for (const { fact, at } of events) {
    placed = placedAfter(placed, fact, at);
    const turn = placed.told.at(-1);
    if ((fact.type === 'rolled' || fact.type === 'passed') && turn !== undefined) {
      lines.push(`${new Date(at).toISOString()} ${turnText(turn, view)} ${prices(placed.table.pricesCents)}`);
    }
  }
  const end = endLines(view, null).map((line) => line.map(wordsOf).join(''));
  return `${[...lines, ...end].join('\n')}\n`;
}

function turnText(turn: Turn, view: PublicView): string {
  const where = turn.round === 0 ? 'setup' : `round ${turn.round}`;
  return `${where}: ${turnLine(turn, view).map(wordsOf).join('')}`;
}

function prices(cents: readonly number[]): string {
  return `[${STOCKS.map((name, stock) => `${name} ${price(cents[stock] ?? 0)}`).join(', ')}]`;
}

function wordsOf(piece: unknown): string {
  if (typeof piece === 'string') return piece;
  if (typeof piece !== 'object' || piece === null) return '';
  if ('bold' in piece && Array.isArray(piece.bold)) return piece.bold.map(wordsOf).join('');
  return 'code' in piece && typeof piece.code === 'string' ? piece.code : '';
}
