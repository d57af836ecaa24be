import { bold, joined, type Phrase } from '../../render/phrase.ts';
import type { SeenTable } from './seen.ts';
import { turnWords } from './table.ts';
import { optionWords } from './words.ts';

/** A table that somebody sits at, as their Home tells of it. */
export interface OwnTable {
  readonly table: SeenTable;
  readonly channel: string;
  /** Leads to the one message of the table; null where it is not known. */
  readonly url: string | null;
  readonly isTheirTurn: boolean;
}

/** Whose turn it is at each of them, with the way there; one's own turns first. */
export function homeLines(tables: readonly OwnTable[]): readonly Phrase[] {
  const sorted = [...tables].sort((a, b) => Number(b.isTheirTurn) - Number(a.isTheirTurn));
  const lines = sorted.map(({ table, channel, url, isTheirTurn }): Phrase => {
    const place: Phrase = [
      { words: [`Table ${table.name}`], url },
      { shown: [' in ', { room: channel }], said: [] },
    ];
    const yours: Phrase = isTheirTurn ? [bold('your turn')] : [];
    const stands: Phrase =
      table.view.phase === 'lobby' ? [`waiting for players: ${optionWords(table.view)}`] : turnWords(table);
    return joined([place, ...(isTheirTurn ? [yours] : []), stands]);
  });
  return lines.length === 0 ? [] : [[bold('Stock Ticker')], ...lines];
}
