import { expect, test } from 'vitest';
import { amended, shipped, withRule } from '../../referee/trial/law.ts';
import { seated } from '../../referee/trial/table.ts';
import { act, fail, propose, raise } from '../../referee/trial/words.ts';

const PEOPLE = ['ann', 'bo', 'cy', 'dee', 'eve'];
const WEIGHT = `fields: { weight: { type: enum, options: [ trivial, full ], default: full }, tags: { type: list } }`;
const weighed = amended(
  ['proposal_slots: 2', 'proposal_slots: 9'],
  ['    slots: proposal_slots\n', `    slots: proposal_slots\n    ${WEIGHT}\n`],
);
const trivial = (title: string) => ({ ...propose(title), fields: { Weight: 'trivial' } });

test('a field of a matter is given by a line of its entry, else it has its default', () => {
  const game = seated({ people: PEOPLE, law: weighed });
  game.does('bo', trivial('one'), propose('two'), { ...propose('three'), fields: { tags: 'trade, war' } });
  expect(game.value('matter_field/P1/weight')).toBe('trivial');
  expect(game.value('matter_field/P3/tags')).toEqual(['trade', 'war']);
});

test('a value that does not fit refuses the entry and says what would', () => {
  const game = seated({ people: PEOPLE, law: weighed });
  const bad = (fields: Record<string, string>) => ({ ...propose(), fields });
  game.refuses(
    'bo',
    bad({ weight: 'trivail' }),
    'Weight is never "trivail", only trivial, full; did you mean trivial?',
  );
  game.refuses('bo', bad({ wieght: 'full' }), 'Wieght is nothing such an entry says; did you mean weight?');
});

test('nothing that an entry says of itself stands before a call for judgement', () => {
  const law = amended([
    '    open_while_frozen: true\n    needs_emperor: true\n',
    '    open_while_frozen: true\n    needs_emperor: true\n    fields: { urgent: { type: flag, default: false } }\n',
  ]);
  const game = seated({ people: PEOPLE, law }).does('bo', { ...raise(), fields: { urgent: 'perhaps' } });
  expect(game.value('matter/C1/state')).toBe('pending');
});

test('a posting limit by weight counts what is pending, and what was posted within a day', () => {
  const law = withRule(
    weighed,
    'Spam',
    `guards:
  submit proposal:
    - that: 'sum(matters.filter(m, m.author == player && m.kind == "proposal" && pending(m)).map(m, m.weight == "trivial" ? 1 : 2)) + (matter.weight == "trivial" ? 1 : 2) <= 4'
      else: "{{player.name}} has too much pending for a {{matter.weight}} one."
    - that: 'sum(matters.filter(m, m.author == player && m.kind == "proposal" && now - m.opened < days(1)).map(m, m.weight == "trivial" ? 1 : 2)) + (matter.weight == "trivial" ? 1 : 2) <= 6'
      else: "{{player.name}} has posted too much within a day."`,
  );
  const game = seated({ people: PEOPLE, law }).does('bo', propose('one'), propose('two'));
  game.refuses('bo', trivial('three'), 'bo has too much pending for a trivial one');
  game.votes('P1', { veto: 'ann' }).votes('P2', { veto: 'ann' }).does('cy', fail('P1'), fail('P2'));
  game.does('bo', propose('three')).votes('P3', { veto: 'ann' }).does('cy', fail('P3'));
  game.refuses('bo', trivial('four'), 'bo has posted too much within a day');
  game.does('cy', trivial('another')).hoursPass(24).does('bo', trivial('four'));
});

test('a kind has limits as actions have, in rolling and in fixed windows', () => {
  const law = amended(
    [
      '    slots: proposal_slots\n',
      '    slots: proposal_slots\n    limits: [ { times: 2, within: 1d, window: fixed } ]\n',
    ],
    ['proposal_slots: 2', 'proposal_slots: 9'],
  );
  const game = seated({ people: PEOPLE, law }).does('bo', propose(), propose());
  game.refuses('bo', propose(), 'bo has done this 2 times; another PROPOSAL is possible again in');
  game.does('cy', propose()).at('Tue 00:00').does('bo', propose());
});

test('a step changes a field of a matter, and an expression finds a matter by its id', () => {
  const law = withRule(
    weighed,
    'Marks',
    `actions:
  mark:
    takes: { id: text }
    needs:
      - that: pending(matter(id))
        else: "{{matter(id)}} is {{matter(id).state}}."
    does:
      - { set: matter(id).weight, to: '"trivial"' }
      - announce: "{{matter(id)}} by {{matter(id).author.name}} is {{matter(id).weight}}."`,
  );
  const game = seated({ people: PEOPLE, law })
    .does('bo', propose(), propose())
    .does('cy', act('mark', { id: 'P1' }));
  expect(game.value('matter_field/P1/weight')).toBe('trivial');
  expect(game.last.fact).toMatchObject({
    said: [[{ matter: 'P1' }, ' by ', { player: 'bo' }, ' is ', 'trivial', '.']],
  });
  game
    .votes('P1', { against: 'bo' })
    .does('ann', fail('P1'))
    .refuses('cy', act('mark', { id: 'P1' }), 'P1 is failed.');
  game.refuses('cy', act('mark', { id: 'P9' }), 'there is no matter P9');
});

test('the shipped law declares no fields, so that an entry says nothing more', () => {
  seated({ people: PEOPLE, law: shipped }).refuses(
    'bo',
    trivial('x'),
    'Weight is nothing such an entry says.',
  );
});
