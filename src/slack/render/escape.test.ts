import { describe, expect, it } from 'vitest';
import { asRead, inCode, inCodeBlock, literal } from './escape.ts';
import { mrkdwn, plainText } from './mrkdwn.ts';
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
