import { expect, test } from 'vitest';
import { maySubmit, mayVote } from '../engine.ts';
import { plain } from '../testing/plain.ts';
import { block, facts, faultsOf, rulesOf, Stage } from '../testing/stage.ts';

const BASE = `
player_fields: { jailed: false, cash: 100 }
globals: { bells: 0 }
actions:
  buy: { tags: [ trade ], takes: { n: integer }, does: [ { change: player.cash, by: -n } ] }
  sell: { tags: [ trade, market ], takes: { n: integer }, does: [ { change: player.cash, by: n } ] }
  pay_bail: { does: [ { set: player.jailed, to: "false" } ] }
  ring: { does: [ { change: bells, by: 1 } ] }
  join: { who: observer, does: [ { make: player, a: player } ] }
  leave: { does: [ { make: player, a: observer } ] }
matters:
  proposal: { opens: "PROPOSAL:" }
  motion: { letter: M, opens: "MOTION:" }`;

const rules = (...mechanisms: readonly string[]) =>
  mechanisms.flatMap((one, i) => rulesOf(block(one, `Rule ${i + 1}`), 'round'));
const game = (...mechanisms: readonly string[]) =>
  new Stage(rules(BASE, ...mechanisms), ['ann', 'bo'], 'zoe').set('player/bo/jailed', true);
const told = (...mechanisms: readonly string[]) => faultsOf(rules(BASE, ...mechanisms)).map((f) => f.saying);

test('a tag gates every action that carries it', () => {
  const stage = game(`
guards:
  "#trade":
    - { that: "!player.jailed", else: "{{player.name}} is in jail." }`);
  expect(stage.refuses('bo', 'buy', { n: 1 })).toEqual(['rule_2: bo is in jail.']);
  expect(stage.refuses('bo', 'sell', { n: 1 })).toEqual(['rule_2: bo is in jail.']);
  stage.does('bo', 'ring').does('ann', 'buy', { n: 1 });
  expect(stage.program.actions.get('sell')?.tags).toEqual(['trade', 'market']);
});

test('act gates every action, by its name if need be, but never joining and leaving', () => {
  const stage = game(`
guards:
  act:
    - { that: '!player.jailed || action == "pay_bail"', else: "In jail one may only pay the bail, not {{action}}." }`);
  expect(stage.refuses('bo', 'ring')).toEqual(['rule_2: In jail one may only pay the bail, not ring.']);
  expect(stage.refuses('bo', 'buy')).toEqual([
    'rule_1: N is missing.',
    'rule_2: In jail one may only pay the bail, not buy.',
  ]);
  stage
    .does('ann', 'ring')
    .does('bo', 'pay_bail')
    .does('bo', 'ring')
    .set('player/bo/jailed', true)
    .does('bo', 'leave');
});

test('leaving is gated where it is named', () => {
  const stage = game(`guards: { leave: [ { that: "!player.jailed", else: No. } ] }`);
  expect(stage.refuses('bo', 'leave')).toEqual(['rule_2: No.']);
});

test('submit, vote and resolve gate every kind of matter but calls for judgement', () => {
  const stage = game(`
guards:
  submit: [ { that: "!player.jailed", else: Not from jail. } ]
  vote: [ { that: 'matter.kind != "motion"', else: Motions are not voted on. } ]`);
  const grounds = (kind: string, by = 'bo') =>
    maySubmit(stage.program, stage.world, by, kind).map((g) => plain(g.saying));
  expect([grounds('proposal'), grounds('motion'), grounds('cfj'), grounds('motion', 'ann')]).toEqual([
    ['Not from jail.'],
    ['Not from jail.'],
    [],
    [],
  ]);
  const votes = (kind: string) =>
    mayVote(stage.program, stage.world, 'ann', facts({ kind })).map((g) => plain(g.saying));
  expect([votes('proposal'), votes('motion'), votes('cfj')]).toEqual([[], ['Motions are not voted on.'], []]);
});

test('guards are told in the order of the rules, however they are aimed', () => {
  const stage = game(
    'guards: { ring: [ { that: "false", else: one. } ] }',
    'guards: { act: [ { that: "false", else: two. } ] }',
    'guards: { ring: [ { that: "false", else: three. } ] }',
  );
  expect(stage.refuses('ann', 'ring')).toEqual(['rule_2: one.', 'rule_3: two.', 'rule_4: three.']);
});

test('tags, actions and their names are checked', () => {
  expect(told('guards: { "#trad": [] }')).toEqual(['no action has the tag #trad; did you mean #trade?']);
  expect(told('guards: { act: [ { that: action == "bye", else: No. } ] }')).toEqual([
    'in "action == "bye"": action is never "bye", only buy, sell, pay_bail, ring, join, leave',
  ]);
  expect(told('guards: { "#trade": [ { that: n > 0, else: No. } ] }')).toEqual([
    'in "n > 0": there is nothing called n',
  ]);
  expect(told('guards: { "# trade": [] }')).toEqual([
    'a guard is for an action, a "#tag" of actions, or submit, vote or resolve and a kind of matter',
  ]);
});
