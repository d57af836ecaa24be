import { expect, test } from 'vitest';
import { block, faultsOf, rulesOf } from '../testing/stage.ts';

const CORE = `# Core

## Entries

Words.

\`\`\`mechanism
matters:
  proposal:
    opens: "PROPOSAL:"
    fields: { weight: { type: enum, options: [ trivial, full ], default: full } }
\`\`\`
`;
const faults = (mechanism: string, core = CORE) =>
  faultsOf([...rulesOf(core, 'core'), ...rulesOf(block(mechanism), 'round')]).map(({ saying }) => saying);
const proposal = (...lines: string[]) =>
  CORE.replace(/\n {4}fields: .*\n/, `\n${lines.map((line) => `    ${line}\n`).join('')}`);
const guard = (that: string) => faults(`guards:\n  submit proposal:\n    - { that: '${that}', else: No }`);

test.each([
  ['matter.wieght == "full"', 'there is no field called wieght; did you mean weight?'],
  ['matter.weight == "ful"', 'weight is never "ful", only trivial, full; did you mean full?'],
  [
    'matters.exists(m, m.kind == "propsal")',
    'the kind of a matter is never "propsal", only cfj, proposal; did you mean proposal?',
  ],
  [
    'matters.exists(m, m.state == "pendin")',
    'state is never "pendin", only pending, enacted, failed, closed; did you mean pending?',
  ],
  ['pendng(matter)', 'there is no function pendng; did you mean pending?'],
  ['mater.killed', 'there is nothing called mater; did you mean matter?'],
])('%s is a fault that names what would work', (that, saying) => {
  expect(guard(that).join()).toContain(saying);
});

test.each([
  ['after: submited', 'there is no action submited; did you mean submitted?'],
  ['after: submitted, of: propsal', 'there is no kind of matter propsal; did you mean proposal?'],
  ['after: joined, of: proposal', 'what has joined is no matter, so it is of no kind'],
  ['after: wave, of: proposal', 'wave is an action; of is for what becomes of matters'],
])('a trigger with %s is a fault', (head, saying) => {
  const found = faults(`actions: { wave: { does: [] } }\ntriggers:\n  heed: { ${head}, do: [] }`);
  expect(found.join()).toContain(saying);
});

test('what an occasion does not know cannot be looked at', () => {
  expect(faults('triggers:\n  heed: { after: left, if: matter.killed, do: [] }').join()).toContain(
    'there is nothing called matter',
  );
});

test('a vote cannot count by how votes add up, nor by their clock', () => {
  const weight = (expr: string) => faults('globals: { x: 0 }', proposal(`weight: ${expr}`)).join();
  expect(weight('matter.for_votes + 1')).toContain('what a vote counts cannot hang on votes');
  expect(weight('matters.filter(m, m.author == player).size() + 1')).toBe('');
  expect(weight('"size(matters.filter(m, player in m.voters))"')).toContain('what a vote counts');
});

test('fields of matters have a default or are optional, are not unique, and mean the same in every kind', () => {
  expect(faults('globals: { x: 0 }', proposal('fields: { cost: integer }')).join()).toContain(
    'cost needs a default',
  );
  expect(
    faults('globals: { x: 0 }', proposal('fields: { title: { type: text, default: x } }')).join(),
  ).toContain('every matter already has title');
  expect(
    faults(
      'globals: { x: 0 }',
      proposal('fields: { code: { type: text, default: x, unique: true } }'),
    ).join(),
  ).toContain('fields of matters cannot be unique');
  const motion =
    'matters:\n  motion: { letter: M, opens: "MOTION:", fields: { weight: { type: integer, default: 1 } } }';
  expect(faults(motion).join()).toContain('weight is a field of another kind of matter with another type');
});

test('what every matter has cannot be set by a step, and a declared field takes its own values only', () => {
  const does = (step: string) =>
    faults(`actions: { wave: { takes: { id: text }, does: [ ${step} ] } }`).join();
  expect(does('{ set: matter(id).state, to: \'"enacted"\' }')).toContain(
    'state of a matter cannot be set by a step',
  );
  expect(does('{ set: matter(id).weight, to: \'"heavy"\' }')).toContain('weight is never "heavy"');
  expect(does('{ set: matter(id).weight, to: \'"full"\' }')).toBe('');
});

test('a victory and its step are typed', () => {
  expect(faults('victory:\n  - { when: player.name }').join()).toContain(
    'it gives text, but yes or no is needed',
  );
  expect(faults('victory:\n  - { whn: true }').join()).toContain('did you mean when?');
  expect(faults('actions: { wave: { does: [ { win: now } ] } }').join()).toContain(
    'but a player is needed here',
  );
});
