import { describe, expect, it } from 'vitest';
import { completed, offeredCommands, readSlash } from './slash.ts';

const commands = ['/nomic', '/news', '/buy'].map((command) => ({
  command,
  description: '',
  usage_hint: '',
  should_escape: false,
}));
const offered = (draft: string) => offeredCommands(draft, commands).map(({ command }) => command);

describe('slash commands', () => {
  it('offers what begins with the word being typed', () => {
    expect(offered('/')).toEqual(['/buy', '/news', '/nomic']);
    expect(offered('/n')).toEqual(['/news', '/nomic']);
    expect(offered('/NO')).toEqual(['/nomic']);
  });

  it('keeps the hint of a whole command in sight, and of no other', () => {
    expect(offered('/buy 50 CH')).toEqual(['/buy']);
    expect(offered('/bu 50')).toEqual([]);
  });

  it('offers nothing in plain text or on a second line', () => {
    expect(offered('buy')).toEqual([]);
    expect(offered('/n\n')).toEqual([]);
  });

  it('completes the command and keeps what follows', () => {
    expect(completed('/no', '/nomic')).toBe('/nomic ');
    expect(completed('/no why P7', '/nomic')).toBe('/nomic why P7');
  });

  it('reads a command and its text, line breaks included', () => {
    expect(readSlash('/news one\ntwo ')).toEqual({ command: '/news', text: 'one\ntwo' });
    expect(readSlash('/adjust')).toEqual({ command: '/adjust', text: '' });
  });

  it.each(['a /buy', ' /buy', '/ buy', '//', 'buy'])('takes %j for words', (draft) => {
    expect(readSlash(draft)).toBeNull();
  });
});
