import { describe, expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { seated, type Table, table } from '../../referee/trial/table.ts';
import { carrying, declare, enactAnyway, leave, propose, raise } from '../../referee/trial/words.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee'];
const KINDS = 'official entries and votable matters';
const SHUT = '[ { that: "false", else: No. } ]';
const rule = (mechanism: string) => `- { add_rule: Foe, text: Words., mechanism: { ${mechanism} } }`;
const cfj = (words: string) =>
  `- { edit_mechanism: ${KINDS}, at: matters.cfj, put: { opens: "CALL FOR JUDGEMENT:", ${words} } }`;
const REPAIR = '- { add_rule: Rescue, text: Saved. }';

/** A game whose players have put this into force. */
function under(...lines: readonly string[]): Table {
  const game = table(...PEOPLE).does('bo', carrying(propose(), ...lines));
  return game.votes('P1', { for: 'ann bo cy' }).does('ann', enactAnyway('P1'));
}

/** Three of four are for a call for judgement; two days later it is enacted by one of them. */
function rescues(game: Table, by: string): void {
  game.does('cy', carrying(raise(), REPAIR)).votes('C1', { for: 'bo cy dee' });
  game.hoursPass(48).does(by, enactAnyway('C1'));
  expect([game.value('duty/C1'), game.game.law.rules.at(-1)?.title]).toEqual(['applied', 'Rescue']);
}

describe('FN-L1 · a call for judgement with a majority and an amendment gets through', () => {
  test.each([
    ['votes that count nothing', cfj('weight: "0"')],
    ['votes that count less than nothing', cfj('weight: "0 - 5"')],
    ['a weight that breaks', cfj('weight: "1 / (size(players) - size(players))"')],
    ['an enactment that would be a victory', cfj('enacted: victory')],
    ['steps that refuse', cfj(`then: [ { ensure: "false", else: No. } ]`)],
    ['all gates shut', rule(`guards: { act: ${SHUT}, submit: ${SHUT}, vote: ${SHUT}, resolve: ${SHUT} }`)],
  ])('%s', (_, amendment) => rescues(under(amendment), 'ann'));

  test('a vote that counts for many does not make a majority of one', () => {
    const game = under(cfj('weight: "player.is_emperor ? 100 : 1", enact: "false", fail: "false"'));
    game.does('cy', raise()).votes('C1', { for: 'ann' }).hoursPass(48);
    game.refuses('ann', enactAnyway('C1'), 'not enough to enact it now');
  });

  test('votes that cannot be weighed count one, and that is told with the rule', () => {
    const game = under(cfj('weight: "1 / (size(players) - size(players))"')).does('cy', raise());
    game.votes('C1', { for: 'bo cy dee' }).shows('C1', 'F3 A0 of 4', 'enact').does('ann', enactAnyway('C1'));
    expect(game.last.fact).toMatchObject({ notices: [{ broke: 'matters.cfj.weight' }] });
    const dear = 'players.all(p, players.all(q, p.name + q.name != player.name)) ? 5 : 7';
    const costly = seated({
      people: [...PEOPLE, ...Array.from({ length: 20 }, (_, i) => `p${i}`)],
      law: amended(['    queued: true\n', `    queued: true\n    weight: '${dear}'\n`]),
    });
    costly.does('cy', propose()).votes('P1', { for: 'bo cy dee' }).shows('P1', 'F3 A0 of 24');
  });

  test('play that stays frozen', () => {
    const dov = (side: string) => `- { edit_mechanism: ${KINDS}, at: matters.dov.${side}, put: "false" }`;
    const frozen = '- { set_parameter: resolve_cfj_while_frozen, to: no }';
    const game = under(frozen, dov('enact'), dov('fail')).does('bo', declare());
    game.refuses('ann', enactAnyway('V1')).refuses('ann', propose(), 'V1 is open');
    rescues(game, 'ann');
  });

  test.each([
    ['nobody may declare victory', rule(`guards: { join: ${SHUT}, submit: ${SHUT} }`)],
    ['no victory is ever enacted', `- { edit_mechanism: ${KINDS}, at: matters.dov.enact, put: "false" }`],
    ['nobody may resolve one', rule(`permissions: [ { who: anyone, may_not: resolve, what: [ dov ] } ]`)],
  ])('FN-E3 · an Emperor who stays away, where %s', (_, amendment) => {
    rescues(under(amendment).does('ann', leave), 'dee');
  });

  test('FN-E3 · not while a declaration of victory would do', () => {
    const game = table(...PEOPLE)
      .does('ann', leave)
      .does('cy', raise())
      .votes('C1', { for: 'bo cy dee' });
    game.hoursPass(96).refuses('bo', enactAnyway('C1'), 'does not play now');
  });
});

describe('somebody always plays', () => {
  const AWAY = '{ each: p, in: players, do: [ { make: p, a: observer } ] }';

  test('an amendment that sends everybody off is refused, and changes nothing', () => {
    const game = table(...PEOPLE).does('bo', carrying(propose(), `- do: [ ${AWAY} ]`));
    expect(game.last.fact).toMatchObject({ amendment: { status: 'misfits' } });
    expect(JSON.stringify(game.last.fact)).toContain('dee is the last player');
  });

  test('consequences and schedules that do are undone and off', () => {
    const game = under(
      rule(
        `triggers: { purge: { after: voted, do: [ ${AWAY} ] } }, schedules: { ebb: { every: 1h, do: [ ${AWAY} ] } }`,
      ),
    );
    rescues(game.hoursPass(1), 'ann');
    expect([game.value('off/ebb'), game.value('off/purge')]).toEqual([true, true]);
  });

  test('FN-P1 · the last one may leave', () => {
    const game = table('ann', 'bo').does('ann', leave).does('bo', leave);
    expect([game.value('player/ann/playing'), game.value('player/bo/playing')]).toEqual([false, false]);
  });
});
