import type { Break } from './break.ts';

const ESCAPED = ['src/slack/render/escape.test.ts'];
const DICE = ['src/dice/provable.test.ts'];

/** Luck, and what people wrote on its way in and out. */
export const edges: readonly Break[] = [
  {
    what: 'some faces come up more often than others',
    file: 'src/dice/provable.ts',
    before: 'const fair = 2 ** 32 - (2 ** 32 % sides);',
    after: 'const fair = 2 ** 32;',
    tests: DICE,
  },
  {
    what: 'two throws may be hashed from the same bytes',
    file: 'src/dice/provable.ts',
    before: 'length.writeUInt32BE(bytes.length);',
    after: 'length.writeUInt32BE(0);',
    tests: DICE,
  },
  {
    what: 'some faces of a simulation come up more often than others',
    file: 'src/dice/stir.ts',
    before: 'if (drawn < 252) return drawn % 6;',
    after: 'if (drawn < 256) return drawn % 6;',
    tests: ['src/dice/stir.test.ts', 'src/ticker/table/golden.test.ts'],
  },
  {
    what: 'what people write pings the channel',
    file: 'src/slack/render/escape.ts',
    before: "replaceAll('<', '&lt;').replaceAll('>', '&gt;');\n}\n\n/** Escaped, and",
    after: "replaceAll('>', '&gt;');\n}\n\n/** Escaped, and",
    tests: ESCAPED,
  },
  {
    what: 'what people write ends a block of code',
    file: 'src/slack/render/escape.ts',
    before: "replaceAll('```', 'ʼʼʼ')",
    after: "replaceAll('````', 'ʼʼʼ')",
    tests: ESCAPED,
  },
  {
    what: 'a mention typed by hand becomes one',
    file: 'src/slack/read/normalise.ts',
    before: 'words += decode(text.slice(from, match.index));',
    after: 'words += decode(decode(text.slice(from, match.index)));',
    tests: ['src/slack/read/normalise.test.ts'],
  },
  {
    what: 'a message of a bot is heard as a person’s',
    file: 'src/slack/hear/event.ts',
    before:
      'if (!post.success || post.data.bot_id !== undefined || post.data.user === undefined) return null;',
    after: 'if (!post.success || post.data.user === undefined) return null;',
    tests: ['src/slack/hear/moments.test.ts'],
  },
  {
    what: 'a number of any size is taken',
    file: 'src/slack/read/quantities.ts',
    before: 'return count > BigInt(LARGEST) ?',
    after: 'return count < 0n ?',
    tests: ['src/slack/read/trades.test.ts', 'src/slack/read/cases.test.ts'],
  },
  {
    what: 'an anchor of YAML is composed',
    file: 'src/ruleset/form/sight.ts',
    before: 'if (saying !== undefined) seen.push({ offset: token.offset, saying });',
    after:
      "if (saying !== undefined && token.type !== 'anchor') seen.push({ offset: token.offset, saying });",
    tests: ['src/ruleset/form/hostile.test.ts'],
  },
];
