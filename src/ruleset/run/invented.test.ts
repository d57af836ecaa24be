import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { maySubmit } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, rulesOf, Stage } from '../testing/stage.ts';

const core = rulesOf(readFileSync('rulesets/core.md', 'utf8'), 'core');
const market = readFileSync('rulesets/stock-market.md', 'utf8');

/** The stock market with one rule more that players might enact, and maybe an edit. */
function withRule(mechanism: string, edit: readonly [string, string] = ['', '']): Stage {
  const round = rulesOf(
    market.replace(edit[0], () => edit[1]),
    'round',
  );
  const game = new Stage(
    [...core, ...round, ...rulesOf(block(mechanism, 'Added'), 'round')],
    ['ann', 'bo', 'cy'],
  );
  return game
    .make('stock', { symbol: 'AAA', name: 'A', price: '50', volatility: 'low' })
    .make('stock', { symbol: 'BBB', name: 'B', price: '1000', volatility: 'high' });
}

const cash = (game: Stage, id: string) => game.value(`player/${id}/cash`);

test('gifts: every reason against is told at once', () => {
  const game = withRule(`
actions:
  give:
    takes: { to: player, amount: integer }
    needs:
      - { that: amount > 0, else: "A gift is at least 1, not {{amount}}." }
      - { that: to != player, else: "{{player.name}} cannot give to themselves." }
      - { that: to in players, else: "{{to.name}} is not playing." }
      - { that: player.cash >= amount, else: "{{player.name}} has {{player.cash}}, not {{amount}}." }
    does:
      - { change: player.cash, by: -amount }
      - { change: to.cash, by: amount }`);
  game.does('bo', 'give', { to: 'cy', amount: 300 });
  expect([cash(game, 'bo'), cash(game, 'cy')]).toEqual([999_700, 1_000_300]);
  expect(game.refuses('bo', 'give', { to: 'bo', amount: -5 })).toEqual([
    'added: A gift is at least 1, not -5.',
    'added: bo cannot give to themselves.',
  ]);
  expect(game.refuses('bo', 'give', { to: 'nobody', amount: 5 })).toEqual([
    'added: Nobody called nobody has played here.',
  ]);
  expect(game.refuses('bo', 'give', { to: '@Cy', amount: 5 })).toEqual([
    'added: @Cy is only a word here: type @ and choose the person from the list that opens.',
  ]);
});

test('offers count themselves, are taken and are gone', () => {
  const game = withRule(`
kinds:
  offer: { key: number, fields: { number: text, seller: player, stock: stock, ask: { type: integer, min: 0 } } }
actions:
  offer_share:
    takes: { stock: stock, ask: integer }
    needs:
      - { that: "shares(player, stock) >= 1", else: "{{player.name}} owns no {{stock.symbol}}." }
    does:
      - { create: offer, with: { seller: player, stock: stock, ask: ask }, as: made }
      - announce: "Offer {{made.number}}: {{stock.symbol}} at {{ask}}"
  take_offer:
    takes: { offer: offer }
    needs:
      - { that: "shares(offer.seller, offer.stock) >= 1", else: "It has been sold already." }
    does:
      - { change: "shares(offer.seller, offer.stock)", by: -1 }
      - { change: "shares(player, offer.stock)", by: 1 }
      - { change: offer.seller.cash, by: offer.ask }
      - { change: player.cash, by: -offer.ask }
      - remove: offer`);
  game.does('bo', 'buy', { stock: 'AAA' });
  const made = game.tries('bo', 'offer_share', { stock: 'AAA', ask: '70' });
  expect(made.lawful && made.said.map(plain)).toEqual(['Offer 1: AAA at 70']);
  game
    .does('bo', 'offer_share', { stock: 'AAA', ask: '70' })
    .does('bo', 'offer_share', { stock: 'AAA', ask: '75' });
  expect(game.refuses('bo', 'offer_share', { stock: 'AAA', ask: '-1' })).toEqual([
    'added: The ask of 3 would be -1; 0 is the least.',
  ]);
  game.does('cy', 'take_offer', { offer: 1 });
  expect([cash(game, 'bo'), cash(game, 'cy'), game.table.has('is/offer/1')]).toEqual([
    1_000_020,
    999_930,
    false,
  ]);
  expect(game.refuses('cy', 'take_offer', { offer: '2' })).toEqual(['added: It has been sold already.']);
  // An offer needs its stock, so a stock on offer stays until the offer goes; its trigger is off, and everybody is told.
  const verdict = game.set('stock/AAA/price', 1).lay(1, 8, 8, 8, 8, 8).tries('bo', 'adjust');
  expect(verdict.notices.map((n) => plain(n.saying))[0]).toContain(
    'stock of 2 is still AAA, so AAA cannot be removed',
  );
});

