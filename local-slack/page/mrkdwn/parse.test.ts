import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, parseInline } from './parse.ts';
import type { Inline, Passage } from './tree.ts';

/** The way back: what was parsed, as it was sent. */
function sent(passages: readonly Passage[]): string {
  return passages
    .map((passage) => {
      if (passage.kind === 'fence') return `\`\`\`${passage.raw}\`\`\``;
      if (passage.kind === 'words') return sentInline(passage.inside);
      return passage.lines.map(({ mark, inside }) => mark + sentInline(inside)).join('');
    })
    .join('');
}

const MARKS = { bold: '*', italic: '_', strike: '~' };

function sentInline(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'code') return `\`${node.raw}\``;
      if ('inside' in node) return MARKS[node.kind] + sentInline(node.inside) + MARKS[node.kind];
      return node.raw;
    })
    .join('');
}

const pieces = fc.constantFrom(
  ...[
    '*',
    '_',
    '~',
    '`',
    '```',
    '<',
    '>',
    '&gt;',
    '&amp;',
    '|',
    ':',
    ':+1:',
    '\n',
    ' ',
    '\u200b',
    'FOR',
    'a',
  ],
  ...['<@U0ANA>', '<#C0GAME|game>', '<!here>', '<https://a.example/?b&amp;c|d>', '<!date^1^{time}|x>', '👍'],
);
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join('')),
);

describe('mrkdwn', () => {
  it('never throws and never loses text', () => {
    fc.assert(fc.property(anyText, (text) => sent(parse(text)) === text));
  });

  it('stays fast on long lines of unclosed marks', () => {
    const from = process.cpuUsage();
    for (const mark of ['*a ', '_a ', '<', '`', ':a', '*_~']) parse(mark.repeat(12_000));
    expect(process.cpuUsage(from).user / 1000).toBeLessThan(2_000);
  });

  it.each([
    ['*bold*', 'bold'],
    ['_italic_', 'italic'],
    ['~gone~', 'strike'],
    ['`code`', 'code'],
    [':crown:', 'emoji'],
    ['<@U0ANA|ana>', 'user'],
    ['<#C0GAME>', 'channel'],
    ['<!channel>', 'broadcast'],
    ['<https://example.com|here>', 'link'],
    ['<!date^1612360800^{time}|14:00 UTC>', 'date'],
  ])('reads %s as %s', (text, kind) => {
    expect(parseInline(text).map((node) => node.kind)).toEqual([kind]);
  });

  it.each([
    '2*3*4',
    'snake_case_name',
    '* not bold *',
    '*a*\u200bb',
    '**',
    ':no_such_emoji:',
    '<b>',
    'a ` b',
  ])('leaves %j as it is', (text) => {
    expect(parseInline(text)).toEqual([{ kind: 'text', raw: text }]);
  });

  it('nests marks and keeps code inside them plain', () => {
    expect(parseInline('*FOR _3_ `*x*`*')).toMatchObject([
      {
        kind: 'bold',
        inside: [{ raw: 'FOR ' }, { kind: 'italic' }, { raw: ' ' }, { kind: 'code', raw: '*x*' }],
      },
    ]);
  });

  it('does not carry a mark over a line break', () => {
    expect(parseInline('*a\nb*')).toEqual([{ kind: 'text', raw: '*a\nb*' }]);
  });

  it('tells quoted lines, code blocks and words apart', () => {
    expect(parse('one\n&gt; two\n> three\nfour ```five\nsix```').map((passage) => passage.kind)).toEqual([
      'words',
      'quote',
      'words',
      'fence',
    ]);
  });
});
