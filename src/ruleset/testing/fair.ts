import { block, rulesOf, Stage } from './stage.ts';

/** Every sort of word that can be renamed, each used in every way it can be, and names that hold in one place only beside it. */
const FAIR = `
parameters:
  fee: 3
  spell: 2h
  counts_as_action: [ vote, buy ]
globals:
  pot: { type: integer, default: fee, min: 0 }
  best: { type: stall, optional: true }
player_fields:
  cash: 20
  haunts: { type: list, of: stall }
kinds:
  stall:
    key: sign
    fields: { sign: { type: text, pattern: "[A-Z]{1,4}" }, price: 5, host: { type: player, optional: true } }
  jar: { key: number, fields: { price: { type: integer, default: 1 }, at: stall } }
relations:
  debts: { of: [ player, stall ], min: 0 }
matters:
  wish: { letter: W, opens: "WISH:", fields: { heft: { type: integer, default: 1 } }, weight: matter.heft + player.cash }
actions:
  buy:
    takes: { stall: stall, price: { type: integer, default: 1 } }
    tags: [ trade ]
    needs:
      - that: player.cash >= stall.price + price + fee
        else: "{{player.name}} has {{player.cash}} of cash; {{stall.sign}} asks {{stall.price + fee}}."
    limits: [ { times: 3, within: spell } ]
    does:
      - { change: player.cash, by: -stall.price - price - fee }
      - { change: "debts(player, stall)", by: 1 }
      - { add: stall, to: player.haunts }
      - { create: jar, values: { price: 4 }, with: { at: stall }, as: made }
      - { call: tithe, with: { cash: price } }
      - { call: tithe, with: { cash: 1 }, in: spell }
  rest:
    does: [ { announce: "{{player.name}} rests." } ]
procedures:
  tithe:
    takes: { share: { type: integer, default: 0 }, cash: { type: integer, default: 0 } }
    does: [ { change: fund, by: cash } ]
`;

const REST = `
globals: { fund: 0, seen: 0 }
guards:
  buy: [ { that: 'times(player, "buy", spell) < 9 && was("fund", now) >= 0', else: "No." } ]
  "#trade": [ { that: 'action != "rest" || action in [ "buy" ]', else: "No." } ]
permissions: [ { who: observer, may_not: act, what: [ buy ] } ]
instead:
  rested: { of: rest, when: 'did(player, "buy", hours(1))', does: [ { call: rest }, { change: fund, by: 1 } ] }
triggers:
  dear:
    on: stall
    when: stall.price > 50 && stalls.exists(stall, stall.price > pot)
    do: [ { set: best, to: stall }, { set: stall.price, to: 'was(stall, "price", now)' } ]
  bought: { after: buy, if: stall.price >= fee, do: [ { change: seen, by: "players.map(cash, cash.cash).size()" } ] }
schedules:
  rent: { every: 1d, when: 'jars.exists(j, j.price > fee)', do: [ { each: stall, in: stalls, do: [ { change: stall.price, by: fee } ] } ] }
victory: [ { when: 'player.cash > 900 && was(player, "cash", now) > pot' } ]
by_hand: [ "Whoever owes {{debts(players[0], stall(\\"AAA\\"))}} jars bows." ]
`;

export const fairRules = () => [
  ...rulesOf(
    block(FAIR, 'Fair').replace('Words.', 'The pot is {{pot}}: pot, fee and cash are words. {{fee * 2}}'),
    'round',
  ),
  ...rulesOf(block(REST, 'Rest'), 'round'),
];

/** `ann`, `bo` and `cy` at a fair with three stalls. */
export function fair(): Stage {
  const game = new Stage(fairRules(), ['ann', 'bo', 'cy'], 'cy');
  for (const sign of ['AAA', 'BBB', 'CCC']) game.make('stall', { sign });
  return game;
}
