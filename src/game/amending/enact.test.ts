import { describe, expect, test } from 'vitest';
import { table } from '../../referee/trial/table.ts';
import { carrying, demote, enact, enactAnyway, fail, propose, raise } from '../../referee/trial/words.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const SHORT = '- { set_parameter: voting_time, to: 12h }';

const voted = (...lines: string[]) =>
  table(...PEOPLE)
    .does('bo', carrying(propose('A'), ...lines))
    .votes('P1', { for: 'ann bo cy' });

describe('FN-R7 · an amendment is in force from the instant of its enactment', () => {
  test('A1 · rules, version and the title it came in by', () => {
    const game = voted('- { set_parameter: idle_after, to: 3d }').does('dee', enact('P1'));
    expect(game.game.law.version).toBe(2);
    expect(game.value('duty/P1')).toBe('applied');
    expect(game.value('game/law/2')).toEqual([String(game.last.seq), 'P1']);
    expect(game.last.under).toMatchObject({ version: 1, matter: 'P1' });
    expect(game.last.fact).toMatchObject({ amended: { applied: true }, law: { version: 2 } });
    game.hoursPass(71).refuses('ann', demote('eve'), '259200 s').hoursPass(1).does('ann', demote('eve'));
  });

  test('FN-R9 · A3 · a shorter voting time makes others ripe at once, a longer one sets their clock again', () => {
    const game = table(...PEOPLE)
      .does('cy', propose('B'), raise())
      .hoursPass(13);
    game
      .does('bo', carrying(raise('A'), SHORT))
      .votes('C2', { for: 'ann bo cy' })
      .shows('P1', 'F0 A0 of 5', 'wait');
    game.does('dee', enact('C2')).shows('P1', 'F0 A0 of 5', 'fail').msPass(0);
    expect(game.log.slice(-2).map(({ fact }) => fact.type)).toEqual(['MatterRipened', 'MatterRipened']);
    game.does('bo', carrying(raise('C'), '- { set_parameter: voting_time, to: 2d }'));
    game.votes('C3', { for: 'ann bo cy' }).does('dee', enact('C3')).shows('P1', 'F0 A0 of 5', 'wait');
    expect(game.value('matter/P1/ripened')).toBeUndefined();
    game.at('Wed 09:59').shows('P1', 'F0 A0 of 5', 'wait').at('Wed 10:00').does('dee', fail('P1'));
  });
});
