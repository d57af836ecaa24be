import { expect, test } from 'vitest';
import { readSubmission } from './submission.ts';

const form = { person: 'U0ANA', viewId: 'V0', cause: 'd', at: 1 };

test.each(['{', '}', '"c"', '[1]', 'null', '{"c":{}}'])(
  'what comes back with a form as %s names no game, and nothing breaks',
  (privateMetadata) => {
    const { asker, filled } = readSubmission({ ...form, privateMetadata, values: {} });
    expect(asker.channel).toBe('');
    expect(filled.first).toBeNull();
  },
);

test.each([null, 'x', [], { title: null }, { title: { value: 5 } }, { title: { a: { value: 5 } } }])(
  'fields that cannot be read are fields that nobody filled in: %j',
  (values) => {
    const { asker, filled } = readSubmission({ ...form, privateMetadata: '{"c":"C0","n":5}', values });
    expect(asker.channel).toBe('C0');
    expect([filled.text('title'), filled.people('title'), filled.chosen()]).toEqual(['', [], []]);
  },
);
