import { describe, expect, test } from 'vitest';
import { plain } from '../../referee/trial/picture.ts';
import { type Table, table } from '../../referee/trial/table.ts';
import {
  carrying,
  declare,
  enactAnyway,
  join,
  leave,
  propose,
  raise,
  vote,
} from '../../referee/trial/words.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee'];
const SHUT = '[ { that: "false", else: No. } ]';
const rule = (mechanism: string) => `- { add_rule: Foe, text: Words., mechanism: { ${mechanism} } }`;
const JOIN = 'actions.join';
const HOME = 'players';
const REPAIR = '- { repeal_rule: Foe }';

function under(...lines: readonly string[]): Table {
  const game = table(...PEOPLE).does('bo', carrying(propose(), ...lines));
  return game.votes('P1', { for: 'ann bo cy' }).does('ann', enactAnyway('P1'));
}

const plays = (game: Table) =>
  PEOPLE.concat('eve').filter((id) => game.value(`player/${id}/playing`) === true);
const told = ({ last: { fact } }: Table) =>
  'notices' in fact ? fact.notices.map(({ saying }) => plain(saying)).join(' ') : '';

describe('FN-P1 · where nobody plays any more, whoever joins is let in', () => {
  test.each([
    ['a guard that lets nobody join', rule(`guards: { join: ${SHUT} }`)],
    [
      'a need that breaks',
      rule('guards: { join: [ { that: 1 / (size(players) - size(players)) > 0, else: No. } ] }'),
    ],
    ['a role that nobody has', `- { edit_mechanism: ${HOME}, at: ${JOIN}.who, put: emperor }`],
    [
      'steps that let nobody in',
      `- { edit_mechanism: ${HOME}, at: ${JOIN}.does, put: [ { announce: Hm. } ] }`,
    ],
  ])('%s', (_, amendment) => {
    const game = under(amendment);
    for (const one of PEOPLE) game.does(one, leave);
    expect(plays(game)).toEqual([]);
    game.does('eve', join);
    expect([plays(game), told(game)]).toEqual([
      ['eve'],
      'Nobody was playing, so eve is a player whatever bars the way.',
    ]);
    expect(game.last.under.rule).toBe('players');
    game.does('eve', declare(), vote('V1', 'for'), enactAnyway('V1'));
    expect(game.value('game/emperor')).toBe('eve');
  });

  test('nor has anybody to confirm it', () => {
    const game = under(`- { edit_mechanism: ${HOME}, at: ${JOIN}.confirmed_by, put: { who: player } }`);
    for (const one of PEOPLE) game.does(one, leave);
    expect(plays(game.does('eve', join))).toEqual(['eve']);
  });

  test('nobody is let in so while somebody plays', () => {
    const game = under(rule(`guards: { join: ${SHUT} }`));
    for (const one of PEOPLE.slice(1)) game.does(one, leave);
    game.refuses('eve', join, 'foe: No.');
  });

  test('whoever plays last stays where there is no way back', () => {
    const game = under(`- { edit_mechanism: ${HOME}, at: ${JOIN}, delete: true }`);
    for (const one of PEOPLE.slice(1)) game.does(one, leave);
    game.refuses('ann', leave, 'somebody has to play');
  });
});

test('FN-L1 · under a rule that makes an observer of whoever votes, the last to vote stays and brings the way back', () => {
  const game = under(rule('triggers: { hush: { after: voted, do: [ { make: player, a: observer } ] } }'));
  game.does('cy', carrying(raise(), REPAIR)).votes('C1', { for: 'bo dee ann' });
  expect(plays(game)).toEqual(['cy']);
  game.does('cy', vote('C1', 'for'));
  expect([plays(game), game.value('off/hush')]).toEqual([['cy'], true]);
  expect(told(game)).toContain('the consequence hush was undone and is switched off');
  game.hoursPass(48).refuses('cy', enactAnyway('C1'), 'only a DECLARATION OF VICTORY can be resolved');
  game.does('ann', join).does('cy', enactAnyway('C1'));
  expect(game.game.law.rules.some(({ title }) => title === 'Foe')).toBe(false);
  game.does('bo', join);
});
