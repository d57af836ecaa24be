import { describe, expect, it } from 'vitest';
import { asRead, inCode, inCodeBlock, literal } from './escape.ts';
import { mrkdwn, plain, plainText } from './mrkdwn.ts';
import { reader } from './testing/sample.ts';

const Z = '\u200b';

describe('escaping', () => {
  it('happens once, and keeps marks literal', () => {
    expect(literal('<!channel> *&amp;')).toBe(`&lt;!channel&gt; *${Z}&amp;amp;`);
    expect(literal('a_b~c`d')).toBe(`a_${Z}b~${Z}c\`${Z}d`);
    expect(literal('> not a quotation')).toBe(`${Z}&gt; not a quotation`);
  });

  it('in code only what would end it is replaced', () => {
    expect(inCodeBlock('a ``` b <x>')).toBe('a ʼʼʼ b &lt;x&gt;');
    expect(inCode('a`b\nc')).toBe('aʼb c');
  });

  it('what Slack delivered is read as its reader saw it, without markup', () => {
    const name = (person: string) => (person === 'U0CHI' ? 'Chi' : person);
    expect(asRead('<@U0CHI> &amp; <@U0CHI|old> <!here> <!channel|@channel> <#C1|town>', name)).toBe(
      '@Chi & @Chi @here @channel #town',
    );
    expect(asRead('<https://a.example|click> <https://b.example>', name)).toBe(
      'click (https://a.example) https://b.example',
    );
    expect(asRead('&lt;!here&gt; stays words', name)).toBe('<!here> stays words');
    expect(asRead('&amp;lt;', name)).toBe('&lt;');
  });

  it('a name is words wherever it stands; only a mention notifies', () => {
    const nasty = { ...reader, name: () => '<!channel> *&amp;' };
    expect(mrkdwn([{ player: 'U1' }], nasty)).toBe(`&lt;!channel&gt; *${Z}&amp;amp;`);
    expect(plainText([{ player: 'U1' }], nasty, 40)).toBe('&lt;!channel&gt; *&amp;amp;');
    expect(mrkdwn([{ mention: 'U0BEN' }], nasty)).toBe('<@U0BEN>');
    expect(mrkdwn([{ words: ['a|b>'], url: 'https://x.example/?a=1&b=<2>|' }], reader)).toBe(
      '<https://x.example/?a=1&amp;b=&lt;2&gt;%7C|a¦b&gt;>',
    );
  });

  it('halves of characters, control characters and direction overrides do not get out', () => {
    expect(literal('a\ud83d\u0007\u202eb')).toBe('a\ufffd  b');
  });
});

it('a name that shows nothing is told by its id, towers of accents are cut, and what runs leftward stays by itself', () => {
  const named = (name: string) => ({ ...reader, name: () => name });
  for (const blank of ['\u200b', '\u3164 \u2800', '\u0300', ''])
    expect(mrkdwn([{ player: 'U0X' }], named(blank))).toBe('U0X');
  expect(mrkdwn([{ player: 'U0X' }], named(`Z${'\u0334'.repeat(90)}!`))).toBe(`Z${'\u0334'.repeat(4)}!`);
  expect(mrkdwn([{ player: 'U0X' }, ' · net 5'], named('\u05e9\u05dd'))).toBe(
    '\u2068\u05e9\u05dd\u2069 · net 5',
  );
  expect(plain([{ player: 'U0X' }], named('\u05e9\u05dd'))).toBe('\u05e9\u05dd');
});
