import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalForm } from './normal-form.ts';

test('of the marks on one letter thirty are kept, in order, and what they stand on', () => {
  const marks = '\u0323\u0301'.repeat(20_000);
  const form = normalForm(`a${marks}b`, 'NFC');
  expect(form).toBe(`ạ${'\u0323'.repeat(14)}${'\u0301'.repeat(15)}b`);
  expect(normalForm('e\u0301 ﬁ', 'NFKC')).toBe('é fi');
});

test('done twice it is done once', () => {
  const texts = fc.string({
    unit: fc.constantFrom('a', 'ﬁ', '\u0301', '\u0344', '\u0323', '\u0fb2', '각'),
    maxLength: 90,
  });
  fc.assert(
    fc.property(texts, fc.constantFrom('NFC' as const, 'NFKC' as const), (text, form) => {
      const once = normalForm(text, form);
      expect(normalForm(once, form)).toBe(once);
    }),
  );
});
