import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { isPlaying, players, playsRound, since } from '../engine.ts';
import { rulesOf, Stage } from '../testing/stage.ts';

const documents = {
  core: readFileSync('rulesets/core.md', 'utf8'),
  round: readFileSync('rulesets/stock-market.md', 'utf8'),
};
const lawOf = (core = documents.core) => [...rulesOf(core, 'core'), ...rulesOf(documents.round, 'round')];

let game: Stage;

beforeEach(() => {
  game = new Stage(lawOf(), ['ann', 'bo', 'cy']);
  game.make('stock', { symbol: 'AAA', name: 'A', price: '60000', volatility: 'low' });
  game.make('stock', { symbol: 'CCC', name: 'C', price: '1', volatility: 'low' });
});

test('FN-P1 · FN-P2 · anyone becomes a player and an observer by saying so', () => {
  game.does('dee', 'join');
  expect(players(game.table)).toEqual(['ann', 'bo', 'cy', 'dee']);
  expect(game.value('player/dee/cash')).toBe(1_000_000);
  expect(game.refuses('dee', 'join')).toEqual([
    'players.1: Only an observer may become a player; dee is a player already.',
  ]);
  game.hoursPass(1).does('dee', 'leave').does('dee', 'join');
  expect(isPlaying(game.table, 'dee')).toBe(true);
  expect(game.refuses('eve', 'leave')).toEqual([
    'players.1: eve is not a player here; only a player may become an observer.',
  ]);
});

test('FN-P3 · S27 · 48 hours without a game action, to the second; talk is none', () => {
  game.does('cy', 'buy', { stock: 'CCC' });
  game.hoursPass(47.9997).set('did/cy/message', game.now);
  expect(game.refuses('bo', 'make_observer', { idler: 'cy' })).toEqual([
    'players.2: cy last acted 47 hours 59 minutes 58 seconds ago; it takes 2 days, so 1 second more.',
  ]);
  expect(since(game.program, game.world, 'cy', 'any')).toBe(47.9997 * 3_600_000);
  game.hoursPass(0.0003).does('bo', 'make_observer', { idler: 'cy' });
  expect(isPlaying(game.table, 'cy')).toBe(false);
  expect(game.refuses('bo', 'make_observer', { idler: 'cy' })).toEqual(['players.2: cy is not a player.']);
});

test.each(['vote', 'submit', 'resolve'])('FN-P3 · to %s is a game action', (verb) => {
  game.hoursPass(40).set(`did/cy/${verb}`, game.now).hoursPass(47);
  expect(game.refuses('bo', 'make_observer', { idler: 'cy' })).toHaveLength(1);
  game.hoursPass(1).does('bo', 'make_observer', { idler: 'cy' });
});

test('FN-P4 · S26 · made an observer: back after a day with what one held, less what is gone', () => {
  game.does('bo', 'buy', { stock: 'AAA', count: 10 }).does('bo', 'buy', { stock: 'CCC', count: 5 });
  const cash = game.value('player/bo/cash');
  game.hoursPass(48).does('cy', 'make_observer', { idler: 'bo' });
  game.set('stock/CCC/price', 1).lay(3, 1).does('cy', 'adjust');
  expect(game.table.has('is/stock/CCC')).toBe(false);
  game.hoursPass(23.99);
  expect(game.refuses('bo', 'join')[0]).toContain('has to wait 24 hours, so ');
  game.hoursPass(0.01).does('bo', 'join');
  expect([game.value('player/bo/cash'), game.value('rel/shares/bo/AAA')]).toEqual([cash, 10]);
  expect(game.table.has('rel/shares/bo/CCC')).toBe(false);
  expect(game.table.has('player/bo/demoted')).toBe(false);
});

test('FN-P4 · stepping down locks nobody out, unless the reading says so', () => {
  expect(game.does('bo', 'leave').table.has('player/bo/demoted')).toBe(false);
  const law = lawOf(
    documents.core.replace(
      'options: [ forced, all ], default: forced',
      'options: [ forced, all ], default: all',
    ),
  );
  const strict = new Stage(law, ['ann', 'bo']).does('bo', 'leave');
  expect(strict.refuses('bo', 'join')[0]).toContain('has to wait 24 hours');
  strict.hoursPass(24).does('bo', 'join');
});

test('FN-P5 · who never played this round starts anew, and there is no second 1,000,000', () => {
  game.does('bo', 'buy', { stock: 'AAA', count: 10 }).does('bo', 'leave').does('bo', 'join');
  expect([game.value('player/bo/cash'), game.value('rel/shares/bo/AAA')]).toEqual([400_000, 10]);
  game.does('bo', 'leave').set('game/round', 2).does('bo', 'join');
  expect([game.value('player/bo/cash'), game.table.has('rel/shares/bo/AAA')]).toEqual([1_000_000, false]);
});

test('FN-P5 · those who play on keep theirs when a later round finds them playing', () => {
  game.does('bo', 'buy', { stock: 'AAA', count: 10 }).set('game/round', 2);
  game.does('bo', 'leave').does('bo', 'join');
  expect(game.value('player/bo/cash')).toBe(400_000);
});

test('FN-P6 · only starts are kept, so an amended wait acts at once', () => {
  game.hoursPass(48).does('cy', 'make_observer', { idler: 'bo' }).hoursPass(2);
  expect(game.refuses('bo', 'join')).toHaveLength(1);
  const amended = new Stage(lawOf(documents.core.replace('return_wait: 1d', 'return_wait: 2h')), ['ann']);
  game.program = amended.program;
  game.does('bo', 'join');
});

test('FN-E1 · FN-E2 · the Emperor counts for the core rules, and for the round if it says so', () => {
  expect(players(game.table)).toContain('ann');
  expect(playsRound(game.program, game.table, 'ann')).toBe(true);
  expect(playsRound(game.program, game.table, 'zed')).toBe(false);
});
