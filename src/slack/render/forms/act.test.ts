import { expect, test } from 'vitest';
import { cited, reader } from '../testing/sample.ts';
import type { ActFormView, ArgView } from '../views.ts';
import { actForm } from './act.ts';

const idler: ArgView = {
  name: 'idler',
  type: 'player',
  note: '',
  optional: false,
  min: null,
  max: null,
  initial: null,
  choices: [],
  barred: ['U0CHI', 'U0DARA'],
};
const view: ActFormView = {
  action: 'make_observer',
  note: 'Turn an idle player into an observer',
  who: 'player',
  rule: cited('players', 2),
  version: 14,
  text: null,
  facts: [],
  args: [idler],
  most: null,
};

test('a name too long for the title of a form stands whole below a shorter one', () => {
  const form = actForm(view, reader);
  expect(form.title.text).toBe('Make observer');
  expect(JSON.stringify(form.blocks)).toContain('*Turn an idle player into an observer* · any player');
  const short = actForm({ ...view, note: 'Retire a player' }, reader);
  expect(short.title.text).toBe('Retire a player');
  expect(JSON.stringify(short.blocks)).toContain('*make observer* · any player');
});

test('the words of the rule are shown as in the rules', () => {
  const text = 'See [the wiki](https://example.com/a_b).';
  expect(JSON.stringify(actForm({ ...view, text }, reader).blocks)).toContain(
    'See the wiki (<https://example.com/a_b|',
  );
});

test('who does not qualify is called by name', () => {
  expect(JSON.stringify(actForm(view, reader).blocks)).toContain('2 do not qualify now: Chi, Dara.');
});