test('dividends to all holders, once a day, with the sum told', () => {
  const game = withRule(`
parameters: { dividend_every: 1d, dividend_percent: 10 }
actions:
  dividend:
    takes: { stock: stock }
    limits:
      - { within: dividend_every, per: game }
    does:
      - each: p
        in: players
        where: shares(p, stock) > 0
        do:
          - { change: p.cash, by: "shares(p, stock) * stock.price * dividend_percent / 100" }
      - announce: "{{stock.symbol}} pays {{sum(players.map(p, shares(p, stock))) * (stock.price * dividend_percent / 100)}} in all."`);
  game.does('bo', 'buy', { stock: 'BBB', count: 3 }).does('ann', 'buy', { stock: 'BBB' });
  const verdict = game.tries('cy', 'dividend', { stock: 'BBB' });
  expect(verdict.lawful && verdict.said.map(plain)).toEqual(['BBB pays 400 in all.']);
  game.does('cy', 'dividend', { stock: 'BBB' });
  expect(cash(game, 'bo')).toBe(997_300);
  expect(game.hoursPass(23).refuses('bo', 'dividend', { stock: 'AAA' })[0]).toContain(
    'it is possible again in 1 hour',
  );
});

test('shares below zero: a relation with another bound', () => {
  const game = withRule(
    `
actions:
  short:
    takes: { stock: stock }
    does:
      - { change: "shares(player, stock)", by: -1 }
      - { change: player.cash, by: stock.price }`,
    ['shares: { of: [ player, stock ], min: 0 }', 'shares: { of: [ player, stock ], min: -2 }'],
  );
  game.does('bo', 'short', { stock: 'AAA' }).does('bo', 'short', { stock: 'AAA' });
  expect(game.refuses('bo', 'short', { stock: 'AAA' })).toEqual([
    "added: bo's shares of AAA would be -3; -2 is the least.",
  ]);
});

test('a guard of another rule stands before an action, and before a declaration of victory', () => {
  const game = withRule(`
parameters: { last_day: { type: moment, default: "2021-02-04T00:00:00Z" } }
player_fields: { points: { type: integer, default: 0, min: 0 } }
guards:
  buy:
    - { that: count <= 10, else: "Ten at most, not {{count}}." }
  submit dov:
    - that: player.points >= 5 || (now >= last_day && players.all(p, p.points <= player.points))
      else: "{{player.name}} has {{player.points}} points."`);
  expect(game.refuses('bo', 'buy', { stock: 'AAA', count: 11 })).toEqual(['added: Ten at most, not 11.']);
  const dov = (by: string) => maySubmit(game.program, game.world, by, 'dov').map((g) => plain(g.saying));
  expect(dov('bo')).toEqual(['bo has 0 points.']);
  game.set('player/bo/points', 5);
  expect([dov('bo'), dov('cy')]).toEqual([[], ['cy has 0 points.']]);
  game.set('player/bo/points', 1).hoursPass(12);
  expect([dov('bo'), dov('cy')]).toEqual([[], ['cy has 0 points.']]);
});

test('a bar on acting is for whom it names', () => {
  const game = withRule('permissions:\n  - { who: emperor, may_not: act, what: [ adjust ] }');
  expect(game.refuses('ann', 'adjust')).toEqual(['added: ann may not adjust the markets.']);
  game.does('ann', 'buy', { stock: 'AAA' }).does('bo', 'adjust');
});

test('more uses than one in a window, for each player', () => {
  const game = withRule(
    'actions: { wink: { limits: [ { times: 2, within: 1h }, { times: 3, within: 1d, per: game, window: fixed } ], does: [] } }',
  );
  game.at('12:00:00').does('bo', 'wink').at('12:20:00').does('bo', 'wink');
  expect(game.at('12:40:00').refuses('bo', 'wink')).toEqual([
    'added: bo has done this 2 times; it is possible again in 20 minutes.',
  ]);
  game.does('cy', 'wink');
  expect(game.at('13:00:00').refuses('bo', 'wink')[0]).toContain('possible again in 11 hours.');
  game.at('24:00:00').does('bo', 'wink');
});

test('nobody removes what others need; what is optional is unset', () => {
  const game = withRule(`
kinds:
  club: { key: name, fields: { name: { type: text, pattern: "[a-z]{1,9}" }, of: { type: stock, optional: true } } }
player_fields: { pet: { type: stock, optional: true } }
globals: { best: { type: stock, optional: true } }
actions:
  love: { takes: { stock: stock }, does: [ { set: player.pet, to: stock }, { set: best, to: stock } ] }
  forget: { does: [ { clear: player.pet } ] }
  drop: { takes: { stock: stock }, does: [ { remove: stock }, { announce: "{{stock.symbol}} {{is_set(best)}} {{is_set(player.pet)}}" } ] }`);
  game.make('club', { name: 'bulls', of: 'AAA' }).does('bo', 'love', { stock: 'AAA' });
  const verdict = game.tries('bo', 'drop', { stock: 'AAA' });
  expect(verdict.lawful && verdict.said.map(plain)).toEqual(['AAA no no']);
  game.does('bo', 'forget').does('bo', 'drop', { stock: 'AAA' });
  expect([...game.table].filter(([, cell]) => cell === 'AAA')).toEqual([]);
});
