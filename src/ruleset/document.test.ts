import { expect, test } from 'vitest';
import { makeRule, parseDocument, printDocument, printRule, ruleId } from './document.ts';

const sayings = (markdown: string) =>
  parseDocument(markdown, 'core').faults.map((f) => `${f.rule} ${f.line} ${f.saying}`);

test('marks at the end of a heading are no part of it, however they are spaced', () => {
  for (const heading of ['## Trading #', '## Trading##', '## Trading# #', '## Trading #\t# ']) {
    expect(parseDocument(`# Law\n\n${heading}\n\nBuy.`, 'round').rules[0]?.title).toBe('Trading');
  }
});

test('a rule is a heading, its text and at most one block', () => {
  const { title, rules, faults } = parseDocument(
    '# Law\n\n## Silly Walks!\r\n\nWalk *silly*.\n\n### Lesser heading\n\n```mechanism\nnouns: {round: Walk}\n```\n\nMore.\n\n## Text Only\n\nJust so.\n',
    'round',
  );
  expect(faults).toEqual([]);
  expect(title).toBe('Law');
  expect(rules).toEqual([
    {
      id: 'silly_walks',
      title: 'Silly Walks!',
      scope: 'round',
      text: 'Walk *silly*.\n\n### Lesser heading\n\nMore.',
      mechanism: 'nouns: { round: Walk }\n',
    },
    { id: 'text_only', title: 'Text Only', scope: 'round', text: 'Just so.', mechanism: null },
  ]);
});

test('the printed form has the block last and reads back the same', () => {
  const rules = [
    makeRule('One', 'core', '  Words.  ', 'nouns: {round:   Age}'),
    makeRule('Two', 'core', '', 'nouns: { a: "```" }'),
    makeRule('Three', 'core', '```\n## no heading\n```mechanism\n```\n\nAfter.', null),
  ];
  const printed = printDocument('Law', rules);
  expect(printRule(rules[0]!)).toBe('## One\n\nWords.\n\n```mechanism\nnouns: { round: Age }\n```');
  expect(parseDocument(printed, 'core')).toEqual({ title: 'Law', rules, faults: [] });
  expect(printDocument('Law', parseDocument(printed, 'core').rules)).toBe(printed);
});

test('printing a block changes its spacing and nothing else', () => {
  const block = (text: string) => makeRule('R', 'core', '', text).mechanism;
  expect(block('a:   1 # why\nb: 9007199254740993\n')).toBe('a: 1 # why\nb: 9007199254740993\n');
  expect(block('a: [1,\n')).toBe('a: [1,\n');
  expect(block('a: &x 1\nb: *x\n')).toBe('a: &x 1\nb: *x\n');
  expect(block(`a: "${'word '.repeat(60)}"\n`)).toBe(`a: "${'word '.repeat(60)}"\n`);
});

test('what is wrong with a document is told with the rule and its line', () => {
  expect(sayings('## A\n')).toEqual(['null 1 a document starts with its title, such as # Core Rules']);
  expect(sayings('# T\n\nStray.\n\n## A\n')).toEqual([
    'null 3 words before the first rule belong to no rule',
  ]);
  expect(sayings('# T\n## A b\n## a-B\n')).toEqual(['a_b 1 there is already a rule called "a-B"']);
  expect(sayings('# T\n## !!\n')).toEqual(['null 2 the title of a rule needs letters or digits']);
  expect(sayings('# T\n## A\n\n# U\n')).toEqual(['a 3 a document has one title; use ### inside a rule']);
  expect(sayings('# T\n## A\n```mechanism\n```\n```mechanism\n```\n')).toEqual([
    'a 1 a rule has one mechanism block at most',
  ]);
  expect(sayings('# T\n## A\n\n```mechanism\nnouns: {}\n')).toEqual(['a 3 this fence is never closed']);
});

test('documents, rules and texts have their sizes', () => {
  expect(sayings(`# T\n## A\n${'x'.repeat(8_001)}\n`)).toEqual([
    'a 1 the text of a rule has at most 8000 characters, not 8001',
  ]);
  expect(sayings(`# T\n${'x'.repeat(200_000)}`)).toEqual([
    'null null a ruleset has at most 200000 characters',
  ]);
  const many = Array.from({ length: 121 }, (_, i) => `## R${i}\n`).join('');
  expect(sayings(`# T\n${many}`)).toEqual(['null null a ruleset has at most 120 rules']);
});

test('ids come from titles', () => {
  expect(ruleId('The Financial Times')).toBe('the_financial_times');
  expect(ruleId('  Über-Rule #2  ')).toBe('über_rule_2');
});

test('a rule reads as it stands, and is called like nobody else', () => {
  const unseen = 'there is a character in it that nobody sees; leave it out';
  expect(sayings('# T\n## Tra\u200Bding\nx')).toEqual([`tra_ding 1 ${unseen}`]);
  expect(sayings('# T\n## A\nshe \u202Eseyap\u202C nothing')).toEqual([`a 1 ${unseen}`]);
  expect(sayings('# T\n## A\nnothing\u0000')).toEqual([`a 1 ${unseen}`]);
  expect(sayings('# T\n## A\n👩\u200D👧 می\u200Cخواهم ✔\uFE0F')).toEqual([]);
  for (const title of ['Engine', 'Referee!'])
    expect(sayings(`# T\n## ${title}\nx`).join()).toContain(`no rule is called ${title}`);
});

test.each([
  ['a heading', (n: number) => `# T\n## a${' '.repeat(n)}x\ny`],
  ['a heading of hashes', (n: number) => `# T\n## ${'# '.repeat(n / 2)}x\ny`],
  ['a fence', (n: number) => `# T\n## A\n\`\`\`${' '.repeat(n)}\`x`],
  ['a fence of waves', (n: number) => `# T\n## A\n${'~'.repeat(n)}\`x`],
  ['a block', (n: number) => `# T\n## A\n\`\`\`mechanism\n${'\n'.repeat(n)}x\n\`\`\``],
])('%s full of blanks takes no longer for that', (_, made) => {
  const from = process.cpuUsage();
  parseDocument(made(100_000), 'round');
  expect(process.cpuUsage(from).user / 1000).toBeLessThan(1_000);
});

test('a heading may be closed, and is trimmed', () => {
  const titled = (line: string) =>
    parseDocument(`# T\n${line}\n\nx`, 'round').rules.map(({ title }) => title);
  expect(titled('##   Silly Walks  ##  ')).toEqual(['Silly Walks']);
  expect(titled('## A # B #')).toEqual(['A # B']);
  expect(titled('##Silly')).toEqual([]);
});
