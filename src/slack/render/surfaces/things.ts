import { capital, cellWords, spaced } from '../cells.ts';
import { type Column, columnsText, shortHead } from '../columns.ts';
import { plain } from '../mrkdwn.ts';
import { arrow, arrowAloud } from '../numbers.ts';
import type { Part, Rest } from '../parts.ts';
import { bold, joined, type Phrase } from '../phrase.ts';
import type { CellView, ColumnView, KindTable, Reader } from '../views.ts';

/** Names of things are cut to this many characters when room is short. */
export const SHORT_NAME = 14;

/** Key first, numbers next, each with its last move, free text last: what is compared stands where it can be compared. */
function order(table: KindTable): number[] {
  const rank = (column: ColumnView) => {
    if (column.name === table.key) return 0;
    if (column.type === 'integer') return 1;
    return column.type === 'text' ? 3 : 2;
  };
  return table.columns
    .map((column, i) => ({ i, rank: rank(column) }))
    .sort((a, b) => a.rank - b.rank || a.i - b.i)
    .map(({ i }) => i);
}

/** The things of one kind as a table, or line by line where no table is narrow enough. */
export function thingsPart(table: KindTable, reader: Reader, most: number, rest?: Rest): Part[] {
  const title = bold(capital(spaced(table.plural)));
  if (table.rows.length === 0) return [{ lines: [[title, ' none yet']] }];
  const text = columnsText(columnsOf(table, reader, most));
  const tail = rest ? { rest } : {};
  if (text !== null) return [{ table: text, title: [title], ...tail }];
  return [{ lines: [[title], ...table.rows.map((row) => rowWords(table, row, most))], ...tail }];
}

function columnsOf(table: KindTable, reader: Reader, most: number): Column[] {
  return order(table).flatMap((i): Column[] => {
    const column = table.columns[i];
    if (!column) return [];
    const cells = table.rows.map((row) => plain(cellWords(column.type, row[i]?.value ?? null, most), reader));
    const isKey = column.name === table.key;
    const main: Column = {
      head: shortHead(column.name, isKey),
      right: column.type === 'integer' && !isKey,
      free: column.type === 'text' && !isKey,
      cells,
    };
    if (!column.moves) return [main];
    const moves = table.rows.map((row) => arrow(row[i]?.last ?? null));
    return [main, { head: 'Last', right: false, free: false, cells: moves }];
  });
}

function rowWords(table: KindTable, row: readonly CellView[], most: number): Phrase {
  return joined(
    order(table).map((i): Phrase => {
      const column = table.columns[i];
      const value = cellWords(column?.type ?? 'text', row[i]?.value ?? null, most);
      if (column?.name === table.key) return [bold(...value)];
      const moved = column?.moves ? ` ${arrow(row[i]?.last ?? null)}` : '';
      return [`${spaced(column?.name ?? '')} `, ...value, moved];
    }),
  );
}

/** `ALFA: price 104, up 2, volatility low, name Alfa Mills.` */
export function thingsAloud(table: KindTable): Phrase[] {
  if (table.rows.length === 0) return [[`${capital(spaced(table.plural))}: none yet.`]];
  return table.rows.map((row) => {
    const said = order(table).map((i): Phrase => {
      const column = table.columns[i];
      const value = cellWords(column?.type ?? 'text', row[i]?.value ?? null);
      if (column?.name === table.key) return [`${capital(spaced(table.kind))} `, ...value];
      const moved = column?.moves ? arrowAloud(row[i]?.last ?? null) : '';
      return [`${spaced(column?.name ?? '')} `, ...value, moved === '' ? '' : `, ${moved}`];
    });
    return [...joined(said, ', '), '.'];
  });
}
