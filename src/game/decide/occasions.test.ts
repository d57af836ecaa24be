import { expect, test } from 'vitest';
import { amended, shipped, withRule } from '../../referee/trial/law.ts';
import { seated } from '../../referee/trial/table.ts';
import { act, declare, enact, fail, join, leave, propose, raise } from '../../referee/trial/words.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];

function follows(after: string, does: string, more = '') {
  return withRule(
    shipped,
    'Anger',
    `player_fields: { anger: { type: integer, default: 0 }, heard: { type: text, default: "" } }
triggers:
  upset:
    after: ${after}
${more}    do:
${does}`,
  );
}

test('whoever is FOR a matter at its failing is the angrier for it, not who has changed since', () => {
  const law = follows(
    'failed',
    '      - { each: p, in: matter.voters_for, do: [ { change: p.anger, by: 1 } ] }',
    '    of: proposal\n',
  );
  const game = seated({ people: PEOPLE, law }).does('bo', propose());
  game
    .votes('P1', { for: 'bo cy', against: 'dee eve' })
    .votes('P1', { against: 'cy' })
    .does('ann', fail('P1'));
  expect(PEOPLE.map((p) => game.value(`player/${p}/anger`))).toEqual([0, 1, 0, 0, 0]);
  game.does('bo', raise()).votes('C1', { for: 'bo', against: 'cy dee eve' }).does('ann', fail('C1'));
  expect(game.value('player/bo/anger')).toBe(1);
});

test.each(['submitted', 'voted', 'enacted', 'vetoed', 'killed'])(
  'after: %s · the actor and the matter are known',
  (after) => {
    const law = follows(
      after,
      `      - { set: player.heard, to: '"${after} " + matter.id + " by " + matter.author.name + ", " + matter.state' }`,
    );
    const game = seated({ people: PEOPLE, law }).does('bo', propose('one'), propose('two'));
    game
      .votes('P1', { for: 'cy dee eve' })
      .votes('P2', { against: 'bo', veto: 'ann' })
      .does('cy', enact('P1'));
    const heard = Object.fromEntries(
      PEOPLE.flatMap((p) =>
        game.value(`player/${p}/heard`) === '' ? [] : [[p, game.value(`player/${p}/heard`)]],
      ),
    );
    const expected = {
      submitted: { bo: 'submitted P2 by bo, pending' },
      voted: {
        ann: 'voted P2 by bo, pending',
        bo: 'voted P2 by bo, pending',
        cy: 'voted P1 by bo, pending',
        dee: 'voted P1 by bo, pending',
        eve: 'voted P1 by bo, pending',
      },
      enacted: { cy: 'enacted P1 by bo, enacted' },
      vetoed: { ann: 'vetoed P2 by bo, pending' },
      killed: { bo: 'killed P2 by bo, pending' },
    };
    expect(heard).toEqual(expected[after as keyof typeof expected]);
  },
);

test('who comes and who goes is followed once, by whatever way they came', () => {
  const joined = follows('joined', '      - { change: player.anger, by: 10 }');
  const game = seated({ people: PEOPLE, law: joined }).does('bo', leave).does('bo', join);
  expect(game.value('player/bo/anger')).toBe(20);
  const left = seated({
    people: PEOPLE,
    law: follows('left', '      - { each: p, in: players, do: [ { change: p.anger, by: 1 } ] }'),
  });
  left.hoursPass(48).does('cy', act('make_observer', { idler: 'bo' }));
  expect(PEOPLE.map((p) => left.value(`player/${p}/anger`))).toEqual([1, 0, 1, 1, 1]);
});

test('the beginning of a round is followed when its Emperor has given it a theme', () => {
  const theme = '  theme:\n    type: text\n    default: ""\n';
  const drums = 'triggers:\n  drums:\n    after: round_began\n    do:\n      - { change: begun, by: 1 }\n';
  const core = amended([theme, `${theme}  begun: 0\n${drums}`]);
  const game = seated({ people: PEOPLE, law: core });
  const before = Number(game.value('global/begun'));
  game.does('bo', declare()).votes('V1', { for: 'bo cy dee' }).does('cy', enact('V1'));
  expect(game.value('global/begun')).toBe(before);
  game.does('bo', act('ascend', { words: 'Tea' }));
  expect(game.value('global/begun')).toBe(before + 1);
});

test('a trigger that only announces is heard', () => {
  const law = follows('submitted', '      - announce: "{{matter}} is there."');
  const game = seated({ people: PEOPLE, law }).does('bo', propose());
  expect(game.last.fact).toMatchObject({
    type: 'ConsequencesFollowed',
    said: [[{ matter: 'P1' }, ' is there.']],
  });
});

test('one that errs is undone and switched off, and the vote stands', () => {
  const law = follows('voted', '      - { change: player.anger, by: 1 / player.anger }');
  const game = seated({ people: PEOPLE, law }).does('bo', propose()).votes('P1', { for: 'cy dee' });
  expect(game.value('off/upset')).toBe(true);
  game.shows('P1', 'F2 A0 of 5');
});
