import { expect, test } from 'vitest';
import { amended, shipped, withRule } from '../referee/trial/law.ts';
import { seated } from '../referee/trial/table.ts';
import { act, enactAnyway, fail, propose, vote } from '../referee/trial/words.ts';
import { matter } from './matters.ts';
import { standing } from './standing.ts';
import type { Command } from './types.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee'];
const SLOTS = ['proposal_slots: 2', 'proposal_slots: 99'] as const;
const PAIRS = ' && matters.all(m, matters.all(k, m.for_votes + k.for_votes >= 0))';
const LOOPS = `matter.open_for >= hours(5)${PAIRS.repeat(5)}`;

test('a criterion over all pairs of matters is judged whole, and foreseen only as far as work is given for it', () => {
  const law = amended(SLOTS, ['    queued: true\n', `    queued: true\n    enact: "${LOOPS}"\n`]);
  const game = seated({ people: PEOPLE, law });
  for (let i = 0; i < 55; i += 1) game.does('bo', propose(`m${i}`));
  const stand = () => standing(game.game, matter(game.game, 'P1')!, game.now);
  expect(stand()).toMatchObject({ enact: false, ripensAt: null });
  game.hoursPass(5);
  expect(stand()).toMatchObject({ enact: true, notices: [] });
});

test('a step that writes and asks in turn pays for every new look at the table', () => {
  const law = withRule(
    amended(SLOTS),
    'Churn',
    `globals: { n: 0 }
actions:
  churn:
    does:
      - each: m
        in: matters
        do:
          - each: k
            in: matters
            do:
              - { each: p, in: players, do: [ { each: q, in: players, do: [ { set: n, to: n + m.for_votes + 1 } ] } ] }`,
  );
  const game = seated({ people: PEOPLE, law });
  for (let i = 0; i < 20; i += 1) game.does('bo', propose(`m${i}`));
  game.refuses('cy', act('churn'), 'more work than a move is given');
});

test('two triggers on votes that vote on nothing end at once', () => {
  const law = withRule(
    shipped,
    'Ring',
    `globals: { n: 0 }
triggers:
  a: { after: voted, do: [ { change: n, by: 1 }, { make: player, a: observer } ] }
  b: { after: left, do: [ { make: player, a: player } ] }
  c: { after: joined, do: [ { make: player, a: observer } ] }`,
  );
  const game = seated({ people: ['ann', 'bo', 'cy'], law }).does('bo', propose());
  game.does('cy', vote('P1', 'for'));
  expect([game.value('off/b'), game.value('off/c'), game.value('vote/P1/cy')]).toEqual([true, true, 'for']);
});

test('S39 · an amendment may depend on another matter’s fate and on words in votes', () => {
  const amendment = `- if: matter("P1").state == "failed"
  then: [ { set_parameter: adjust_wait, to: 5h } ]
- if: matter.comments.filter(c, c.contains("rubber duck")).size() * 2 > matter.voters.size()
  then: [ { set_parameter: news_cycle, to: 6h } ]`;
  const reply = (words: string): Command => ({
    do: 'vote',
    matter: 'P2',
    vote: 'for',
    signal: { id: `reply:${words}`, way: 'reply', words },
  });
  const game = seated({ people: ['ann', 'bo', 'cy'] })
    .does('bo', propose('first'))
    .does('cy', { ...propose(), amendment });
  game.votes('P1', { against: 'bo' }).does('ann', fail('P1'));
  game
    .does('bo', reply('FOR the rubber duck'))
    .does('cy', reply('FOR rubber duck'))
    .does('ann', enactAnyway('P2'));
  const { parameters } = game.game.law.program;
  expect([parameters.get('adjust_wait')?.value, parameters.get('news_cycle')?.value]).toEqual([
    18_000, 21_600,
  ]);
});
