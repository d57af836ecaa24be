import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, normalise, pieces, plain, sameWords } from './normalise.ts';

describe('what Slack sends is read as its reader sees it', () => {
  test.each([
    ['<https://example.org/a?b=1&amp;c=2|the page>', 'the page'],
    ['<https://example.org/a?b=1&amp;c=2>', 'https://example.org/a?b=1&c=2'],
    ['<mailto:ana@example.org|ana@example.org>', 'ana@example.org'],
    [
      'ask <@U0ANA|ana> in <#C1|general> or <!subteam^S1|@clerks>, <!here>',
      'ask <@U0ANA> in #general or @clerks, @here',
    ],
    ['&lt;@U0ANA&gt; is typed', '<@U0ANA> is typed'],
    ['&amp;lt; stays an entity', '&lt; stays an entity'],
    ['AT&amp;T &nbsp; &copy;', 'AT&T &nbsp; &copy;'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['<b>', '<b>'],
  ])('%s', (text, read) => expect(plain(text)).toBe(read));

  test('a mention typed by hand names nobody', () => {
    expect(pieces('<@U0ANA>')).toEqual([{ person: 'U0ANA' }]);
    expect(pieces('&lt;@U0ANA&gt;')).toEqual([{ words: '<@U0ANA>' }]);
    expect(pieces('＜@U0ANA＞')).toEqual([{ words: '＜@U0ANA＞' }]);
  });
});

describe('text is folded for recognition', () => {
  test.each([
    ['ＰＲＯＰＯＳＡＬ：１０', 'PROPOSAL:10'],
    ['a\u00A0b\u2003c\td', 'a b c d'],
    ['“quoted” ‘so’ it´s', `"quoted" 'so' it's`],
    ['2−1 – 3 — 4 ‑ 5', '2-1 - 3 - 4 - 5'],
    ['\u200BF\u200DO\uFE0FR\uFEFF\u00AD', 'FOR'],
    [
      '👍🏽 👎 ✅ ✔️ ❌ ❎ 👑 ⛔ 🚫',
      ':+1: :-1: :white_check_mark: :heavy_check_mark: :x: :negative_squared_cross_mark: :crown: :no_entry: :no_entry_sign:',
    ],
    [':+1::skin-tone-4: :clap::skin-tone-2::skin-tone-3:', ':+1: :clap:'],
    ['one\r\ntwo\u2028three\rfour', 'one\ntwo\nthree\nfour'],
    ['\u0000F\u0007OR\u009F', 'FOR'],
    ['ｶﾞ ﬁ', 'ガ fi'],
  ])('%j', (text, folded) => expect(fold(text)).toBe(folded));

  test('folding any character twice is folding it once', () => {
    const again: string[] = [];
    const planes = [0, 0x1d000, 0x1f000, 0xe0000].map(
      (start) => [start, start === 0 ? 0xffff : start + 0xfff] as const,
    );
    for (const [first, last] of planes) {
      for (let code = first; code <= last; code++) {
        const once = fold(String.fromCodePoint(code));
        if (fold(once) !== once) again.push(code.toString(16));
      }
    }
    expect(again).toEqual([]);
  });

  test('folding any text twice is folding it once', () => {
    const shared = fold('👍:skin-tone-2:b::skin-tone-2:');
    expect([shared, fold(shared)]).toEqual([':+1:b:', ':+1:b:']);
    const odd = fc.constantFrom(
      '\u0301',
      '\u200B',
      '\u0007',
      '🏽',
      '👍',
      ':',
      'skin-tone-2',
      '\uD800',
      '\uDC00',
      'e',
      '´',
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.oneof(odd, fc.string({ unit: 'binary', maxLength: 3 })) }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('normalising is folding what the reader sees', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(normalise(text)).toBe(fold(plain(text)));
        expect(fold(normalise(text))).toBe(normalise(text));
      }),
    );
  });
});

test('an unfurled link is no edit, another word is', () => {
  expect(sameWords('see https://example.org', 'see <https://example.org>')).toBe(true);
  expect(sameWords('“FOR”', '"FOR"')).toBe(true);
  expect(sameWords('FOR 3', 'FOR 4')).toBe(false);
});

test('letters that stand for many others make no long text of a short one', () => {
  expect(fold('ﷺ')).toHaveLength(18);
  const many = fold(`FOR ${'ﷺ'.repeat(39_000)}`);
  expect(many.length).toBeLessThan(60_000);
  expect(fold(many)).toBe(many);
});

test('what was typed as an entity stays one, before somebody who is named too', () => {
  expect(plain('&amp;lt;@U1&amp;gt; and <@U0ANA> &amp;lt;')).toBe('&lt;@U1&gt; and <@U0ANA> &lt;');
});
