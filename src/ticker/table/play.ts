import { LOT_SHARES } from '../stocks.ts';
import type { Command, Fate } from './commands.ts';
import { evolve } from './evolve.ts';
import { finished } from './finish.ts';
import { ground, lawful, notTheirTurn, refused } from './rulings.ts';
import { personality } from './seating.ts';
import { thought } from './thinking.ts';
import { groundsAgainstTrades, mustBuy, trades } from './trade.ts';
import { isRunning } from './turns.ts';
import type { Ruling, Table, TableEvent } from './types.ts';

/** A human that misses a turn after this many is replaced by an AI. */
const PATIENCE = 2;

export function trade(table: Table, { by, orders }: Extract<Command, { do: 'trade' }>): Ruling {
  const turn = notTheirTurn(table, by);
  if (turn.length > 0) return refused(...turn);
  const grounds = groundsAgainstTrades(table, orders);
  return grounds.length > 0 ? refused(...grounds) : lawful(...trades(table, orders, 'own'));
}

export function undo(table: Table, by: string): Ruling {
  const grounds = notTheirTurn(table, by);
  if (grounds.length > 0) return refused(...grounds);
  const { round, active: seat } = table;
  if (table.before === table.holdings[seat]) {
    return refused(ground('ST-16', 'You have made no trades in this turn.'));
  }
  return lawful({ type: 'undone', round, seat });
}

/** `pass` ends a turn of the setup round, `roll` any other. */
export function endTurn(
  table: Table,
  command: Extract<Command, { do: 'pass' | 'roll' }>,
  fate: Fate,
): Ruling {
  const grounds = notTheirTurn(table, command.by);
  if (grounds.length > 0) return refused(...grounds);
  if (command.do === 'roll' && table.round === 0) {
    return refused(ground('ST-14', 'No dice roll until every seat has had its chance to buy: pass instead.'));
  }
  if (command.do === 'pass' && table.round > 0) {
    return refused(ground('ST-16', 'A turn ends with the dice: roll them.'));
  }
  if (mustBuy(table)) {
    return refused(ground('ST-15', `Buy at least ${LOT_SHARES} shares of something before you pass.`));
  }
  return lawful(...finished(table, 'own', fate));
}

export function advance(table: Table, fate: Fate): Ruling {
  const seat = table.seats[table.active];
  if (!isRunning(table) || seat === undefined || seat.ai === null) {
    return refused(ground('ST-17', 'No AI player is to move.'));
  }
  return lawful(...aiTurn(table, fate));
}

function aiTurn(table: Table, fate: Fate): readonly TableEvent[] {
  const { ai } = table.seats[table.active]!;
  if (ai === null) return [];
  const orders = thought(table, ai, fate.luck);
  const grounds = orders.length === 0 ? [] : groundsAgainstTrades(table, orders);
  if (grounds.length > 0) throw new Error(`${ai} wants what it cannot have: ${JSON.stringify(orders)}`);
  const made = trades(table, orders, 'ai');
  return [...made, ...finished(made.reduce(evolve, table), 'ai', fate)];
}

/** The time is up: the turn ends without trades of its own, and who stays away is replaced in the end. */
export function lapse(table: Table, fate: Fate): Ruling {
  const { active, round } = table;
  const seat = table.seats[active];
  if (!isRunning(table) || seat === undefined || seat.ai !== null) {
    return refused(ground('ST-17', 'No human is to move.'));
  }
  const missed: TableEvent = { type: 'missed', seat: active };
  const { person, name } = seat;
  const draw = fate.luck(`personality|${round}|${active}`);
  const replaced: readonly TableEvent[] =
    seat.missed < PATIENCE
      ? []
      : [
          {
            type: 'handed',
            seat: active,
            person,
            name,
            ai: personality({ sharks: false }, (below) => draw.int(below)),
          },
        ];
  const lowest = table.pricesCents.indexOf(Math.min(...table.pricesCents));
  const orders = mustBuy(table) ? [{ stock: lowest, shares: LOT_SHARES }] : [];
  const made = trades(table, orders, 'deadline');
  const before: readonly TableEvent[] = [missed, ...made];
  const end = finished(before.reduce(evolve, table), 'deadline', fate);
  const isOver = end.some(({ type }) => type === 'ended');
  return lawful(...before, ...end, ...(isOver ? [] : replaced));
}
