import { expect, test } from 'vitest';
import { shipped, withRule } from '../../referee/trial/law.ts';
import { seated } from '../../referee/trial/table.ts';
import { act, declare, enact, leave, propose } from '../../referee/trial/words.ts';
import { hasAchieved } from '../../ruleset/engine.ts';
import { noDice } from '../luck.ts';
import type { Game } from '../types.ts';
import { worldAt } from '../world.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const POINTS = `parameters: { last_day: { type: moment, default: "2021-02-03T00:00:00Z" } }
player_fields: { points: { type: integer, default: 0 } }
victory:
  - when: player.points >= 5
    note: Five points
  - when: now >= last_day && players.all(p, p == player || p.points < player.points)
guards:
  submit dov:
    - that: player.achieved
      else: "{{player.name}} has not achieved victory."
actions:
  score: { takes: { by: integer }, does: [ { change: player.points, by: by } ] }
  ducky: { does: [ { win: player } ] }`;
const points = withRule(shipped, 'Points', POINTS);
const score = (by: number) => act('score', { by });
const holds = (game: Game, at: number, who: string) =>
  hasAchieved(game.law.program, worldAt(game, at, noDice), who);

test('who comes to five points has achieved victory, once, and may declare it', () => {
  const game = seated({ people: PEOPLE, law: points }).does('bo', score(4));
  game.refuses('bo', declare(), 'points: bo has not achieved victory.').does('bo', score(1));
  expect(game.value('achieved/bo')).toEqual(['points', String(game.now), 'holds', 'Five points']);
  expect(game.last.changes.filter(({ path }) => path === 'achieved/bo')).toHaveLength(1);
  game.does('bo', score(1));
  expect(game.last.changes.some(({ path }) => path.startsWith('achieved/'))).toBe(false);
  game.does('bo', declare());
});

test('what only holds ends with its condition, and is told anew when it comes back', () => {
  const game = seated({ people: PEOPLE, law: points }).does('bo', score(5), score(-1));
  expect(game.value('achieved/bo')).toBeUndefined();
  game.refuses('bo', declare(), 'has not achieved victory').does('bo', score(1), declare());
});

test('a condition of time holds from its instant, before anything is done', () => {
  const game = seated({ people: PEOPLE, law: points }).does('bo', score(3)).does('cy', score(2));
  game.at('Tue 23:59').refuses('bo', declare(), 'has not achieved victory');
  game.at('Wed 00:00').refuses('cy', declare(), 'has not achieved victory');
  expect(PEOPLE.filter((who) => holds(game.game, game.now, who))).toEqual(['bo']);
  game.does('cy', score(1)).refuses('bo', declare(), 'has not achieved victory');
});

test('a step makes somebody the winner for good, until a new round begins', () => {
  const game = seated({ people: PEOPLE, law: points }).does('bo', act('ducky')).does('bo', leave);
  expect(holds(game.game, game.now, 'bo')).toBe(true);
  expect(game.value('achieved/bo')).toEqual(['points', expect.any(String), 'won', '']);
  game.does('cy', act('ducky'), declare()).votes('V1', { for: 'cy dee ann' }).does('dee', enact('V1'));
  expect([game.value('achieved/bo'), game.value('achieved/cy')]).toEqual([undefined, undefined]);
});

test('a condition taken out of the law holds no more', () => {
  const game = seated({ people: PEOPLE, law: points }).does('bo', score(5));
  const amendment = '- { edit_mechanism: points, at: victory, put: [] }';
  game
    .does('bo', { ...propose(), amendment })
    .votes('P1', { for: 'ann bo cy' })
    .does('ann', enact('P1'));
  expect(game.value('achieved/bo')).toBeUndefined();
  game.refuses('bo', declare(), 'has not achieved victory');
});

test('a condition may ask whether somebody has won, without end', () => {
  const law = withRule(
    shipped,
    'Rivals',
    `victory:
  - when: players.exists(p, p != player && p.achieved)
actions:
  ducky: { does: [ { win: player } ] }`,
  );
  const game = seated({ people: PEOPLE, law }).does('bo', act('ducky'));
  expect(PEOPLE.map((who) => holds(game.game, game.now, who))).toEqual([true, true, true, true, true]);
});
