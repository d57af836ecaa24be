import { expect, test } from 'vitest';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';

/** Points of ann, bo, cy and di: 3, 7, 7 and 0. */
function asked(sentence: string, more = ''): string {
  const mechanism = `
globals: { word: "Ship ahoy,  Ann", scores: { type: list, of: integer } }
player_fields: { points: 0 }
actions:
  ask: { does: [{ announce: ${JSON.stringify(sentence)} }] }
${more}`;
  const stage = new Stage(rulesOf(block(mechanism), 'round'), ['ann', 'bo', 'cy', 'di'], 'zoe');
  for (const [id, points] of [
    ['ann', 3],
    ['bo', 7],
    ['cy', 7],
  ] as const)
    stage.set(`player/${id}/points`, points);
  const verdict = stage.tries('ann', 'ask');
  if (!verdict.lawful) return `refused: ${verdict.grounds.map((g) => plain(g.saying)).join(' ')}`;
  return verdict.said.map(plain).join(' ');
}

test.each([
  ['{{sum(players.map(p, p.points))}}', '17'],
  ['{{mean(players.map(p, p.points))}}', '4'],
  ['{{mean([-3, -4])}}', '-3'],
  ['{{largest([2, 9, 4])}} {{least([2, 9, 4])}}', '9 2'],
  ['{{most(players, players.map(p, p.points))}}', 'bo, cy'],
  ['{{fewest(players, players.map(p, p.points))}}', 'di'],
  ['{{ranked(players, players.map(p, p.points))}}', 'bo, cy, ann, di'],
  ['{{ranked(players, players.map(p, p.points))[2].name}}', 'ann'],
  ['{{ranked(players, players.map(p, p.name == "bo" ? "Zoe" : p.name))}}', 'ann, cy, di, bo'],
  ['{{first(players, 2)}}', 'ann, bo'],
  ['{{last(players, 2)}} of {{size(last(players, 9))}}, {{size(first(players, -1))}}', 'cy, di of 4, 0'],
  ['{{only(players.filter(p, p.points == 0)).name}}', 'di'],
  ['{{first(players)}} {{last(players)}}', 'ann di'],
  ['{{players[(index(players, player) + 1) % size(players)]}} {{index([1, 2], 3)}}', 'bo -1'],
  ['{{distinct(players.map(p, p.points))}} {{size(distinct(players))}}', '3, 7, 0 4'],
  ['{{distinct([hours(1), hours(2), hours(1)])}} {{distinct([now, now])[0] == now}}', '1 hour, 2 hours yes'],
  ['{{count([1, 2, 1], 1)}} {{without([1, 2, 1], 1)}}', '2 2'],
  ['{{without(players, player)}}', 'bo, cy, di'],
  ['{{count(players, player)}}', '1'],
  ['{{most(scores, [])}}{{size(scores)}}', 'none0'],
  ['{{lower(word)}} {{upper(word)}}', 'ship ahoy,  ann SHIP AHOY,  ANN'],
  ['{{words(word)}}: {{size(words(word))}}', 'Ship, ahoy,, Ann: 3'],
  ['{{letters("añ🙂")}} {{letters(word).filter(l, l == "h").size()}}', 'a, ñ, 🙂 2'],
  ['{{"ahoy" in words("ahoy there") && letters(word)[0] == "S"}}', 'yes'],
  ['{{dice(size(players), 6 + 2, -1)}} {{dice(1, 3) == dice(1, 3)}}', '4D8-1 yes'],
])('%s says %s', (sentence, says) => {
  expect(asked(sentence)).toBe(says);
});

const refused = (needed: string) => {
  const stage = new Stage(
    rulesOf(
      block(`
globals: { scores: { type: list, of: integer }, long: { type: text, default: "${'x'.repeat(290)}" } }
actions:
  ask: { needs: [{ that: ${JSON.stringify(needed)}, else: "No." }], does: [] }`),
      'round',
    ),
    ['ann', 'bo'],
    'zoe',
  );
  const verdict = stage.tries('ann', 'ask');
  return verdict.lawful ? [] : [...verdict.grounds.map((g) => plain(g.saying)), verdict.notices.length];
};

test.each([
  ['only(players) == player', 'There would have to be exactly one, but there are 2.'],
  ['only(players.filter(p, false)) == player', 'There would have to be exactly one, but there are none.'],
  ['first(scores) == 1', 'There is no first where the list is empty.'],
  ['largest(scores) == 1', 'There is no largest number where the list is empty.'],
  ['mean(scores) == 1', 'There is no mean where the list is empty.'],
  ['dice(0, 6) == dice(1, 6)', '0D6 are no dice that can be rolled.'],
  ['dice(2, 10001) == dice(1, 6)', '2D10001 are no dice that can be rolled.'],
  ['size(letters(long + long)) > 0', 'Text of more than 300 characters cannot be taken apart.'],
])('%s cannot be had: the move is refused and no rule is at fault', (needed, saying) => {
  expect(refused(needed)).toEqual([saying, 0]);
});

test('numbers that do not pair with the list are the fault of the rule', () => {
  expect(refused('size(most(players, [1])) > 0')).toEqual([
    'This rule could not be carried out: it has 1 values for a list of 2. Nothing was changed.',
    1,
  ]);
});

test('types are checked, and a misspelt function is known again', () => {
  const told = (source: string) =>
    faultsOf(
      rulesOf(block(`actions: { ask: { does: [{ let: x, be: ${JSON.stringify(source)} }] } }`), 'round'),
    ).map(({ saying }) => saying);
  expect(told('most(players, players)')).toEqual([
    'in "most(players, players)": most cannot take a list of players and a list of players',
  ]);
  expect(told('rankd(players, [1])')).toEqual([
    'in "rankd(players, [1])": there is no function rankd; did you mean ranked?',
  ]);
  expect(told('count(players, 1)')).toEqual([
    'in "count(players, 1)": count cannot take a list of players and a whole number',
  ]);
  expect(told('lower(1)')).toEqual(['in "lower(1)": lower cannot take a whole number']);
});
