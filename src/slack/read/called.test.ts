import { expect, test } from 'vitest';
import { aboutMatter, calledWith } from './called.ts';

test('somebody is called by a message that begins with their mention, and by no other', () => {
  expect(calledWith('<@U1> help', 'U1')).toBe('help');
  expect(calledWith('  <@U1|fast nomic>: why P7 ', 'U1')).toBe('why P7');
  expect(calledWith('<@U1>', 'U1')).toBe('');
  expect(calledWith('<@U1> /buy 5 CHAR\nnow', 'U1')).toBe('/buy 5 CHAR\nnow');
  for (const text of ['ask <@U1> help', '<@U2> help', '&lt;@U1&gt; help', 'help', '> <@U1> help'])
    expect(calledWith(text, 'U1'), text).toBeNull();
});

test('in the thread of a matter its name may be left out, where a matter is what follows', () => {
  expect(aboutMatter('why', 'P7')).toBe('why P7');
  expect(aboutMatter('/nomic why', 'P7')).toBe('/nomic why P7');
  expect(aboutMatter('Vote FOR', 'P7')).toBe('Vote P7 FOR');
  expect(aboutMatter('resolve enact', 'P7')).toBe('resolve P7 enact');
  for (const words of ['why P8', 'why E12', 'why not adjust', 'docket mine', 'buy 5 CHAR', 'help', ''])
    expect(aboutMatter(words, 'P7'), words).toBe(words);
  expect(aboutMatter('why', null)).toBe('why');
});
