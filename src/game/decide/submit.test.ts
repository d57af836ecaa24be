import { describe, expect, test } from 'vitest';
import { amended } from '../../referee/trial/law.ts';
import { moment } from '../../referee/trial/moment.ts';
import { seated, table } from '../../referee/trial/table.ts';
import { declare, fail, leave, propose, raise, submit } from '../../referee/trial/words.ts';
import { matter, pendingMatters } from '../matters.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const RULE = 'official_entries_and_votable_matters';

test('FN-M1 · each kind of matter says how its entries open', () => {
  const { program } = table('ann').game.law;
  expect([...program.matters.values()].map(({ letter, opens }) => [letter, opens])).toEqual([
    ['P', 'PROPOSAL:'],
    ['C', 'CALL FOR JUDGEMENT:'],
    ['V', 'DECLARATION OF VICTORY:'],
  ]);
});

test('FN-M1 · an entry is registered with its author, its words, its post and its own time', () => {
  const game = table(...PEOPLE)
    .hoursPass(1)
    .late('Mon 10:30', 'bo', { ...propose('Free cake'), post: '7.1' });
  expect(matter(game.game, 'P1')).toMatchObject({
    kind: 'proposal',
    author: 'bo',
    title: 'Free cake',
    text: 'PROPOSAL: Free cake',
    post: '7.1',
    opened: moment('Mon 10:30'),
    state: 'pending',
  });
  const before = game.game;
  expect(game.does('bo', { ...propose('Free cake'), post: '7.1' }).game).toBe(before);
});

describe('FN-M2 · a proposal is not registered', () => {
  test('when its author does not play', () => {
    const game = table(...PEOPLE).does('cy', leave);
    game.refuses('cy', propose(), `${RULE}.2: `).refuses('fay', propose(), 'fay');
    expect(pendingMatters(game.game)).toEqual([]);
  });

  test('S14 · when two are pending, a vetoed and a self-killed one among them, until one is failed', () => {
    const game = table(...PEOPLE).does('bo', propose('one'), propose('two'));
    game.votes('P1', { veto: 'ann' }).votes('P2', { against: 'bo' });
    game.refuses('bo', propose('three'), `${RULE}.2: bo has 2 pending (P1, P2), and 2 is the most`);
    game.does('cy', propose('another’s')).does('cy', fail('P1')).does('bo', propose('four'));
    expect(pendingMatters(game.game).map(({ id, title }) => [id, title])).toEqual([
      ['P2', 'two'],
      ['P3', 'another’s'],
      ['P4', 'four'],
    ]);
    game.refuses('bo', propose('five'), 'P2, P4');
  });

  test('with other slots, at another number', () => {
    const law = amended(['proposal_slots: 2', 'proposal_slots: 3']);
    const game = seated({ people: PEOPLE, law }).does('bo', propose(), propose(), propose());
    game.refuses('bo', propose(), 'bo has 3 pending (P1, P2, P3), and 3 is the most');
    const none = amended(['    slots: proposal_slots\n', '']);
    seated({ people: PEOPLE, law: none }).does('bo', propose(), propose(), propose(), propose());
  });
});

test('FN-M3 · any player raises CfJs at any time, as many as they like; observers none', () => {
  const game = table(...PEOPLE)
    .does('ann', raise(), raise(), raise())
    .does('cy', declare(), raise());
  expect(pendingMatters(game.game).map(({ id }) => id)).toEqual(['C1', 'C2', 'C3', 'V1', 'C4']);
  game.refuses('fay', raise(), `${RULE}.3: `).refuses('fay', declare(), `${RULE}.4: `);
});

test('FN-M3 · FN-E2 · S20 · the Emperor’s DoV is not registered and freezes nothing', () => {
  const game = table(...PEOPLE).refuses(
    'ann',
    declare(),
    'other than the Emperor',
    'ann may not submit a DECLARATION OF VICTORY',
  );
  game.does('bo', propose());
  expect(game.value('next/dov')).toBe(undefined);
});

describe('FN-R5 · S19 · a failed DoV', () => {
  const failedOnMonday = () => {
    const game = table(...PEOPLE)
      .at('Mon 14:00')
      .does('bo', declare())
      .votes('V1', { against: 'ann cy dee' });
    return game.at('Mon 20:00').does('cy', fail('V1'));
  };

  test('locks its author for 48 hours from the failing, to the millisecond', () => {
    const game = failedOnMonday().at('Wed 19:59:00').refuses('bo', declare(), `${RULE}.5`, 'Wed 20:00:00');
    game.at('Wed 19:59:59.999').refuses('bo', declare()).at('Wed 20:00:00').does('bo', declare());
    expect(matter(game.game, 'V2')?.author).toBe('bo');
  });

  test('locks nobody else, and nothing else', () => {
    failedOnMonday().does('cy', declare()).does('bo', raise());
    failedOnMonday().does('bo', propose());
  });

  test('FN-P6 · only its start is kept, so that another wait counts at once', () => {
    expect(failedOnMonday().value('lock/dov/bo')).toBe(moment('Mon 20:00'));
    const law = amended(['dov_wait: 2d', 'dov_wait: 1h']);
    const game = seated({ people: PEOPLE, law }).does('bo', declare()).votes('V1', { against: 'ann cy dee' });
    game.does('cy', fail('V1')).msPass(3_599_999).refuses('bo', declare()).msPass(1).does('bo', declare());
  });
});

test('an unknown kind of matter is refused', () => {
  table('ann').refuses('ann', submit('decree', 'DECREE:', 'All mine'), 'know no matter called decree');
});
