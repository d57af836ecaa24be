import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { amendmentIn, amendmentInFile, meant } from './source.ts';

const reads = (source: string) => parseDocument(source).errors.length === 0;
const SET = '- { set_parameter: slots, to: 3 }';
const one = (source: string) => ({ is: 'one', source });
const post = (code: string) => `PROPOSAL: More.\n\`\`\`${code}\`\`\``;
const drawn = (...elements: object[]) => [
  {
    type: 'rich_text',
    block_id: 'b1',
    elements: [
      { type: 'rich_text_section', elements: [{ type: 'text', text: 'PROPOSAL: More.\n' }] },
      ...elements,
    ],
  },
];
const code = (...elements: object[]) => ({ type: 'rich_text_preformatted', border: 0, elements });

describe('an amendment is read as its author typed it, from the text of a post', () => {
  test.each<[string, string, string]>([
    ['plainly', `amend\n${SET}`, SET],
    ['below an empty line', `\namend\n${SET}\n`, SET],
    ['with a word of a language above it', `yaml\namend\n${SET}`, SET],
    ['with its head in capitals and a colon', `Amend:\n${SET}`, SET],
    [
      'entities decoded once',
      'amend\n- { if: "a &lt; b &amp;&amp; c &gt; d", then: [] }\n- { say: "&amp;lt;" }',
      '- { if: "a < b && c > d", then: [] }\n- { say: "&lt;" }',
    ],
    [
      'links as typed',
      'amend\n- tracker: <https://example.org/a?b=1&amp;c=2>\n- see: <http://example.org|example.org>',
      '- tracker: https://example.org/a?b=1&c=2\n- see: example.org',
    ],
    [
      'an address as typed',
      'amend\n- ask: <mailto:ana@example.org|ana@example.org>',
      '- ask: ana@example.org',
    ],
    [
      'people by id, channels and groups by name',
      `amend\n- { set: 'player("<@U0ANA|ana>").cash', to: 5 }\n- in: "<#C1|general>, <!here>"`,
      `- { set: 'player("U0ANA").cash', to: 5 }\n- in: "#general, @here"`,
    ],
    ['curly quotes', 'amend\n- { say: “a”, ‘b’: „c‟ }', `- { say: "a", 'b': "c" }`],
    [
      'an apostrophe inside single quotes',
      'amend\n- { say: ‘Ben’s share’, to: “x” }',
      '- { say: \'Ben’s share\', to: "x" }',
    ],
    ['no-break and wide blanks', 'amend\n-\u00A0a:\u20031\n\u00A0\u00A0b: 2', '- a: 1\n  b: 2'],
    ['tabs', 'amend\n- a: 1\n\tb: 2', '- a: 1\n  b: 2'],
    ['nothing invisible', 'amend\n- a\u200Bb: \u202E1\u2066\uFEFF\u00AD', '- ab: 1'],
    ['any line break', 'amend\r\n- a: 1\r- b: 2\u2028- c: 3', '- a: 1\n- b: 2\n- c: 3'],
    ['dashes that a keyboard made', 'amend\n– a: \u22125\n• b: 1 – 2', '- a: -5\n- b: 1 – 2'],
    ['its lines where they were', `amend\n\n\n${SET}   \n\n- x`, `\n\n${SET}\n\n- x`],
  ])('%s', (_, typed, source) => expect(amendmentIn({ text: post(typed) }, reads)).toEqual(one(source)));

  test('a fence that is never closed, and one of four marks', () => {
    expect(amendmentIn({ text: `PROPOSAL: x\n\`\`\`amend\n${SET}` }, reads)).toEqual(one(SET));
    expect(amendmentIn({ text: `PROPOSAL: x\n\`\`\`\`\namend\n${SET}\n\`\`\`\`` }, reads)).toEqual(one(SET));
  });

  test.each<[string, string]>([
    ['another first line', post(`text\n${SET}`)],
    ['a longer first word', post(`amendments\n${SET}`)],
    ['the word after other words', post(`to amend\n${SET}`)],
    ['a quotation', `PROPOSAL: x\n&gt; \`\`\`amend\n&gt; ${SET}\`\`\``],
    ['no code at all', `PROPOSAL: x\namend\n${SET}`],
  ])('%s makes none', (_, text) => expect(amendmentIn({ text }, reads)).toEqual({ is: 'none' }));

  test('of two none counts; other code is prose', () => {
    const two = `${post(`amend\n${SET}`)}\n\`\`\`amend\n${SET}\`\`\``;
    expect(amendmentIn({ text: two }, reads)).toEqual({ is: 'several', count: 2 });
    expect(amendmentIn({ text: `\`\`\`as now\`\`\`\n${post(`amend\n${SET}`)}` }, reads)).toEqual(one(SET));
  });
});

