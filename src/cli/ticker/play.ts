import { sharesFor } from '../../ticker/minds/purse.ts';
import { expectedGain, worth } from '../../ticker/minds/worth.ts';
import { receipt } from '../../ticker/panels/board.ts';
import { seatView } from '../../ticker/panels/views.ts';
import { printCombination, STOCKS } from '../../ticker/stocks.ts';
import { summary } from '../../ticker/summary.ts';
import type { Command, Fate } from '../../ticker/table/commands.ts';
import { decide } from '../../ticker/table/decide.ts';
import { fold } from '../../ticker/table/evolve.ts';
import type { Ruling, Table, TableEvent } from '../../ticker/table/types.ts';
import { columns } from './columns.ts';
import { ending } from './ending.ts';
import type { Paint } from './paint.ts';
import { type Asked, HELP, read } from './reading.ts';
import * as show from './screen.ts';
import { toldBy } from './telling.ts';

export interface Terminal {
  readonly paint: Paint;
  write(text: string): void;
  /** The next line typed, null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
}

/** A table in a terminal; the humans take turns at it. */
export class TerminalTable {
  readonly events: TableEvent[] = [];
  private readonly fate: Fate;
  private readonly terminal: Terminal;
  private table: Table = fold([]);

  constructor(fate: Fate, terminal: Terminal) {
    this.fate = fate;
    this.terminal = terminal;
  }

  /** Does a command and records it, or tells why not. */
  does(command: Command): boolean {
    const ruling: Ruling = decide(this.table, command, this.fate);
    if (!ruling.lawful) {
      for (const { saying } of ruling.grounds) this.terminal.write(saying);
      return false;
    }
    for (const event of ruling.events) {
      this.table = fold([event], this.table);
      this.events.push(event);
      const told = toldBy(event, this.table);
      if (told !== null) this.terminal.write(told);
    }
    return true;
  }

  /** To the end of the game, or of the input; answers whether the game ended. */
  async play(): Promise<boolean> {
    const { terminal } = this;
    while (this.table.phase !== 'over') {
      const seat = this.table.seats[this.table.active]!;
      if (seat.ai !== null) {
        this.does({ do: 'advance' });
        continue;
      }
      terminal.write(`\n${show.screen(seatView(this.table, this.table.active), terminal.paint)}\n`);
      if (!(await this.turn(seat.person ?? ''))) return false;
    }
    terminal.write(ending(this.table, summary(this.events), terminal.paint));
    return true;
  }

  private async turn(by: string): Promise<boolean> {
    const { active, version } = this.table;
    const ends = this.table.round === 0 ? 'pass' : 'roll';
    for (;;) {
      const line = await this.terminal.ask(`${this.table.seats[active]!.name} (buy, sell, ${ends}, help)> `);
      if (line === null) return false;
      if (line.trim() === '') continue;
      const asked = read(line);
      if (asked.ask === 'quit') return false;
      this.answers(asked, by);
      const isDone = this.table.phase === 'over' || this.table.active !== active;
      if (isDone && this.table.version > version) return true;
    }
  }

  private answers(asked: Asked, by: string): void {
    const { table, terminal } = this;
    const view = seatView(table, table.active);
    switch (asked.ask) {
      case 'trade':
        this.trades(asked, by);
        return;
      case 'roll':
        this.does({ do: table.round === 0 ? 'pass' : 'roll', by });
        return;
      case 'undo':
        this.does({ do: 'undo', by });
        return;
      case 'card':
        terminal.write(
          view.card === null ? 'No cards are played.' : `Your card: ${printCombination(view.card)}.`,
        );
        return;
      case 'board':
        terminal.write(show.board(view, terminal.paint));
        return;
      case 'me':
        terminal.write(show.holdings(view, terminal.paint));
        return;
      case 'rank':
        terminal.write(show.ranks(view, terminal.paint));
        return;
      case 'all':
        terminal.write(show.everyone(view, terminal.paint));
        return;
      case 'odds':
        terminal.write(odds(table));
        return;
      case 'help':
      case 'quit':
        terminal.write(HELP);
        return;
      case 'unclear':
        terminal.write(asked.saying);
    }
  }

  private trades({ way, stock, amount }: Extract<Asked, { ask: 'trade' }>, by: string): void {
    const { cashCents, shares } = this.table.holdings[this.table.active]!;
    const priceCents = this.table.pricesCents[stock]!;
    const all = way === 'buy' ? sharesFor(cashCents, priceCents) : shares[stock]!;
    const count = amount === 'all' ? all : amount;
    const signed = way === 'buy' ? count : -count;
    if (count === 0 && amount === 'all') {
      this.terminal.write(
        way === 'buy' ? 'Your cash buys no lot of that.' : `You hold none of ${STOCKS[stock]}.`,
      );
      return;
    }
    if (!this.does({ do: 'trade', by, orders: [{ stock, shares: signed }] })) return;
    this.terminal.write(receipt(stock, signed, { priceCents, cashCents }));
  }
}

/** What each stock can be expected to gain until every seat has moved once, cards unknown. */
function odds({ options, seats, pricesCents }: Table): string {
  const { rolls, dividendUp, insider: bonus } = options;
  const setting = { seats: seats.length, rolls, dividendUp, bonus, isOutside: true };
  const worths = worth(setting, seats.length, -1);
  const rows = STOCKS.map((name, stock) => {
    const gain = expectedGain(worths, pricesCents[stock]!);
    return [name, `${(100 * gain).toFixed(2)} %`];
  });
  return columns(['Expected gain until all have moved', ''], rows).join('\n');
}
