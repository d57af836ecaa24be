import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shipped, tickerRound } from '../../referee/trial/law.ts';
import { seated, table } from '../../referee/trial/table.ts';
import { act, carrying, declare, enact, propose } from '../../referee/trial/words.ts';
import type { Command } from '../types.ts';

const PEOPLE = ['ann', 'bo', 'cy'];
const ticker = readFileSync(new URL('../../../rulesets/stock-ticker.md', import.meta.url), 'utf8');

function finished(key: string, sat: string, won: string, rounds = 10): Command {
  const args = { table: key, title: `${key}: ${won} wins`, seated: sat, winners: won, rounds, seats: 4 };
  return { do: 'witness', key, move: { action: 'ticker_table', args } };
}

test('FN-M3 · a finished table is on record with its title, and whoever has won one may declare victory', () => {
  const game = seated({ people: PEOPLE, law: tickerRound, stocks: [] });
  game.refuses('bo', declare(), 'bo has won 0 finished tables that count; it takes 1');
  game.does('referee', finished('T1', 'bo, cy', 'bo'));
  expect(game.last).toMatchObject({ by: 'referee', fact: { type: 'ActionTaken', action: 'ticker_table' } });
  expect(game.value('finished_table/1/title')).toBe('T1: bo wins');
  game.refuses('cy', declare(), 'cy has won 0').does('bo', declare()).votes('V1', { for: 'ann cy' });
  game.does('referee', finished('T2', 'bo, cy', 'cy'));
  expect(game.value('player/cy/tables_won')).toBe(1);
  game.does('cy', enact('V1'));
  expect(game.value('game/winner')).toBe('bo');
});

test('it is recorded once, by nobody but the referee, and for those only who played it to its end', () => {
  const game = seated({ people: PEOPLE, law: tickerRound, stocks: [] });
  game.does('referee', finished('T1', 'bo, cy', 'bo'), finished('T1', 'bo, cy', 'bo'));
  expect(game.value('player/bo/tables_won')).toBe(1);
  game.refuses(
    'cy',
    act('ticker_table', { title: 'Mine', winners: 'cy' }),
    'Nobody may record a finished table',
  );
  game.does('referee', finished('T2', 'cy', 'cy'), finished('T3', 'bo, cy', 'cy', 4), finished('T4', '', ''));
  expect([2, 3, 4].map((n) => game.value(`finished_table/${n}/counts`))).toEqual([false, false, false]);
  expect(game.value('player/cy/tables_won')).toBe(0);
  expect(game.game.history.deeds.has('ticker_table')).toBe(false);
});

test('where no rule has a use for it nothing is recorded; a proposal may adopt one that has', () => {
  const game = table(...PEOPLE).shelve(new Map([['stock-ticker', ticker]]));
  const before = game.game.seq;
  game.does('referee', finished('T1', 'bo, cy', 'bo'));
  expect([game.game.seq, game.game.law.rules.length]).toEqual([
    before,
    shipped.flatMap(({ rules }) => rules).length,
  ]);
  const repeal = shipped[1]!.rules.map(({ title }) => `- { repeal_rule: ${title} }`);
  game.does('bo', carrying(propose('Tables'), ...repeal, '- { adopt: stock-ticker }'));
  game.votes('P1', { for: 'ann bo cy' }).does('ann', enact('P1'));
  expect(game.last.fact).toMatchObject({ amended: { applied: true } });
  game.does('referee', finished('T2', 'bo, cy', 'cy'));
  expect(game.value('player/cy/tables_won')).toBe(1);
});