describe('where the client drew code blocks, they say what was typed', () => {
  const text = post('amend\n- never: read');

  test('words, links, people and emoji', () => {
    const blocks = drawn(
      code(
        { type: 'text', text: 'amend\n- { if: "a < b && \'&lt;\'", to: ' },
        { type: 'link', url: 'http://example.org', text: 'example.org' },
        { type: 'text', text: ' }\n- ' },
        { type: 'link', url: 'mailto:a@example.org' },
        { type: 'text', text: ': ' },
        { type: 'user', user_id: 'U0ANA' },
        { type: 'emoji', name: '+1' },
        { type: 'broadcast', range: 'here' },
      ),
    );
    expect(amendmentIn({ text, blocks }, reads)).toEqual(
      one('- { if: "a < b && \'&lt;\'", to: example.org }\n- a@example.org: U0ANA:+1:@here'),
    );
  });

  test('a client that keeps the word beside the fence', () => {
    const named = { ...code({ type: 'text', text: SET }), language: 'amend' };
    expect(amendmentIn({ text, blocks: drawn(named) }, reads)).toEqual(one(SET));
  });

  test('one in a quotation is other people’s', () => {
    const quoted = { ...code({ type: 'text', text: `amend\n${SET}` }), border: 1 };
    expect(amendmentIn({ text, blocks: drawn(quoted) }, reads)).toEqual({ is: 'none' });
  });

  test.each<[string, unknown]>([
    ['no blocks', undefined],
    ['no list', { type: 'rich_text' }],
    ['blocks without code', drawn()],
    ['something else', [null, 1, 'x', { type: 'section' }, { type: 'rich_text' }]],
  ])('%s: the text is read', (_, blocks) =>
    expect(amendmentIn({ text: post(`amend\n${SET}`), blocks }, reads)).toEqual(one(SET)),
  );
});

describe('an attached text file', () => {
  test.each<[string, string, string]>([
    ['operations alone', `${SET}\n`, SET],
    ['headed', `\uFEFFamend\r\n${SET}\r\n`, SET],
    ['a block among words', `Why I want this.\n\n\`\`\`amend\n${SET}\n\`\`\`\nThanks.`, SET],
    ['nothing in it is encoded', '- say: "a &lt; <b> <@U1> “c”"', '- say: "a &lt; <b> <@U1> “c”"'],
    ['a whole document', '# Chess\n\n## Board\n\nIt’s “8×8”.', '# Chess\n\n## Board\n\nIt’s “8×8”.'],
  ])('%s', (_, content, source) => {
    expect(amendmentInFile(content, reads)).toEqual(one(source));
  });

  test('with two blocks in it is two', () => {
    const block = `\`\`\`amend\n${SET}\n\`\`\`\n`;
    expect(amendmentInFile(block + block, reads)).toEqual({ is: 'several', count: 2 });
  });
});

const encoded = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

test('whatever is typed without marks of Slack’s own comes back as it was', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'ab<>&"\'{}[]:,-|#1 \n'), maxLength: 80 });
  fc.assert(
    fc.property(letters, (typed) => {
      const source = typed.replace(/[ ]+$/gm, '').replace(/\s+$/, '');
      expect(amendmentIn({ text: post(encoded(`amend\n${typed}`)) }, reads)).toEqual(one(source));
      expect(
        amendmentIn({ text: '', blocks: drawn(code({ type: 'text', text: `amend\n${typed}` })) }, reads),
      ).toEqual(one(source));
    }),
  );
});

test('reading never throws, and is the same the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.jsonValue(), (text, blocks) => {
      amendmentIn({ text: `\`\`\`amend\n${text}`, blocks }, () => false);
      const once = meant(text, () => true);
      expect(meant(once, () => true)).toBe(once);
    }),
  );
});

test.each(['\n', ' ', '\u00a0', '\t', '—\n'])(
  'forty thousand of %j in a block take no longer for being many',
  (one) => {
    const from = process.cpuUsage();
    amendmentIn({ text: `\`\`\`amend\n- x${one.repeat(40_000)}x` }, () => true);
    expect(process.cpuUsage(from).user / 1000).toBeLessThan(600);
  },
);
