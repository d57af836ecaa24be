import { expect, test } from 'vitest';
import { amended, withRule } from '../referee/trial/law.ts';
import { seated } from '../referee/trial/table.ts';
import { enact, fail, propose, raise, vote } from '../referee/trial/words.ts';
import { matter } from './matters.ts';
import { countOf } from './tally.ts';
import type { Command } from './types.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const SLOTS = '    slots: proposal_slots\n';
const QUEUED = '    queued: true\n';

const reply = (id: string, word: 'for' | 'against', words: string): Command => ({
  do: 'vote',
  matter: id,
  vote: word,
  signal: { id: `reply:${words}`, way: 'reply', words },
});

test('a criterion may ask for everybody’s vote, and for another matter’s fate', () => {
  const law = amended([
    QUEUED,
    `${QUEUED}    enact: matter.open_for >= hours(24) && players.all(p, p in matter.voters_for) && matter("C1").state == "enacted"\n`,
  ]);
  const game = seated({ people: PEOPLE, law })
    .does('bo', propose(), raise())
    .votes('P1', { for: 'ann bo cy dee' });
  game.hoursPass(24).votes('C1', { for: 'ann bo cy' }).refuses('ann', enact('P1'));
  game.does('ann', enact('C1')).refuses('ann', enact('P1'));
  game.votes('P1', { for: 'eve' }).does('ann', enact('P1'));
  expect(matter(game.game, 'P1')?.state).toBe('enacted');
});

test('the words of replies that are votes can be asked for, of votes that stand only', () => {
  const law = amended([
    QUEUED,
    `${QUEUED}    enact: 'matter.comments.filter(c, c.contains("rubber duck")).size() * 2 > matter.voters.size()'\n`,
  ]);
  const game = seated({ people: PEOPLE, law }).does('bo', propose());
  game
    .does('bo', reply('P1', 'for', 'FOR the rubber duck'))
    .does('cy', reply('P1', 'for', 'FOR, rubber duck!'));
  game.votes('P1', { for: 'dee' }).shows('P1', 'F3 A0 of 5', 'enact');
  game.does('cy', vote('P1', 'for')).shows('P1', 'F3 A0 of 5', 'wait');
});

test('a vote counts as much as its kind says; players are counted by heads, and the count is kept', () => {
  const law = withRule(
    amended(
      [SLOTS, `${SLOTS}    weight: "player.seats.exists(s, s in matter.touches) ? 2 : 1"\n`],
      ['matters:\n  proposal:', 'player_fields: { seats: { type: list } }\nmatters:\n  proposal:'],
    ),
    'Committees',
    'actions:\n  sit: { takes: { on: text }, does: [ { set: player.seats, to: "[on]" } ] }',
  );
  const amendment = '- { append_text: trading, text: More. }';
  const game = seated({ people: PEOPLE, law }).does('bo', { ...propose(), amendment }, propose('plain'));
  game.does('cy', { do: 'act', move: { action: 'sit', args: { on: 'trading' } } });
  game.votes('P1', { for: 'cy' }).votes('P2', { for: 'cy' });
  expect(game.refuses('ann', enact('P1'), 'P1 has FOR 2, AGAINST 0 of 6')).toBe(game);
  game.votes('P1', { for: 'dee' }).does('ann', enact('P1'));
  const count = countOf(game.game, matter(game.game, 'P1')!);
  expect([count.for, count.players, count.weights?.cy]).toEqual([['cy', 'dee'], 5, 2]);
  game.shows('P2', 'F1 A0 of 5', 'wait');
});

test('who is outside the queue waits for nobody, and nobody for them', () => {
  const law = amended([QUEUED, '    queued: matter.open_for < hours(48)\n']);
  const game = seated({ people: PEOPLE, law }).does('bo', propose('old'));
  game.hoursPass(40).does('cy', propose('new'), propose('newer')).votes('P2', { for: 'ann bo cy' });
  game.refuses('ann', enact('P2'), 'P1 old is older');
  game.hoursPass(8).does('ann', enact('P2')).votes('P3', { against: 'ann bo dee' }).does('ann', fail('P1'));
});

test('a test of the queue that breaks keeps everything in it', () => {
  const law = amended([QUEUED, '    queued: 1 / matter.against_votes > 0\n']);
  const game = seated({ people: PEOPLE, law }).does('bo', propose('old')).does('cy', propose('new'));
  game.votes('P2', { for: 'ann bo cy' }).refuses('ann', enact('P2'), 'P1 old is older');
});
