import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDocument, printDocument, printRule } from '../document.ts';
import { readMechanism } from './read.ts';

/** Each shipped rule as a document of its own, so that a run is cheap. */
const documents = ['core', 'stock-market'].flatMap((name) => {
  const markdown = readFileSync(new URL(`../../../rulesets/${name}.md`, import.meta.url), 'utf8');
  return parseDocument(markdown, 'core').rules.map((rule) => printDocument('Law', [rule]));
});

const scrap = fc.oneof(
  fc.constantFrom(
    ...[
      '\n',
      ' ',
      '  ',
      ': ',
      '- ',
      '{',
      '}',
      '[',
      ']',
      '"',
      "'",
      '|\n',
      '>-\n',
      '&a ',
      '*a',
      '!x ',
      '<<: ',
      '#',
      '```',
      '~~~',
    ],
    ...[
      '## ',
      '# ',
      'null',
      '~',
      '1e400',
      '-',
      '0x10',
      '__proto__: 1',
      'true',
      '{{',
      '}}',
      '\t',
      '\r\n',
      '%',
      '\u0000',
      '\u2028',
    ],
  ),
  fc.string({ maxLength: 8, unit: 'binary' }),
);
const cut = fc.record({ at: fc.nat(), drop: fc.nat({ max: 30 }), put: scrap });
const mutated = fc
  .record({ document: fc.constantFrom(...documents), cuts: fc.array(cut, { minLength: 1, maxLength: 4 }) })
  .map(({ document, cuts }) =>
    cuts.reduce((text, { at, drop, put }) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + put + text.slice(start + drop);
    }, document),
  );

test('no mutation of the shipped documents throws, and every fault has a place and a sentence', () => {
  fc.assert(
    fc.property(mutated, (markdown) => {
      const { rules } = parseDocument(markdown, 'core');
      for (const rule of rules) {
        const { faults } = readMechanism(rule);
        const lines = printRule(rule).split('\n').length;
        for (const fault of faults) {
          expect(fault.saying).not.toBe('');
          expect(fault.line).toBeGreaterThan(0);
          expect(fault.line).toBeLessThanOrEqual(lines + 1);
          expect(fault.column).toBeGreaterThan(0);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('what was read once, printed and read again stays the same', () => {
  fc.assert(
    fc.property(mutated, (markdown) => {
      const once = parseDocument(markdown, 'round');
      fc.pre(once.faults.length === 0 && once.rules.every((rule) => readMechanism(rule).faults.length === 0));
      const twice = parseDocument(printDocument(once.title, once.rules), 'round');
      expect(twice).toEqual(once);
    }),
    { numRuns: 150 },
  );
});
