import { expect, test } from 'vitest';
import { button } from './buttons.ts';
import { eventName } from './doors.ts';
import { reader } from './testing/sample.ts';

const aloud = (label: string, said: string) =>
  button({ id: 'rules.open', label: [label], aloud: [said] }, reader).accessibility_label;

test('what is read aloud of a button has in it what is seen on it', () => {
  expect(aloud('Vote FOR', 'Vote FOR P7')).toBe('Vote FOR P7');
  expect(aloud('More…', 'more choices for P7')).toBe('more choices for P7');
  expect(aloud('Write one…', 'A Proposal')).toBe('Write one: A Proposal');
  expect(aloud('x'.repeat(60), 'y'.repeat(80))).toHaveLength(75);
});

test('an action whose note shows nothing goes by its name', () => {
  for (const note of ['', ' ', '\u200b', '\u0000'])
    expect(eventName({ action: 'toll_bridge', note })).toBe('Toll bridge');
});
