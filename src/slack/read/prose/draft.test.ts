import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { findRule } from '../../../game/cite.ts';
import { shippedProgram, shippedRules } from '../../testing/shipped.ts';
import { draftFrom } from './draft.ts';
import type { Lawbook } from './law.ts';

const rules = shippedRules();
const people: Readonly<Record<string, string>> = { ben: 'U0BEN', '<@U0BEN>': 'U0BEN' };
const law: Lawbook = {
  rules,
  program: shippedProgram(),
  rule: (words) => findRule({ rules }, words)?.rule ?? null,
  person: (words) => people[words] ?? people[words.toLowerCase()] ?? null,
  thing: (kind, key) => kind === 'stock' && ['ALFA', 'BRAV'].includes(key),
};
const first = rules.find(({ title }) => title === 'Stocks') ?? rules[0]!;
const phrase = first.text.split(/\s+/).slice(0, 6).join(' ');

test.each<[string, unknown]>([
  [
    `In rule Stocks, replace “${phrase}” with “something else”.`,
    [{ edit_text: 'Stocks', replace: phrase, with: 'something else' }],
  ],
  [
    `Replace "${phrase}" with "x" in the rule Stocks, please.`,
    [{ edit_text: 'Stocks', replace: phrase, with: 'x' }],
  ],
  [`Change the words "${phrase}" to "x".`, [{ edit_text: 'Stocks', replace: phrase, with: 'x' }]],
  [`Strike "${phrase}" from rule Stocks.`, [{ edit_text: 'Stocks', replace: phrase, with: '' }]],
  [
    'Add "A stock may also split." to the end of rule Stocks.',
    [{ append_text: 'Stocks', text: 'A stock may also split.' }],
  ],
  [
    'Add a rule called "Dividends": "Every stock pays."',
    [{ add_rule: 'Dividends', text: 'Every stock pays.' }],
  ],
  [
    'Add a new rule, Dividends:\nEvery stock pays.\nOn Mondays.',
    [{ add_rule: 'Dividends', text: 'Every stock pays.\nOn Mondays.' }],
  ],
  [
    'Create a rule titled Dividends that reads "Every stock pays."',
    [{ add_rule: 'Dividends', text: 'Every stock pays.' }],
  ],
  ['Repeal rule Trading.', [{ repeal_rule: 'Trading' }]],
  ['repeal the rule "Trading", since nobody likes it', [{ repeal_rule: 'Trading' }]],
  ['Set proposal slots to 3.', [{ set_parameter: 'proposal_slots', to: 3 }]],
  ['Lower `idle_after` from 2 days to 36 hours.', [{ set_parameter: 'idle_after', to: '36h' }]],
  ['Change the adjust wait to 30 minutes', [{ set_parameter: 'adjust_wait', to: '30m' }]],
  ['Set the parameter idle after to one day; nothing else.', [{ set_parameter: 'idle_after', to: '1d' }]],
  [
    "Set every player's cash to 1,500,000.",
    [{ do: [{ each: 'p', in: 'players', do: [{ set: 'p.cash', to: 1500000 }] }] }],
  ],
  [
    'Set the cash of each player to 5',
    [{ do: [{ each: 'p', in: 'players', do: [{ set: 'p.cash', to: 5 }] }] }],
  ],
  ['Set Ben’s cash to 7.', [{ do: [{ set: 'player("U0BEN").cash', to: 7 }] }]],
  ['Set the cash of <@U0BEN> to 7.', [{ do: [{ set: 'player("U0BEN").cash', to: 7 }] }]],
  [
    'Set the price of ALFA to 120 and set the price of BRAV to 70.',
    [{ do: [{ set: 'stock("ALFA").price', to: 120 }] }, { do: [{ set: 'stock("BRAV").price', to: 70 }] }],
  ],
  ['Rename the Emperor to Host.', [{ rename: 'emperor', to: 'Host' }]],
  [
    'Set proposal slots to 3. Then repeal rule Trading.',
    [{ set_parameter: 'proposal_slots', to: 3 }, { repeal_rule: 'Trading' }],
  ],
])('%s', (words, drafted) => expect(parse(draftFrom(words, law) ?? '')).toEqual(drafted));

test.each([
  'Trends. Each stock has a trend.',
  'Repeal rule 9.9.',
  'Repeal everything!',
  'Set the price of NOPE to 5.',
  'Set the weather to sunny.',
  'Replace "words that no rule has" with "others".',
  'Add a rule about dividends some day.',
  'Nobody should replace Ben.',
  '```replace "a" with "b"```',
])('%s drafts nothing', (words) => expect(draftFrom(words, law)).toBeNull());

test('long and hostile words are read in little time', () => {
  for (const unit of [
    'set ',
    'set the a of ',
    '"',
    'replace "a" with ',
    'in rule ',
    'add rule ',
    'rename the ',
    "set a's ",
    '`',
  ]) {
    const spentMs = () => {
      const from = process.cpuUsage();
      draftFrom(unit.repeat(6_000 / unit.length), law);
      return process.cpuUsage(from).user / 1000;
    };
    // A busy machine may be slow once; what grows with the square of the length is slow every time.
    expect(
      [1, 2, 3].some(() => spentMs() < 200),
      unit,
    ).toBe(true);
  }
});
