import type { Desk } from '../../desk.ts';
import type { Word } from '../../read/words.ts';
import * as act from '../acts.ts';
import type { Guest } from '../guest.ts';
import { atTable } from './at-table.ts';
import { board, help, log, odds, rules, standings } from './look.ts';
import { change, putUpTyped, rematchTyped } from './new.ts';
import { remind } from './remind.ts';
import { tradeTyped } from './trade.ts';

/** A subcommand as typed: `words` are what follows it. */
export interface TickerSub extends Guest {
  readonly words: readonly Word[];
}

export interface TickerSubcommand {
  readonly usage: string;
  readonly does: string;
  readonly run: (desk: Desk, sub: TickerSub) => Promise<unknown>;
}

/** What may follow `/ticker`, in the order of `help`. A table is named where several could be meant: `roll T2`. */
export const tickerSubcommands: Readonly<Record<string, TickerSubcommand>> = {
  new: {
    usage: 'new, new humans=2 ai=2 length=10 rolls=2 divup insider=20 deadline=12h',
    does: 'put up a table; alone, a form',
    run: putUpTyped,
  },
  join: {
    usage: 'join T2',
    does: 'sit down',
    run: atTable(act.join, ({ table }) => table.phase === 'lobby'),
  },
  leave: { usage: 'leave', does: 'stand up; an AI player goes on for you', run: atTable(act.leave) },
  fill: { usage: 'fill', does: 'give the empty places to AI players', run: atTable(act.fill) },
  options: { usage: 'options rolls=3', does: 'change what was chosen, before the start', run: change },
  start: { usage: 'start', does: 'start the game', run: atTable(act.start) },
  buy: {
    usage: 'buy 1000 grain, buy max oil',
    does: 'buy shares, in lots of 500',
    run: (desk, sub) => tradeTyped(desk, sub, 'buy'),
  },
  sell: {
    usage: 'sell 500 grain, sell all oil',
    does: 'sell shares',
    run: (desk, sub) => tradeTyped(desk, sub, 'sell'),
  },
  undo: { usage: 'undo', does: 'take back the trades of your turn', run: atTable(act.undo) },
  pass: { usage: 'pass', does: 'end your turn of the setup round', run: atTable(act.pass) },
  roll: { usage: 'roll', does: 'roll the dice and end your turn', run: atTable(act.roll) },
  card: { usage: 'card', does: 'your insider card; only you see it', run: atTable(act.card) },
  me: { usage: 'me', does: 'what you hold and what you paid for it', run: atTable(act.me) },
  board: { usage: 'board', does: 'the board as text', run: atTable(board) },
  standings: { usage: 'standings', does: 'who is ahead, and what everybody holds', run: atTable(standings) },
  rank: { usage: 'rank', does: 'as standings', run: atTable(standings) },
  odds: { usage: 'odds', does: 'what each stock can be expected to gain', run: atTable(odds) },
  log: { usage: 'log', does: 'every turn, as a file in a direct message', run: atTable(log) },
  take: { usage: 'take', does: 'take your seat back', run: atTable(act.take) },
  pause: { usage: 'pause', does: 'stop the time of the table', run: atTable(act.pause) },
  resume: { usage: 'resume', does: 'go on', run: atTable(act.resume) },
  cancel: { usage: 'cancel', does: 'end the table without a winner', run: atTable(act.cancel) },
  rematch: {
    usage: 'rematch, rematch same',
    does: 'the same again, with a new seed; `same`: against the same AI players',
    run: rematchTyped,
  },
  remind: {
    usage: 'remind on',
    does: 'be told of each of your turns by direct message; `remind off` ends it',
    run: remind,
  },
  rules: { usage: 'rules', does: 'the rules of the game', run: rules },
  help: { usage: 'help', does: 'this', run: help },
};
