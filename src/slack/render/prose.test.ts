import { expect, test } from 'vitest';
import { mrkdwn, plain } from './mrkdwn.ts';
import { prose } from './prose.ts';
import { reader } from './testing/sample.ts';

const seen = (text: string) => mrkdwn(prose(text), reader);

test('a link of Markdown is shown as its words and its address, which leads there unbroken', () => {
  const text = 'It stands on [the wiki](https://example.com/a_b), and on [another](http://x.org).';
  expect(seen(text)).toBe(
    'It stands on the wiki (<https://example.com/a_b|https://example.com/a_\u200bb>), and on another (<http://x.org|http://x.org>).',
  );
  expect(plain(prose(text), reader)).toBe(
    'It stands on the wiki (https://example.com/a_b), and on another (http://x.org).',
  );
});

test('what is no link to a page stays as it is written', () => {
  const text = 'A list [of, two](x) and [a](javascript:b) and [c] (https://d.org)';
  expect(plain(prose(text), reader)).toBe(text);
  expect(seen('[a](https://x.org/<!here>)')).not.toContain('<!here>');
});

test('what stands between backticks is code, without anything unseen in it', () => {
  expect(seen('Reading (`needs_emperor`): yes.')).toBe('Reading (`needs_emperor`): yes.');
});
