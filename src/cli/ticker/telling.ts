import { rollLines } from '../../ticker/panels/board.ts';
import { printCombination, STOCKS } from '../../ticker/stocks.ts';
import type { Resolution, Table, TableEvent, Traded } from '../../ticker/table/types.ts';
import { counted, dollars, price } from '../../ticker/words.ts';

/** One event as everybody at the table hears it, after it happened; null when it says nothing to all. */
export function toldBy(event: TableEvent, table: Table): string | null {
  switch (event.type) {
    case 'started':
      return started(table);
    case 'traded':
      return event.cause === 'own' ? null : trade(event, table);
    case 'undone':
      return 'The trades of this turn are undone.';
    case 'rolled':
      return table.last === null ? null : rolled(table.last, table);
    case 'handed':
      return `${event.name}'s seat is now played by ${event.ai === null ? 'its human' : 'an AI'}.`;
    case 'opened':
    case 'joined':
    case 'left':
    case 'changed':
    case 'dealt':
    case 'passed':
    case 'missed':
    case 'paused':
    case 'resumed':
    case 'wished':
    case 'cancelled':
    case 'ended':
      return null;
  }
}

function started({ seats, commitment, options }: Table): string {
  const told = (ai: string | null) => (ai !== null && options.showPersonalities ? ` (${ai})` : '');
  const names = seats.map(({ name, ai }) => name + told(ai)).join(', ');
  const fingerprint = commitment === null ? '' : `\nFingerprint of the dice: ${commitment}`;
  return `Order of play: ${names}.${fingerprint}`;
}

function trade({ seat, stock, shares, priceCents }: Traded, table: Table): string {
  const what = shares > 0 ? 'buys' : 'sells';
  return `${table.seats[seat]!.name} ${what} ${counted(Math.abs(shares))} ${STOCKS[stock]} at ${price(priceCents)}.`;
}

function rolled(last: Resolution, table: Table): string {
  const names = table.seats.map(({ name }) => name);
  const paid = last.dividendCents.flatMap((cents, seat) =>
    cents > 0 ? [`${names[seat]} ${dollars(cents)}`] : [],
  );
  return [
    `${names[last.seat]} rolls ${rollLines(last, names).join(', ')}.`,
    ...last.triggered.map(({ seat, card }) => `${names[seat]} had the card ${printCombination(card)}.`),
    ...last.split.map((stock) => `✦ ${STOCKS[stock]} splits: all shares of it double.`),
    ...last.crashed.map((stock) => `✖ ${STOCKS[stock]} crashes: all shares of it are gone.`),
    ...(paid.length > 0 ? [`Dividends: ${paid.join(', ')}.`] : []),
  ].join('\n');
}
