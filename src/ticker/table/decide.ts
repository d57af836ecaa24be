import type { Command, Fate } from './commands.ts';
import { change, join, open, start } from './lobby.ts';
import { advance, endTurn, lapse, trade, undo } from './play.ts';
import { leave, steer, take } from './seats.ts';
import type { Ruling, Table } from './types.ts';

/** What becomes of a command: events to be recorded, or every ground against it. Changes nothing itself. */
export function decide(table: Table, command: Command, fate: Fate): Ruling {
  switch (command.do) {
    case 'open':
      return open(table, command);
    case 'join':
      return join(table, command);
    case 'leave':
      return leave(table, command.by, fate);
    case 'change':
      return change(table, command.by, command.options);
    case 'start':
      return start(table, command.by, fate);
    case 'trade':
      return trade(table, command);
    case 'undo':
      return undo(table, command.by);
    case 'pass':
    case 'roll':
      return endTurn(table, command, fate);
    case 'advance':
      return advance(table, fate);
    case 'lapse':
      return lapse(table, fate);
    case 'take':
      return take(table, command);
    case 'pause':
    case 'resume':
    case 'cancel':
      return steer(table, command);
  }
}
