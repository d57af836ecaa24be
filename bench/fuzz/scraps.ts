import { anyCharacters } from './alphabets.ts';
import type { Luck } from './luck.ts';
import { TRAPS } from './traps.ts';

/** What people put into a text to break whoever reads it, and what breaks them by itself. */
const SCRAPS: readonly string[] = [
  ...['\n', '\r\n', '\r', '\t', '\u0000', '\u0007', '\u001b[31m', '\u0085', '\u2028', '\u2029', '\ufeff'],
  ...['\u200b', '\u200d', '\u202e', '\u2066', '\u00ad', '\ud83d', '\udc4d', '\ufffe', '\u{e0041}', '\ufe0f'],
  ...[
    '👍',
    '👍🏽',
    '👨‍👩‍👧‍👦',
    '🇩🇪',
    'ß',
    'ı',
    'İ',
    'ﬁ',
    'Å',
    'a\u0301',
    '\u0301'.repeat(40),
    'ﷺ',
    '½',
    '②',
    '٣',
    '１',
  ],
  ...['−', '—', '‑', '“', '”', '‘', '«', '：', '；', '\u3000', '\u00a0', '，', '＝', '／', 'Ａ', '𝐏'],
  ...[
    '<',
    '>',
    '&',
    '&amp;',
    '&lt;',
    '&gt;',
    '&amp;lt;',
    '<!channel>',
    '<!here|here>',
    '<@U0ANA>',
    '<@U0ANA|a>',
  ],
  ...[
    '<#C0A|x>',
    '<https://example.com|click>',
    '<mailto:a@b.c|a>',
    '<!date^1^{date}|x>',
    '<!subteam^S1|@g>',
  ],
  ...[
    '<<@U0ANA>>',
    '<@',
    '<@U1|',
    '|',
    '&lt;@U0ANA&gt;',
    '*',
    '_',
    '~',
    '`',
    '```',
    '> ',
    '&gt; ',
    '•',
    '1. ',
  ],
  ...[
    '"',
    "'",
    '\\',
    '\\"',
    '{{',
    '}}',
    '{{noun.player}}',
    '{{1/0}}',
    '%s',
    '../',
    '__proto__',
    'constructor',
  ],
  ...['null', 'true', 'NaN', '-0', '1e400', '0x10', '9007199254740993', '-1', '1,000', '1.000', '1_000', '٣'],
  ...[
    'PROPOSAL:',
    'CALL FOR JUDGEMENT:',
    'NEWS:',
    'FOR',
    'AGAINST',
    ':+1:',
    ':crown:',
    '+1',
    'I vote ',
    'CoV ',
  ],
  ...[
    '&a ',
    '*a',
    '!!js/function ',
    '!x ',
    '<<: ',
    '%YAML 1.1\n',
    '---\n',
    '...\n',
    '? ',
    '- ',
    ': ',
    '|\n',
    '>-\n',
  ],
  ...[
    '#',
    '# ',
    '## ',
    '### ',
    '```mechanism\n',
    '~~~',
    '[',
    ']',
    '{',
    '}',
    '( ',
    ' )',
    ',',
    '=',
    '@',
    '@ana',
    'P7',
  ],
];

export function scrap(luck: Luck): string {
  return luck.oneIn(12) ? anyCharacters(luck) : luck.of(SCRAPS);
}

/** A short thing many times over, often with something at its end that keeps it from fitting. */
export function trap(luck: Luck, most: number): string {
  const one = luck.of(TRAPS);
  const times = Math.floor(luck.oneIn(3) ? most / one.length : luck.between(2, 400));
  const end = luck.oneIn(2) ? luck.of(['x', '!', '\n', '\u0000', ' ', '']) : luck.of(SCRAPS);
  return one.repeat(Math.max(1, times)).slice(0, most) + end;
}
