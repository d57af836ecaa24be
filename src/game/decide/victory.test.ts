import { describe, expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { moment } from '../../referee/trial/moment.ts';
import { seated, table } from '../../referee/trial/table.ts';
import {
  act,
  adjust,
  ascend,
  buy,
  declare,
  enact,
  fail,
  join,
  leave,
  news,
  propose,
  raise,
  vote,
  wish,
} from '../../referee/trial/words.ts';
import { matter } from '../matters.ts';
import { isPlaying } from '../people.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];

/** Bo has won on Mon 12:00, with things of all sorts about. */
function won(law = amended()) {
  const game = seated({ people: PEOPLE, law }).does('cy', propose(), buy(3, 'AAA'), news('BBB'), raise());
  game.lay(3, 10, 1, 1, 1, 1, 1, 9).does('dee', adjust).hoursPass(1).does('eve', declare());
  game.does('bo', declare()).votes('V2', { for: 'bo cy', deferential: 'dee' }).hoursPass(1);
  return game.votes('V2', { for: 'ann' }).does('cy', enact('V2'));
}

const paths = (game: ReturnType<typeof won>, start: RegExp) =>
  [...game.game.table.keys()].filter((path) => start.test(path));

describe('FN-E5 · S41 · an enacted DoV', () => {
  test('makes its author the one Emperor, who has won', () => {
    const game = won();
    expect(['game/emperor', 'game/winner', 'game/won_by', 'game/round'].map((p) => game.value(p))).toEqual([
      'bo',
      'bo',
      'V2',
      2,
    ]);
    expect(PEOPLE.every((person) => isPlaying(game.game.table, person))).toBe(true);
    expect(game.last.fact).toMatchObject({ type: 'MatterResolved', closed: ['P1', 'C1', 'V1'] });
  });

  test('FN-L2 · ends the rules of the round and all that only they spoke of; the core persists', () => {
    const game = won();
    expect(game.game.law.version).toBe(2);
    expect(game.game.law.rules.every(({ scope }) => scope === 'core')).toBe(true);
    expect(
      paths(game, /^(stock|news_post|rel|note|note_post|is\/stock|is\/news_post|used)\/|\/cash$|noma/),
    ).toEqual([]);
    expect([...game.game.law.program.duties.keys()]).toEqual([]);
    for (const gone of [buy(1, 'AAA'), adjust, news('AAA')]) game.refuses('cy', gone, 'no action called');
  });

  test('closes what else was pending with a note, another DoV too; nothing is locked or frozen by it', () => {
    const game = won();
    for (const id of ['P1', 'C1', 'V1'])
      expect(matter(game.game, id)).toMatchObject({ state: 'closed', closed: moment('Mon 12:00') });
    game.refuses('cy', vote('P1', 'for'), 'P1 was closed at').refuses('cy', fail('C1'), 'already');
    game.does('eve', declare()).votes('V3', { against: 'bo cy dee' }).does('dee', fail('V3'));
    expect(paths(game, /^lock\//)).toEqual(['lock/dov/eve']);
  });

  test('S41 · takes from ordinary players what the round let them do', () => {
    const game = won().does('dee', propose()).votes('P2', { for: 'cy dee eve' });
    game.refuses('cy', enact('P2'), 'Only the Emperor').refuses('ann', enact('P2')).does('bo', enact('P2'));
    game
      .does('dee', raise())
      .votes('C2', { for: 'cy dee eve' })
      .refuses('dee', enact('C2'))
      .does('bo', enact('C2'));
    game.refuses('bo', declare(), 'other than the Emperor').does('ann', declare());
    game.refuses('ann', vote('V3', 'veto'), 'VETO is for the Emperor alone');
  });

  test('keeps ids and the numbers of throws: none is given twice', () => {
    const game = won().does('dee', propose(), raise());
    expect([matter(game.game, 'P2')?.author, matter(game.game, 'C2')?.author]).toEqual(['dee', 'dee']);
    expect(game.value('dice/state/n')).toBe(2);
  });

  test('asks whether all go on, shows it and waits for nothing', () => {
    const game = won().does('cy', wish('continue')).does('ann', wish('stop'), wish('continue'));
    expect(game.last.under.rule).toBe('victory_and_ascension');
    expect([game.value('wish/cy'), game.value('wish/ann')]).toEqual(['continue', 'continue']);
    game
      .refuses('fay', wish('stop'), 'victory_and_ascension.4: Only those who play')
      .does('bo', ascend('Cheese'));
    game.refuses('cy', wish('stop'), 'between two rounds');
    table(...PEOPLE).refuses('bo', wish('stop'), 'victory_and_ascension.4: The question');
  });
});

describe('FN-E4 · the round', () => {
  test('ends with the DoV and begins with the address of the new Emperor, once', () => {
    const game = won();
    expect([game.value('global/theme'), game.value('game/round_began')]).toEqual(['', undefined]);
    game
      .refuses('ann', ascend('Mine'), 'Only the Emperor may make the Ascension Address')
      .hoursPass(5)
      .does('bo', ascend('Cheese'));
    expect(game.value('global/theme')).toBe('Cheese');
    expect(game.value('game/round_name')).toBe('Cheese');
    expect(game.value('game/round_began')).toBe(moment('Mon 17:00'));
    game.refuses('bo', ascend('Wine'), 'already has its theme: Cheese');
    expect(game.game.law.version).toBe(2);
  });

  test('S41 · FN-P5 · of old values nothing comes back in it', () => {
    const game = won().does('cy', leave).does('bo', ascend('Cheese')).does('cy', join).does('fay', join);
    expect(paths(game, /\/cash$/)).toEqual([]);
    expect(game.value('player/cy/round')).toBe(2);
  });
});

describe('FN-E5 · the readings turned over', () => {
  test('repeal_at address: the rules of the round hold until the address', () => {
    const law = amended([
      'repeal_at: { type: enum, options: [ enactment, address ], default: enactment }',
      'repeal_at: { type: enum, options: [ enactment, address ], default: address }',
    ]);
    const game = won(law);
    expect([game.game.law.version, game.value('game/emperor')]).toEqual([1, 'bo']);
    game.does('cy', buy(1, 'CCC')).does('bo', buy(1, 'CCC'), ascend('Cheese'));
    expect(game.game.law.version).toBe(2);
    game.refuses('cy', buy(1, 'CCC'), 'no action called buy');
    expect(paths(game, /^(stock|rel)\/|\/cash$/)).toEqual([]);
  });

  test('pending_on_victory keep: other matters go on, an open DoV freezes on, a proposal keeps its time', () => {
    const law = amended([
      'pending_on_victory: { type: enum, options: [ close, keep ], default: close }',
      'pending_on_victory: { type: enum, options: [ close, keep ], default: keep }',
    ]);
    const game = won(law).refuses('cy', vote('P1', 'for'), 'V1 is open').votes('C1', { for: 'ann bo cy' });
    game.does('bo', enact('C1')).votes('V1', { against: 'ann bo cy' }).does('cy', fail('V1'));
    game.votes('P1', { for: 'cy dee', deferential: 'eve' }).shows('P1', 'F2 A0 D1 of 5', 'wait');
    game.votes('P1', { for: 'bo' }).shows('P1', 'F4 A0 of 5', 'enact').does('bo', enact('P1'));
  });
});

test('unknown actions are refused with what was meant', () => {
  table('ann').refuses('ann', act('adjsut'), 'did you mean adjust');
});
