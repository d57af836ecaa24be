import { expect, test } from 'vitest';
import { enacts } from '../testing/enact.ts';
import { plain } from '../testing/plain.ts';
import { block, faultsOf, rulesOf, Stage } from '../testing/stage.ts';

const asking = (...questions: readonly string[]) =>
  rulesOf(
    `${block(`
globals: { seats: { type: list } }
actions:
  ask: { does: [ ${questions.map((one) => `{ announce: '{{${one}}}' }`).join(', ')} ] }`)}
## Hats

Hats are worn.
`,
    'core',
  );

function answers(game: Stage): string[] {
  const verdict = game.tries('ann', 'ask');
  if (!verdict.lawful) throw new Error(JSON.stringify(verdict.grounds));
  return verdict.said.map(plain);
}

test('rules are things: their number, title and kind, by any of their names', () => {
  const game = new Stage(
    asking(
      'rules.map(r, r.number)',
      'rule("hats").title',
      'rule("1.1").automated',
      'rules.filter(r, !r.automated).map(r, r.id)',
      'rule("Hats") == rules[1] && rules[1] in rules',
      'rules.all(r, r.core)',
      'count(rules, rule("1.2"))',
      'rule("2.9").title',
    ),
    ['ann'],
  );
  expect(answers(game)).toEqual(['1.1, 1.2', 'Hats', 'yes', 'hats', 'yes', 'yes', '1', '?']);
});

test('they are those in force, and keep their numbers', () => {
  const game = new Stage(asking('rules.map(r, r.number + " " + r.title)'), ['ann']);
  enacts(game, '- { add_rule: Wigs, text: Wigs are not., to: core }');
  enacts(game, '- { repeal_rule: Hats }');
  expect(answers(game)).toEqual(['1.1 Test, 1.3 Wigs']);
});

test('a field that rules do not have is a fault, and their name is taken', () => {
  const fault = (question: string) => faultsOf(asking(question)).map(({ saying }) => saying)[0];
  expect(fault('rules.map(r, r.titel)')).toMatch('there is no field called titel; did you mean title?');
  expect(faultsOf(rulesOf(block('globals: { rules: 1 }'), 'core'))[0]?.saying).toMatch('meaning of its own');
});
