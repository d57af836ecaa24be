import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLine, cutPlain, packLines } from './budget.ts';
import { escapeEntities } from './escape.ts';

const piece = fc.oneof(
  fc.constantFrom(
    '<!date^1^{date} {time}|1 Jan 00:00 UTC>',
    '&amp;',
    '&lt;',
    '<https://a.example/x y|a b>',
    ' ',
    '👨‍👩‍👧‍👦',
  ),
  fc.string({ maxLength: 12 }).map(escapeEntities),
);
const line = fc.array(piece, { maxLength: 80, size: 'max' }).map((parts) => parts.join(''));

describe('cutting text for Slack', () => {
  it('a long line is broken into pieces that hold all of it, never inside an entity or a link', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: 60, max: 200 }), (text, most) => {
        const pieces = breakLine(text, most);
        expect(pieces.join('')).toBe(text);
        for (const part of pieces) {
          expect(part.length).toBeLessThanOrEqual(most);
          expect(part.replace(/<[^<>]*>|&(?:amp|lt|gt);/g, '')).not.toMatch(/[<>&]/);
        }
      }),
    );
  });

  it('lines are packed whole, in order', () => {
    expect(packLines(['aaa', 'bbb', 'ccc'], 7)).toEqual(['aaa\nbbb', 'ccc']);
    expect(packLines(['one two three'], 8)).toEqual(['one two ', 'three']);
  });

  it('plain text is cut between graphemes, says so, and is measured as it will be sent', () => {
    expect(cutPlain('👨‍👩‍👧‍👦'.repeat(9), 24)).toBe(`${'👨‍👩‍👧‍👦'.repeat(2)}…`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(escapeEntities(cutPlain(text, 20)).length).toBeLessThanOrEqual(20);
      }),
    );
  });

  it('a grapheme without end does not loop', () => {
    const monster = `a${'\u0301'.repeat(500)}`;
    expect(breakLine(monster, 100).join('')).toBe(monster);
  });
});
