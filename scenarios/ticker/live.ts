import type { Table } from '../table.ts';

/** The one message of a ticker table, as a channel sees it. */
export interface Live {
  readonly ts: string;
  words(): string;
  says(words: string): Promise<void>;
  /** Whoever is to move, once it is somebody else than that. */
  mover(but?: string): Promise<string>;
  isOver(): boolean;
  /** How often the thread tells of that turn. */
  told(round: number, name: string): number;
}

/** `T1`, put up before. */
export async function liveTable(table: Table, name: string, people: readonly string[]): Promise<Live> {
  const ts = await table.sees(`Stock Ticker · table ${name}`);
  const words = () => table.messageAt(ts);
  const now = () => people.find((person) => words().includes(`${person} to move`));
  return {
    ts,
    words,
    says: (said) =>
      table.until(
        () => words().includes(said),
        () => `table ${name} says "${said}"; it says: ${words()}`,
      ),
    mover: async (but) => {
      await table.until(
        () => now() !== undefined && now() !== but,
        () => `somebody else than ${but} is to move; ${words()}`,
      );
      return now() ?? '';
    },
    isOver: () => words().includes('Rematch'),
    told: (round, person) =>
      table
        .thread(ts)
        .filter((text) => text.includes(`${round === 0 ? 'Setup' : `Round ${round}`}, ${person}: `)).length,
  };
}

/** A line of the log by which the books have noted that Slack took the fingerprint of a table. */
export function notesFingerprint(line: string): boolean {
  return line.includes('"what":"commitment/table"') && line.includes('"msg":"said"');
}

/** Both buy and roll by text until it is over. */
export async function playOut(table: Table, shown: string, people: readonly [string, string]): Promise<void> {
  const live = () => table.messageAt(shown);
  const mover = () => people.find((name) => live().includes(`${name} to move`));
  const other = (name: string) => people.find((one) => one !== name);
  const isOver = () => live().includes('Rematch');
  for (let turn = 0; turn < 12; turn += 1) {
    await table.until(() => mover() !== undefined, live);
    const name = mover() ?? '';
    if (turn < 2) {
      await table.asks(
        name,
        '/ticker',
        `buy ${turn === 0 ? 5000 : 2500} ${turn === 0 ? 'grain' : 'oil'}`,
        'cash',
      );
      await table.slash(name, '/ticker', 'pass');
    } else await table.slash(name, '/ticker', 'roll');
    await table.until(() => isOver() || mover() === other(name), live);
    if (isOver()) return;
  }
  throw new Error('the table never ended');
}
