import { expect, test } from 'vitest';
import { shipped, withRule } from '../../../referee/trial/law.ts';
import { seated } from '../../../referee/trial/table.ts';
import { act, declare, enact, leave, propose } from '../../../referee/trial/words.ts';
import type { Command } from '../../types.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const claims = (confirmedBy: string) =>
  withRule(
    shipped,
    'Axioms',
    `player_fields: { proofs: { type: integer, default: 0 } }
actions:
  prove:
    takes: { formula: text, of: { type: player, optional: true } }
    confirmed_by: ${confirmedBy}
    needs:
      - { that: player.cash >= 10, else: "{{player.name}} cannot pay." }
    limits: [ { within: 1h } ]
    does:
      - { change: player.cash, by: -10 }
      - { change: player.proofs, by: 1 }
      - { roll: 1d6, as: luck }
      - announce: "{{player.name}} has proved {{formula}}."
  spend: { does: [ { set: player.cash, to: 0 } ] }`,
  );
const prove = act('prove', { formula: 'A or not A' });
const confirm: Command = { do: 'confirm', claim: 'K1' };
const deny: Command = { do: 'deny', claim: 'K1' };
const two = claims('{ who: player, count: 2, within: 1d }');

test('what has to be confirmed is done when enough others have, by whoever claimed it', () => {
  const game = seated({ people: PEOPLE, law: two }).does('bo', prove);
  expect([game.last.fact.type, game.value('player/bo/proofs')]).toEqual(['ClaimOpened', 0]);
  game.refuses('bo', confirm, 'axioms: Nobody confirms what they claim themselves.').does('cy', confirm);
  expect(game.last.fact).toEqual({ type: 'ClaimConfirmed', claim: 'K1', left: 1 });
  game.does('cy', confirm).lay(4).does('dee', confirm);
  expect([game.value('player/bo/proofs'), game.value('player/bo/cash')]).toEqual([1, 999_990]);
  expect([game.last.by, game.last.fact]).toMatchObject([
    'bo',
    { type: 'ActionTaken', claim: 'K1', action: 'prove' },
  ]);
  game.refuses('eve', confirm, 'K1 was confirmed and carried out.');
});

test('an observer’s word does not count where a player’s is asked', () => {
  const game = seated({ people: PEOPLE, law: two }).does('bo', prove).does('eve', leave);
  game
    .refuses('eve', confirm, 'Only a player can confirm this; eve is not.')
    .does('cy', confirm)
    .does('cy', leave);
  game.does('dee', confirm);
  expect(game.value('player/bo/proofs')).toBe(0);
});

test('the Emperor alone confirms where the rule says so; of the Emperor’s own claim any other player', () => {
  const law = claims('emperor');
  const game = seated({ people: PEOPLE, law }).does('bo', prove);
  game.refuses('cy', confirm, 'Only the Emperor can confirm this; cy is not.').lay(1).does('ann', confirm);
  expect(game.value('player/bo/proofs')).toBe(1);
  game.does('ann', prove).refuses('ann', { do: 'confirm', claim: 'K2' }, 'themselves').lay(1);
  game.does('cy', { do: 'confirm', claim: 'K2' });
  expect(game.value('player/ann/proofs')).toBe(1);
});

test('its needs are asked again, and while they fail the last word is not taken', () => {
  const game = seated({ people: PEOPLE, law: claims('player') })
    .does('bo', prove)
    .does('bo', act('spend'));
  game.refuses('cy', confirm, 'axioms: bo cannot pay.');
  expect([game.value('attest/K1/state'), game.value('attest/K1/yes/cy')]).toEqual(['open', undefined]);
});

test('a claim counts as a use when it is made, and not again', () => {
  const game = seated({ people: PEOPLE, law: claims('player') })
    .does('bo', prove)
    .refuses('bo', prove, 'possible again');
  game.hoursPass(0.9).lay(2).does('cy', confirm).hoursPass(0.1).does('bo', prove);
});

test('the Emperor denies, the claimant withdraws, nobody else does; what ended stays on record', () => {
  const game = seated({ people: PEOPLE, law: two }).does('bo', prove);
  game.refuses('cy', deny, 'Only the Emperor denies a claim, or bo withdraws it.').does('ann', deny);
  expect(game.last.fact).toEqual({ type: 'ClaimEnded', claim: 'K1', how: 'denied' });
  game.refuses('cy', confirm, 'K1 was denied.').does('cy', prove).does('cy', { do: 'deny', claim: 'K2' });
  expect(game.value('attest/K2/state')).toBe('withdrawn');
  game.refuses('cy', { do: 'confirm', claim: 'K9' }, 'There is no claim K9.');
});

test('it goes by itself at its instant, and at once with the rule that knew it', () => {
  const game = seated({ people: PEOPLE, law: two }).does('bo', prove).hoursPass(23.999);
  expect(game.value('attest/K1/state')).toBe('open');
  game.hoursPass(0.001);
  expect(game.value('attest/K1/state')).toBe('expired');
  game.does('cy', prove, { ...propose(), amendment: '- { repeal_rule: axioms }' });
  game.votes('P1', { for: 'ann bo cy' }).does('ann', enact('P1')).hoursPass(0.01);
  expect([game.value('attest/K2/state'), game.value('attest/K3/state')]).toEqual(['expired', undefined]);
});

test('while play is frozen nothing is confirmed', () => {
  const game = seated({ people: PEOPLE, law: two }).does('bo', prove).does('dee', declare());
  game.refuses('cy', confirm, 'V1');
});

test('a bad confirmation is a fault with what would work', () => {
  expect(() => seated({ people: PEOPLE, law: claims('emperors') })).toThrow('did you mean emperor?');
});
